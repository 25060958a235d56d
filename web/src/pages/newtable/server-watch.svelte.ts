// Whether a server is there to make a table on, for who is about to: looked at when the page opens, and whenever the network
// comes or goes. What it cannot have now, a page says before anybody presses a button.
import { ApiError, json } from "../../lib/net/api.ts";
import { canPlayHere } from "../../local/pack.ts";

/** Milliseconds after which a server does not answer. */
const PATIENCE = 8000;

export class ServerWatch {
  /** It does not answer. */
  gone = $state(false);
  /** A table can be made on this device instead. */
  prepared = $state(false);

  constructor(
    private readonly asked: () => Promise<unknown> = () => json("/reach", { patience: PATIENCE }),
    private readonly here: () => Promise<boolean> = canPlayHere,
  ) {}

  private looks = 0;

  readonly look = async (): Promise<void> => {
    const mine = ++this.looks;
    const silent = await this.asked().then(
      () => false,
      (error: unknown) => error instanceof ApiError && error.code === "offline",
    );
    const prepared = silent && (await this.here());
    // An answer that took long knows less than one that was asked for later.
    if (mine !== this.looks) return;
    [this.prepared, this.gone] = [prepared, silent];
  };

  /** Looks from now on; returns what ends it. */
  begin(): () => void {
    void this.look();
    addEventListener("online", this.look);
    addEventListener("offline", this.look);
    return () => {
      removeEventListener("online", this.look);
      removeEventListener("offline", this.look);
    };
  }
}
