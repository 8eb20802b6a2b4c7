import { pathOf } from '../json/column-path.ts';

export type Layout = 'rows' | 'pretty';

/** A place in the JSON text of a row: what is written before its value, as first and as a later member. */
interface Member {
  readonly head: string;
  readonly next: string;
}

/** An object inside a row's object. */
export interface Branch extends Member {
  readonly tail: string;
}

/** A member whose value a column gives. */
export interface Leaf extends Member {
  readonly column: number;
  /** The objects it is in, outermost first; the same array for all members of one object. */
  readonly branches: readonly Branch[];
  /** Columns whose value stands where this one needs an object. */
  readonly rivals: readonly number[];
  /** The member on the outermost level, for when a rival has a value. */
  readonly flat: Member;
}

/** How the cells of a row make up its JSON object. */
export interface RowShape {
  /** The members in the order they are written. */
  readonly leaves: readonly Leaf[];
  /** The column whose value is the row itself. */
  readonly whole?: Leaf;
  readonly tail: string;
}

interface Node {
  readonly children: Map<string, Node>;
  column?: number;
}

/** The shape for columns of these names. With `nested`, names are paths (see `pathOf`). */
export function shapeRow(names: readonly string[], settings: { nested: boolean; layout: Layout }): RowShape {
  const root: Node = { children: new Map() };
  names.forEach((name, column) => {
    const path = settings.nested ? pathOf(name) : [name];
    if (!plant(root, path, column)) plant(root, [name], column);
  });
  const text = settings.layout === 'pretty' ? prettyText : denseText;
  const leaves: Leaf[] = [];
  const flatOf = (column: number) => text.member(names[column], 1);

  const visit = (node: Node, branches: readonly Branch[], rivals: readonly number[]) => {
    const below = node.column === undefined || node === root ? rivals : [...rivals, node.column];
    for (const [key, child] of node.children) {
      const depth = branches.length + 1;
      if (child.column !== undefined) {
        leaves.push({
          ...text.member(key, depth),
          column: child.column,
          branches,
          rivals: below,
          flat: flatOf(child.column),
        });
      }
      if (child.children.size > 0) visit(child, [...branches, text.branch(key, depth)], below);
    }
  };
  visit(root, [], []);
  const whole = root.column;
  const wholeLeaf =
    whole === undefined
      ? undefined
      : { ...flatOf(whole), column: whole, branches: [], rivals: [], flat: flatOf(whole) };
  return { leaves, ...(wholeLeaf && { whole: wholeLeaf }), tail: text.tail };
}

/** Puts a column at its path; false where another column is already there. */
function plant(root: Node, path: readonly string[], column: number): boolean {
  let node = root;
  for (const key of path) {
    const child = node.children.get(key) ?? { children: new Map() };
    node.children.set(key, child);
    node = child;
  }
  if (node.column !== undefined) return false;
  node.column = column;
  return true;
}

const denseText = {
  member(key: string): Member {
    const head = `${JSON.stringify(key)}:`;
    return { head, next: `,${head}` };
  },
  branch(key: string): Branch {
    const head = `${JSON.stringify(key)}:{`;
    return { head, next: `,${head}`, tail: '}' };
  },
  tail: '}',
};

/** Two spaces a level; the row itself stands on the first. */
const prettyText = {
  member(key: string, depth: number): Member {
    const head = `${lineAt(depth + 1)}${JSON.stringify(key)}: `;
    return { head, next: `,${head}` };
  },
  branch(key: string, depth: number): Branch {
    const head = `${lineAt(depth + 1)}${JSON.stringify(key)}: {`;
    return { head, next: `,${head}`, tail: `${lineAt(depth + 1)}}` };
  },
  tail: `${lineAt(1)}}`,
};

function lineAt(level: number): string {
  return `\n${'  '.repeat(level)}`;
}
