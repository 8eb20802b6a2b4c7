import { pathFunctions } from './functions.ts';
import {
  axes,
  type Axis,
  type BinaryOperator,
  type Expression,
  nodeTypes,
  type NodeTest,
  type PathProblem,
  type Step,
} from './expression.ts';
import { pathTokens, type PathToken } from './lexer.ts';
import { current, expectMark, isMark, type Parser, type Prefix, take, unexpected } from './token-stream.ts';

/** Brackets may be nested so deep. */
const deepestNesting = 100;
/** In UTF-16 code units; keeps chains of operators within what can be evaluated. */
const longestPath = 4096;

export interface ParsedPath {
  readonly expression: Expression;
  /** The prefixes of its names; what they stand for is up to the document. */
  readonly prefixes: readonly Prefix[];
}

/** Parses an XPath 1.0 expression. Names of functions and the kinds of what they take are checked, too. */
export function parsePath(path: string): ParsedPath | PathProblem {
  if (path.length > longestPath) return { code: 'path-length', offset: longestPath, detail: { limit: longestPath } };
  const tokens = pathTokens(path);
  if ('code' in tokens) return tokens;
  if (tokens.length === 1) return { code: 'path-empty', offset: 0, detail: {} };
  const parser: Parser = { tokens, at: 0, nesting: 0, prefixes: [], problem: undefined };
  const expression = parseBinary(parser, 0);
  if (current(parser).kind !== 'end') unexpected(parser, 'end');
  return parser.problem ?? { expression, prefixes: parser.prefixes };
}

