// What goes over the wire: types made from the server's own, and the names this client has for some of them.
import type { WantedSeat } from "./wire/requests.generated.ts";

export * from "./wire/board.generated.ts";
export * from "./wire/explained.generated.ts";
export * from "./wire/picture.generated.ts";
export * from "./wire/requests.generated.ts";
export * from "./wire/table.generated.ts";
export { sceneOf, SPECTATOR } from "./picture.ts";

export type { IllustratedPage, PageSection, Panel, Scenery } from "./wire/illustrated.generated.ts";
export type { SeenEvent as GameEvent, StandingsTable as Classification } from "./wire/picture.generated.ts";
export type {
  Decision as DecisionInfo,
  Option as OptionInfo,
  Replay as ReplayInfo,
  Rule as RuleInfo,
  Scenes as ReplayScenes,
  Section as SectionInfo,
  Step as ReplayStep,
  WantedSeat as SeatWish,
} from "./wire/requests.generated.ts";
export type {
  Chat as ChatLine,
  PublicClaim as ClaimInfo,
  PublicSeat as SeatInfo,
  PublicTable as TableInfo,
  UndoWished as UndoWish,
} from "./wire/table.generated.ts";
export type SeatKind = WantedSeat["kind"];
