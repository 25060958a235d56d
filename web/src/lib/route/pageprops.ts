// What each page is handed: by App.svelte from the address, by the table while it is open.
import type { Reader } from "../texts/texts.svelte.ts";
import type { GameEvent, Provenance, Result, TableInfo } from "../wire.ts";

export interface NewTableProps {
  game: string;
}

export interface RulebookProps {
  game: string;
  /** The rule to show first, or "". */
  rule: string;
}

export interface ReplayProps {
  table: string;
  /** The entry of the record to show, or null for the first. */
  n: number | null;
}

/** Shown by the table until it has started. */
export interface LobbyProps {
  table: TableInfo;
  /** The invitation of the address, or "". */
  invitation: string;
  /** The seats this browser owns. */
  mine: number[];
  /** Which seats are connected, by seat number. */
  presence: Record<string, boolean>;
  /** Call it after `seats.joined(…)`: the table then comes in with the new seat. */
  onseats: () => void;
}

/** Full screen at the end of a stage, and of the tour when `result.final`. */
export interface StageResultProps {
  result: Result;
  reader: Reader;
  /** All that was told so far. */
  log: GameEvent[];
  table: string;
  provenance: Provenance;
  /** It was a guided first stage. */
  lesson: boolean;
  onclose: () => void;
}
