import { describe, expect, it } from "vitest";

import { drawn } from "./qr-path.ts";

describe("a QR code", () => {
  it("is drawn module by module inside a quiet zone of three", () => {
    const corner = { size: 21, get: (x: number, y: number) => x + y === 0 || (x === 20 && y === 20) };
    expect(drawn(corner)).toEqual({ size: 27, path: "M3 3h1v1h-1zM23 23h1v1h-1z" });
  });
});
