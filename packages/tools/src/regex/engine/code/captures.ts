import type { AST } from '@eslint-community/regexpp';
import { isNullable, prefersText } from './empty.ts';

/**
 * What a backreference finds in JavaScript, where a group that took no part matches nothing: its group is always set
 * by then, never (its own group, a later one, another alternative, a negative lookaround), or only sometimes.
 */
export type Participation = 'always' | 'never' | 'sometimes';

/** Whether the group of a backreference has taken part when the reference is tried. */
export function participationOf(reference: AST.Backreference, group: AST.CapturingGroup): Participation {
  const above = ancestorsOf(reference);
  if (above.includes(group)) return 'never';
  const path = ancestorsOf(group);
  const shared = path.find((node) => above.includes(node));
  // Two places that meet above an alternative stand in alternatives of which only one is taken.
  if (shared?.type !== 'Alternative') return 'never';
  const between: readonly AST.Node[] = [group, ...path.slice(0, path.indexOf(shared))];
  const isBackward = [shared, ...ancestorsOf(shared)].find(isLookaround)?.kind === 'lookbehind';
  if (isBackward ? group.start < reference.start : group.start > reference.start) return 'never';
  if (between.some((node) => isLookaround(node) && node.negate)) return 'never';
  return between.some(canBeSkipped) ? 'sometimes' : 'always';
}

/**
 * Whether a group can hold something else afterwards than in JavaScript, which forgets what groups held at the start
 * of each repeat and takes back a repeat that matched nothing.
 */
export function isForgotten(group: AST.CapturingGroup): boolean {
  const path: readonly AST.Node[] = [group, ...ancestorsOf(group)];
  return (
    path.some((node, index) => {
      if (node.type !== 'Quantifier') return false;
      const inside = path.slice(0, index);
      if (node.max > 1 && inside.some(canBeSkipped)) return true;
      const takesBack = node.max > node.min && isNullable(node.element);
      return takesBack && (node.max > 1 || inside.some(isLookaround) || !prefersText(node.element));
    }) || path.some((node) => isLookaround(node) && node.negate)
  );
}

function canBeSkipped(node: AST.Node): boolean {
  if (node.type === 'Quantifier') return node.min === 0;
  return node.type === 'Alternative' && node.parent.alternatives.length > 1;
}

function isLookaround(node: AST.Node): node is AST.LookaroundAssertion {
  return node.type === 'Assertion' && (node.kind === 'lookahead' || node.kind === 'lookbehind');
}

/** From the inside out, without the node itself. */
function ancestorsOf(node: AST.Node): AST.Node[] {
  const above: AST.Node[] = [];
  for (let next = node.parent; next; next = next.parent) above.push(next);
  return above;
}
