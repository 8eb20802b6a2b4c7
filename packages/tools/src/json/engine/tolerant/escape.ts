import type { ChangeKind, Dialect } from './dialect.ts';

/** What becomes of a character in a string: no `kind` when it stays as it is. `end` is where reading goes on. */
export interface ContentEdit {
  readonly end: number;
  readonly kind?: ChangeKind;
  readonly added: string;
}

/**
 * The edit for the quotation mark, reverse solidus or control character at `at` inside a string, by JSON5 §5.1.
 * Where JSON5 drops the reverse solidus before a letter, repair keeps it as a character: `C:\data` and `\d+` are meant.
 * Those that `isKept` names stand for themselves, too, though they could begin an escape.
 */
export function contentEdit(
  text: string,
  at: number,
  end: number,
  quoteKind: ChangeKind,
  dialect: Dialect,
  isKept: (at: number) => boolean = () => false,
): ContentEdit {
  const character = text.charAt(at);
  if (character === '"') {
    const kind = quoteKind === 'single-quote' ? quoteKind : 'unescaped-quote';
    return { end: at + 1, kind, added: '\\"' };
  }
  if (character === '\\') {
    const edit = escapeEdit(text, at, end, dialect);
    return isKept(at) && edit.kind !== 'bad-escape' ? { end: at + 1, kind: 'path-escape', added: '\\\\' } : edit;
  }
  const isLineBreak = character === '\n' || character === '\r';
  return {
    end: at + 1,
    kind: isLineBreak ? 'line-break' : 'control-character',
    added: JSON.stringify(character).slice(1, -1),
  };
}

/**
 * Whether the reverse solidus at `at` separates names in a path: it is neither doubled nor before a mark. A code such as
 * `\u1234` is one only where no name stands before it.
 */
export function isSeparator(text: string, at: number, end: number): boolean {
  if (at + 1 >= end || /["\\/\n\r]/.test(text.charAt(at + 1))) return false;
  return !/^u[\da-fA-F]{4}/.test(text.slice(at + 1, Math.min(at + 6, end))) || /\S/.test(text.charAt(at - 1));
}

function escapeEdit(text: string, at: number, end: number, dialect: Dialect): ContentEdit {
  const escaped = at + 1 < end ? text.charAt(at + 1) : '';
  if (escaped !== '' && '"\\/bfnrt'.includes(escaped)) return { end: at + 2, added: '' };
  if (escaped === 'u' && /^[\da-fA-F]{4}$/.test(text.slice(at + 2, Math.min(at + 6, end))))
    return { end: at + 6, added: '' };
  const form = escapeForm(text, at, escaped);
  if (form) return form;
  const isWord = escaped === '' || /[\p{L}\p{N}]/u.test(escaped);
  if (escaped === '' || escaped === 'u' || escaped === 'x' || /\d/.test(escaped) || (dialect === 'repair' && isWord)) {
    return { end: at + 1, kind: 'bad-escape', added: '\\\\' };
  }
  return { end: at + 1, kind: 'escape-form', added: '' };
}

/** The escapes that JSON5 has beyond JSON's: line continuations, \v, \0 and \x with two hex digits. */
function escapeForm(text: string, at: number, escaped: string): ContentEdit | undefined {
  if (escaped === '\r' && text.charAt(at + 2) === '\n') return { end: at + 3, kind: 'escape-form', added: '' };
  if (escaped !== '' && '\n\r\u2028\u2029'.includes(escaped)) return { end: at + 2, kind: 'escape-form', added: '' };
  if (escaped === 'v') return { end: at + 2, kind: 'escape-form', added: '\\u000b' };
  if (escaped === '0' && !/\d/.test(text.charAt(at + 2))) return { end: at + 2, kind: 'escape-form', added: '\\u0000' };
  const hex = escaped === 'x' ? text.slice(at + 2, at + 4) : '';
  if (/^[\da-fA-F]{2}$/.test(hex)) return { end: at + 4, kind: 'escape-form', added: `\\u00${hex}` };
  return undefined;
}
