// Who is named by an entry, whatever its form.
import type { Form, Told } from "../../lib/sheet_wire.ts";
import { gridOf, groupsOf } from "../draft.ts";

export function peopleIn(form: Form): string[] {
  return form.fields.flatMap((field) => {
    if (field.kind === "riders" || field.kind === "ties") return groupsOf(field.value).flat();
    return field.kind === "grid" ? Object.keys(gridOf(field.value)) : [];
  });
}

/** The other entries of the same kind in the same stage, which may have somebody who belongs here: groups at the finish. */
export const groupsBeside = (told: Told, history: readonly Told[]): Told[] =>
  history.filter((one) => one.fact !== told.fact && one.kind === told.kind && one.stage === told.stage && peopleIn(one.form).length > 0);
