/** Indentation stops growing at this level: a text nested 100,000 deep would otherwise grow to 20 GB of spaces. */
export const deepestIndent = 100;

/** Bytes of the largest text an action makes. */
export const largestResult = 1 << 30;

/** How many repeated names, changes, found places and paths are listed one by one; all are counted. */
export const listed = 100;

/** Nodes of the largest tree: 20 bytes each are kept. */
export const mostNodes = 16_000_000;

/** Levels down to which types and schemas are made; deeper ones no longer tell a reader anything. */
export const deepestShape = 200;
