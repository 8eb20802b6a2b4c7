import { lowerBound } from '../../lower-bound.ts';
import { familyOf } from '../languages/languages.ts';
import type { Captures, Mark, MarkKind } from './capture.ts';
import type { CodeUnit, FileUnits, Todo } from './code-unit.ts';
import { cleanComment } from './documentation.ts';
import { innermostOf, nestDefinitions, type Nested } from './nest-definitions.ts';
import { readLines, type SourceLines } from './source-lines.ts';
import { uncoveredUnits } from './uncovered.ts';

const signatureCharacters = 300;
/** What a module exports by default may have no other name. */
const unnamed = 'default';

/** What a unit's insides were found to hold. */
interface Inside {
  readonly calls: Set<string>;
  branches: number;
  docstring?: string;
}

const isFunction = (nested: Nested | undefined) => nested?.kind === 'function' || nested?.kind === 'method';
const lendsName = (nested: Nested) => ['class', 'implementation', 'scope'].includes(nested.kind);

/** Names may be qualified, as in `shop::Cart::add`. */
function splitName(name: string): { readonly name: string; readonly before?: string } {
  const cut = name.lastIndexOf('::');
  return cut < 0 ? { name } : { name: name.slice(cut + 2), before: name.slice(0, cut) };
}

function containerOf(nested: Nested): string | undefined {
  const names: string[] = [];
  for (let above = nested.parent; above; above = above.parent) {
    const name = above.name ?? (above.kind === 'class' ? unnamed : undefined);
    if (name && lendsName(above)) names.unshift(name);
  }
  const own = nested.container ?? splitName(nested.name ?? '').before;
  if (own) names.push(own);
  return names.length > 0 ? names.join('.') : undefined;
}

function kindOf(nested: Nested): CodeUnit['kind'] {
  if (nested.kind === 'class') return 'class';
  const above = nested.parent?.kind;
  const isMethod = nested.kind === 'method' || above === 'class' || above === 'implementation';
  return isMethod || nested.name?.includes('::') ? 'method' : 'function';
}

/** The head of a definition without the attributes before it and the comments in it. */
function signatureOf({ start, end, bodyStart }: Nested, text: string, asides: readonly Mark[]): string {
  const stop = bodyStart ?? Math.min(end, start + signatureCharacters);
  const parts: string[] = [];
  let at = start;
  for (let next = firstFrom(asides, start); next < asides.length; next += 1) {
    const aside = asides[next];
    if (aside === undefined || aside.start >= stop) break;
    const before = text.slice(at, aside.start);
    const isOfHead = aside.kind === 'attribute' && (parts.join('') + before).trim() !== '';
    if (aside.start < at || isOfHead) continue;
    parts.push(before);
    at = aside.end;
  }
  parts.push(text.slice(at, Math.max(at, stop)));
  return parts
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/\s*(=>|=|\{|:|;)?\s*$/, '')
    .trim()
    .slice(0, signatureCharacters);
}

/** Where the marks begin that do not start before an offset; they are in their order. */
const firstFrom = (marks: readonly Mark[], offset: number) =>
  lowerBound(marks.length, (index) => (marks[index]?.start ?? 0) >= offset);

const ofKind = (marks: readonly Mark[], kind: MarkKind) =>
  marks.filter((mark) => mark.kind === kind).sort((a, b) => a.start - b.start);

/**
 * The lines above a definition that belong to it: attributes that stand there alone, as Rust writes them, with the comments
 * between them.
 */
function readAttributes(
  marks: readonly Mark[],
  lines: SourceLines,
  comments: ReadonlyMap<number, Comment>,
): (line: number) => number {
  const alone = ofKind(marks, 'attribute').filter(({ end }) => lines.endsLine(end));
  const firstOfLast = new Map(alone.map(({ start, end }) => [lines.lastLineOf(start, end), lines.lineAt(start)]));
  return (line) => {
    let first = line;
    let above: number | undefined = line;
    while (above !== undefined) {
      const attribute: number | undefined = firstOfLast.get(above - 1);
      if (attribute !== undefined) first = attribute;
      above = attribute ?? comments.get(above - 1)?.firstLine;
    }
    return first;
  };
}

interface Comment {
  readonly text: string;
  readonly firstLine: number;
}

/** Comments that stand alone on their lines, by their last line. */
function readComments(marks: readonly Mark[], lines: SourceLines): ReadonlyMap<number, Comment> {
  const alone = ofKind(marks, 'comment').filter(({ start }) => lines.beginsLine(start));
  return new Map(
    alone.map(({ start, end }) => [
      lines.lastLineOf(start, end),
      { text: lines.text.slice(start, end), firstLine: lines.lineAt(start) },
    ]),
  );
}

/** The comments right above a line, without an empty line between, and the line where they begin. */
function commentsAbove(line: number, comments: ReadonlyMap<number, Comment>): Comment {
  const parts: string[] = [];
  let first = line;
  for (let found = comments.get(first - 1); found; found = comments.get(first - 1)) {
    parts.unshift(cleanComment(found.text));
    first = found.firstLine;
  }
  return { text: parts.join('\n'), firstLine: first };
}

