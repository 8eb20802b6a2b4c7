import type { ProjectUnit } from '../project-unit.ts';
import { familyOf } from '../languages/languages.ts';
import { builtInMethods } from '../tables/built-in-methods.ts';
import { folderOf } from './imports/project-paths.ts';
import type { Reach } from './reach.ts';

/** Who calls whom, by the numbers of units. */
export interface CallGraph {
  readonly callers: (unit: number) => readonly number[];
  readonly callees: (unit: number) => readonly number[];
  /** From code outside of every function, by file. */
  readonly calledByFile: ReadonlyMap<number, ReadonlySet<string>>;
}

interface Source {
  readonly units: readonly ProjectUnit[];
  /** Calls outside of every function, by file. */
  readonly fileCalls: ReadonlyMap<string, readonly string[]>;
  /** Names that a file imports, where its language lists them. */
  readonly importedNames: ReadonlyMap<string, ReadonlySet<string>>;
  readonly reach: Reach;
}

/** Names that so many things have that a call of one says nothing. */
const mostCandidates = 200;

/** Families whose imports list the names they take. */
const namesImports: ReadonlySet<string> = new Set(['typescript', 'python']);

/** A function that is called by its name alone: no method, and no member of an object. */
const isBare = ({ unit }: ProjectUnit) =>
  unit.kind === 'function' && !unit.signature?.startsWith(`${unit.name ?? ''}:`);

/**
 * Matches the names of calls with definitions that the call can see: first in the same class and file, then in imported
 * files, then, where the language needs no import, in the same folder and the project. A name that fits several is left
 * alone, and so is one whose definition is out of sight, however rare it is. Names that the languages' own types have
 * count only where the definition is imported by name, or stands beside the call.
 */
export function createCallGraph({ units, fileCalls, importedNames, reach }: Source): CallGraph {
  const byName = new Map<string, number[]>();
  for (const [number, { unit }] of units.entries()) {
    if (!unit.name || unit.kind === 'section' || unit.kind === 'lines') continue;
    const known = byName.get(unit.name);
    if (known) known.push(number);
    else byName.set(unit.name, [number]);
  }

  const fitsBuiltIn = (name: string, path: string, container: string | undefined, candidate: ProjectUnit): boolean => {
    if (candidate.path === path) {
      return isBare(candidate) || (container !== undefined && candidate.unit.container === container);
    }
    if (!namesImports.has(familyOf(path))) return reach.imports(path, candidate.path);
    return importedNames.get(path)?.has(name) === true && reach.imports(path, candidate.path);
  };

  /** Whether several definitions are ways to write one: overloads stand in the same place of the same file. */
  const areOne = ([first, ...others]: readonly number[]): boolean => {
    const one = units[first ?? 0];
    return others.every((number) => {
      const other = units[number];
      return other?.path === one?.path && other?.unit.container === one?.unit.container;
    });
  };

  const resolve = (name: string, path: string, container?: string): number | undefined => {
    const named = byName.get(name);
    if (named === undefined || named.length > mostCandidates) return undefined;
    const family = familyOf(path);
    const isBuiltIn = builtInMethods.has(name);
    const found = named.filter((number) => {
      const candidate = units[number] as ProjectUnit;
      return familyOf(candidate.path) === family && (!isBuiltIn || fitsBuiltIn(name, path, container, candidate));
    });
    const narrowings: ((candidate: ProjectUnit) => boolean)[] = [
      (candidate) => candidate.path === path && candidate.unit.container === container,
      (candidate) => candidate.path === path,
      (candidate) => reach.imports(path, candidate.path),
      (candidate) => folderOf(candidate.path) === folderOf(path) && reach.reaches(path, candidate.path),
      (candidate) => reach.reaches(path, candidate.path),
    ];
    for (const fits of narrowings) {
      const left = found.filter((number) => fits(units[number] as ProjectUnit));
      if (left.length > 0) return areOne(left) ? left[0] : undefined;
    }
    return undefined;
  };

  const callees = new Map<number, Set<number>>();
  const callers = new Map<number, Set<number>>();
  const calledByFile = new Map<number, Set<string>>();
  for (const [number, { unit, path }] of units.entries()) {
    for (const name of unit.calls) {
      const target = resolve(name, path, unit.container);
      if (target === undefined || target === number) continue;
      callees.set(number, (callees.get(number) ?? new Set()).add(target));
      callers.set(target, (callers.get(target) ?? new Set()).add(number));
    }
  }
  for (const [path, names] of fileCalls) {
    for (const name of names) {
      const target = resolve(name, path);
      if (target !== undefined) calledByFile.set(target, (calledByFile.get(target) ?? new Set()).add(path));
    }
  }
  return {
    callers: (unit) => [...(callers.get(unit) ?? [])],
    callees: (unit) => [...(callees.get(unit) ?? [])],
    calledByFile,
  };
}
