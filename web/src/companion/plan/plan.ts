// The plan of a race while it is made: pure, so that its checks can be read and tested without a page.
import type { EditionOffer, Plan, PlanForm, StagePlan, TeamPlan } from "../../lib/sheet_wire.ts";

export const NAME_MOST = 32;

/** Teams to begin with: those of last time first, then the colours that are free, in seat order. */
export function firstTeams(form: PlanForm, remembered: readonly TeamPlan[], count: number): TeamPlan[] {
  const known = remembered.filter((old) => form.teams.some((offer) => offer.team === old.team));
  return resized(form, known, known, count);
}

/** So many teams: those that stay keep their names, new ones take a colour nobody has. */
export function resized(form: PlanForm, teams: readonly TeamPlan[], remembered: readonly TeamPlan[], count: number): TeamPlan[] {
  const list = teams.slice(0, count);
  for (const offer of form.teams) {
    if (list.length >= count) break;
    if (list.some((team) => team.team === offer.team)) continue;
    const old = remembered.find((team) => team.team === offer.team);
    list.push({ name: old?.name ?? "", team: offer.team, riders: old?.riders ?? [] });
  }
  return list;
}

/** The stages of the edition's first tour, or its first stage. */
export function firstStages(edition: EditionOffer | undefined): StagePlan[] {
  const ids = edition?.tours[0]?.stages ?? edition?.stages.slice(0, 1).map((stage) => stage.id) ?? [];
  return ids.map((id) => ({ id }));
}

/** The tour that a list of stages is, or "". */
export function tourOf(edition: EditionOffer | undefined, stages: readonly StagePlan[]): string {
  const ids = stages.map((stage) => stage.id).join();
  return edition?.tours.find((tour) => tour.stages.join() === ids)?.id ?? "";
}

/** The stages that can be added: any, or those that are not ridden yet where each is ridden once. */
export function addable<Offer extends { id: string }>(offers: readonly Offer[], stages: readonly StagePlan[], free: boolean): Offer[] {
  return free ? [...offers] : offers.filter((offer) => !stages.some((stage) => stage.id === offer.id));
}

/** With one stage more: at the end, or where it belongs in the order of the edition, though never before those that stay. */
export function withStage(offers: readonly { id: string }[], stages: readonly StagePlan[], stage: StagePlan, free: boolean, staying = 0): StagePlan[] {
  const ahead = [...stages.slice(staying), stage];
  const at = (one: StagePlan): number => offers.findIndex((offer) => offer.id === one.id);
  return [...stages.slice(0, staying), ...(free ? ahead : ahead.sort((a, b) => at(a) - at(b)))];
}

export function shifted(stages: readonly StagePlan[], at: number, by: number): StagePlan[] {
  const list = [...stages];
  const [stage] = list.splice(at, 1);
  if (stage) list.splice(Math.max(0, at + by), 0, stage);
  return list;
}

export type Fault = { key: "companion-check-twice"; seat: number } | { key: "companion-check-stages"; seat: -1 };

export function faults(plan: Pick<Plan, "teams" | "stages">): Fault[] {
  const found: Fault[] = [];
  const names = new Set<string>();
  plan.teams.forEach((team, seat) => {
    const name = team.name.trim().toLowerCase();
    if (names.has(name)) found.push({ key: "companion-check-twice", seat });
    names.add(name);
  });
  if (!plan.stages.length) found.push({ key: "companion-check-stages", seat: -1 });
  return found;
}

/** A team that nobody named is called as its colour is. */
export function named(teams: readonly TeamPlan[], usual: (team: string) => string): TeamPlan[] {
  return teams.map((team) => ({ ...team, name: team.name.trim() || usual(team.team) }));
}

/** The plan as it is sent: names without spaces around them, riders' names only where there are some. */
export function tidied(plan: Plan): Plan {
  const teams = plan.teams.map((team) => {
    const riders = (team.riders ?? []).map((rider) => rider.trim());
    return { name: team.name.trim(), team: team.team, riders: riders.some(Boolean) ? riders : [] };
  });
  return { ...plan, teams };
}
