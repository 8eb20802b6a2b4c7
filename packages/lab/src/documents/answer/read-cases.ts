/** A question with what is known of its answer. */
export interface QualityCase {
  readonly question: string;
  /** Empty where the document does not answer it, unless `page` is given. */
  readonly answer: string;
  readonly page: number | undefined;
}

interface CsvRecord {
  /** The line it begins on, counted from 1. */
  readonly line: number;
  readonly fields: readonly string[];
}

/** What parts fields: tables from a spreadsheet have semicolons or tabs in some countries. */
const separators = [',', ';', '\t', '，'];

const columnNames = {
  question: ['question', '问题'],
  answer: ['answer', '答案'],
  page: ['page', '页码'],
} as const;

/** One field at the beginning of a text, with what parts it from the next; quoted ones may hold anything. */
const fieldBefore = (separator: string) =>
  new RegExp(
    `[^\\S\\n\\t]*"((?:[^"]|"")*)"[^\\S\\n\\t]*(${separator}|\\n|$)|([^${separator}\\n]*)(${separator}|\\n|$)`,
    'gy',
  );

/** Records of CSV (RFC 4180), without those that are empty. */
function recordsOf(csv: string, separator: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let fields: string[] = [];
  let [line, begin] = [1, 1];
  for (const [whole, quoted, afterQuoted, bare = '', afterBare] of csv.matchAll(fieldBefore(separator))) {
    fields.push(quoted === undefined ? bare.trim() : quoted.replaceAll('""', '"'));
    line += whole.split('\n').length - 1;
    const after = afterQuoted ?? afterBare;
    if (after === separator) continue;
    if (fields.some((field) => field !== '')) records.push({ line: begin, fields });
    fields = [];
    begin = line;
    if (after === '') break;
  }
  return records;
}

/** Its head and rows, as parted by the first separator with which the head names a question. */
function tableOf(csv: string) {
  const text = csv.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  for (const separator of separators) {
    const [head, ...rows] = recordsOf(text, separator);
    const names = head?.fields.map((name) => name.trim().toLowerCase()) ?? [];
    const columnOf = (column: keyof typeof columnNames) =>
      names.findIndex((name) => (columnNames[column] as readonly string[]).includes(name));
    if (columnOf('question') >= 0) return { rows, columnOf };
  }
  return undefined;
}

/** A page as it is written, empty where none is known; nothing where the document has no such page. */
function pageOf(text: string, pages: number): number | '' | undefined {
  if (text === '') return '';
  const page = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return page >= 1 && page <= pages ? page : undefined;
}

export interface ReadCases {
  readonly cases: readonly QualityCase[];
  /** Lines that name a page the document does not have. */
  readonly wrongPages: readonly number[];
}

/**
 * The cases of a CSV whose head line names `question`, and as far as known `answer` and `page`, in either language. Nothing
 * where it names no question.
 */
export function readCases(csv: string, pages: number): ReadCases | undefined {
  const table = tableOf(csv);
  if (table === undefined) return undefined;
  const { rows, columnOf } = table;
  const [question, answer, page] = [columnOf('question'), columnOf('answer'), columnOf('page')];
  const cases: QualityCase[] = [];
  const wrongPages: number[] = [];
  for (const { line, fields } of rows) {
    const read = {
      question: fields[question] ?? '',
      answer: fields[answer] ?? '',
      page: pageOf(fields[page] ?? '', pages),
    };
    if (read.question === '') continue;
    if (read.page === undefined) wrongPages.push(line);
    else cases.push({ ...read, page: read.page === '' ? undefined : read.page });
  }
  return { cases, wrongPages };
}
