import { isObject } from './is-object.ts';

/** The next piece of a call of a tool, as the library reads it. */
interface Piece {
  readonly index: number;
  readonly id?: string;
  readonly type?: 'function';
  readonly function: { readonly name?: string; readonly arguments: string };
}

interface Call {
  readonly index: number;
  /** What the service calls it. */
  readonly id: string | undefined;
  /** The place that the service gives it. */
  readonly place: number | undefined;
  name: string;
  /** Arguments that are not passed on yet: nobody knows the name, or they may stand for none. */
  held: string;
  hasBegun: boolean;
  depth: number;
  isInString: boolean;
  isAfterBackslash: boolean;
  state: 'empty' | 'open' | 'complete';
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Arguments are a text of JSON; some services send them as what that text says. */
function argumentsOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Follows the brackets of a call's arguments. @returns how much of the text belongs to them */
function advance(call: Call, text: string): number {
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (call.state === 'complete') return at;
    if (call.isAfterBackslash) call.isAfterBackslash = false;
    else if (call.isInString) {
      call.isAfterBackslash = letter === '\\';
      call.isInString = letter !== '"';
    } else if (letter === '"') call.isInString = true;
    else if (letter === '{' || letter === '[') call.depth += 1;
    else if (letter === '}' || letter === ']') call.depth -= 1;
    if (letter.trim() === '' && call.state === 'empty') continue;
    const ends = call.depth <= 0 && !call.isInString && /["}\]]/.test(letter) && call.state === 'open';
    call.state = ends ? 'complete' : 'open';
  }
  return text.length;
}

/** Some services begin every call with arguments that stand for none. */
const standsForNone = (text: string) => /^\s*\{\s*\}\s*$/.test(text);

/**
 * Tells the calls of one answer apart, also where a service gives them no index, one index for all, or neither index nor
 * name after the first piece, and gives each piece as the library wants it: with an index, and a name at the beginning.
 */
export function createCallPieces() {
  const calls: Call[] = [];

  const begin = (id: string | undefined, place: number | undefined, name: string): Call => {
    const call: Call = {
      index: calls.length,
      id,
      place,
      name,
      held: '',
      hasBegun: false,
      depth: 0,
      isInString: false,
      isAfterBackslash: false,
      state: 'empty',
    };
    calls.push(call);
    return call;
  };

  /** The call that a piece goes on with; nothing where it begins one. */
  const known = (id: string | undefined, place: number | undefined, name: string): Call | undefined => {
    const own = id === undefined ? undefined : calls.findLast((call) => call.id === id);
    const there = place === undefined ? (own ?? calls.at(-1)) : calls.findLast((call) => call.place === place);
    // Without a name nothing begins, whatever the piece is called.
    if (!there || name === '') return there ?? own;
    const isOther =
      there.state === 'complete' ||
      (there.name !== '' && there.name !== name) ||
      (there !== own && id !== undefined && (place === undefined || there.state === 'empty'));
    return isOther ? undefined : there;
  };

  const give = (call: Call, isLast = false): Piece[] => {
    const waits = (call.name === '' || standsForNone(call.held)) && !isLast;
    if (waits) return [];
    const text = call.held;
    call.held = '';
    if (call.hasBegun) return text === '' ? [] : [{ index: call.index, function: { arguments: text } }];
    call.hasBegun = true;
    const id = call.id ?? `call-${call.index + 1}`;
    return [{ index: call.index, id, type: 'function', function: { name: call.name, arguments: text } }];
  };

  const write = (call: Call, text: string): Piece[] => {
    const used = advance(call, text);
    call.held += text.slice(0, used);
    const rest = text.slice(used);
    if (rest.trim() === '') return give(call);
    if (standsForNone(call.held)) {
      [call.held, call.state] = ['', 'empty'];
      return write(call, rest);
    }
    // The arguments of another call, sent as one text with these.
    const pieces = give(call);
    return [...pieces, ...write(begin(undefined, call.place, call.name), rest)];
  };

  return {
    push(value: unknown): Piece[] {
      if (!isObject(value)) return [];
      const its = isObject(value.function) ? value.function : value;
      const id = asText(value.id) === '' ? undefined : asText(value.id);
      const place = typeof value.index === 'number' ? value.index : undefined;
      const name = asText(its.name);
      const text = argumentsOf(its.arguments ?? its.parameters ?? its.input);
      const call = known(id, place, name) ?? begin(id, place, name);
      if (call.name === '') call.name = name;
      return write(call, text);
    },
    /** Nothing more comes: what was held back. */
    finish: (): Piece[] => calls.flatMap((call) => (call.hasBegun && call.held === '' ? [] : give(call, true))),
  };
}
