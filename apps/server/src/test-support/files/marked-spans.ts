import { readFileSync, readdirSync } from 'node:fs';
import type { CodeUnit } from '@toolbench/lab/code/units/code-unit.ts';

/** A symbol whose lines somebody wrote down, in comments at the end of its first and its last line. */
export interface MarkedSpan {
  readonly kind: string;
  /** With what it belongs to: `Store.find`. */
  readonly name: string;
  readonly firstLine: number;
  readonly lastLine: number;
  /** How its head on one line begins. */
  readonly signature: string;
}

interface MarkedSource {
  /** With the ending of its language. */
  readonly path: string;
  readonly text: string;
  readonly spans: readonly MarkedSpan[];
}

const firstMark = /(?:\/\/|#|\/\*) (first|whole) (function|method|class) (.+?) \| (.+?)(?: \*\/ \\)?$/;
const lastMark = /(?:\/\/|#) last (.+)$/;

/** Reads `first method Store.find | find(id`, `last Store.find`, and `whole …` where both are one line. */
function readMarks(text: string): readonly MarkedSpan[] {
  const spans: MarkedSpan[] = [];
  const open: MarkedSpan[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    const [, mark, kind = '', name = '', signature = ''] = firstMark.exec(line) ?? [];
    const span = { kind, name, signature, firstLine: at + 1, lastLine: at + 1 };
    if (mark === 'whole') spans.push(span);
    else if (mark === 'first') open.push(span);
    const ended = lastMark.exec(line)?.[1];
    if (ended === undefined) continue;
    const begun = open.pop();
    if (begun?.name !== ended) throw new Error(`${ended} ends on line ${at + 1} and ${begun?.name} is open`);
    spans.push({ ...begun, lastLine: at + 1 });
  }
  if (open[0] !== undefined) throw new Error(`${open[0].name} has no last line`);
  return spans.sort((a, z) => a.firstLine - z.firstLine || z.lastLine - a.lastLine);
}

/** The sources in adapters/code-parser/spans, in eleven languages. */
export function markedSources(folder: URL): readonly MarkedSource[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => {
      const text = readFileSync(new URL(`${folder.href}/${name}`), 'utf8');
      return { path: name.replace(/\.txt$/, ''), text, spans: readMarks(text) };
    });
}

/** What was found, as it would be marked; the signature as far as the mark goes. */
export function spansOf(units: readonly CodeUnit[], marked: readonly MarkedSpan[]): readonly MarkedSpan[] {
  return units
    .filter(({ kind }) => kind !== 'lines')
    .map(({ kind, name = '', container, firstLine, lastLine, signature = '' }) => {
      const own = container ? `${container}.${name}` : name;
      const expected = marked.find((span) => span.name === own && span.firstLine === firstLine)?.signature;
      const shown = expected !== undefined && signature.startsWith(expected) ? expected : signature;
      return { kind, name: own, firstLine, lastLine, signature: shown };
    });
}
