import type { UnitDetails, UnitReference } from '@toolbench/contracts/code.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import type { FileAnalysis } from './analyse-file.ts';
import { createCallGraph, type CallGraph } from './graph/call-graph.ts';
import { createReach, type Reach } from './graph/reach.ts';
import { createImportResolver } from './graph/resolve-import.ts';
import { isDefinition, isTestPath, referenceOf, type ProjectUnit } from './project-unit.ts';
import { createSearchIndex } from './search-index.ts';
import type { CodeUnit } from './units/code-unit.ts';
import { readQuery } from './words/query.ts';
import { termsOf } from './words/terms.ts';

/** A place that a search found. */
export interface Found extends ProjectUnit {
  readonly similarity?: number | undefined;
  readonly matched?: readonly string[] | undefined;
}

/** A file's figures, without its terms. */
export type ProjectFileFigures = Omit<FileAnalysis, 'terms' | 'postings' | 'units'> & { readonly path: string };

/** A file's figures with the numbers of its units, from the first to the one before `end`. */
interface HeldFile {
  readonly figures: ProjectFileFigures;
  readonly first: number;
  readonly end: number;
}

/** What imports and calls connect. */
export interface Connections extends CallGraph {
  readonly imports: ReadonlyMap<string, ReadonlySet<string>>;
  /** Packages from outside, with the files that import them. */
  readonly packages: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether code of one file can name what another defines. */
  readonly reaches: Reach['reaches'];
}

const priors = { function: 1, method: 1, class: 0.85, section: 0.6, lines: 0.55 } as const;
const testPrior = 0.7;
/** A unit of a line or two is mostly a name, a type or a message: it says little of how something is done. */
const shortPriors: Readonly<Record<number, number>> = { 1: 0.4, 2: 0.7 };
/** What its authors explained is mostly what others look for. */
const documentedPrior = 1.2;
/** What is said of a thing stands after what does it. */
const messagePrior = 0.5;
/** Shared by the units that call nothing, which are most of a project's. */
const noCalls: readonly string[] = [];
/** What its authors wrote for whoever works on it answers how that is done, as well as code does. */
const guideFactor = 2;
const asksForGuide =
  /\bhow (?:do|can|should|would) (?:i|we|you|one)\b|\bhow to\b|\b(?:steps?|guide|install\w*|contribut\w*|conventions?|documentation|getting started)\b|(?:怎么|怎样|如何|怎麼)(?:样)?(?:才能)?(?:添加|新增|增加|加|新建|安装|部署|启动|运行|配置|设置|贡献|参与|提交|升级|备份|调试|开发|使用)|步骤|指南|教程|规范|约定|文档/i;
const asksForTests = /\b(tests?|specs?|unit tests?)\b|测试|用例/i;

function priorOf({ kind, firstLine, lastLine, documentation, isMessage }: CodeUnit): number {
  const ofLength = shortPriors[lastLine - firstLine + 1] ?? 1;
  return priors[kind] * ofLength * (documentation ? documentedPrior : 1) * (isMessage ? messagePrior : 1);
}

