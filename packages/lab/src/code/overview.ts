import type { ProjectOverview } from '@toolbench/contracts/code.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { findCycles } from './graph/cycles.ts';
import { codeLanguageName, formatOfPath } from './languages/languages.ts';
import type { Connections, Project, ProjectFileFigures } from './project.ts';
import { isDefinition, isTestPath, referenceOf, type ProjectUnit } from './project-unit.ts';

type Overview = Omit<ProjectOverview, 'markdown'>;

const { listed } = limits.code;
/** A map with more modules is no map. */
const mostModules = 24;

const sum = <Item>(items: readonly Item[], figure: (item: Item) => number) =>
  items.reduce((total, item) => total + figure(item), 0);

const linesOf = ({ unit }: ProjectUnit) => unit.lastLine - unit.firstLine + 1;

function best<Item>(items: readonly Item[], figure: (item: Item) => number, count: number = listed): Item[] {
  return [...items].sort((a, z) => figure(z) - figure(a)).slice(0, count);
}

function languagesOf(files: readonly ProjectFileFigures[]): Overview['languages'] {
  const found = new Map<string, { files: number; lines: number }>();
  for (const { path, lines } of files) {
    const language = codeLanguageName(path);
    if (language === undefined) continue;
    const known = found.get(language) ?? { files: 0, lines: 0 };
    found.set(language, { files: known.files + 1, lines: known.lines + lines });
  }
  return best(
    [...found].map(([language, figures]) => ({ language, ...figures })),
    ({ lines }) => lines,
  );
}

const mainLanguages = new Set(['C', 'C++', 'Go', 'Rust', 'Java', 'C#']);

function entryPointsOf(project: Project): Overview['entry_points'] {
  const mains = project
    .units()
    .filter(({ path, unit }) => /^main$/i.test(unit.name ?? '') && mainLanguages.has(formatOfPath(path) ?? ''))
    .map((unit) => ({ ...referenceOf(unit), why: 'main' as const }));
  const marked = project.files().flatMap(({ path, entries }) =>
    isTestPath(path)
      ? []
      : entries.map(({ line, why }) => {
          const name = path.slice(path.lastIndexOf('/') + 1);
          return { file_path: path, name, kind: 'lines' as const, start_line: line, end_line: line, why };
        }),
  );
  return [...mains, ...marked].slice(0, listed);
}

/** Folders as deep as a map can show; single files where the project has few. */
function moduleNames(paths: readonly string[]): (path: string) => string {
  if (paths.length <= mostModules) return (path) => path;
  const partsOf = (path: string) => path.split('/').slice(0, -1);
  const deepest = Math.max(...paths.map((path) => partsOf(path).length));
  const atDepth = (depth: number) => (path: string) => partsOf(path).slice(0, depth).join('/') || '/';
  let depth = 1;
  while (depth < deepest && new Set(paths.map(atDepth(depth + 1))).size <= mostModules) depth += 1;
  return atDepth(depth);
}

