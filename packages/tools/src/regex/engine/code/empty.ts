import type { AST } from '@eslint-community/regexpp';

/** Whether a part of a pattern can match without using up a character. A backreference may. */
export function isNullable(node: AST.Element): boolean {
  switch (node.type) {
    case 'Assertion':
    case 'Backreference':
      return true;
    case 'Group':
    case 'CapturingGroup':
      return hasNullable(node.alternatives);
    case 'Quantifier':
      return node.min === 0 || isNullable(node.element);
    // A class of the v flag may hold strings, the empty one among them.
    default:
      return (
        node.type === 'ExpressionCharacterClass' ||
        (node.type === 'CharacterClass' && node.unicodeSets && node.raw.includes('\\q'))
      );
  }
}

/** Whether one of the alternatives can match without using up a character. */
export function hasNullable(alternatives: readonly AST.Alternative[]): boolean {
  return alternatives.some(({ elements }) => elements.every(isNullable));
}

/** Whether matching nothing is the last thing tried, so that engines differ in nothing by how they treat it. */
export function prefersText(node: AST.Element): boolean {
  switch (node.type) {
    case 'Assertion':
    case 'Backreference':
      return true;
    case 'Group':
    case 'CapturingGroup':
      return allPreferText(node.alternatives);
    case 'Quantifier':
      return (
        node.max === 0 || (node.greedy && (!isNullable(node.element) || prefersText(node.element))) || !isNullable(node)
      );
    default:
      return true;
  }
}

/** The same of alternatives: only the last may match nothing. */
export function allPreferText(alternatives: readonly AST.Alternative[]): boolean {
  return alternatives.every(({ elements }, index) => {
    if (!elements.every(isNullable)) return true;
    return index === alternatives.length - 1 && elements.every(prefersText);
  });
}

/** Whether it can match nothing between the halves of a surrogate pair, where there is no edge of a line or a word. */
export function isEmptyAnywhere(alternatives: readonly AST.Alternative[]): boolean {
  const isEdge = (node: AST.Element) =>
    node.type === 'Assertion' &&
    (node.kind === 'start' || node.kind === 'end' || (node.kind === 'word' && !node.negate));
  return alternatives.some(({ elements }) => elements.every(isNullable) && !elements.some(isEdge));
}
