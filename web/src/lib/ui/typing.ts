// Which keys an element keeps for itself, so that those of a page leave them alone.

/** Words are typed here: every key is its own. */
export const isTyping = (target: EventTarget | null): boolean =>
  matches(target, "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]");

/** Enter and Space press it. */
export const isPressable = (target: EventTarget | null): boolean => matches(target, "button, a, summary");

/** Space sets it, and arrows go to the next of its kind. */
export const isSwitch = (target: EventTarget | null): boolean => matches(target, "input:is([type=radio], [type=checkbox])");

const matches = (target: EventTarget | null, selector: string): boolean => target instanceof HTMLElement && target.matches(selector);
