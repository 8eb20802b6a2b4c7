import { limits } from '@toolbench/contracts/limits.ts';
import { languageOfPath } from './languages/languages.ts';
import type { Captures } from './units/capture.ts';
import type { CodeUnit, EntryMark, FileUnits } from './units/code-unit.ts';
import { isMessage } from './units/is-message.ts';
import { readManifest, type Manifest } from './units/manifest.ts';
import { environmentMarks, routeMarks, type ProjectMark } from './units/project-marks.ts';
import { readLines } from './units/source-lines.ts';
import { unitsOfLines, unitsOfSections } from './units/text-units.ts';
import { unitsOfCaptures } from './units/units-of-captures.ts';
import { runsOf, termsOfRun } from './words/terms.ts';

/** Everything that is kept of a file beside its text; the same for every file with this text and kind of name. */
export interface FileAnalysis extends FileUnits {
  /** `fallback`: its syntax should have been read and could not be. */
  readonly mode: 'syntax' | 'sections' | 'lines' | 'fallback';
  readonly lines: number;
  readonly bytes: number;
  readonly entries: readonly EntryMark[];
  /** Variables of the environment that it reads; absent where it reads none. */
  readonly environment?: readonly ProjectMark[] | undefined;
  /** Paths that it answers over HTTP; absent where it answers none. */
  readonly routes?: readonly ProjectMark[] | undefined;
  /** What the file says of where imports lead. */
  readonly manifest?: Manifest | undefined;
  /** Every term of the file once. */
  readonly terms: readonly string[];
  /** For each unit: a term's number in `terms`, its weight, and so on in turn. */
  readonly postings: readonly (readonly number[])[];
}

/** How much more a term counts for standing there than in the body. Weights are kept as whole quarters. */
const fieldWeights = { name: 5, container: 1.5, documentation: 2, signature: 1, body: 1 } as const;
const quarters = 4;
const mostQuarters = 255;

/** Parts of long lines and units beyond this are data. */
const bodyCharacters = 60_000;

const shortened = (text: string) =>
  text.length > limits.code.lineCharacters
    ? text
        .split('\n')
        .map((line) => line.slice(0, limits.code.lineCharacters))
        .join('\n')
        .slice(0, bodyCharacters)
    : text;

/** A class counts for what is its own; its methods count for themselves. */
function bodiesOf(text: string, units: readonly CodeUnit[]): readonly string[] {
  const lines = readLines(text);
  return units.map((unit, at) => {
    if (unit.kind !== 'class') return shortened(lines.slice(unit.firstLine, unit.lastLine));
    const parts: string[] = [];
    let from = unit.firstLine;
    for (let next = at + 1; next < units.length; next += 1) {
      const inner = units[next];
      if (!inner || inner.firstLine > unit.lastLine) break;
      if (inner.firstLine > from) parts.push(lines.slice(from, inner.firstLine - 1));
      parts.push(inner.name ?? '');
      from = Math.max(from, inner.lastLine + 1);
    }
    if (from <= unit.lastLine) parts.push(lines.slice(from, unit.lastLine));
    return shortened(parts.join('\n'));
  });
}

/** Numbers the terms of a file; of each run, which mostly comes again, its terms are looked up once. */
function numberTerms() {
  const numbers = new Map<string, number>();
  const ofRuns = new Map<string, readonly number[]>();
  const numberOf = (term: string): number => {
    const number = numbers.get(term) ?? numbers.size;
    if (number === numbers.size) numbers.set(term, number);
    return number;
  };
  return {
    ofRun(run: string): readonly number[] {
      const known = ofRuns.get(run);
      if (known) return known;
      const found = termsOfRun(run).map(numberOf);
      ofRuns.set(run, found);
      return found;
    },
    terms: () => [...numbers.keys()],
  };
}

