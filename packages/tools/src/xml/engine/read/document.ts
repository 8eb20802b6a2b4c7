import { codePointName } from '@toolbench/kit/code-point-name.ts';
import { firstForbidden } from './characters.ts';
import { openNames, readContent } from './content.ts';
import { hasDeclaration, readDeclaration } from './declaration.ts';
import { type Dtd, emptyDtd, type EntityReader, expansionLimitFor } from './entity.ts';
import type { Problem } from './problem.ts';
import { STOP, stop } from './reader.ts';
import { type Counts, type Scan, scanOf } from './scan.ts';
import { addToken, DECLARATION, type Tokens } from './tokens.ts';

/** A well-formed document. */
export interface XmlDocument {
  readonly text: string;
  readonly tokens: Tokens;
  readonly dtd: Dtd;
  readonly counts: Readonly<Counts>;
}

/**
 * Reads a text as XML 1.0 (fifth edition) and Namespaces in XML 1.0 (third edition) define well-formedness, the way
 * a processor does that reads no external entities. Answers the document, or the first problem in it.
 *
 * `text` is one without byte order mark. `report` hears how far reading is, in code units.
 */
export function readDocument(text: string, report?: (offset: number) => void): XmlDocument | Problem {
  const values: Record<string, string> = {};
  const start: EntityReader = { ...entityReader(text), dtd: emptyDtd() };
  const declared = hasDeclaration(text);
  const at = declared ? readDeclaration(start, values) : 0;
  const scan = scanOf({ ...start, dtd: emptyDtd(values['standalone'] === 'yes') });
  if (declared) addToken(scan.tokens, DECLARATION, 0);
  if (at !== STOP && readContent(scan, at, report) !== STOP) checkEnd(scan);
  const problem = firstProblem(text, scan.problem ?? start.problem);
  if (problem) return problem;
  scan.tokens.starts[scan.tokens.count] = text.length;
  return { text, tokens: scan.tokens, dtd: scan.dtd, counts: scan.counts };
}

export function isProblem(document: XmlDocument | Problem): document is Problem {
  return 'code' in document;
}

function entityReader(text: string): Omit<EntityReader, 'dtd'> {
  return { text, problem: undefined, nesting: 0, expanded: 0, expansionLimit: expansionLimitFor(text.length) };
}

function checkEnd(scan: Scan): void {
  const unclosed = scan.open.tokens.length;
  if (unclosed > 0) {
    stop(scan, 'unclosed-tags', scan.tokens.starts[scan.open.tokens[unclosed - 1]], { list: openNames(scan) });
  } else if (!scan.hasRoot) {
    stop(scan, 'missing-start-tag', 0);
  }
}

/**
 * What the person should hear of. A forbidden character is found by a look over the whole text; what comes first in
 * the text counts. A text without any tag is not XML at all, whatever else is wrong with it.
 */
function firstProblem(text: string, problem: Problem | undefined): Problem | undefined {
  if (!text.includes('<')) return { code: 'missing-tags', offset: 0 };
  const forbidden = firstForbidden(text);
  if (forbidden !== -1 && (!problem || forbidden <= problem.offset)) {
    const character = codePointName(text.codePointAt(forbidden) ?? 0);
    return { code: 'forbidden-character', offset: forbidden, detail: { character } };
  }
  if (!problem || problem.code === 'unmatched-end-tag') return problem;
  return /<[^\s/!?>]/.test(text) ? problem : { code: 'missing-start-tag', offset: 0 };
}
