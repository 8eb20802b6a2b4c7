import { walkAxis } from './axes.ts';
import { compareValues } from './comparison.ts';
import type { BinaryOperator, Expression, Step, NodeTest } from './expression.ts';
import { type PathContext, pathFunctions } from './functions.ts';
import { COLON, nameEnd } from '../read/characters.ts';
import { firstNamespaceOf, namespaceOfNode } from './node-namespace.ts';
import { type Nodes, ATTRIBUTE, COMMENT_NODE, ELEMENT, INSTRUCTION_NODE, nodeName, TEXT_NODE } from './nodes.ts';
import { isNodeSet, toBoolean, toNumber, type Value } from './value.ts';

/** Evaluates a checked expression. */
export function evaluate(expression: Expression, context: PathContext): Value {
  switch (expression.kind) {
    case 'number':
    case 'string':
      return expression.value;
    case 'negative':
      return -toNumber(context.nodes, evaluate(expression.operand, context));
    case 'call':
      return (
        pathFunctions.get(expression.name)?.call(
          context,
          expression.arguments.map((one) => evaluate(one, context)),
        ) ?? ''
      );
    case 'binary':
      return evaluateBinary(expression.operator, expression.left, expression.right, context);
    case 'filter': {
      const base = evaluateNodes(expression.base, context);
      return expression.predicates.reduce((set, predicate) => filterNodes(context.nodes, set, predicate), base);
    }
    case 'path':
      return evaluatePath(expression.from, expression.steps, context);
  }
}

function evaluateNodes(expression: Expression, context: PathContext): readonly number[] {
  const value = evaluate(expression, context);
  return isNodeSet(value) ? value : [];
}

function evaluateBinary(operator: BinaryOperator, left: Expression, right: Expression, context: PathContext): Value {
  const { nodes } = context;
  const number = (side: Expression) => toNumber(nodes, evaluate(side, context));
  switch (operator) {
    case 'or':
      return toBoolean(evaluate(left, context)) || toBoolean(evaluate(right, context));
    case 'and':
      return toBoolean(evaluate(left, context)) && toBoolean(evaluate(right, context));
    case '|':
      return inDocumentOrder(evaluateNodes(left, context).concat(evaluateNodes(right, context)));
    case '+':
      return number(left) + number(right);
    case '-':
      return number(left) - number(right);
    case '*':
      return number(left) * number(right);
    case 'div':
      return number(left) / number(right);
    case 'mod':
      return number(left) % number(right);
    default:
      return compareValues(nodes, operator, evaluate(left, context), evaluate(right, context));
  }
}

function evaluatePath(
  from: 'root' | 'context' | Expression,
  steps: readonly Step[],
  context: PathContext,
): readonly number[] {
  let set: readonly number[] = [from === 'root' ? 0 : context.node];
  if (typeof from === 'object') set = evaluateNodes(from, context);
  for (const step of joinedSteps(steps)) set = takeStep(context.nodes, set, step);
  return set;
}

/** `//name` as one step down, which is the same where no predicate counts positions among siblings. */
function joinedSteps(steps: readonly Step[]): readonly Step[] {
  const joined: Step[] = [];
  for (const step of steps) {
    const before = joined.at(-1);
    const isDeep = before?.axis === 'descendant-or-self' && before.test.kind === 'type' && before.test.type === 'node';
    const canJoin = isDeep && before.predicates.length === 0 && step.axis === 'child' && step.predicates.length === 0;
    if (canJoin) joined[joined.length - 1] = { ...step, axis: 'descendant' };
    else joined.push(step);
  }
  return joined;
}

function takeStep(nodes: Nodes, from: readonly number[], step: Step): readonly number[] {
  const matches = nodeMatcher(nodes, step);
  const isDownward = step.axis.startsWith('descendant') && step.predicates.length === 0;
  const found: number[] = [];
  let coveredTo = 0;
  for (const node of from) {
    if (isDownward && node < coveredTo) continue;
    coveredTo = nodes.nexts[node];
    takeStepFrom(nodes, node, step, matches, found);
  }
  return inDocumentOrder(found);
}

/** A test of nodes for a step (XPath 1.0 section 2.3). A name without prefix fits in any namespace. */
function nodeMatcher(nodes: Nodes, { axis, test }: Step): (node: number) => boolean {
  const { kinds } = nodes;
  if (test.kind === 'type') return typeMatcher(nodes, test);
  const principal = axis === 'attribute' ? ATTRIBUTE : ELEMENT;
  const isNamed = test.local === '*' ? () => true : localNameMatcher(nodes, test.local);
  if (test.prefix === '') return (node) => kinds[node] === principal && isNamed(node);
  const namespace = firstNamespaceOf(nodes, test.prefix);
  return (node) => kinds[node] === principal && isNamed(node) && namespaceOfNode(nodes, node) === namespace;
}

function typeMatcher(nodes: Nodes, test: Extract<NodeTest, { kind: 'type' }>): (node: number) => boolean {
  const { kinds } = nodes;
  switch (test.type) {
    case 'node':
      return () => true;
    case 'text':
      return (node) => kinds[node] === TEXT_NODE;
    case 'comment':
      return (node) => kinds[node] === COMMENT_NODE;
    case 'processing-instruction': {
      const { target } = test;
      return (node) => kinds[node] === INSTRUCTION_NODE && (target === undefined || nodeName(nodes, node) === target);
    }
  }
}

/** Looks at the text itself, because cutting out a million names would cost more than the search. */
function localNameMatcher({ document, kinds, starts }: Nodes, local: string): (node: number) => boolean {
  const { text } = document;
  return (node) => {
    const start = starts[node] + (kinds[node] === ELEMENT ? 1 : 0);
    const end = nameEnd(text, start);
    const localStart = end - local.length;
    const isWhole = localStart === start || (localStart > start && text.charCodeAt(localStart - 1) === COLON);
    return isWhole && text.startsWith(local, localStart);
  };
}

function takeStepFrom(
  nodes: Nodes,
  node: number,
  step: Step,
  matches: (node: number) => boolean,
  found: number[],
): void {
  if (step.predicates.length === 0) {
    walkAxis(nodes, step.axis, node, (at) => {
      if (matches(at)) found.push(at);
    });
    return;
  }
  const fitting: number[] = [];
  walkAxis(nodes, step.axis, node, (at) => {
    if (matches(at)) fitting.push(at);
  });
  let candidates: readonly number[] = fitting;
  for (const predicate of step.predicates) candidates = filterNodes(nodes, candidates, predicate);
  for (const at of candidates) found.push(at);
}

/** The nodes for which a predicate holds; a number means the node at that position (section 2.4). */
function filterNodes(nodes: Nodes, set: readonly number[], predicate: Expression): readonly number[] {
  if (predicate.kind === 'number') return set.slice(predicate.value - 1, predicate.value);
  return set.filter((node, index) => {
    const value = evaluate(predicate, { nodes, node, position: index + 1, size: set.length });
    return typeof value === 'number' ? value === index + 1 : toBoolean(value);
  });
}

/** Sorted, each node once. Most sets are sorted already. */
function inDocumentOrder(found: readonly number[]): readonly number[] {
  let isSorted = true;
  for (let index = 1; index < found.length && isSorted; index += 1) isSorted = found[index] > found[index - 1];
  if (isSorted) return found;
  const sorted = Int32Array.from(found).sort();
  return Array.from(sorted.filter((node, index) => index === 0 || node !== sorted[index - 1]));
}
