import { limits } from '@toolbench/contracts/limits.ts';

/** Indentation stops growing at this level: a text nested 100,000 deep would otherwise grow to 20 GB of spaces. */
export const deepestIndent = 100;

/** Bytes of the largest text that an action makes of an input of so many bytes. */
export function largestResult(inputSize: number): number {
  const { resultBytes, growth } = limits.json;
  return Math.min(resultBytes, Math.max(growth.freeBytes, inputSize * growth.times));
}

/** Characters of the JSON that is made of YAML: a few lines of aliases can stand for any amount. */
export const largestYamlResult = 1 << 24;

/** How many repeated names, changes, found places and paths are listed one by one; all are counted. */
export const listed = 100;

/** Nodes of the largest tree: 20 bytes each are kept. */
export const mostNodes = 16_000_000;

/** Levels down to which types and schemas are made; deeper ones no longer tell a reader anything. */
export const deepestShape = 200;

/** Nodes of a tree that are listed for those who see no page, which draws as many as there are. */
export const listedNodes = 10_000;
