// The page's own clock, for whoever draws one: in milliseconds, several times a second so that no second is skipped.

const OFTEN = 250;

/** For the life of the component that asks. */
export function ticking(): { readonly value: number } {
  let now = $state(performance.now());
  $effect(() => {
    const timer = setInterval(() => (now = performance.now()), OFTEN);
    return () => clearInterval(timer);
  });
  return {
    get value() {
      return now;
    },
  };
}
