// Files that people open or drop here: a save, a record, or an archive of many. What is in them is looked at before anything
// is kept, and what this device has already is not kept twice.
import { seats } from "../lib/device/seats.ts";
import { ApiError } from "../lib/net/api.ts";
import { lookInto, type Opened } from "./saves.ts";
import { isZip, LIMITS, NotUnpacked, textsIn } from "./unzip.ts";

/** A match in a file. */
export interface FoundMatch {
  text: string;
  opened: Opened;
  /** The table of this device that has all of it, and at which this browser has the seats; or "". */
  here: string;
}

/** What is in a file. */
export interface Contents {
  matches: FoundMatch[];
  /** Files of an archive that are no matches, by their names. */
  others: string[];
  /** It was an archive. */
  many: boolean;
}

/** Hears how many files were looked at, and of how many. */
type Tell = (done: number, of: number) => void;

/** What is wrong with one file and says nothing of the others: no match, a bent one, or one of a game that is not here. */
const OF_THE_FILE = ["bad_save", "unknown_game"];

const tableHere = ({ tables }: Opened): string => tables.find((table) => seats.of(table) !== undefined) ?? "";

async function looked(text: string): Promise<FoundMatch> {
  const opened = await lookInto(text);
  return { text, opened, here: tableHere(opened) };
}

/** Raises ApiError for what holds no match at all. */
export async function contentsOf(file: File, tell: Tell = () => undefined): Promise<Contents> {
  // No more of a file is read than an archive may have unpacked.
  if (file.size > LIMITS.all) throw new ApiError(0, "large_file", "This file is too large.");
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) return archived(bytes, tell);
  if (file.size > LIMITS.each) throw new ApiError(0, "large_file", "This file is too large.");
  return { matches: [await looked(new TextDecoder().decode(bytes))], others: [], many: false };
}

async function archived(bytes: Uint8Array<ArrayBuffer>, tell: Tell): Promise<Contents> {
  const texts = await textsIn(bytes).catch((error: NotUnpacked) => {
    throw new ApiError(0, error.code, "This archive cannot be opened.");
  });
  const [matches, others]: [FoundMatch[], string[]] = [[], []];
  for (const [place, { name, text }] of texts.entries()) {
    tell(place, texts.length);
    try {
      const found = await looked(text);
      // The same match twice in one archive is one.
      if (!matches.some((each) => each.text === text)) matches.push(found);
    } catch (error) {
      if (!(error instanceof ApiError) || !OF_THE_FILE.includes(error.code)) throw error;
      others.push(name);
    }
  }
  if (!matches.length) throw new ApiError(0, "bad_zip", "There is no match in this archive.");
  return { matches, others, many: true };
}