/** By binding strength, weakest first (section 3.1 to 3.5). */
const precedence: readonly (readonly BinaryOperator[])[] = [
  ['or'],
  ['and'],
  ['=', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', 'div', 'mod'],
];

function operatorAt(parser: Parser, level: number): BinaryOperator | undefined {
  const { kind, text } = current(parser);
  if (kind !== 'mark' && kind !== 'operator') return undefined;
  return precedence[level].find((operator) => operator === text);
}

function parseBinary(parser: Parser, level: number): Expression {
  if (level === precedence.length) return parseUnary(parser);
  let left = parseBinary(parser, level + 1);
  for (let operator = operatorAt(parser, level); operator; operator = operatorAt(parser, level)) {
    take(parser);
    left = { kind: 'binary', operator, left, right: parseBinary(parser, level + 1) };
  }
  return left;
}

/** [27] UnaryExpr and [18] UnionExpr. */
function parseUnary(parser: Parser): Expression {
  let negatives = 0;
  while (isMark(parser, '-')) {
    take(parser);
    negatives += 1;
  }
  let expression = parsePathExpression(parser);
  while (isMark(parser, '|')) {
    take(parser);
    const right = parsePathExpression(parser);
    needNodes(parser, expression);
    needNodes(parser, right);
    expression = { kind: 'binary', operator: '|', left: expression, right };
  }
  if (negatives === 0) return expression;
  const negative: Expression = { kind: 'negative', operand: expression };
  return negatives % 2 === 1 ? negative : { kind: 'negative', operand: negative };
}

/** [19] PathExpr. */
function parsePathExpression(parser: Parser): Expression {
  if (isMark(parser, '/')) {
    take(parser);
    return { kind: 'path', from: 'root', steps: startsStep(parser) ? parseSteps(parser) : [] };
  }
  if (isMark(parser, '//')) {
    take(parser);
    return { kind: 'path', from: 'root', steps: [anyDescendant, ...parseSteps(parser)] };
  }
  if (startsStep(parser)) return { kind: 'path', from: 'context', steps: parseSteps(parser) };
  const base = parseFilter(parser);
  if (!isMark(parser, '/', '//')) return base;
  needNodes(parser, base);
  const isDeep = take(parser).text === '//';
  return { kind: 'path', from: base, steps: [...(isDeep ? [anyDescendant] : []), ...parseSteps(parser)] };
}

/** What `//` is short for. */
const anyDescendant: Step = { axis: 'descendant-or-self', test: { kind: 'type', type: 'node' }, predicates: [] };

function startsStep(parser: Parser): boolean {
  const { kind, text } = current(parser);
  if (kind === 'mark') return text === '@' || text === '.' || text === '..';
  if (kind !== 'name') return false;
  const isCall = parser.tokens[parser.at + 1].text === '(' && parser.tokens[parser.at + 1].kind === 'mark';
  return !isCall || isNodeType(text);
}

function isNodeType(name: string): boolean {
  return nodeTypes.some((type) => type === name);
}

/** [3] RelativeLocationPath. */
function parseSteps(parser: Parser): Step[] {
  const steps = [parseStep(parser)];
  while (isMark(parser, '/', '//')) {
    if (take(parser).text === '//') steps.push(anyDescendant);
    steps.push(parseStep(parser));
  }
  return steps;
}

/** [4] Step. */
function parseStep(parser: Parser): Step {
  if (isMark(parser, '.', '..')) {
    const axis = take(parser).text === '.' ? 'self' : 'parent';
    return { axis, test: { kind: 'type', type: 'node' }, predicates: [] };
  }
  if (!startsStep(parser)) unexpected(parser, 'step');
  const axis = parseAxis(parser);
  return { axis, test: parseTest(parser), predicates: parsePredicates(parser) };
}

function parseAxis(parser: Parser): Axis {
  if (isMark(parser, '@')) {
    take(parser);
    return 'attribute';
  }
  if (parser.tokens[parser.at + 1]?.text !== '::') return 'child';
  const { text, offset } = take(parser);
  take(parser);
  const axis = axes.find((name) => name === text);
  if (!axis) parser.problem ??= { code: 'path-axis', offset, detail: { axis: text } };
  return axis ?? 'child';
}

/** [7] NodeTest. */
function parseTest(parser: Parser): NodeTest {
  const { kind, text, offset } = current(parser);
  if (kind !== 'name') {
    unexpected(parser, 'step');
    return { kind: 'type', type: 'node' };
  }
  take(parser);
  const type = nodeTypes.find((name) => name === text);
  if (!type || !isMark(parser, '(')) {
    const colon = text.indexOf(':');
    if (colon > 0) parser.prefixes.push({ prefix: text.slice(0, colon), offset });
    return { kind: 'name', prefix: text.slice(0, Math.max(colon, 0)), local: text.slice(colon + 1) };
  }
  take(parser);
  const target = type === 'processing-instruction' && current(parser).kind === 'string' ? take(parser).text : undefined;
  expectMark(parser, ')');
  return { kind: 'type', type, ...(target !== undefined && { target }) };
}

/** [8] Predicate, any number of them. */
function parsePredicates(parser: Parser): Expression[] {
  const predicates: Expression[] = [];
  while (isMark(parser, '[')) {
    take(parser);
    predicates.push(parseNested(parser));
    expectMark(parser, ']');
  }
  return predicates;
}

/** An expression inside brackets. */
function parseNested(parser: Parser): Expression {
  parser.nesting += 1;
  if (parser.nesting > deepestNesting) {
    parser.problem ??= { code: 'path-nesting', offset: current(parser).offset, detail: { limit: deepestNesting } };
  }
  const expression = parseBinary(parser, 0);
  parser.nesting -= 1;
  return expression;
}

/** [20] FilterExpr. */
function parseFilter(parser: Parser): Expression {
  const base = parsePrimary(parser);
  const predicates = parsePredicates(parser);
  if (predicates.length === 0) return base;
  needNodes(parser, base);
  return { kind: 'filter', base, predicates };
}

/** [15] PrimaryExpr; variables have no values here and are refused. */
function parsePrimary(parser: Parser): Expression {
  const { kind, text } = current(parser);
  if (kind === 'number') return { kind: 'number', value: Number(take(parser).text) };
  if (kind === 'string') return { kind: 'string', value: take(parser).text };
  if (kind === 'name') return parseCall(parser);
  if (kind === 'mark' && text === '(') {
    take(parser);
    const expression = parseNested(parser);
    expectMark(parser, ')');
    return expression;
  }
  unexpected(parser, 'expression');
  return { kind: 'string', value: '' };
}

/** [16] FunctionCall. */
function parseCall(parser: Parser): Expression {
  const name = take(parser);
  take(parser);
  const given: Expression[] = [];
  if (!isMark(parser, ')')) {
    given.push(parseNested(parser));
    while (isMark(parser, ',')) {
      take(parser);
      given.push(parseNested(parser));
    }
  }
  expectMark(parser, ')');
  checkCall(parser, name, given);
  return { kind: 'call', name: name.text, arguments: given };
}

function checkCall(parser: Parser, { text: name, offset }: PathToken, given: readonly Expression[]): void {
  const called = pathFunctions.get(name);
  if (!called) {
    parser.problem ??= { code: 'path-function', offset, detail: { name } };
    return;
  }
  const { least, most } = called;
  if (given.length < least || given.length > most) {
    parser.problem ??= { code: 'path-arguments', offset, detail: { name, least, given: given.length } };
  }
  if (called.takesNodes && given.length > 0) needNodes(parser, given[0]);
}

/** Only paths and unions of them give nodes; the last bracket read is where the problem is shown. */
function needNodes(parser: Parser, expression: Expression): void {
  const isUnion = expression.kind === 'binary' && expression.operator === '|';
  if (isUnion || expression.kind === 'path' || expression.kind === 'filter') return;
  parser.problem ??= { code: 'path-not-nodes', offset: current(parser).offset, detail: {} };
}
