// The archive as one file: the people of this device and all its tours, each as it would be saved alone.
import { type Friend, people } from "../people.ts";

const FORMAT = 1;

interface ArchiveFile {
  gruppetto_archive: number;
  people: unknown;
  sheets: unknown[];
}

export function archiveText(friends: readonly Friend[], saved: readonly string[]): string {
  return JSON.stringify({ gruppetto_archive: FORMAT, people: friends, sheets: saved.map((text) => JSON.parse(text) as unknown) } satisfies ArchiveFile);
}

/** A tour of an archive: the file it would be alone, and what its list shows of it. */
export interface ArchivedTour {
  text: string;
  game: string;
  name: string;
  teams: string[];
}

/** What a file holds if it is an archive; null for any other, such as a single tour. */
export function archiveIn(text: string): { people: unknown; tours: ArchivedTour[] } | null {
  let file: Partial<ArchiveFile> | null;
  try {
    file = JSON.parse(text) as Partial<ArchiveFile> | null;
  } catch {
    return null;
  }
  if (file?.gruppetto_archive !== FORMAT) return null;
  return { people: file.people, tours: Array.isArray(file.sheets) ? file.sheets.map(tourOf) : [] };
}

function tourOf(sheet: unknown): ArchivedTour {
  const { game, name, plan } = (sheet ?? {}) as { game?: unknown; name?: unknown; plan?: { teams?: { name?: unknown }[] } };
  const teams = Array.isArray(plan?.teams) ? plan.teams.map((team) => String(team?.name ?? "")) : [];
  return { text: JSON.stringify(sheet), game: String(game ?? ""), name: String(name ?? ""), teams };
}

/** Takes everything in; `load` makes a sheet of a saved one and puts it on the list. Tells how many tours it could not. */
export async function takeIn(found: NonNullable<ReturnType<typeof archiveIn>>, load: (tour: ArchivedTour) => Promise<void>): Promise<number> {
  people.take(found.people);
  let lost = 0;
  for (const tour of found.tours) {
    try {
      await load(tour);
    } catch {
      lost += 1;
    }
  }
  return lost;
}
