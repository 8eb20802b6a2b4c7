/** A question with what is known of its answer. */
export interface QualityCase {
  readonly question: string;
  /** Empty where the document does not answer it, unless `page` is given. */
  readonly answer: string;
  readonly page: number | undefined;
}

/** Records of CSV (RFC 4180): quoted fields may hold commas, line ends and doubled quotation marks. */
function recordsOf(csv: string): string[][] {
  const records: string[][] = [[]];
  const field = /\s*"((?:[^"]|"")*)"[^\S\n]*(,|\r?\n|$)|([^,\r\n]*)(,|\r?\n|$)/gy;
  for (const match of csv.replace(/^\ufeff/, '').matchAll(field)) {
    const [whole, quoted, afterQuoted, bare, afterBare] = match;
    if (whole === '' && match.index > 0) break;
    records.at(-1)?.push(quoted === undefined ? (bare ?? '').trim() : quoted.replaceAll('""', '"'));
    const after = afterQuoted ?? afterBare;
    if (after === '') break;
    if (after !== ',') records.push([]);
  }
  return records.filter((record) => record.some((value) => value !== ''));
}

/** The cases of a CSV whose head line names `question`, `answer` and `page`; nothing where it names no question. */
export function readCases(csv: string): QualityCase[] | undefined {
  const [head = [], ...records] = recordsOf(csv);
  const names = head.map((name) => name.toLowerCase());
  const [question, answer, page] = ['question', 'answer', 'page'].map((name) => names.indexOf(name));
  if (question === undefined || question < 0) return undefined;
  return records
    .map((record) => ({
      question: record[question] ?? '',
      answer: record[answer ?? -1] ?? '',
      page: Number(record[page ?? -1]) || undefined,
    }))
    .filter((one) => one.question !== '');
}
