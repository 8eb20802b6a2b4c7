import { fail, type Failure, type Place } from '@toolbench/kit/result.ts';
import { maxCellLength, maxColumns } from '../limits.ts';

/** One record of a CSV text. The arrays are reused for the next record. */
export interface CsvRecord {
  /** The cells' texts, quotes taken off. */
  readonly cells: string[];
  /** Which of the cells stood in quotes. */
  readonly quoted: boolean[];
  /** The line the record begins on, from 1. */
  line: number;
}

export type RecordCode = 'unterminated-quote' | 'cell-too-long' | 'too-many-columns';

export interface RecordEvents {
  /** Called for every record, blank lines included (one cell, empty, not quoted). `stop` ends the reading. */
  record(record: CsvRecord): 'stop' | undefined;
  /** Something other than a separator follows a closing quote; it is read as text, as spreadsheets do. */
  strayText?(place: Place): void;
}

export interface RecordReader {
  /** Reads the next part of the text, cut anywhere. False once reading has ended. */
  push(chunk: string): boolean;
  /** Ends the text. The failure, if there was one. */
  end(): Failure<RecordCode> | undefined;
}

const QUOTE = 0x22;
const LF = 0x0a;
const CR = 0x0d;

interface Reading {
  readonly separator: string;
  /** Its first code unit. */
  readonly separatorStart: number;
  /** The end of the chunk before, which may be the beginning of a separator, and whether no chunk follows. */
  held: string;
  isEnding: boolean;
  readonly events: RecordEvents;
  readonly record: CsvRecord;
  /** Where in a record the reader stands; `quote` is just behind a quote inside a quoted cell. */
  state: 'start' | 'bare' | 'quoted' | 'quote' | 'stopped';
  /** The cell so far, as far as it stood in earlier chunks or before a doubled quote. */
  pending: string;
  isQuoted: boolean;
  /** Where the cell's opening quote stands. */
  opened: Place;
  /** The character before was a CR, so that an LF belongs to the same line end. */
  afterCr: boolean;
  line: number;
  /** Code units before the current line, and before the current chunk. */
  lineStart: number;
  chunkStart: number;
  failure: Failure<RecordCode> | undefined;
}

/**
 * Reads CSV (RFC 4180) as it comes: CR, LF and CRLF end records; cells in quotes may hold separators, line ends and
 * doubled quotes; a quote inside an unquoted cell is an ordinary character.
 * @param firstLine the number of the line that the text begins with
 */
export function createRecordReader(delimiter: string, events: RecordEvents, firstLine = 1): RecordReader {
  const reading: Reading = {
    separator: delimiter,
    separatorStart: delimiter.charCodeAt(0),
    held: '',
    isEnding: false,
    events,
    record: { cells: [], quoted: [], line: firstLine },
    state: 'start',
    pending: '',
    isQuoted: false,
    opened: { line: firstLine, column: 1 },
    afterCr: false,
    line: firstLine,
    lineStart: 0,
    chunkStart: 0,
    failure: undefined,
  };
  return {
    push: (chunk) => push(reading, chunk),
    end: () => end(reading),
  };
}

function push(reading: Reading, chunk: string): boolean {
  const text = reading.held + chunk;
  reading.held = '';
  for (let at = 0; at < text.length && reading.state !== 'stopped';) at = steps[reading.state](reading, text, at);
  reading.chunkStart += text.length - reading.held.length;
  return reading.state !== 'stopped';
}

/** Whether a separator stands there; `perhaps` where the chunk ends within what may be one, which the next will show. */
function separatorAt(reading: Reading, chunk: string, at: number): boolean | 'perhaps' {
  const { separator, separatorStart, isEnding } = reading;
  if (chunk.charCodeAt(at) !== separatorStart) return false;
  if (separator.length === 1 || chunk.startsWith(separator, at)) return true;
  return !isEnding && separator.startsWith(chunk.slice(at)) && 'perhaps';
}

function end(reading: Reading): Failure<RecordCode> | undefined {
  reading.isEnding = true;
  push(reading, '');
  if (reading.state === 'quoted') stop(reading, 'unterminated-quote', reading.opened);
  const nothingLeft = reading.state === 'start' && reading.record.cells.length === 0;
  if (reading.state !== 'stopped' && !nothingLeft) {
    endCell(reading, reading.pending);
    endRecord(reading);
  }
  return reading.failure;
}

/** Each reads on from `at` and returns where to go on; every step moves on or changes the state. */
const steps = { start: readStart, bare: readBare, quoted: readQuoted, quote: readBehindQuote };

