import type { Place } from '@toolbench/kit/result.ts';
import { codePointName } from '@toolbench/kit/code-point-name.ts';
import { excerpt } from '@toolbench/kit/excerpt.ts';
import { listed } from '../read/limits.ts';
import { placesInText } from '../read/places.ts';

/** What a path of Windows begins with, wherever it stands, and what it begins with at the beginning of a string alone. */
const anywhere = String.raw`[A-Za-z]:|%[\w()]+%|\$env:\w+|\$\{[\w:]+\}`;
const atBeginning = String.raw`\\\\(?:[\w.$-]+|\?)|\.{1,2}|~`;
const beforePath = String.raw`(?:^|[^\p{L}\p{N}])`;
const single = String.raw`\\(?!\\)`;

const windowsPath = new RegExp(`${beforePath}(?:${anywhere})${single}|^(?:${atBeginning})${single}`, 'u');
/** The end of a path, its last reverse solidus; names of files hold none of the marks that are left out. */
const pathEnd = new RegExp(
  String.raw`(?:${beforePath}(?:${anywhere})|^(?:${atBeginning}))(?:${single}[^\\/:*?"<>|\r\n]+)*\\$`,
  'u',
);
/** Paths at the beginning of strings of a text. */
const pathInText = new RegExp(
  String.raw`["'“](?:${anywhere}|${atBeginning})(?:${single}[^\\"'”\r\n]{0,200}){1,50}`,
  'g',
);

const anyEscape = /\\(?:u[\da-fA-F]{4}|[^])/g;
const jsonEscape = /^\\(?:["\\/bfnrt]|u[\da-fA-F]{4})$/;
const doubtful = /^\\[bfnrtu]/;

/** Whether the content of a string looks like a path of Windows whose reverse solidi are single. */
export function looksLikePath(content: string): boolean {
  return windowsPath.test(content);
}

/** Whether a reverse solidus of the text begins no escape of JSON, or is its end. */
function hasWrongEscape(content: string): boolean {
  for (const [escape] of content.matchAll(anyEscape)) if (!jsonEscape.test(escape)) return true;
  return content.replaceAll(anyEscape, '').endsWith('\\');
}

/**
 * Whether the content of a string is a path whose reverse solidi were not escaped: it looks like one, and one of them
 * begins no escape, or it is nothing but a path and others of the text were not escaped either. `\n` in it is then
 * rather the beginning of a name than a line break.
 */
export function isWindowsPath(content: string, isSeenInText: () => boolean): boolean {
  if (!looksLikePath(content)) return false;
  return hasWrongEscape(content) || (/^(?:[A-Za-z]:)?[^:*?"<>|]*$/.test(content) && isSeenInText());
}

/** Whether a text has a string that is a path whose reverse solidi were not escaped. */
export function hasUnescapedPath(text: string): boolean {
  for (const [path] of text.matchAll(pathInText)) if (hasWrongEscape(path)) return true;
  return false;
}

/** A path of which some reverse solidi were escaped, and another stands between names. */
const partlyEscaped = new RegExp(
  String.raw`^(?:[A-Za-z]:|\\\\|\.{1,2}|~)\\\\(?:[^\\:*?"<>|\s]+\\\\)*[^\\:*?"<>|\s]+\\[bfnrt][^\\:*?"<>|\s]+`,
  'u',
);

/** Whether the content of a string is a path of Windows of which some reverse solidi were escaped, and others were not. */
export function isPartlyEscaped(content: string): boolean {
  return !/\s/.test(content) && partlyEscaped.test(content);
}

const longestPath = 300;

/** Whether a path ends with the reverse solidus at `at`, so that the quotation mark behind it is not escaped. */
export function endsPath(text: string, contentStart: number, at: number): boolean {
  return pathEnd.test(text.slice(Math.max(contentStart, at - longestPath), at + 1));
}

/** A string in which a reverse solidus can be read in two ways, as in a path or as an escape: which was taken is told. */
export interface SolidusReading {
  readonly start: number;
  readonly content: string;
  readonly isKept: boolean;
  readonly escapes: readonly string[];
}

/** The escapes of a path that stand for a control character or a code, once each. */
export function doubtfulEscapes(content: string): string[] {
  const escapes = [...content.matchAll(anyEscape)].map(([escape]) => escape);
  return [...new Set(escapes.filter((escape) => doubtful.test(escape) && jsonEscape.test(escape)))];
}

export interface ToldReading {
  readonly place: Place;
  readonly text: string;
  /** Whether the reverse solidi of these were kept; else they were read as escapes. */
  readonly isKept: boolean;
  readonly escapes: readonly { readonly escape: string; readonly character: string }[];
}

export interface ToldReadings {
  readonly count: number;
  readonly listed: readonly ToldReading[];
}

/** The readings as they are told; nothing where there are none. */
export function toldReadings(text: string, readings: readonly SolidusReading[]): ToldReadings | undefined {
  if (readings.length === 0) return undefined;
  const shown = readings.slice(0, listed);
  const places = placesInText(
    text,
    shown.map(({ start }) => start),
  );
  const told = shown.map(({ content, isKept, escapes }, index) => ({
    place: places[index],
    text: excerpt(content),
    isKept,
    escapes: escapes.map((escape) => ({
      escape,
      character: codePointName(String(JSON.parse(`"${escape}"`)).charCodeAt(0)),
    })),
  }));
  return { count: readings.length, listed: told };
}

/**
 * The strings of a valid text that look like paths and have escapes in them, which are read as such: the author may have
 * escaped none of the reverse solidi, or forgotten some.
 */
export function doubtfulInJson(text: string): SolidusReading[] {
  const found: SolidusReading[] = [];
  if (!/\\[bfnrtu]/.test(text)) return found;
  for (let start = text.indexOf('"'); start >= 0;) {
    let end = start + 1;
    while (text.charAt(end) !== '"') end += text.charAt(end) === '\\' ? 2 : 1;
    const content = text.slice(start + 1, end);
    const escapes = looksLikePath(content) || isPartlyEscaped(content) ? doubtfulEscapes(content) : [];
    if (escapes.length > 0) found.push({ start, content, isKept: false, escapes });
    start = text.indexOf('"', end + 1);
  }
  return found;
}
