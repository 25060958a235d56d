// What scrolls can be scrolled by the keyboard: it is a stop of the Tab key as long as there is more of it than is seen.
// Without this only some browsers let the arrows reach a list in which nothing can be pressed.

export function scrollStop(part: HTMLElement): { destroy: () => void } {
  const look = (): void => {
    const more = part.scrollHeight > part.clientHeight || part.scrollWidth > part.clientWidth;
    part.tabIndex = more ? 0 : -1;
  };
  const size = new ResizeObserver(look);
  const content = new MutationObserver(look);
  size.observe(part);
  content.observe(part, { childList: true, subtree: true, characterData: true });
  look();
  return {
    destroy() {
      size.disconnect();
      content.disconnect();
    },
  };
}
