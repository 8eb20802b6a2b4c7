import type { AST } from '@eslint-community/regexpp';
import type { EngineActions } from '@toolbench/kit/define-tool.ts';
import type { EngineContext } from '@toolbench/kit/context.ts';
import type { OptionValues } from '@toolbench/kit/options.ts';
import { ok, type Result } from '@toolbench/kit/result.ts';
import { textToString, type Text } from '@toolbench/kit/text.ts';
import { compile, withRegExp, type CompileCode, type RunCode } from './compile.ts';
import type { Code } from './code/export-code.ts';
import type { Danger } from './danger/danger.ts';
import type { Explanation } from './explain/explain.ts';
import { extract, type Extracted } from './run/extract.ts';
import { match, noMatches, type Matches } from './run/match.ts';
import { replace, type Replaced } from './run/replace.ts';
import { noParts, split, type Parts } from './run/split.ts';
import type { SyntaxCode } from './syntax.ts';
import type { options } from '../options.ts';
import { nothingValidated, validate, type Validation } from './validate.ts';

type Values = OptionValues<typeof options>;
type Expression = Pick<Values, 'pattern' | 'flags'>;

export type OutputCode = RunCode | 'result-too-large';
export type ExplainCode = CompileCode | SyntaxCode;

export interface Explained extends Explanation {
  readonly danger: Danger;
}

export const nothingExplained: Explained = { pieces: [], isCut: false, danger: { kind: 'none' } };

/** An expression as one works with it: an empty pattern finds nothing, so it never reaches the engine. */
function run<Value>(
  { pattern, flags }: Expression,
  nothing: Value,
  work: (regex: RegExp) => Value,
): Promise<Result<Value, RunCode>> {
  return pattern === '' ? Promise.resolve(ok(nothing)) : withRegExp(pattern, flags, work);
}

/** Some work can itself fail. */
async function flatten<Value, Code extends string, Inner extends string>(
  outcome: Promise<Result<Result<Value, Inner>, Code>>,
): Promise<Result<Value, Code | Inner>> {
  const result = await outcome;
  return result.ok ? result.value : result;
}

function matchText(input: Text, expression: Expression, context: EngineContext): Promise<Result<Matches, RunCode>> {
  const text = textToString(input);
  return run(expression, noMatches, (regex) => match(regex, text, context));
}

function replaceText(
  input: Text,
  chosen: Expression & Pick<Values, 'replacement' | 'escapes'>,
  context: EngineContext,
): Promise<Result<Replaced, OutputCode>> {
  const text = textToString(input);
  const escapes = chosen.escapes ? 'escapes' : 'plain';
  const work = (regex: RegExp) => replace(regex, text, chosen.replacement, escapes, context);
  return flatten(run<Result<Replaced, 'result-too-large'>>(chosen, ok({ text: '', count: 0, marks: [] }), work));
}

function splitText(input: Text, expression: Expression, context: EngineContext): Promise<Result<Parts, RunCode>> {
  const text = textToString(input);
  return run(expression, noParts, (regex) => split(regex, text, context));
}

function extractData(
  input: Text,
  chosen: Expression & Pick<Values, 'extractAs' | 'template'>,
  context: EngineContext,
): Promise<Result<Extracted, OutputCode>> {
  const text = textToString(input);
  const work = (regex: RegExp) => extract(regex, text, chosen.extractAs, chosen.template, context);
  return flatten(run<Result<Extracted, 'result-too-large'>>(chosen, ok({ text: '', count: 0, marks: [] }), work));
}

function validateLines(
  input: Text,
  chosen: Expression & Pick<Values, 'wholeLine'>,
  context: EngineContext,
): Promise<Result<Validation, RunCode>> {
  const text = textToString(input);
  const extent = chosen.wholeLine ? 'whole-line' : 'anywhere';
  return run(chosen, nothingValidated, (regex) => validate(regex, text, extent, context));
}

/** The syntax tree of a pattern that this engine accepts. */
async function parse({ pattern, flags }: Expression): Promise<Result<AST.Pattern, ExplainCode>> {
  const compiled = await compile(pattern, flags);
  if (!compiled.ok) return compiled;
  const { parsePattern } = await import('./syntax.ts');
  return parsePattern(pattern, flags);
}

/** What the pattern means, piece by piece, and whether some text can make it backtrack without end. */
async function explainPattern(_input: unknown, expression: Expression): Promise<Result<Explained, ExplainCode>> {
  const { pattern, flags } = expression;
  if (pattern === '') return ok(nothingExplained);
  const parsed = await parse(expression);
  if (!parsed.ok) return parsed;
  const [{ explain }, { findDanger }] = await Promise.all([
    import('./explain/explain.ts'),
    import('./danger/danger.ts'),
  ]);
  return ok({ ...explain(parsed.value, flags), danger: findDanger(parsed.value, flags) });
}

/** Lines of code that use the pattern in another language, and what differs there. */
async function writeCode(
  _input: unknown,
  chosen: Expression & Pick<Values, 'replacement' | 'language' | 'task'>,
): Promise<Result<Code, ExplainCode>> {
  if (chosen.pattern === '') return ok({ text: '', notes: [] });
  const parsed = await parse(chosen);
  if (!parsed.ok) return parsed;
  const { exportCode } = await import('./code/export-code.ts');
  return ok(exportCode(parsed.value, chosen));
}

export const engine = {
  match: matchText,
  replace: replaceText,
  split: splitText,
  extract: extractData,
  validate: validateLines,
  explain: explainPattern,
  code: writeCode,
} satisfies EngineActions;
export type Engine = typeof engine;