function mapOf(project: Project, connections: Connections): Pick<Overview, 'modules' | 'dependencies'> {
  const files = project
    .files()
    .filter(({ mode, path }) => (mode === 'syntax' || mode === 'fallback') && !isTestPath(path));
  const kept = new Set(files.map(({ path }) => path));
  const nameOf = moduleNames([...kept]);
  const modules = new Map<string, { files: number; lines: number; units: number; languages: string[] }>();
  const counted = new Map<string, number>();
  for (const unit of project.units()) if (isDefinition(unit)) counted.set(unit.path, (counted.get(unit.path) ?? 0) + 1);
  for (const { path, lines } of files) {
    const known = modules.get(nameOf(path)) ?? { files: 0, lines: 0, units: 0, languages: [] };
    known.files += 1;
    known.lines += lines;
    known.units += counted.get(path) ?? 0;
    known.languages.push(formatOfPath(path) ?? '');
    modules.set(nameOf(path), known);
  }
  const edges = new Map<string, { from: string; to: string; imports: number; calls: number }>();
  const connect = (from: string, to: string, what: 'imports' | 'calls') => {
    if (!kept.has(from) || !kept.has(to) || nameOf(from) === nameOf(to)) return;
    const key = `${nameOf(from)}\n${nameOf(to)}`;
    const edge = edges.get(key) ?? { from: nameOf(from), to: nameOf(to), imports: 0, calls: 0 };
    edge[what] += 1;
    edges.set(key, edge);
  };
  for (const [from, targets] of connections.imports) for (const to of targets) connect(from, to, 'imports');
  const units = project.units();
  for (const [number, { path }] of units.entries()) {
    for (const callee of connections.callees(number)) {
      const target = units[callee]?.path ?? '';
      // A call that only its name connects is no dependency: the file cannot see what it would call.
      if (connections.reaches(path, target)) connect(path, target, 'calls');
    }
  }
  const largest = best([...modules], ([, { lines }]) => lines, mostModules);
  const shown = new Set(largest.map(([path]) => path));
  return {
    modules: largest.map(([path, { languages, ...figures }]) => ({
      path,
      ...figures,
      language: languages[0] || undefined,
    })),
    dependencies: best(
      [...edges.values()].filter(({ from, to }) => shown.has(from) && shown.has(to)),
      ({ imports, calls }) => imports * 2 + calls,
      mostModules * 4,
    ),
  };
}

function testsOf(project: Project): Overview['tests'] {
  const tests = project
    .units()
    .filter((unit) => isDefinition(unit) && isTestPath(unit.path) && /^test|test$/i.test(unit.unit.name ?? ''));
  const files = project.files().filter(({ path, mode }) => mode !== 'lines' && isTestPath(path));
  return { files: files.length, functions: tests.length, listed: tests.slice(0, listed).map(referenceOf) };
}

/** What one should know of a project before reading it, all of it counted from the syntax trees. */
export function overviewOf(project: Project): Overview {
  const files = project.files();
  const units = project.units();
  const connections = project.connections();
  const functions = units.filter(({ unit }) => unit.kind === 'function' || unit.kind === 'method');
  const own = functions.filter(({ path }) => !isTestPath(path));
  const sees = (from: string | undefined, to: string) => from !== undefined && connections.reaches(from, to);
  const used = units
    .map((unit, number) => {
      const callers = connections.callers(number).filter((caller) => sees(units[caller]?.path, unit.path));
      const files = [...(connections.calledByFile.get(number) ?? [])].filter((path) => sees(path, unit.path));
      return { unit, callers: callers.length + files.length };
    })
    .filter(({ callers }) => callers > 1);
  const todos = files.flatMap(({ path, todos: found }) => found.map((todo) => ({ file_path: path, ...todo })));
  const packages = [...connections.packages].map(([name, importers]) => ({ name, files: importers.size }));
  return {
    files: files.length,
    lines: sum(files, ({ lines }) => lines),
    bytes: sum(files, ({ bytes }) => bytes),
    functions: functions.length,
    classes: units.filter(({ unit }) => unit.kind === 'class').length,
    languages: languagesOf(files),
    entry_points: entryPointsOf(project),
    ...mapOf(project, connections),
    cycles: findCycles(connections.imports).slice(0, listed),
    packages: best(packages, (item) => item.files),
    most_used: best(used, ({ callers }) => callers).map(({ unit, callers }) => ({ ...referenceOf(unit), callers })),
    longest: best(own, linesOf).map((unit) => ({ ...referenceOf(unit), lines: linesOf(unit) })),
    most_complex: best(
      own.filter(({ unit }) => unit.complexity > 1),
      ({ unit }) => unit.complexity,
    ).map((unit) => ({ ...referenceOf(unit), complexity: unit.unit.complexity })),
    tests: testsOf(project),
    todos: { count: todos.length, listed: todos.slice(0, listed) },
  };
}
