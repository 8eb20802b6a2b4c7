import { fieldPhrases } from '../../words/field-lexicon.ts';
import { introducedAt, isThing } from './introductions.ts';
import { toldInClauses } from './told-clauses.ts';
import { toldFields, type ToldField, type ToldThing } from './told-fields.ts';

/* Lists whose items stand below each other, or in one line below what they are of. */

const marked = /^\s*(?:[-*•·–—]|\d{1,2}[.)、:])\s*(?<item>\S.*)$/u;
const longestLine = 80;
const fewestFields = 2;
/** Lines without marks before them are a list where there are so many short ones. */
const fewestPlain = 3;

const keeper =
  /(?:\s+(?:logs?|lists?|registers?|sheets?|tables?|apps?|trackers?|records?|database|book|form)|(?:登记|记录)?[表单簿本册]|清单|台账|系统|应用|小程序)?[:\s]*$/iu;

const isShort = (line: string) =>
  /\p{Script=Han}/u.test(line) ? line.length <= 14 : line.trim().split(/\s+/u).length <= 5;

/** What a line that stands above a list calls it: a few words and no sentence. */
function headingOf(line: string): string {
  const [start = ''] = line.split(/[,，]/u);
  const words = start
    .trim()
    .replace(keeper, '')
    .replace(/^(?:an?|the|my|our|list of|log of)\s+/iu, '');
  const isName = /\p{Script=Han}/u.test(words) ? words.length <= 8 : words.split(/\s+/u).length <= 3;
  return isName && isThing(words) && !/[.;。!?]/u.test(words) ? words : '';
}

interface Block {
  readonly fields: readonly ToldField[];
  /** How many lines it takes. */
  readonly length: number;
}

/** The lines with marks before them that begin at a place. */
function markedAt(lines: readonly string[], at: number): Block | undefined {
  const items: string[] = [];
  for (const line of lines.slice(at)) {
    const item = marked.exec(line)?.groups?.item;
    if (item === undefined || item.length > longestLine || toldInClauses(item).things.length > 0) break;
    items.push(item);
  }
  const fields = items.length < fewestFields ? [] : toldFields(items.join('\n'), { areLines: true });
  return fields.length < Math.max(fewestFields, items.length - 1) ? undefined : { fields, length: items.length };
}

/** A line far longer than those below it is the title of all, and no heading of a list. */
const isTitle = (line: string, next: string) =>
  line.trim().length >= next.trim().length * 2 + 2 && isThing(next.trim());

/** Short lines below a heading, up to an empty one. */
function plainAt(lines: readonly string[], at: number): Block | undefined {
  const rest = lines.slice(at);
  const border = rest.findIndex(
    (line) =>
      line.trim() === '' ||
      marked.test(line) ||
      !isShort(line.replace(/[:(].*$/u, '')) ||
      /[。.!?]$/u.test(line.trim()),
  );
  const items = border < 0 ? rest : rest.slice(0, border);
  if (items.length < fewestPlain || items.some((item) => /[,;]/u.test(item.replace(/[:(].*$/u, '')))) return undefined;
  const fields = toldFields(items.join('\n'), { areLines: true });
  return fields.length < items.length ? undefined : { fields, length: items.length };
}

/** The head of a table, whose columns have the mark of lists between them in any language. */
const isRow = (line: string) => line.includes('、') && !/\p{Script=Han}/u.test(line);

/** A line that is all of a list, such as the head of a table. */
function rowAt(lines: readonly string[], at: number): Block | undefined {
  const line = lines[at] ?? '';
  if (line.split(/[,、]/u).length < fewestPlain + 1 || /[:。;]|\.\s/u.test(line.replace(/\([^()]*\)/gu, '')))
    return undefined;
  const fields = toldFields(line);
  return fields.length < line.replace(/\([^()]*\)/gu, '').split(/[,、]/u).length ? undefined : { fields, length: 1 };
}

/** Lists of lines, each below a line that says what it is of. */
export function toldInLines(text: string): { things: ToldThing[]; rest: string } {
  const lines = text.split('\n');
  const things: ToldThing[] = [];
  const rest: string[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? '';
    const heading =
      rest.at(-1)?.trim() === '' && markedAt(lines, at) === undefined
        ? ''
        : ([...rest].reverse().find((one) => one.trim() !== '') ?? '');
    const words = introducedAt(`${heading.replace(/[:\s]+$/u, '')}:`, 0)?.words ?? headingOf(heading);
    const isHeaded =
      words !== '' &&
      rest.at(-1) === heading &&
      !(isTitle(heading, line) && fieldPhrases.get(line.trim()) === undefined);
    const block =
      markedAt(lines, at) ??
      (isHeaded || isRow(line) ? rowAt(lines, at) : undefined) ??
      (isHeaded ? plainAt(lines, at) : undefined);
    if (block === undefined) {
      rest.push(line.replace(/^\s*(?:[-*•·–—]|\d{1,2}[.)、:])\s*/u, ''));
      at += 1;
      continue;
    }
    things.push({ words, fields: block.fields, clause: [heading, ...lines.slice(at, at + block.length)].join('\n') });
    if (words !== '') rest.splice(rest.lastIndexOf(heading), 1);
    at += block.length;
  }
  return { things, rest: rest.join('\n') };
}
