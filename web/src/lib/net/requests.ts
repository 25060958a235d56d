// Messages that wait for their answer. An action is sent again after a loss, under the same id, so that it counts once.
import type { ClientMessage, Reach, Refused, WhyNot } from "../wire.ts";

export type Answer = { ok: true; version: number; whys?: WhyNot[]; reach?: Reach[] } | { ok: false; refused: Refused };

interface Waiting {
  message: ClientMessage;
  answer: (answer: Answer) => void;
}

/** What is answered when the server did not. */
export const lost = (id: ClientMessage["id"]): Answer => ({ ok: false, refused: { say: "refused", id, code: "lost" } });

export class Requests {
  private readonly waiting = new Map<ClientMessage["id"], Waiting>();

  /** Keeps a message until it is answered. */
  add(message: ClientMessage): Promise<Answer> {
    return new Promise((answer) => this.waiting.set(message.id, { message, answer }));
  }

  answered(id: ClientMessage["id"], answer: Answer): void {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    this.waiting.delete(id);
    waiting.answer(answer);
  }

  /** What has to be sent again on a new connection. */
  unanswered(): ClientMessage[] {
    return [...this.waiting.values()].map(({ message }) => message);
  }

  /** Only an action is safe to send twice: the rest is answered as lost, and the reader may ask again. */
  giveUpQuestions(): void {
    for (const { message } of [...this.waiting.values()]) {
      if (message.say !== "act") this.answered(message.id, lost(message.id));
    }
  }
}
