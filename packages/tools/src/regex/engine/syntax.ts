import { RegExpParser, RegExpSyntaxError, type AST } from '@eslint-community/regexpp';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';

export type SyntaxCode = 'pattern-not-explained' | 'pattern-too-deep';

const parser = new RegExpParser({ ecmaVersion: 2025 });

/** The syntax tree of a pattern as ECMAScript 2025 defines it, Annex B included when neither u nor v is set. */
export function parsePattern(pattern: string, flags: string): Result<AST.Pattern, SyntaxCode> {
  try {
    return ok(parse(pattern, flags));
  } catch (error) {
    if (error instanceof RegExpSyntaxError) return fail('pattern-not-explained', { index: error.index });
    if (error instanceof RangeError) return fail('pattern-too-deep');
    throw error;
  }
}

/** The 0-based index where a pattern breaks the grammar, or null where the parser finds no fault. */
export function findSyntaxError(pattern: string, flags: string): number | null {
  try {
    parse(pattern, flags);
    return null;
  } catch (error) {
    if (!(error instanceof RegExpSyntaxError)) return null;
    return error.message.endsWith('Unterminated group') ? unclosedGroup(pattern) : error.index;
  }
}

function parse(pattern: string, flags: string): AST.Pattern {
  return parser.parsePattern(pattern, 0, pattern.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
}

/** The innermost parenthesis left open: of more use than the end of the pattern, where parsers notice it. */
function unclosedGroup(pattern: string): number {
  const open: number[] = [];
  const token = /\\[^]|\[(?:\\[^]|[^\]\\])*\]?|[()]/g;
  for (const found of pattern.matchAll(token)) {
    if (found[0] === '(') open.push(found.index);
    if (found[0] === ')') open.pop();
  }
  return open.at(-1) ?? pattern.length;
}
