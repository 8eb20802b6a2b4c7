import { nameEnd, skipSpace } from '../read/characters.ts';
import type { PathProblem } from './expression.ts';

/** XPath 1.0 section 3.7, [28] ExprToken. */
export interface PathToken {
  readonly kind: 'mark' | 'operator' | 'name' | 'number' | 'string' | 'end';
  /** A string without its quotes. A name may be `a`, `p:a`, `p:*` or `*`. */
  readonly text: string;
  readonly offset: number;
}

const number = /\d+(?:\.\d*)?|\.\d+/y;
/** The longer before those that they begin with. */
const marks = ':: .. // != <= >= ( ) [ ] . @ , / | + - = < > * $'.split(' ');
const operators = new Set(['and', 'or', 'mod', 'div']);
/** After these, `*` is a name and `and` an element. */
const startsOperand = new Set(['@', '::', '(', '[', ',', '/', '//', '|', '+', '-', '=', '!=', '<', '<=', '>', '>=']);

export function pathTokens(path: string): PathToken[] | PathProblem {
  const tokens: PathToken[] = [];
  let at = skipSpace(path, 0);
  while (at < path.length) {
    const token = readToken(path, at, tokens.at(-1));
    if ('code' in token) return token;
    tokens.push(token);
    at = skipSpace(path, at + token.text.length + (token.kind === 'string' ? 2 : 0));
  }
  tokens.push({ kind: 'end', text: '', offset: path.length });
  return tokens;
}

function readToken(path: string, at: number, last: PathToken | undefined): PathToken | PathProblem {
  const first = path.charAt(at);
  if (first === '"' || first === "'") {
    const end = path.indexOf(first, at + 1);
    if (end === -1) return { code: 'path-unfinished', offset: at, detail: { quote: first } };
    return { kind: 'string', text: path.slice(at + 1, end), offset: at };
  }
  number.lastIndex = at;
  const digits = number.exec(path)?.[0];
  if (digits !== undefined) return { kind: 'number', text: digits, offset: at };
  const isOperand = !last || last.kind === 'operator' || (last.kind === 'mark' && startsOperand.has(last.text));
  const name = isOperand && first === '*' ? '*' : readName(path, at);
  if (name !== '') return { kind: !isOperand && operators.has(name) ? 'operator' : 'name', text: name, offset: at };
  const mark = marks.find((text) => path.startsWith(text, at));
  if (mark === undefined)
    return {
      code: 'path-character',
      offset: at,
      detail: { character: String.fromCodePoint(path.codePointAt(at) ?? 0) },
    };
  return { kind: mark === '*' ? 'operator' : 'mark', text: mark, offset: at };
}

/** A qualified name, or a prefix and `*`. The colons of an axis are not part of it. */
function readName(path: string, at: number): string {
  if (path.charAt(at) === ':') return '';
  const name = path.slice(at, nameEnd(path, at));
  const axis = name.indexOf('::');
  if (axis !== -1) return name.slice(0, axis);
  return name.endsWith(':') && path.charAt(at + name.length) === '*' ? `${name}*` : name;
}
