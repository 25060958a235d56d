// The companion's sheets and pages: types made from the server's own, and the names this client has for some of them.
export * from "./wire/plan.generated.ts";
export * from "./wire/sheet.generated.ts";

export type {
  EditsEntered as EditsAnswer,
  EditWritten as Edit,
  ScoreLine as ClassificationLine,
  Page as SheetPage,
  Place as OrderPlace,
  Rider as SheetRider,
  Team as SheetTeam,
} from "./wire/sheet.generated.ts";
export type {
  PlanWritten as Plan,
  StageWritten as StagePlan,
  TeamWritten as TeamPlan,
} from "./wire/plan.generated.ts";
export type { Option as PlanOption } from "./wire/requests.generated.ts";
export type { Choice } from "./wire/table.generated.ts";

/** What a fact, a plan or a stage carries beside its own fields. */
export type Data = Record<string, unknown>;
