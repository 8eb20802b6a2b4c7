import { limits } from '@toolbench/contracts/limits.ts';
import type { Picture } from '@toolbench/kit/barcodes.ts';
import { svgScale, xmlText } from '@toolbench/kit/svg.ts';
import type * as ResvgWasm from '@resvg/resvg-wasm';
import { readWasm } from './wasm-file.ts';

let renderer: Promise<typeof ResvgWasm> | undefined;

function loadRenderer() {
  renderer ??= (async () => {
    const module = await import('@resvg/resvg-wasm');
    await module.initWasm(await readWasm('index_bg.wasm', '@resvg/resvg-wasm/index_bg.wasm'));
    return module;
  })();
  return renderer;
}

/** Colours as they are, where the renderer has them weakened by how transparent they are. */
function straightened(pixels: Uint8Array): Uint8ClampedArray<ArrayBuffer> {
  const data = Uint8ClampedArray.from(pixels);
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3];
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = at; channel < at + 3; channel += 1) data[channel] = (pixels[channel] * 255) / alpha;
  }
  return data;
}

/** A picture that was drawn, and how many times its own size. */
interface Drawn {
  readonly picture: Picture;
  readonly scale: number;
}

/** An SVG picture as pixels, without scripts, fonts or other files; null when it cannot be drawn. */
export async function decodeSvg(file: Uint8Array): Promise<Drawn | null> {
  const { Resvg } = await loadRenderer();
  try {
    const text = xmlText(file);
    const read = new Resvg(text);
    const scale = svgScale(read, limits.barcodes.picturePixels);
    read.free();
    const drawing = new Resvg(text, { fitTo: { mode: 'zoom', value: scale } });
    const drawn = drawing.render();
    const { width, height } = drawn;
    const data = straightened(drawn.pixels);
    drawn.free();
    drawing.free();
    return { picture: { data, width, height }, scale };
  } catch {
    return null;
  }
}
