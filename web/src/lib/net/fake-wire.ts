// A wire that a test holds in its hand: it opens it, speaks on it, breaks it, and reads what was sent.
import type { Socket } from "./reconnecting-socket.ts";

export class FakeWire<Said extends { say: string; id: number | string }, Heard> implements Socket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  readonly sent: Said[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Said);
  }
  close(): void {
    this.closed = true;
    this.onclose?.();
  }
  hear(message: Heard): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
