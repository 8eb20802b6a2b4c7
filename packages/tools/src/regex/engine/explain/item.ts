import type { AST } from '@eslint-community/regexpp';

/** What becomes one piece: a syntax node, or what stands for several of them. */
export type Item = AST.Element | AST.CharacterClassElement | AST.ClassSetOperand | Run | Branch;

/** Characters side by side: a word in a sequence, members of a class. */
export interface Run {
  readonly type: 'Run';
  readonly within: 'sequence' | 'class';
  readonly characters: readonly AST.Character[];
  readonly start: number;
  readonly end: number;
  readonly raw: string;
}

/** One of several alternatives. */
export interface Branch {
  readonly type: 'Branch';
  readonly alternative: AST.Alternative;
  readonly number: number;
  readonly of: number;
  readonly start: number;
  readonly end: number;
  readonly raw: string;
}

/** What an item contains, in reading order. */
export function itemsIn(item: Item): readonly Item[] {
  switch (item.type) {
    case 'CapturingGroup':
    case 'Group':
      return itemsOf(item.alternatives);
    case 'Assertion':
      return item.kind === 'lookahead' || item.kind === 'lookbehind' ? itemsOf(item.alternatives) : [];
    case 'Branch':
      return joinCharacters(item.alternative.elements, 'sequence');
    case 'Quantifier':
      return [item.element];
    case 'CharacterClass':
      return joinCharacters(item.elements, 'class');
    case 'ExpressionCharacterClass':
      return operandsOf(item.expression);
    default:
      return [];
  }
}

/** A single alternative needs no branch around it. */
export function itemsOf(alternatives: readonly AST.Alternative[]): readonly Item[] {
  const [only] = alternatives;
  if (only && alternatives.length === 1) return joinCharacters(only.elements, 'sequence');
  return alternatives.map((alternative, index) => {
    const { start, end, raw } = alternative;
    return { type: 'Branch', alternative, number: index + 1, of: alternatives.length, start, end, raw };
  });
}

function joinCharacters(
  nodes: readonly (AST.Element | AST.CharacterClassElement)[],
  within: Run['within'],
): readonly Item[] {
  const items: Item[] = [];
  let run: AST.Character[] = [];
  const flush = () => {
    if (run.length > 0) items.push(runOf(run, within));
    run = [];
  };
  for (const node of nodes) {
    if (node.type === 'Character' && (within === 'class' || isPlain(node.value))) {
      run.push(node);
      continue;
    }
    flush();
    items.push(node);
  }
  flush();
  return items;
}

function runOf(characters: readonly AST.Character[], within: Run['within']): Run {
  const start = characters[0]?.start ?? 0;
  const end = characters.at(-1)?.end ?? start;
  return { type: 'Run', within, characters, start, end, raw: characters.map(({ raw }) => raw).join('') };
}

/** Controls and separators other than the space cannot be shown as they are; halves of surrogate pairs may form one. */
function isPlain(codePoint: number): boolean {
  return codePoint === 0x20 || !/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Z}]/u.test(String.fromCodePoint(codePoint));
}

/** a--b--c is ((a--b)--c) in the tree and three operands to a reader. */
function operandsOf(expression: AST.ClassIntersection | AST.ClassSubtraction): readonly Item[] {
  const operands: AST.ClassSetOperand[] = [];
  let left: AST.ClassIntersection | AST.ClassSubtraction | AST.ClassSetOperand = expression;
  while (left.type === 'ClassIntersection' || left.type === 'ClassSubtraction') {
    operands.push(left.right);
    left = left.left;
  }
  return [left, ...operands.reverse()];
}
