// Stands beside a sheet over a reconnecting socket: says when the sheet changed, and whether the server is there.
import { newId } from "../lib/net/ids.ts";
import { socketFor, type ReconnectingSocket, type Socket } from "../lib/net/reconnecting-socket.ts";
import type { ServerMessage, Watch } from "../lib/wire.ts";

export interface Heard {
  /** The server is there, and the sheet has this version. */
  onversion: (version: number) => void;
  onlost: () => void;
  onrefused: (code: string) => void;
}

export class SheetWatch {
  private readonly socket: ReconnectingSocket<ServerMessage>;

  constructor(sheet: string, heard: Heard, dial?: () => Socket) {
    const speaker = {
      onopen: () => this.socket.send({ say: "watch", id: newId(), sheet } satisfies Watch),
      onmessage: (told: ServerMessage) => {
        if (told.say === "sheet") heard.onversion(told.version);
        else if (told.say === "refused") heard.onrefused(told.code);
        else if (told.say === "sent_away") heard.onrefused("unknown_sheet"); // its owner deleted it
      },
      onlost: heard.onlost,
    };
    this.socket = socketFor(sheet, speaker, dial);
  }

  open(): void {
    this.socket.open();
  }

  close(): void {
    this.socket.close();
  }

  /** Somebody noticed that the server does not answer. */
  goAway(): void {
    this.socket.drop();
  }
}
