import { fail, ok, type Detail, type Result } from '../kit/result.ts';
import { exactSpelling } from './json-number.ts';
import { createPathTree, readRows, type CellValue, type PathNode, type RowsCode } from './json-rows.ts';
import { maxColumns } from './limits.ts';
import type { NoticeCode, NoticeList } from './notices.ts';
import { placeInSource, type Report, type TextSource } from './text-source.ts';

/** What a JSON array of rows holds, found out before the first row is written. */
export interface Survey {
  readonly rows: number;
  /** The keys whose values are cells, in the order of their first appearance; each knows its column. */
  readonly columns: readonly PathNode[];
  readonly root: PathNode;
  /** Whether each column has a value in every row. */
  readonly complete: readonly boolean[];
  /** Set where every row is an array with at least one item: the widest one's length. */
  readonly width?: number;
}

export type SurveyCode = RowsCode | 'too-many-columns';

/** Reads all rows once to learn the columns. Notes what the table will not say as the JSON does. */
export function surveyRows(
  source: TextSource,
  options: { readonly nested: boolean },
  notices: NoticeList,
  report: Report,
): Result<Survey, SurveyCode> {
  const root = createPathTree();
  const columns: PathNode[] = [];
  const present: number[] = [];
  const seen = createSightings(source, notices);
  let arrays = 0;
  let emptyArrays = 0;
  let width = 0;
  let items = 0;
  const isTooWide = () => columns.length > maxColumns || width > maxColumns;

  const count = (node: PathNode) => {
    if (node.column < 0) {
      node.column = columns.push(node) - 1;
      present.push(0);
    }
    present[node.column] += 1;
  };
  const look = (value: CellValue, node?: PathNode) => {
    if (value.kind === 'number' && exactSpelling(value.json) === undefined) {
      seen.add('inexact-numbers', value.offset, { text: value.json.slice(0, 40), name: node?.path.join('.') ?? '' });
    }
  };

  const rows = readRows(
    source,
    root,
    { ...options, arrays: 'items' },
    {
      member(node, value) {
        count(node);
        look(value, node);
      },
      item(_index, value) {
        items += 1;
        look(value);
      },
      repeated(node, offset) {
        if (node.column >= 0) present[node.column] -= 1;
        seen.add('repeated-keys', offset, { name: node.path.join('.') });
      },
      end(shape) {
        if (shape === 'items') {
          count(root);
          arrays += 1;
          if (items === 0) emptyArrays += 1;
          width = Math.max(width, items);
          items = 0;
        }
        return isTooWide() ? 'stop' : undefined;
      },
    },
    report,
  );
  if (isTooWide()) return fail('too-many-columns', { limit: maxColumns });
  if (!rows.ok) return rows;
  seen.note();
  const complete = present.map((times) => times === rows.value);
  const isGrid = arrays === rows.value && emptyArrays === 0;
  return ok({ rows: rows.value, columns, root, complete, ...(isGrid && { width }) });
}

interface Sightings {
  add(code: NoticeCode, offset: number, detail: Detail): void;
  /** Turns what was seen into notices, each with the place of the first. */
  note(): void;
}

/** Counts by offset: lines and columns are worked out once, for the first of each. */
function createSightings(source: TextSource, notices: NoticeList): Sightings {
  const seen = new Map<NoticeCode, { offset: number; detail: Detail; count: number }>();
  return {
    add(code, offset, detail) {
      const first = seen.get(code) ?? { offset, detail, count: 0 };
      first.count += 1;
      seen.set(code, first);
    },
    note() {
      for (const [code, { offset, detail, count }] of seen) {
        notices.add(code, placeInSource(source, offset), detail, count);
      }
    },
  };
}