function postingsOf(units: readonly CodeUnit[], bodies: readonly string[]) {
  const { ofRun, terms } = numberTerms();
  /** Of the unit that is read, by the number of the term; all zero between units. */
  const weights: number[] = [];
  const postings = units.map((unit, at) => {
    const held: number[] = [];
    const addAll = (words: string | undefined, weight: number) => {
      if (words === undefined) return;
      for (const run of runsOf(words)) {
        for (const number of ofRun(run)) {
          const known = weights[number] ?? 0;
          if (known === 0) held.push(number);
          weights[number] = known + weight;
        }
      }
    };
    addAll(unit.name, fieldWeights.name);
    addAll(unit.container, fieldWeights.container);
    addAll(unit.documentation, fieldWeights.documentation);
    addAll(unit.signature, fieldWeights.signature);
    addAll(bodies[at], fieldWeights.body);
    const own: number[] = [];
    for (const number of held) {
      own.push(number, Math.min(Math.round((weights[number] ?? 0) * quarters), mostQuarters));
      weights[number] = 0;
    }
    return own;
  });
  return { terms: terms(), postings };
}

const isMarkdown = (path: string) => /\.(md|markdown|mdx|rst|txt|adoc)$/i.test(path);

/** What stands where a program starts. */
const entryPatterns: readonly (readonly [RegExp, EntryMark['why']])[] = [
  [/^if\s+__name__\s*==\s*['"]__main__['"]/m, 'main'],
  [/^#!.*\b(node|python\d?|ruby|php|bash|sh|deno|bun)\b/, 'command'],
  [/\b(createRoot|hydrateRoot|ReactDOM\.render|createApp)\s*\(/, 'page'],
  [/\b(app|server|http|httpServer)\.listen\s*\(|\b(uvicorn|app)\.run\s*\(|\bhttp\.ListenAndServe\s*\(/, 'server'],
];

/** Where a program starts in a file: marks that need no syntax. */
function entryMarks(path: string, text: string): readonly EntryMark[] {
  if (path.endsWith('package.json')) return /"(main|bin)"\s*:/.test(text) ? [{ line: 1, why: 'manifest' }] : [];
  // Few files start anything: looking for one word first saves the search for patterns.
  if (!/__main__|^#!|listen\s*\(|createRoot|hydrateRoot|ReactDOM|createApp|\.run\s*\(|ListenAndServe/.test(text))
    return [];
  return entryPatterns.flatMap(([pattern, why]): EntryMark[] => {
    const found = pattern.exec(text);
    return found ? [{ line: text.slice(0, found.index).split('\n').length, why }] : [];
  });
}

/**
 * Cuts a file into units and reads their terms.
 * @param captures what the query of its language found; undefined where it has no language or could not be read in time
 */
export function analyseFile(path: string, text: string, captures: Captures | undefined): FileAnalysis {
  const hasSyntax = languageOfPath(path) !== undefined;
  const isText = !hasSyntax && isMarkdown(path);
  const mode = captures ? 'syntax' : hasSyntax ? 'fallback' : isText ? 'sections' : 'lines';
  const found = captures ? unitsOfCaptures(path, text, captures) : isText ? unitsOfSections(text) : unitsOfLines(text);
  const bytes = new TextEncoder().encode(text).length;
  const entries = hasSyntax || path.endsWith('package.json') ? entryMarks(path, text) : [];
  const source = readLines(text);
  const environment = hasSyntax ? environmentMarks(source) : [];
  const routes = hasSyntax ? routeMarks(source) : [];
  const manifest = readManifest(path, text);
  const bodies = bodiesOf(text, found.units);
  const units = captures
    ? found.units.map((unit, at) => (isMessage(unit, bodies[at] ?? '') ? { ...unit, isMessage: true } : unit))
    : found.units;
  return {
    ...found,
    units,
    mode,
    entries,
    ...(environment.length > 0 && { environment }),
    ...(routes.length > 0 && { routes }),
    manifest,
    lines: source.count,
    bytes,
    ...postingsOf(units, bodies),
  };
}
