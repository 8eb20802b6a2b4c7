import { fail, ok, type Detail, type Result } from '@toolbench/kit/result.ts';
import { exactSpelling } from '../json/json-number.ts';
import {
  createPathTree,
  readRows,
  type CellValue,
  type PathNode,
  type RowsCode,
  type RowsEvents,
} from '../json/json-rows.ts';
import { maxColumns } from '../limits.ts';
import { noticedLength, type NoticeCode, type NoticeList } from '../notices.ts';
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
  const sightings = createSightings(source, notices);
  const tally = createTally(root, sightings);
  const rows = readRows(source, root, { ...options, arrays: 'items' }, tally.events, report);
  if (tally.isTooWide()) return fail('too-many-columns', { limit: maxColumns });
  if (!rows.ok) return rows;
  sightings.note();
  return ok(tally.survey(rows.value));
}

interface Tally {
  readonly events: RowsEvents;
  isTooWide(): boolean;
  survey(rows: number): Survey;
}

/** Counts rows by column; arrays count for the root's column until it is known that all rows are arrays. */
function createTally(root: PathNode, sightings: Sightings): Tally {
  const columns: PathNode[] = [];
  const present: number[] = [];
  const arrays = { count: 0, empty: 0, width: 0 };
  let items = 0;
  const isTooWide = () => columns.length > maxColumns || arrays.width > maxColumns;
  const stopIfTooWide = () => (isTooWide() ? 'stop' : undefined);

  const count = (node: PathNode) => {
    if (node.column < 0) node.column = columns.push(node) - 1;
    present[node.column] = (present[node.column] ?? 0) + 1;
  };
  const endArray = () => {
    count(root);
    arrays.count += 1;
    if (items === 0) arrays.empty += 1;
    arrays.width = Math.max(arrays.width, items);
    items = 0;
  };
  const events: RowsEvents = {
    member(node, value) {
      count(node);
      lookAt(value, node.path, sightings);
      return stopIfTooWide();
    },
    item(_index, value) {
      items += 1;
      lookAt(value, [], sightings);
    },
    repeated(node, offset) {
      if (node.column >= 0) present[node.column] -= 1;
      sightings.add('repeated-keys', offset, { name: node.path.join('.') });
    },
    end(shape) {
      if (shape === 'items') endArray();
      return stopIfTooWide();
    },
  };
  const survey = (rows: number): Survey => {
    const isGrid = arrays.count === rows && arrays.empty === 0;
    const complete = present.map((times) => times === rows);
    return { rows, columns, root, complete, ...(isGrid && { width: arrays.width }) };
  };
  return { events, isTooWide, survey };
}

function lookAt({ kind, json, offset }: CellValue, path: readonly string[], sightings: Sightings): void {
  if (kind !== 'number' || exactSpelling(json) !== undefined) return;
  sightings.add('inexact-numbers', offset, { text: json.slice(0, noticedLength), name: path.join('.') });
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
