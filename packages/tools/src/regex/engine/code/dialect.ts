import type { AST } from '@eslint-community/regexpp';
import type { CodeLanguage } from './language.ts';

/** How a language's regular expressions differ from those of JavaScript. */
export interface Dialect {
  namedGroup(name: string): string;
  backreference(to: number | string): string;
  /** A character that is not ASCII and has no visible form; null if there is no way to write it. */
  codePoint(codePoint: number): string | null;
  /** A Unicode property as it is written here, or null. */
  property(node: AST.UnicodePropertyCharacterSet): string | null;
  /** The end of the text when $ would also match before a last line end. */
  readonly textEnd: string;
  /** Characters that need a backslash besides the usual ones. */
  readonly alsoEscaped: string;
  /** Which digits, letters and white space \d \w \s stand for; in JavaScript \d and \w are ASCII, \s is Unicode. */
  readonly shorthands: 'ascii' | 'unicode';
  /** Whether letters beyond ASCII are in \w and the like where case is ignored. */
  readonly foldsShorthands: boolean;
  readonly lookaround: 'yes' | 'no';
  /** What a lookbehind may contain: repeats with an upper bound, or only texts of one length. */
  readonly lookbehind: 'bounded' | 'fixed';
  readonly backreferences: 'yes' | 'no';
  /** JavaScript's dot stops at LF, CR, U+2028 and U+2029; here only at LF, or at U+0085 besides. */
  readonly dotStopsAt: 'line-feed' | 'line-ends-of-java';
  readonly maxRepeat: number;
  /** The names of groups that are taken here. */
  readonly groupName: RegExp;
  /** What separates the words of other names, which are joined to one that is taken. */
  readonly nameCharacters: RegExp;
  /** Matches a backreference if its group took part and nothing else; null where there is no way to say so. */
  ifSet(group: number, reference: string): string | null;
  /**
   * With m, JavaScript's ^ and $ stop at CR, U+2028 and U+2029 too: whether lookarounds say so here, or they are left
   * as they are with a note.
   */
  readonly lineEdges: 'rewritten' | 'noted';
  /** Whether \b is by ASCII letters in all versions. */
  readonly boundaries: 'ascii' | 'unicode';
  /** Where empty matches are found that JavaScript does not find, or the other way about. */
  readonly emptyMatches: 'same' | 'tried-again' | 'left-out';
}

const hex = (codePoint: number, digits: number) => codePoint.toString(16).toUpperCase().padStart(digits, '0');
const isSurrogate = (codePoint: number) => codePoint >= 0xd800 && codePoint <= 0xdfff;
const braced = (codePoint: number) => (isSurrogate(codePoint) ? null : `\\x{${hex(codePoint, 1)}}`);
const asciiName = /^[A-Za-z_]\w{0,31}$/;

/** \p{Lu}, or \p{Han} with a prefix where scripts need one; the short names are known everywhere. */
function shortProperty(node: AST.UnicodePropertyCharacterSet, scriptPrefix: string): string | null {
  const letter = node.negate ? 'P' : 'p';
  if (node.key === 'General_Category' && node.value && node.value.length <= 2) return `\\${letter}{${node.value}}`;
  const isScript = node.key === 'Script' || node.key === 'sc';
  return isScript && node.value ? `\\${letter}{${scriptPrefix}${node.value}}` : null;
}

const python: Dialect = {
  namedGroup: (name) => `(?P<${name}>`,
  backreference: (to) => (typeof to === 'number' ? `\\${to}` : `(?P=${to})`),
  codePoint: (codePoint) =>
    isSurrogate(codePoint) ? null : codePoint > 0xffff ? `\\U${hex(codePoint, 8)}` : `\\u${hex(codePoint, 4)}`,
  property: () => null,
  textEnd: '\\Z',
  alsoEscaped: '',
  shorthands: 'unicode',
  foldsShorthands: true,
  lookaround: 'yes',
  lookbehind: 'fixed',
  backreferences: 'yes',
  dotStopsAt: 'line-feed',
  maxRepeat: Infinity,
  groupName: /^[\p{XID_Start}_]\p{XID_Continue}*$/u,
  nameCharacters: /[^\p{XID_Continue}]+/u,
  ifSet: (group, reference) => `(?(${group})${reference})`,
  lineEdges: 'rewritten',
  boundaries: 'unicode',
  emptyMatches: 'tried-again',
};

const java: Dialect = {
  namedGroup: (name) => `(?<${name}>`,
  backreference: (to) => (typeof to === 'number' ? `\\${to}` : `\\k<${to}>`),
  codePoint: (codePoint) => (codePoint > 0xffff ? braced(codePoint) : `\\u${hex(codePoint, 4)}`),
  property: (node) => shortProperty(node, 'Is'),
  textEnd: '\\z',
  alsoEscaped: '',
  shorthands: 'ascii',
  foldsShorthands: false,
  lookaround: 'yes',
  lookbehind: 'bounded',
  backreferences: 'yes',
  dotStopsAt: 'line-ends-of-java',
  maxRepeat: Infinity,
  groupName: /^[A-Za-z][A-Za-z0-9]*$/,
  nameCharacters: /[^A-Za-z0-9]+/,
  ifSet: () => null,
  lineEdges: 'rewritten',
  boundaries: 'unicode',
  emptyMatches: 'same',
};

const go: Dialect = {
  namedGroup: (name) => `(?P<${name}>`,
  backreference: (to) => `\\${to}`,
  codePoint: braced,
  property: (node) => shortProperty(node, ''),
  textEnd: '$',
  alsoEscaped: '',
  shorthands: 'ascii',
  foldsShorthands: true,
  lookaround: 'no',
  lookbehind: 'fixed',
  backreferences: 'no',
  dotStopsAt: 'line-feed',
  maxRepeat: 1000,
  groupName: asciiName,
  nameCharacters: /\W+/,
  ifSet: () => null,
  lineEdges: 'noted',
  boundaries: 'ascii',
  emptyMatches: 'left-out',
};

const php: Dialect = {
  namedGroup: (name) => `(?<${name}>`,
  backreference: (to) => (typeof to === 'number' ? `\\${to}` : `\\k<${to}>`),
  codePoint: braced,
  property: (node) => shortProperty(node, ''),
  textEnd: '\\z',
  alsoEscaped: '~',
  shorthands: 'unicode',
  foldsShorthands: true,
  lookaround: 'yes',
  lookbehind: 'fixed',
  backreferences: 'yes',
  dotStopsAt: 'line-feed',
  maxRepeat: 65_535,
  groupName: asciiName,
  nameCharacters: /\W+/,
  ifSet: (group, reference) => `(?(${group})${reference})`,
  lineEdges: 'noted',
  boundaries: 'unicode',
  emptyMatches: 'tried-again',
};

export const dialects: Readonly<Record<Exclude<CodeLanguage, 'javascript'>, Dialect>> = { python, java, go, php };
