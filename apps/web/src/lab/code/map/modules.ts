import type { ProjectOverview, TreeNode } from '@toolbench/contracts/code.ts';

type Modules = ProjectOverview['modules'];
type Dependency = ProjectOverview['dependencies'][number];

/** What a module needs and what needs it, most connections first. */
export function neighboursOf(module: string, dependencies: readonly Dependency[]) {
  return {
    needs: dependencies.filter(({ from }) => from === module),
    neededBy: dependencies.filter(({ to }) => to === module),
  };
}

/**
 * The dependencies that a map shows. Calls are matched by name: where a module says what it imports, a call to a module
 * that it does not import is a coincidence of names.
 */
export function arrowsOf(dependencies: readonly Dependency[]): Dependency[] {
  const importing = new Set(dependencies.filter(({ imports }) => imports > 0).map(({ from }) => from));
  return dependencies.filter(({ from, imports }) => imports > 0 || !importing.has(from));
}

/** The module for the files that lie in no folder. */
const topModule = '/';

/** The module that a file belongs to: the file itself, or the innermost folder among the modules. */
function moduleOf(path: string, modules: ReadonlySet<string>): string | undefined {
  if (modules.has(path)) return path;
  for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
    if (modules.has(path.slice(0, at))) return path.slice(0, at);
  }
  return path.includes('/') || !modules.has(topModule) ? undefined : topModule;
}

/** The files of a module, in the order of the tree. */
export function filesOfModule(module: string, modules: Modules, root: TreeNode): TreeNode[] {
  const known = new Set(modules.map(({ path }) => path));
  const files: TreeNode[] = [];
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'folder') waiting.push(...(node.children ?? []).toReversed());
    else if (moduleOf(node.path, known) === module) files.push(node);
  }
  return files;
}

/** A path that fits into so many characters; its end says most. */
export function shortPath(path: string, characters: number): string {
  return path.length <= characters ? path : `…${path.slice(-Math.max(1, characters - 1))}`;
}
