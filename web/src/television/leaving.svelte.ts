// A television has no menu: any key of its remote control, or a mouse that moves, offers the way out for a few seconds.

const OFFERED = 5000;

export class LeaveOffer {
  offered = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  watch(): () => void {
    const show = (): void => {
      this.offered = true;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => (this.offered = false), OFFERED);
    };
    addEventListener("keydown", show);
    addEventListener("pointermove", show);
    return () => {
      removeEventListener("keydown", show);
      removeEventListener("pointermove", show);
      clearTimeout(this.timer);
    };
  }
}
