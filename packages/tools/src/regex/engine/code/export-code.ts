import type { AST } from '@eslint-community/regexpp';
import { explain } from '../explain/explain.ts';
import { parseReplacement } from '../run/replacement.ts';
import { dialects, type Dialect } from './dialect.ts';
import { allPreferText, hasNullable, isEmptyAnywhere } from './empty.ts';
import type { CodeLanguage, Note } from './language.ts';
import { rewrite } from './rewrite.ts';
import { snippets, type Ingredients, type Task } from './snippets.ts';
import { writeReplacement } from './write-replacement.ts';

export interface Code {
  readonly text: string;
  /** What differs from JavaScript. */
  readonly notes: readonly Note[];
}

export interface CodeRequest {
  readonly flags: string;
  readonly replacement: string;
  readonly language: CodeLanguage;
  readonly task: Task;
}

interface Captures {
  readonly count: number;
  readonly numbers: ReadonlyMap<string, number>;
}

/** A few lines that do in another language what the open tab does. */
export function exportCode(pattern: AST.Pattern, request: CodeRequest): Code {
  const { language, task } = request;
  const captures = capturesOf(pattern, request.flags);
  const notes = new Set<Note>();
  const ingredients =
    language === 'javascript' ? inJavaScript(pattern, request) : inDialect(pattern, request, captures, language, notes);
  const lines = snippets[language][task]({ ...ingredients, hasGroups: captures.count > 0 });
  if (language === 'go' && task === 'replace' && !request.flags.includes('g')) notes.add('replaces-all');
  if (task === 'split' && captures.count > 0 && (language === 'go' || language === 'java')) notes.add('split-groups');
  return { text: lines.join('\n'), notes: [...notes] };
}

function capturesOf(pattern: AST.Pattern, flags: string): Captures {
  const captures = explain(pattern, flags).pieces.filter((piece) => piece.kind === 'capture');
  const named = captures.flatMap(({ name, number }) => (name === null ? [] : [[name, number] as const]));
  return { count: captures.length, numbers: new Map(named) };
}

type Expression = Omit<Ingredients, 'hasGroups'>;

/** String literals. Patterns hold no control characters by then; replacements may. */
export const quote = {
  /** A raw string where one can hold the text, which keeps backslashes readable. */
  python(text: string): string {
    const isRaw = !/\p{Cc}|\\$/u.test(text);
    if (isRaw && !text.includes("'")) return `r'${text}'`;
    if (isRaw && !text.includes('"')) return `r"${text}"`;
    return `'${escape(text, "'")}'`;
  },
  java: (text: string): string => `"${escape(text, '"')}"`,
  go: (text: string): string => (/[`\p{Cc}]/u.test(text) ? `"${escape(text, '"')}"` : `\`${text}\``),
  /** Between single quotes only the backslash and the quote itself mean anything. */
  php: (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`,
  javascript: (text: string): string => `'${escape(text, "'")}'`,
};

const namedEscapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Backslash escapes that all of these languages share. */
function escape(text: string, mark: string): string {
  return text.replace(/[\\'"\p{Cc}]/gu, (character) => {
    if (character === '\\' || character === mark) return `\\${character}`;
    if (character === "'" || character === '"') return character;
    return namedEscapes[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** Validation and splitting look at one match at a time, where g would remember the last one's end. */
function inJavaScript(pattern: AST.Pattern, { flags, replacement, task }: CodeRequest): Expression {
  const kept = task === 'validate' || task === 'split' ? flags.replace('g', '') : flags;
  const { source } = new RegExp(pattern.raw, flags);
  return { pattern: `/${source}/${kept}`, flags: kept, replacement: quote.javascript(replacement) };
}

/** What the groups' names become in another language: as they are where it takes them, else its own, no two alike. */
function namesIn(names: ReadonlyMap<string, number>, { groupName, nameCharacters }: Dialect): Map<string, string> {
  const taken = new Set([...names.keys()].filter((name) => groupName.test(name)));
  const given = new Map<string, string>();
  for (const [name, number] of names) {
    if (taken.has(name) && groupName.test(name)) {
      given.set(name, name);
      continue;
    }
    const words = name.split(nameCharacters).filter((word) => word !== '');
    const joined = words
      .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
      .join('');
    const short = joined.slice(0, maxName);
    const base = groupName.test(short) ? short : `g${number}`;
    let changed = base;
    for (let count = 2; taken.has(changed); count += 1) changed = `${base}x${count}`;
    taken.add(changed);
    given.set(name, changed);
  }
  return given;
}

/** PCRE takes 32 characters, of which a count needs some. */
const maxName = 24;

/** Java looks for empty matches between the halves of a surrogate pair, too, where JavaScript with u does not. */
const notWithinPair = String.raw`(?![\uDC00-\uDFFF])`;
const surrogate = /[\ud800-\udfff]/;

function inDialect(
  pattern: AST.Pattern,
  { flags, replacement, task }: CodeRequest,
  { count, numbers }: Captures,
  language: Exclude<CodeLanguage, 'javascript'>,
  notes: Set<Note>,
): Expression {
  const dialect = dialects[language];
  const names = namesIn(numbers, dialect);
  const rewritten = rewrite(pattern, flags, dialect, names);
  rewritten.notes.forEach((note) => notes.add(note));
  const modifiers = flags.replace(/[^ims]/g, '');
  const isGuarded = language === 'java' && /[uv]/.test(flags) && isEmptyAnywhere(pattern.alternatives);
  const source = {
    python: rewritten.source,
    java: isGuarded ? `${notWithinPair}(?:${rewritten.source})` : rewritten.source,
    go: (modifiers && `(?${modifiers})`) + rewritten.source,
    php: `~${rewritten.source}~${modifiers}u`,
  }[language];
  const parts = task === 'replace' ? parseReplacement(replacement, { count, names: [...numbers.keys()] }, 'plain') : [];
  const words = writeReplacement(parts, language, { numbers, names }, notes);
  if (hasNullable(pattern.alternatives)) noteEmptyMatches(pattern, { flags, task, language }, notes);
  return { pattern: quote[language](source), flags, replacement: quote[language](words) };
}

/** After an empty match some languages look for another at the same place, and others leave out those that touch the last one. */
function noteEmptyMatches(
  { alternatives, raw }: AST.Pattern,
  { flags, task, language }: Pick<CodeRequest, 'flags' | 'task'> & { readonly language: keyof typeof dialects },
  notes: Set<Note>,
): void {
  if (task === 'split') notes.add('split-empty');
  if (task === 'split' || task === 'validate' || !flags.includes('g')) return;
  // What does not compile finds nothing that could differ.
  if (notes.has('no-lookaround') || notes.has('no-backreference')) return;
  const { emptyMatches } = dialects[language];
  // Java goes by code units, too, as long as the pattern has no pair.
  const isByPairs = language !== 'java' || surrogate.test(raw);
  if (!/[uv]/.test(flags) && isByPairs && isEmptyAnywhere(alternatives)) notes.add('code-points');
  if (emptyMatches === 'left-out' || (emptyMatches === 'tried-again' && !allPreferText(alternatives)))
    notes.add('empty-matches');
}
