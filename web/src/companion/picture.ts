// The standings as a picture to send: the server draws an SVG, the browser turns it into a PNG with the look's fonts.
import condensed600 from "@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2?url";
import condensed700 from "@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2?url";

const SHARPNESS = 2;

export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await withFonts(svg))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * SHARPNESS;
  canvas.height = image.naturalHeight * SHARPNESS;
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("This browser cannot draw pictures.");
  brush.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("This browser cannot make a PNG."))), "image/png");
  });
}

/** A picture inside a page cannot reach the page's fonts: they go along. */
async function withFonts(svg: string): Promise<string> {
  const faces = await Promise.all([face(condensed600, 600), face(condensed700, 700)]).catch(() => []);
  return svg.replace(/<svg[^>]*>/, (opening) => `${opening}<style>${faces.join("")}</style>`);
}

async function face(url: string, weight: number): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return `@font-face{font-family:"Barlow Condensed";font-weight:${weight};src:url(data:font/woff2;base64,${btoa(letters)})}`;
}

/** Hands a file to the device's share sheet, else puts it among the downloads. */
export async function handOver(blob: Blob, name: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type });
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file] });
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
