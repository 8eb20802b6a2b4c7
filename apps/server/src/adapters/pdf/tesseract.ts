import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** A rectangle in pixels. */
interface PixelBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export interface RecognisedWord {
  readonly text: string;
  /** 0 to 100. */
  readonly confidence: number;
  readonly bbox: PixelBox;
}

export interface RecognisedLine {
  readonly bbox: PixelBox;
  readonly baseline: PixelBox;
  readonly words: readonly RecognisedWord[];
}

/** What we use of Tesseract's own interface (baseapi.h), as tesseract.js-core hands it over. */
interface Api {
  readonly Init: (folder: null, languages: string, engine: number) => number;
  readonly SetVariable: (name: string, value: string) => boolean;
  readonly SetImageFile: (orientation: number, angle: number) => number;
  readonly Recognize: (monitor: null) => number;
  readonly GetJSONText: () => string;
}

interface Core {
  readonly TessBaseAPI: new () => Api;
  readonly FS: { readonly writeFile: (path: string, bytes: Uint8Array) => void };
}

interface Recognised {
  readonly blocks: readonly { readonly paragraphs: readonly { readonly lines: readonly RecognisedLine[] }[] }[] | null;
}

/** Of print, by the data that Tesseract recognises it with. Chinese knows Latin letters, too, but not their words. */
export type Print = 'zh' | 'en';

/** Recognises the lines of a picture in grey. */
export type Recognise = (
  picture: { readonly width: number; readonly height: number; readonly pixels: Uint8Array },
  perInch: number,
  print: Print,
) => RecognisedLine[];

const require = createRequire(import.meta.url);
const languages = { zh: 'chi_sim', en: 'eng' } as const;
/**
 * The Chinese data asks for its vertical sister, which is not here. Tesseract would add that to the list of languages while
 * it goes through it, which spoils the list; so it is in the list from the start, and the tilde says not to load it.
 */
const loaded = { zh: 'chi_sim+chi_sim_vert+~chi_sim_vert', en: 'eng' } as const;
const neuralEngine = 1;
const silent = { print: () => undefined, printErr: () => undefined, TesseractProgress: () => undefined };

function modelOf(language: string): Uint8Array {
  const folder = dirname(require.resolve(`@tesseract.js-data/${language}/package.json`));
  return gunzipSync(readFileSync(join(folder, '4.0.0_best_int', `${language}.traineddata.gz`)));
}

function open({ FS, TessBaseAPI }: Core, print: Print): Api {
  FS.writeFile(`${languages[print]}.traineddata`, modelOf(languages[print]));
  const api = new TessBaseAPI();
  if (api.Init(null, loaded[print], neuralEngine) !== 0) throw new Error('Tesseract did not start');
  // Blocks, columns and lines are found, the direction is not: that takes data of another engine.
  api.SetVariable('tessedit_pageseg_mode', '3');
  return api;
}

/** Starts Tesseract in this process; each kind of print is loaded when it is first asked for. Nothing is fetched. */
export async function startTesseract(): Promise<Recognise> {
  const start = require('tesseract.js-core/tesseract-core-simd-lstm') as (settings: object) => Promise<Core>;
  const core = await start(silent);
  const opened: Partial<Record<Print, Api>> = {};
  return ({ width, height, pixels }, perInch, print) => {
    const api = (opened[print] ??= open(core, print));
    core.FS.writeFile('/input', Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), pixels]));
    api.SetVariable('user_defined_dpi', String(Math.round(perInch)));
    if (api.SetImageFile(1, 0) !== 0 || api.Recognize(null) !== 0) return [];
    const { blocks } = JSON.parse(api.GetJSONText()) as Recognised;
    return (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
  };
}