function readStart(reading: Reading, chunk: string, at: number): number {
  const code = chunk.charCodeAt(at);
  if (reading.afterCr) {
    reading.afterCr = false;
    if (code === LF) {
      reading.lineStart += 1;
      return at + 1;
    }
  }
  if (code !== QUOTE) {
    reading.state = 'bare';
    return at;
  }
  reading.state = 'quoted';
  reading.isQuoted = true;
  reading.opened = placeAt(reading, at);
  return at + 1;
}

function readBare(reading: Reading, chunk: string, from: number): number {
  const { separatorStart } = reading;
  for (let at = from; at < chunk.length; at += 1) {
    const code = chunk.charCodeAt(at);
    if (code === separatorStart || code === LF || code === CR) {
      const isSeparator = code === separatorStart && separatorAt(reading, chunk, at);
      if (isSeparator === 'perhaps') return hold(reading, chunk, from, at);
      if (!isSeparator && code !== LF && code !== CR) continue;
      const text = chunk.slice(from, at);
      return close(reading, reading.pending === '' ? text : reading.pending + text, code, at);
    }
  }
  keep(reading, chunk.slice(from));
  return chunk.length;
}

function readQuoted(reading: Reading, chunk: string, from: number): number {
  for (let at = from; at < chunk.length; at += 1) {
    const code = chunk.charCodeAt(at);
    if (code === QUOTE) {
      reading.afterCr = false;
      reading.state = 'quote';
      keep(reading, chunk.slice(from, at));
      return at + 1;
    }
    if (code === LF || code === CR) endLine(reading, code, at);
    else reading.afterCr = false;
  }
  keep(reading, chunk.slice(from));
  return chunk.length;
}

function readBehindQuote(reading: Reading, chunk: string, at: number): number {
  const code = chunk.charCodeAt(at);
  if (code === QUOTE) {
    reading.pending += '"';
    reading.state = 'quoted';
    return at + 1;
  }
  const isSeparator = separatorAt(reading, chunk, at);
  if (isSeparator === 'perhaps') return hold(reading, chunk, at, at);
  if (isSeparator || code === LF || code === CR) return close(reading, reading.pending, code, at);
  reading.events.strayText?.(placeAt(reading, at));
  reading.state = 'bare';
  return at;
}

/** Ends the cell `text` at the separator or line end `code` that stands at `at`. Returns where to go on. */
function close(reading: Reading, text: string, code: number, at: number): number {
  endCell(reading, text);
  if (code === reading.separatorStart) return at + reading.separator.length;
  endLine(reading, code, at);
  endRecord(reading);
  return at + 1;
}

function endCell(reading: Reading, text: string): void {
  const { record } = reading;
  record.cells.push(text);
  record.quoted.push(reading.isQuoted);
  reading.pending = '';
  reading.isQuoted = false;
  reading.state = 'start';
  if (record.cells.length > maxColumns) stop(reading, 'too-many-columns', { line: record.line, column: 1 });
}

function endRecord(reading: Reading): void {
  const { record } = reading;
  if (reading.state !== 'stopped' && reading.events.record(record) === 'stop') reading.state = 'stopped';
  record.cells.length = 0;
  record.quoted.length = 0;
  record.line = reading.line;
}

function endLine(reading: Reading, code: number, at: number): void {
  if (!(reading.afterCr && code === LF)) reading.line += 1;
  reading.lineStart = reading.chunkStart + at + 1;
  reading.afterCr = code === CR;
}

/** Keeps the cell as far as it is certain, and the rest of the chunk for the next one. */
function hold(reading: Reading, chunk: string, from: number, at: number): number {
  keep(reading, chunk.slice(from, at));
  reading.held = chunk.slice(at);
  return chunk.length;
}

/** Adds to the cell what this chunk has of it. */
function keep(reading: Reading, part: string): void {
  reading.pending += part;
  if (reading.pending.length <= maxCellLength) return;
  stop(reading, 'cell-too-long', reading.isQuoted ? reading.opened : { line: reading.line, column: 1 });
}

function stop(reading: Reading, code: RecordCode, place: Place): void {
  reading.failure = fail(code, code === 'too-many-columns' ? { limit: maxColumns } : undefined, place);
  reading.state = 'stopped';
}

function placeAt(reading: Reading, at: number): Place {
  return { line: reading.line, column: reading.chunkStart + at - reading.lineStart + 1 };
}
