import { encodeQR } from 'qr';
import type { EngineActions } from '@toolbench/kit/define-tool.ts';
import type { Picture } from '@toolbench/kit/barcodes.ts';
import { encodeBase64 } from '@toolbench/kit/encodings/base64.ts';
import type { EngineContext } from '@toolbench/kit/context.ts';
import type { OptionValues } from '@toolbench/kit/options.ts';
import { encodePng } from '@toolbench/kit/png.ts';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import { firstLoneSurrogate, isBlank, textToString, type Text } from '@toolbench/kit/text.ts';
import { contrast, luminance, readColour, type Colour } from './contrast.ts';
import { drawLogo, drawModules, quietZone, type Modules } from './draw.ts';
import { options } from '../options.ts';

type Values = OptionValues<typeof options>;

/** A text alone, or with a logo for the middle. */
export type QrInput = Text | { readonly text: Text; readonly logo: Picture | null };

export type ErrorCode = 'empty' | 'too-long' | 'bad-colour' | 'lone-surrogate';

/** Why a code may not scan, gravest first. */
export type Doubt = 'does-not-scan' | 'small-modules' | 'low-contrast' | 'inverted';

type ErrorCorrection = 'L' | 'M' | 'Q' | 'H';
type EncodingMode = 'numeric' | 'alphanumeric' | 'byte';

/** Characters (bytes in byte mode) that a version 40 symbol holds (ISO/IEC 18004:2024, table 7). */
const capacities: Readonly<Record<EncodingMode, Readonly<Record<ErrorCorrection, number>>>> = {
  numeric: { L: 7089, M: 5596, Q: 3993, H: 3057 },
  alphanumeric: { L: 4296, M: 3391, Q: 2420, H: 1852 },
  byte: { L: 2953, M: 2331, Q: 1663, H: 1273 },
};

/** The densest mode that can write a text (ISO/IEC 18004, 7.3). */
function encodingMode(text: string): EncodingMode {
  if (/^\d+$/.test(text)) return 'numeric';
  return /^[\dA-Z $%*+\-./:]+$/.test(text) ? 'alphanumeric' : 'byte';
}

/** How much of the largest symbol a text takes: its length in the mode's units, and the most there can be. */
export function capacityUse(text: string, level: ErrorCorrection): { mode: EncodingMode; used: number; most: number } {
  const mode = encodingMode(text);
  const used = mode === 'byte' ? new TextEncoder().encode(text).length : text.length;
  return { mode, used, most: capacities[mode][level] };
}

export interface Generated {
  /** The picture as a PNG file, exactly as many pixels wide and high as was asked for. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The same symbol as an SVG file. */
  readonly svg: string;
  readonly size: number;
  /** 1 to 40; a symbol has 17 + 4 × version modules a side. */
  readonly version: number;
  readonly mode: EncodingMode;
  /** Length in the mode's units, and the most a symbol of this level holds. */
  readonly used: number;
  readonly most: number;
  readonly contrast: number;
  /** Whether the picture was decoded again to the same text. */
  readonly verified: boolean;
  /** Where modules are too small for common readers: the smallest size, in pixels, at which they are not. */
  readonly betterSize?: number;
  readonly doubts: readonly Doubt[];
}

/** Below this contrast many scanners fail, though the reader here may not. */
const leastContrast = 3;

/** Pixels a module below which common readers fail, though the one here may not. */
const leastModule = 2;

const levels = { L: 'low', M: 'medium', Q: 'quartile', H: 'high' } as const;

interface Symbol {
  readonly text: string;
  readonly modules: Modules;
  readonly dark: Colour;
  readonly light: Colour;
  readonly logo: Picture | null;
}

function isWithLogo(input: QrInput): input is Exclude<QrInput, Text> {
  return typeof input === 'object' && !(input instanceof Uint8Array);
}

/** The symbol's modules and colours, or what is wrong with the input. */
function makeSymbol(input: QrInput, { errorCorrection, foreground, background }: Values): Result<Symbol, ErrorCode> {
  const { text: given, logo } = isWithLogo(input) ? input : { text: input, logo: null };
  if (isBlank(given)) return fail('empty');
  const text = textToString(given);
  if (firstLoneSurrogate(text) >= 0) return fail('lone-surrogate');
  const [dark, light] = [readColour(foreground), readColour(background)];
  if (!dark) return fail('bad-colour', { colour: foreground });
  if (!light) return fail('bad-colour', { colour: background });
  const { used, most, mode } = capacityUse(text, errorCorrection as ErrorCorrection);
  if (used > most) return fail('too-long', { used, most, mode });
  // The encoder draws at least one light module around the symbol; the quiet zone here is our own.
  const bordered = encodeQR(text, 'raw', { ecc: levels[errorCorrection as ErrorCorrection], border: 1 });
  const modules = bordered.slice(1, -1).map((row) => row.slice(1, -1));
  return ok({ text, modules, dark, light, logo });
}