/** A project in memory: its search index at once, its connections when they are first asked for. */
export function createProject() {
  /** With the numbers of the units that each has. */
  const held = new Map<string, HeldFile>();
  let units: ProjectUnit[] = [];
  let tests: boolean[] = [];
  const index = createSearchIndex();
  let connections: Connections | undefined;
  /** Names stand in many places: each is kept once, with its terms. */
  const names = new Map<string, string>();
  const termsOfNames = new Map<string, readonly string[]>();
  const keep = (name: string): string => {
    const known = names.get(name);
    if (known === undefined) names.set(name, name);
    return known ?? name;
  };
  const termsOfName = (name: string): readonly string[] => {
    const known = termsOfNames.get(name) ?? [...new Set(termsOf(name).map(keep))];
    termsOfNames.set(keep(name), known);
    return known;
  };

  const addFile = (path: string, { terms, postings, units: own, ...figures }: FileAnalysis): void => {
    const isTest = isTestPath(path);
    const first = units.length;
    for (const unit of own) {
      const name = unit.name === undefined ? undefined : keep(unit.name);
      units.push({ path, unit: { ...unit, name, calls: unit.calls.length > 0 ? unit.calls.map(keep) : noCalls } });
      tests.push(isTest);
    }
    held.set(path, {
      figures: {
        path,
        ...figures,
        imports: figures.imports.map(keep),
        importedNames: figures.importedNames?.map(keep),
      },
      first,
      end: units.length,
    });
    index.add({
      terms,
      path: termsOf(path),
      units: own.map((unit, at) => ({
        postings: postings[at] ?? [],
        name: termsOfName(unit.name ?? ''),
        prior: priorOf(unit),
      })),
    });
    connections = undefined;
  };

  const arrange = (paths: readonly string[]): void => {
    const order: number[] = [];
    const kept = paths.flatMap((path) => {
      const file = held.get(path);
      if (file === undefined) return [];
      const first = order.length;
      for (let unit = file.first; unit < file.end; unit += 1) order.push(unit);
      return [{ figures: file.figures, first, end: order.length }];
    });
    held.clear();
    for (const file of kept) held.set(file.figures.path, file);
    if (order.length === units.length && order.every((unit, at) => unit === at)) return;
    units = order.flatMap((unit) => units[unit] ?? []);
    tests = order.map((unit) => tests[unit] ?? false);
    index.arrange(order);
    connections = undefined;
  };

  const figuresOfFiles = () => [...held.values()].map(({ figures }) => figures);

  const connect = (): Connections => {
    const files = figuresOfFiles();
    const resolve = createImportResolver(files);
    const imports = new Map<string, Set<string>>();
    const packages = new Map<string, Set<string>>();
    const add = (map: Map<string, Set<string>>, key: string, value: string) =>
      void map.set(key, (map.get(key) ?? new Set()).add(value));
    for (const { path, imports: written } of files) {
      for (const target of written.flatMap((text) => resolve(path, text))) {
        if (target.kind === 'package') add(packages, target.name, path);
        else if (target.path !== path) add(imports, path, target.path);
      }
    }
    const reach = createReach(imports);
    const fileCalls = new Map(files.map(({ path, calls }) => [path, calls]));
    const importedNames = new Map(files.map(({ path, importedNames: names }) => [path, new Set(names)]));
    const graph = createCallGraph({ units, fileCalls, importedNames, reach });
    return { ...graph, imports, packages, reaches: reach.reaches };
  };

  const connected = () => (connections ??= connect());

  const detailsOf = (number: number): UnitDetails | undefined => {
    const own = units[number];
    if (own === undefined) return undefined;
    const graph = connected();
    const references = (numbers: readonly number[]): UnitReference[] =>
      numbers.slice(0, limits.code.neighbours).flatMap((at) => {
        const found = units[at];
        return found ? [referenceOf(found)] : [];
      });
    const { signature, documentation, complexity } = own.unit;
    return {
      ...referenceOf(own),
      signature,
      documentation,
      complexity,
      callers: references(graph.callers(number)),
      callees: references(graph.callees(number)),
    };
  };

  return {
    addFile,

    /** Forgets a file; its units go with the next arranging. */
    dropFile: (path: string) => void held.delete(path),

    /** Puts the files into the order of their paths, and lets go what belongs to none of them. */
    arrange,

    files: (): readonly ProjectFileFigures[] => figuresOfFiles(),
    units: (): readonly ProjectUnit[] => units,
    connections: connected,

    /** The best units for a question, in Chinese or English, or a name; and how many match in all. */
    search(question: string, most: number): { readonly found: readonly Found[]; readonly total: number } {
      const keepsTests = asksForTests.test(question);
      const wantsGuide = asksForGuide.test(question);
      const factorOf = (unit: number) =>
        (keepsTests || !tests[unit] ? 1 : testPrior) *
        (wantsGuide && units[unit]?.unit.kind === 'section' ? guideFactor : 1);
      // A function called `add` is no answer to how one adds something to a project: there the headings count alone.
      const namesCount = (unit: number) => !wantsGuide || units[unit]?.unit.kind === 'section';
      const { hits, total } = index.search(readQuery(question), most, factorOf, namesCount);
      const found = hits.flatMap(({ unit, similarity, matched }) => {
        const own = units[unit];
        return own ? [{ ...own, similarity, matched }] : [];
      });
      return { found, total };
    },

    /** The units of a file, in the order of their lines. */
    unitsOfFile(path: string): readonly ProjectUnit[] {
      const { first, end } = held.get(path) ?? { first: 0, end: 0 };
      return units.slice(first, end);
    },

    /** The definition that begins on a line, else the innermost around it. */
    details(path: string, line: number): UnitDetails | undefined {
      const { first, end } = held.get(path) ?? { first: 0, end: 0 };
      let best: number | undefined;
      for (let number = first; number < end; number += 1) {
        const found = units[number];
        if (found === undefined || !isDefinition(found)) continue;
        const { firstLine, lastLine } = found.unit;
        if (firstLine === line) return detailsOf(number);
        if (firstLine < line && line <= lastLine) best = number;
      }
      return best === undefined ? undefined : detailsOf(best);
    },

    bytes: () => index.bytes() + units.length * 600,
  };
}

export type Project = ReturnType<typeof createProject>;
