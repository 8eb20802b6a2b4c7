import { askedFor, isYesNo } from './answer-type.ts';
import { isVerb, isWithin, readLookUp, termSet, union, type LookUp, type Words } from './look-up-words.ts';
import { persons } from '../tables/answer-kinds.ts';
import { termsOf } from '../index/terms.ts';
import type { Table, TableRow } from '../read/tables.ts';

/** A cell that a question looks up. */
export interface FoundCell {
  /** Where its row begins in the text of the document. */
  readonly place: number;
  /** What names its row, and what stands above its column; empty where the table has no head. */
  readonly row: string;
  readonly column: string;
  readonly text: string;
  /** Whether the question says all of what names the row, or at least what that ends with: a steel gasket is a gasket. */
  readonly isSure: boolean;
}

/** Whether nothing stands in a cell, or only a sign for that. */
export const isEmpty = (cell: string) => !/[\p{L}\p{N}]/u.test(cell);

/** Cells that are given: more are no look-up. */
const mostCells = 12;
/** A day that stands above what is named is worth more than any cell beside it. */
const ofDay = 8;

/** What is not looked up but compared, left out or put in an order. */
const compares =
  /\b(?:not|more|less|fewer|most|least|over|under|above|below|before|after|between|than|except|without|until|since)\b|n['’]t\b|不(?!锈)|没有|除|超过|以[上下前后内]|[高低大小多少早晚]于|之[前后间]|最\p{Script=Han}/giu;
/** Heads of columns that hold persons or firms. */
const person = new RegExp(`[人师员者商方长家]$|姓名|\\b(?:${persons})s?\\b|(?:er|or|ist|yst)s?$`, 'iu');
const who = askedFor('who')?.kind;

/** Whether a question compares by words that are no part of a name in the table, as 最大 of 最大噪声 is. */
function comparesBeyond(question: string, { heads, head, rows }: Table): boolean {
  const said = question.toLowerCase().match(compares) ?? [];
  if (said.length === 0) return false;
  const names = [head, ...rows]
    .flatMap(({ cells }) => cells)
    .concat(heads)
    .join('\n')
    .toLowerCase();
  const named = new Set(names.match(compares));
  return said.some((word) => !named.has(word));
}

/** What names something of a table: a head, a cell. */
interface Name {
  readonly column: number;
  readonly words: Words;
  /** Whether nothing is left of it that the question does not say; or at least not of what it ends with: steel gasket. */
  readonly isWhole: boolean;
  readonly isEnd: boolean;
}

/** Names without those of which another says more; of two that say the same, the one that says no more than the question. */
function strongest(names: readonly Name[]): readonly Name[] {
  return names.filter(
    (name) =>
      !names.some(
        (other) =>
          isWithin(name.words, other.words) && (other.words.size > name.words.size || (other.isWhole && !name.isWhole)),
      ),
  );
}

/** A text without what stands in brackets: its unit, a remark. */
const bare = (text: string) => text.replace(/[(（[].*?[)）\]]/gu, ' ');

function nameOf({ terms }: LookUp, text: string, column: number, wordsOfName: (isWhole: boolean) => Words): Name {
  const own = termSet(bare(text).trim() || text);
  const isWhole = own.size > 0 && isWithin(own, terms);
  const last = [...termsOf(/^[^,，]*/u.exec(bare(text))?.[0] ?? '')].findLast(({ term }) => term.length > 1)?.term;
  return { column, words: wordsOfName(isWhole), isWhole, isEnd: last !== undefined && terms.has(last) };
}

/** A row that the question names, with the cells that are asked for. */
interface NamedRow {
  readonly row: TableRow;
  readonly names: readonly Name[];
  readonly columns: readonly number[];
  /** Whether every word of the question is said in its row or above it. */
  readonly saysAll: boolean;
  readonly score: number;
}

/** The unit that the head of a column ends with: EUR, (kg), （元）. */
const unit = /[(（[]([^)）\]]*)[)）\]]\s*$|\s(\S+)$/u;