const todoMark = /\b(TODO|FIXME|XXX|HACK)\b[:：(\s]/;

function readTodos(marks: readonly Mark[], lines: SourceLines): Todo[] {
  return ofKind(marks, 'comment').flatMap(({ start, end }) =>
    lines.text
      .slice(start, end)
      .split('\n')
      .flatMap((text, offset) =>
        todoMark.test(`${text} `)
          ? [{ line: lines.lineAt(start) + offset, text: cleanComment(text).slice(0, 200) }]
          : [],
      ),
  );
}

/** Quotes and angle brackets are the language's, not the module's. */
const importedName = (text: string) => text.replace(/^["'`<]|["'`>]$/g, '').trim();

/**
 * What a file imports. A name that Python takes from a module may be a module itself, so it is added to the path, and
 * who looks for the file takes as much of it as there is.
 */
function readImports(path: string, marks: readonly Mark[], text: string) {
  const isPython = familyOf(path) === 'python';
  const imports: string[] = [];
  const names: string[] = [];
  let module = '';
  let isWhole = false;
  const placed = marks.filter(({ kind }) => kind === 'import' || kind === 'imported');
  for (const { kind, start, end } of placed.sort((a, b) => a.start - b.start)) {
    const words = importedName(text.slice(start, end));
    if (kind === 'imported') {
      names.push(words);
      if (!isPython) continue;
      if (isWhole) imports.pop();
      isWhole = false;
      imports.push(module.endsWith('.') ? `${module}${words}` : `${module}.${words}`);
    } else {
      imports.push(words);
      module = words;
      isWhole = true;
    }
  }
  return { imports: [...new Set(imports)], importedNames: [...new Set(names)] };
}

/** Looks what lies in each definition; what lies outside of every function is under `undefined`. */
function readInsides({ marks }: Captures, nested: readonly Nested[], text: string) {
  const insides = new Map<Nested | undefined, Inside>();
  const insideOf = (key: Nested | undefined) => {
    const known = insides.get(key) ?? { calls: new Set(), branches: 0 };
    insides.set(key, known);
    return known;
  };
  const placed = marks.filter(({ kind }) => kind === 'call' || kind === 'branch' || kind === 'docstring');
  for (const [mark, innermost] of innermostOf(
    placed.sort((a, b) => a.start - b.start),
    nested,
  )) {
    const words = text.slice(mark.start, mark.end);
    if (mark.kind === 'docstring') {
      if (innermost?.bodyStart === mark.start) insideOf(innermost).docstring = cleanComment(words);
      continue;
    }
    let inner = innermost;
    while (inner && !isFunction(inner)) inner = inner.parent;
    if (mark.kind === 'branch') insideOf(inner).branches += 1;
    else insideOf(inner).calls.add(splitName(words).name);
  }
  return insides;
}

/** Turns what a language's query found into the units of a file. */
export function unitsOfCaptures(path: string, text: string, captures: Captures): FileUnits {
  const lines = readLines(text);
  const comments = readComments(captures.marks, lines);
  const nested = nestDefinitions(captures.definitions, lines, readAttributes(captures.marks, lines, comments));
  const insides = readInsides(captures, nested, text);
  const asides = captures.marks
    .filter(({ kind }) => kind === 'comment' || kind === 'attribute')
    .sort((a, z) => a.start - z.start);
  const covered: { firstLine: number; lastLine: number }[] = [];

  const units = nested
    .filter(({ kind }) => kind !== 'scope' && kind !== 'implementation')
    .map((definition): CodeUnit => {
      const above = commentsAbove(definition.firstLine, comments);
      const inside = insides.get(definition);
      covered.push({ firstLine: above.firstLine, lastLine: definition.lastLine });
      const own = lines.lineAt(definition.start);
      const between = own > definition.firstLine ? commentsAbove(own, comments).text : '';
      const documentation = [above.text, between, inside?.docstring].filter(Boolean).join('\n');
      return {
        kind: kindOf(definition),
        name: splitName(definition.name ?? unnamed).name,
        container: containerOf(definition),
        firstLine: definition.firstLine,
        lastLine: definition.lastLine,
        signature: signatureOf(definition, text, asides),
        documentation: documentation || undefined,
        calls: [...(inside?.calls ?? [])],
        complexity: 1 + (inside?.branches ?? 0),
      };
    });

  const outside = insides.get(undefined);
  const rest = uncoveredUnits(lines, covered, captures.marks);
  return {
    units: [...units, ...rest].sort((a, b) => a.firstLine - b.firstLine || b.lastLine - a.lastLine),
    ...readImports(path, captures.marks, text),
    calls: [...(outside?.calls ?? [])],
    todos: readTodos(captures.marks, lines),
  };
}
