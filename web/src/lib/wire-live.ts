// The messages of a live table, both ways, as docs/protocol.md declares them.
import type { Ask, Board, GameEvent, Params, Scene, TableInfo } from "./wire.ts";

export type ClientMessage =
  | { say: "hello"; id: string; table: string; tokens: string[]; since: Record<string, number> }
  | { say: "act"; id: string; seat: number; version: number; do: string }
  | { say: "undo"; id: string; seat: number }
  | { say: "consent"; id: string; seat: number; agree: boolean }
  | { say: "chat"; id: string; seat: number; text: string }
  | { say: "ping"; id: string };

export interface Refused {
  say: "refused";
  id: string;
  code: string;
  rule?: string;
  params?: Params;
  message?: string;
}

export interface Update {
  say: "update";
  seat: number;
  version: number;
  events: GameEvent[];
  scene: Scene;
  ask: Ask | null;
  replace: boolean;
}

export interface UndoWish {
  by: number;
  back_to: number;
  waiting: number[];
}

export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
}

export type ServerMessage =
  | { say: "ok"; id: string; version: number; seats?: number[] }
  | Refused
  | { say: "lobby"; table: TableInfo }
  | { say: "board"; board: Board }
  | Update
  | ({ say: "undo_wished" } & UndoWish)
  | { say: "undo_settled"; by: number; agreed: boolean }
  | ({ say: "chat" } & ChatLine)
  | { say: "presence"; seats: Record<string, boolean> }
  | { say: "bye"; code: string };