/** A time of day, which no number of another kind is taken for. */
const clock = /^\D{0,8}(?:[01]?\d|2[0-4])(?:[:：][0-5]\d(?!\d)|\s?(?:[ap]\.?m\b|o['’]clock|[点时]))/iu;

/** Whether a column holds the kind of thing that is asked for: its head says so, or the cell with its unit. */
function holdsAsked({ asked }: LookUp, head: string, cell: string): boolean {
  if (!asked) return false;
  const kind = (askedFor(`what ${head}`) ?? askedFor(`什么${head}`))?.kind;
  if (kind && (kind === asked.kind || (kind.isOfTime === true && asked.kind.isOfTime === true))) return true;
  if (asked.kind.isOfTime && clock.test(cell) && asked.holds(cell)) return true;
  const [, inBrackets, atEnd] = unit.exec(head) ?? [];
  return !asked.kind.holds.test('1') && asked.kind.holds.test(`${cell} ${inBrackets ?? atEnd ?? ''}`);
}

/** The columns that are asked for where a row is named: by their heads, by the kind of thing, or the one that names rows. */
function askedColumns(
  lookUp: LookUp,
  { heads }: Table,
  { cells }: TableRow,
  named: readonly Name[],
  names: readonly Name[],
): number[] {
  const isOpen = (column: number) => !names.some((name) => name.column === column);
  const byWords = named.filter(({ column }) => isOpen(column));
  const preferred = [
    byWords.filter(({ words }) => [...lookUp.called].some((word) => words.has(word))),
    byWords.filter(({ column }) => lookUp.asked?.kind === who && person.test(heads[column] ?? '')),
    byWords,
  ].find((columns) => columns.length > 0);
  if (preferred) return preferred.map(({ column }) => column);
  const byKind = [...heads.keys()].filter(
    (column) => isOpen(column) && holdsAsked(lookUp, heads[column] ?? '', cells[column] ?? ''),
  );
  const isTold = names.some(({ isWhole }) => isWhole);
  if (byKind.length > 0 || !isTold) return isTold || names.some(({ isEnd }) => isEnd) ? byKind : [];
  if (isOpen(0)) return [0];
  return heads[1] === '' && isOpen(1) ? [1] : [];
}

/** Whether a cell can be what a question asks for. */
function fits(lookUp: LookUp, head: string, cell: string): boolean {
  const { asked } = lookUp;
  if (isEmpty(cell) || !asked || asked.kind === who || asked.holds(cell) || holdsAsked(lookUp, head, cell)) return true;
  return !asked.kind.isStrict && lookUp.wordsIn(head).size > 0;
}

/** What a table says beside its rows: what it is of, and what the kind of thing that is asked for says by itself. */
const saidAbout = (lookUp: LookUp, about: string) => [
  new Set([...lookUp.wordsIn(about)].filter((word) => word.length > 1)),
  lookUp.find(({ term }) => lookUp.asked?.terms.has(term) === true),
];

/** Whether a word of a question stands right before one that names a row: the "red" of a red ferry says which one. */
function tellsWhich({ inOrder: words }: LookUp, word: string, ofRow: Words): boolean {
  return words.some(
    (one, index) =>
      termSet(one).has(word) && [...termSet(words[index + 1] ?? '')].some((following) => ofRow.has(following)),
  );
}

function nameRow(
  lookUp: LookUp,
  table: Table,
  headNames: readonly Name[],
  row: TableRow,
  unsaid: Words,
): NamedRow | undefined {
  const { heads, about } = table;
  const cells = row.cells.map((cell, column) => nameOf(lookUp, cell, column, () => lookUp.wordsIn(cell)));
  const names = strongest(cells.filter(({ words, isWhole }) => isWhole || [...words].some((word) => word.length > 1)));
  if (names.length === 0) return undefined;
  const ofRow = union(names.map(({ words }) => words));
  // What names the row names no column beside it: 水 of 水样 is not that of 水温.
  const named = strongest(headNames.filter(({ words }) => !isWithin(words, ofRow)));
  const isWhole = names.some((name) => name.isWhole);
  const columns = askedColumns(lookUp, table, row, named, names);
  if (columns.length === 0) return undefined;
  if (!columns.every((column) => fits(lookUp, heads[column] ?? '', row.cells[column] ?? ''))) return undefined;
  const isNamed = (column: number) => named.some((name) => name.column === column);
  const isCalled = named.some(({ words }) => lookUp.called.size > 0 && isWithin(lookUp.called, words));
  const said = union([
    ofRow,
    ...named.map(({ words }) => words),
    ...saidAbout(lookUp, about),
    ...(isWhole && columns.some(isNamed) ? [lookUp.called] : []),
    ...(isCalled ? [lookUp.saidOfCalled] : []),
  ]);
  const isLeft = (word: string) =>
    !isVerb.test(word) || names.some(({ column }) => lookUp.question.includes(`${word}${row.cells[column]?.[0]}`));
  const left = [...lookUp.all].filter((word) => !said.has(word) && isLeft(word));
  if (left.length > 1 || left.some((word) => !unsaid.has(word) || tellsWhich(lookUp, word, ofRow))) return undefined;
  const holds = (column: number) =>
    isNamed(column) ||
    lookUp.asked?.holds(row.cells[column] ?? '') === true ||
    holdsAsked(lookUp, heads[column] ?? '', row.cells[column] ?? '');
  if (left.length > 0 && !(columns.length === 1 && columns.every(holds))) return undefined;
  const score = (name: Name) => Number(name.isWhole) * 4 + Number(isNamed(name.column)) * 2 + Number(name.column === 0);
  return { row, names, columns, saysAll: left.length === 0, score: Math.max(...names.map(score)) };
}

/**
 * A table of two columns as one whose first row is no head: names on the left, what they stand for on the right. Nothing
 * where only the first row is without numbers.
 */
function withoutHead({ heads, head, rows, about }: Table): Table | undefined {
  const [, value = ''] = heads;
  const isHead = !/\d/u.test(value) && rows.every(({ cells }) => /\d/u.test(cells[1] ?? ''));
  return heads.length === 2 && !isHead ? { heads: ['', ''], head, rows: [head, ...rows], about } : undefined;
}

function lookUpIn(lookUp: LookUp, table: Table, unsaid: Words): (FoundCell & { readonly score: number })[] {
  const heads = table.heads.map((head, column) =>
    nameOf(lookUp, head, column, (isWhole) => lookUp.wordsLike(head, isWhole)),
  );
  return table.rows.flatMap((one) => {
    const found = nameRow(lookUp, table, heads, one, unsaid);
    if (!found) return [];
    const { row, names, columns, saysAll, score } = found;
    return columns.map((column) => ({
      place: row.place,
      row: [...new Set([...(column === 0 ? [] : [0]), ...names.map((name) => name.column)])]
        .map((name) => row.cells[name] ?? '')
        .join(', '),
      column: table.heads[column] ?? '',
      text: row.cells[column] ?? '',
      isSure: saysAll && names.some(({ isWhole, isEnd }) => isWhole || isEnd),
      score,
    }));
  });
}

const weekday =
  /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?\.?$|^(?:星期|周|礼拜)[一二三四五六日天]$/iu;
const asksDay = /\b(?:which|what) (?:week)?days?\b|哪[一几]?天|(?:星期|周|礼拜)几/iu;

/** In a table with the days of the week side by side, the days above the cells that a question names: “on which day is Art”. */
function daysIn(lookUp: LookUp, { heads, rows, about }: Table): FoundCell[] {
  const days = [...heads.keys()].filter((column) => column > 0 && weekday.test(heads[column]?.trim() ?? ''));
  const asked = asksDay.exec(lookUp.question)?.[0] ?? '';
  if (days.length < 2 || asked === '') return [];
  return days.flatMap((column) => {
    const row = rows.find(({ cells: [first = '', ...others] }) => {
      const cell = others[column - 1] ?? '';
      const { isWhole, words } = nameOf(lookUp, cell, column, () => lookUp.wordsIn(cell));
      const said = union([words, lookUp.called, lookUp.saidOfCalled, ...saidAbout(lookUp, `${about} ${first}`)]);
      // 美术课 is the lesson of 美术.
      const isSaid = (word: string) => said.has(word) || word.startsWith(cell) || asked.includes(word);
      return isWhole && [...lookUp.all].every((word) => isSaid(word) || isVerb.test(word));
    });
    const day = { row: row?.cells[column] ?? '', column: '', text: heads[column] ?? '', isSure: true };
    return row === undefined ? [] : [{ place: row.place, ...day }];
  });
}

/**
 * Whether a row is about something else than a question: words of the question stand neither in it nor above it, and
 * nowhere in the text. Nothing is said of places outside tables.
 */
export function missesRow(question: string, text: string, tables: readonly Table[], place: number): boolean {
  const table = tables.find(({ rows }) => rows.some((row) => row.place === place));
  if (!table || isYesNo(question)) return false;
  const lookUp = readLookUp(question);
  const cells = table.rows.filter((row) => row.place === place).flatMap((row) => row.cells);
  const heads = table.heads.map((head) => lookUp.wordsLike(head, false));
  const texts = cells.map((cell) => lookUp.wordsLike(cell, false));
  const all: Words = new Set([...lookUp.all].filter((word) => word.length > 1));
  return !isWithin(
    all,
    union([
      ...heads,
      ...texts,
      lookUp.called,
      lookUp.saidOfCalled,
      lookUp.wordsIn(text),
      ...saidAbout(lookUp, table.about),
    ]),
  );
}

/**
 * The cells of tables that a question looks up: something of it names a row, by any of its cells, something names a column,
 * and nothing is left that neither the heads nor what the table is of say. Of rows that are named alike all are given.
 * Where there are none, one word may be left that the text says nowhere: the document may call it otherwise.
 */
export function lookUpCells(question: string, tables: readonly Table[], text?: string): FoundCell[] {
  if (tables.length === 0 || isYesNo(question)) return [];
  const lookUp = readLookUp(question);
  const cells = bestCells(lookUp, tables, new Set());
  if (cells.length > 0 || text === undefined) return cells;
  const said = lookUp.wordsIn(text);
  return bestCells(lookUp, tables, new Set([...lookUp.all].filter((word) => !said.has(word))));
}

function bestCells(lookUp: LookUp, tables: readonly Table[], unsaid: Words): FoundCell[] {
  const found = tables.flatMap((table) => {
    if (comparesBeyond(lookUp.question, table)) return [];
    const days = daysIn(lookUp, table).map((cell) => ({ ...cell, score: ofDay }));
    if (days.length > 0) return days;
    const cells = lookUpIn(lookUp, table, unsaid);
    const pairs = cells.length === 0 ? withoutHead(table) : undefined;
    return pairs ? lookUpIn({ ...lookUp, all: union([lookUp.all, lookUp.light]) }, pairs, unsaid) : cells;
  });
  const best = Math.max(...found.map(({ score }) => score));
  const cells = found.filter(({ score }) => score === best).map(({ score: _, ...cell }) => cell);
  return cells.length > mostCells ? [] : cells;
}