/** Most symbols are read by a quick look; the others get a thorough one before they count as unreadable. */
async function isReadable(picture: Picture, text: string, context: EngineContext): Promise<boolean> {
  // Bytes are the data; which characters they stand for, a reader guesses where the symbol does not say it.
  const data = new TextEncoder().encode(text);
  for (const effort of ['quick', 'thorough'] as const) {
    const found = await context.barcodes.read(picture, effort);
    if (found.some(({ bytes }) => isSame(bytes, data))) return true;
  }
  return false;
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

/** The smallest size at which a symbol of so many modules a side is large enough; undefined where the one given is. */
function largerSize(modules: number, size: number): number | undefined {
  const needed = (modules + 2 * quietZone) * leastModule;
  return size < needed ? options.size.values.find((one) => one >= needed) : undefined;
}

function svgOf({ modules, logo }: Symbol, { size, foreground, background }: Values): string {
  const picture = logo && `data:image/png;base64,${encodeBase64(encodePng(logo))}`;
  return drawSvg(modules, size, foreground, background, picture);
}

/** Runs of dark modules in a row, as path commands: one rectangle a run. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    path += `M${start + quietZone} ${y + quietZone}h${x - start + 1}v1h-${x - start + 1}z`;
  }
  return path;
}

/** The symbol as an SVG file of the given size; colours must be checked beforehand. */
function drawSvg(modules: Modules, size: number, dark: string, light: string, logo: string | null): string {
  const across = modules.length + 2 * quietZone;
  const path = modules.map(rowPath).join('');
  const box = across * 0.22;
  const corner = (across - box) / 2;
  const picture = logo
    ? `<rect x="${corner - 0.6}" y="${corner - 0.6}" width="${box + 1.2}" height="${box + 1.2}" fill="${light}"/>` +
      `<image x="${corner}" y="${corner}" width="${box}" height="${box}" href="${logo}"/>`
    : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${across} ${across}" shape-rendering="crispEdges">` +
    `<rect width="${across}" height="${across}" fill="${light}"/><path d="${path}" fill="${dark}"/>${picture}</svg>\n`
  );
}

/** What can be told of a symbol without looking at its picture. */
function doubtsOf({ modules, dark, light }: Symbol, { size }: Values): readonly Doubt[] {
  return [
    ...(largerSize(modules.length, size) === undefined ? [] : (['small-modules'] as const)),
    ...(contrast(dark, light) < leastContrast ? (['low-contrast'] as const) : []),
    ...(luminance(dark) > luminance(light) ? (['inverted'] as const) : []),
  ];
}

/** Draws a QR code and decodes it again (ISO/IEC 18004). */
async function generate(input: QrInput, values: Values, context: EngineContext): Promise<Result<Generated, ErrorCode>> {
  const symbol = makeSymbol(input, values);
  if (!symbol.ok) return symbol;
  const { text, modules, dark, light, logo } = symbol.value;
  const picture = drawModules(modules, values.size, dark, light);
  if (logo) drawLogo(picture, logo, light);
  const verified = await isReadable(picture, text, context);
  const betterSize = largerSize(modules.length, values.size);
  return ok({
    bytes: encodePng(picture),
    svg: svgOf(symbol.value, values),
    size: values.size,
    version: (modules.length - 17) / 4,
    ...capacityUse(text, values.errorCorrection as ErrorCorrection),
    contrast: Math.round(contrast(dark, light) * 10) / 10,
    verified,
    ...(betterSize !== undefined && { betterSize }),
    doubts: [...(verified ? [] : (['does-not-scan'] as const)), ...doubtsOf(symbol.value, values)],
  });
}

/** The same code as an SVG file. It is not decoded again: how large it will be drawn is not known. */
function svg(input: QrInput, values: Values): Result<{ text: string; doubts: readonly Doubt[] }, ErrorCode> {
  const symbol = makeSymbol(input, values);
  if (!symbol.ok) return symbol;
  return ok({ text: svgOf(symbol.value, values), doubts: doubtsOf(symbol.value, values) });
}

export const engine = { generate, svg } satisfies EngineActions;
export type Engine = typeof engine;
