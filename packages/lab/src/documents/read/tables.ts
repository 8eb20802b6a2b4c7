import { lastNotAbove, type DocumentText } from './document-text.ts';

/** A row of a table, with where it begins in the text of its document. */
export interface TableRow {
  readonly place: number;
  /** By column; a cell of the first column that is empty or merged has what stands above it. */
  readonly cells: readonly string[];
}

/** A table as it stands in the text of a document. */
export interface Table {
  /** What stands above each column; of a head in two rows both. */
  readonly heads: readonly string[];
  readonly head: TableRow;
  /** All rows, those of the head left out. */
  readonly rows: readonly TableRow[];
  /** What the table is of: the title of the document, the heading above it and the line before it. */
  readonly about: string;
}

interface Line extends TableRow {
  /** Whether it goes on with the table of the line before it. */
  readonly goesOn: boolean;
}

/** Whether a second row only tells apart what stands under one cell of the first: it names no row and holds no number. */
function isSecondHead([first = '', ...others]: readonly string[], head: readonly string[]): boolean {
  return (first === '' || first === head[0]) && !/\d/u.test(others.join('')) && others.some((cell) => cell !== '');
}

/** The names of columns under a head in two rows; what stands above several columns is merged over the empty cells behind it. */
function mergedHeads(above: readonly string[], below: readonly string[]): string[] {
  let over = '';
  return below.map((cell, column) => {
    over = above[column] || over;
    return [...new Set([over, cell])].filter((part) => part !== '').join(' ');
  });
}

function tableOf(lines: readonly Line[], about: string): Table {
  const [head = { place: 0, cells: [] }, second] = lines;
  const isMerged = lines.length > 2 && second !== undefined && isSecondHead(second.cells, head.cells);
  const heads = isMerged ? mergedHeads(head.cells, second.cells) : head.cells;
  let label = '';
  const rows = lines.slice(isMerged ? 2 : 1).flatMap(({ place, cells: [first = '', ...others] }): TableRow[] => {
    // The head of a table that goes on stands on the next page again.
    if ([first, ...others].join('\t') === head.cells.join('\t')) return [];
    label = first || label;
    return [{ place, cells: [label, ...others] }];
  });
  return { heads, head, rows, about };
}

/** A line before a table that is longer is a sentence of the text, and no caption. */
const captionCharacters = 80;

/** The tables of a text: rows that follow each other, over the end of a page, too. */
export function tablesOf({ text, starts, boxes, headings }: DocumentText): Table[] {
  const lineAt = (index: number) => text.slice(starts[index], starts[index + 1] ?? text.length).replace(/\n+$/u, '');
  const tables: { readonly first: number; readonly lines: Line[] }[] = [];
  let open: Line[] | undefined;
  for (const [index, place] of starts.entries()) {
    const cells = lineAt(index).split('\t');
    if (cells.length < 2) {
      open = undefined;
      continue;
    }
    const isApart = text.slice(0, place).endsWith('\n\n') && boxes[index]?.page === boxes[index - 1]?.page;
    // Rows that are set wide are all paragraphs of their own; else an empty line parts two tables.
    const isOther = isApart && open?.some(({ goesOn }) => goesOn) === true;
    const line = { place, cells: cells.map((cell) => cell.trim()), goesOn: !isApart && open !== undefined };
    if (open === undefined || isOther || open[0]?.cells.length !== cells.length) {
      open = [];
      tables.push({ first: index, lines: open });
    }
    open.push(line);
  }
  return tables.map(({ first, lines }) => {
    const nearest =
      headings[
        lastNotAbove(
          headings.map(({ start }) => start),
          starts[first] ?? 0,
        )
      ];
    const before = first > 0 ? lineAt(first - 1) : '';
    const caption = before.length > captionCharacters ? '' : before;
    return tableOf(lines, [headings[0]?.text, nearest?.text, caption].join('\n'));
  });
}
