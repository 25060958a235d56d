// The archive as one file: the people of this device and all its tours, each as it would be saved alone.
import { fieldsOf, textOf } from "../../lib/device/kept.ts";
import { type Friend, people } from "../people.ts";

const FORMAT = 1;

interface ArchiveFile {
  gruppetto_archive: number;
  people: unknown;
  sheets: unknown[];
  /** Of each sheet its id on the server it comes from, and when it was last opened. */
  known: unknown[];
}

/** A tour that goes into an archive. */
export interface SavedTour {
  text: string;
  sheet: string;
  visited: number;
}

export function archiveText(friends: readonly Friend[], saved: readonly SavedTour[]): string {
  const sheets = saved.map(({ text }) => JSON.parse(text) as unknown);
  const known = saved.map(({ sheet, visited }) => ({ sheet, visited }));
  return JSON.stringify({ gruppetto_archive: FORMAT, people: friends, sheets, known } satisfies ArchiveFile);
}

/** A tour of an archive: the file it would be alone, and what its list shows of it. */
export interface ArchivedTour {
  text: string;
  game: string;
  name: string;
  teams: string[];
  /** Its id where it was saved; "" where nobody noted it. */
  copyOf: string;
  /** When it was last opened there, in milliseconds; 0 where nobody noted it. */
  visited: number;
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
  const known = Array.isArray(file.known) ? file.known : [];
  return { people: file.people, tours: Array.isArray(file.sheets) ? file.sheets.map((sheet, at) => tourOf(sheet, known[at])) : [] };
}

function tourOf(saved: unknown, known: unknown): ArchivedTour {
  const { game, name, plan } = fieldsOf(saved);
  const { sheet, visited } = fieldsOf(known);
  const listed = fieldsOf(plan)["teams"];
  const teams = Array.isArray(listed) ? listed.map((team) => textOf(fieldsOf(team)["name"])) : [];
  return { text: JSON.stringify(saved), game: textOf(game), name: textOf(name), teams, copyOf: textOf(sheet), visited: Number(visited) || 0 };
}

/** Takes in what is not here yet; `load` makes a sheet of a saved one and puts it on the list. Tells how many tours it could not. */
export async function takeIn(found: NonNullable<ReturnType<typeof archiveIn>>, here: (sheet: string) => boolean, load: (tour: ArchivedTour) => Promise<void>): Promise<number> {
  people.take(found.people);
  let lost = 0;
  for (const tour of found.tours.filter(({ copyOf }) => !copyOf || !here(copyOf))) {
    try {
      await load(tour);
    } catch {
      lost += 1;
    }
  }
  return lost;
}
