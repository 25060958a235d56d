// The views of a sheet: one at a time on a phone, side by side on a wide screen.
export type Tab = "race" | "entry" | "ranking" | "setup";
