// The views of the race on a phone, one at a time; on a wide page all but menu and settings lie side by side.
export type Tab = "board" | "standings" | "log" | "menu" | "settings";

/** Those with a tab of their own: the settings are opened from the menu. */
export const TABS: { id: Tab; icon: string }[] = [
  { id: "board", icon: "ui-map" },
  { id: "standings", icon: "ui-list" },
  { id: "log", icon: "ui-chat" },
  { id: "menu", icon: "ui-menu" },
];

/** Which list lies over the table: what can be picked, or what cannot and why. */
export type Listed = "" | "picks" | "whys";
