/** One event of a stream as it came. */
export interface StreamEvent {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly data: string;
}

interface OpenEvent {
  id?: string;
  name?: string;
  data: string[];
}

/** Some services put blanks where the standard has none. */
const field = /^\s*(data|event|id|retry)\s*:[ \t]?(.*)$/is;
/** A line that may begin or end a JSON value of a body that has no fields. */
const outermost = /^[[\]{}]/;

const isWhole = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Splits a stream into its events (WHATWG HTML, 9.2.6), wherever its pieces are cut. A value of JSON that stands in no field,
 * as in a body in one piece or one value a line, is an event as well.
 */
export function createEventLines() {
  let event: OpenEvent = { data: [] };
  /** Lines of a JSON value without fields that has not ended. */
  let bare: string[] = [];
  /** Parts of a line that has not ended. */
  let parts: string[] = [];
  let endsWithCr = false;
  let isFirst = true;

  const dispatch = (): StreamEvent[] => {
    const { id, name, data } = event;
    event = { data: [] };
    return data.length > 0 || name !== undefined ? [{ id, name, data: data.join('\n') }] : [];
  };

  const takeBare = (line: string): StreamEvent[] => {
    bare.push(line);
    if (!outermost.test(line)) return [];
    const data = bare.join('\n');
    if (!isWhole(data)) return [];
    bare = [];
    return [{ data }];
  };

  const takeLine = (came: string): StreamEvent[] => {
    const line = isFirst ? came.replace(/^\uFEFF/, '') : came;
    isFirst = false;
    if (bare.length > 0) return takeBare(line);
    if (line.trim() === '') return dispatch();
    const [, name, value = ''] = field.exec(line) ?? [];
    switch (name?.toLowerCase()) {
      case 'data':
        event.data.push(value);
        return [];
      case 'event':
        event.name = value.trim();
        return [];
      case 'id':
        event.id = value;
        return [];
      case undefined:
        return /^\s*(?:\{|\[\s*[{\]])/.test(line) ? [...dispatch(), ...takeBare(line.trimStart())] : [];
      default:
        return [];
    }
  };

  return {
    push(came: string): StreamEvent[] {
      if (came === '') return [];
      const text = endsWithCr && came.startsWith('\n') ? came.slice(1) : came;
      endsWithCr = came.endsWith('\r');
      const [first = '', ...rest] = text.split(/\r\n|\n|\r/);
      parts.push(first);
      if (rest.length === 0) return [];
      const lines = [parts.join(''), ...rest.slice(0, -1)];
      parts = [rest.at(-1) ?? ''];
      return lines.flatMap(takeLine);
    },
    /** Nothing more comes. An event without the blank line that ends it counts where it is whole. */
    finish(): StreamEvent[] {
      const events = takeLine(parts.join(''));
      if (bare.length > 0) events.push({ data: bare.join('\n') });
      return [...events, ...dispatch().filter(({ data }) => isWhole(data) || !/^\s*(?:\{|\[\s*[{\]])/.test(data))];
    },
  };
}
