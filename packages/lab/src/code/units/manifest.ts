/** What a project's own settings say of where imports lead. */
export type Manifest =
  /** package.json: how the package is called, and which file each subpath is; `*` stands for any text. */
  | {
      readonly kind: 'package';
      readonly name?: string | undefined;
      readonly exports: readonly SubpathTargets[];
      readonly imports: readonly SubpathTargets[];
    }
  /** tsconfig.json and jsconfig.json: `paths`, and where they begin. */
  | {
      readonly kind: 'paths';
      readonly baseUrl?: string | undefined;
      readonly extends?: string | undefined;
      readonly paths: readonly SubpathTargets[];
    }
  /** The module path of go.mod, or the crate of Cargo.toml as code names it. */
  | { readonly kind: 'go-module' | 'crate'; readonly name: string };

/** A subpath such as `./*` with the files it may be, the likeliest first. */
export type SubpathTargets = readonly [subpath: string, targets: readonly string[]];

/** Beyond this a manifest is data. */
const mostCharacters = 256_000;
const mostSubpaths = 500;
const deepestCondition = 6;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wordOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

const quoted = String.raw`"(?:[^"\\\n]|\\.)*"`;
const comments = new RegExp(String.raw`${quoted}|\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/|$)`, 'g');
const lastCommas = new RegExp(String.raw`${quoted}|,(?=\s*[}\]])`, 'g');

/** Reads JSON with comments and trailing commas, as tsconfig.json may have them. */
function readJson(text: string): Readonly<Record<string, unknown>> | undefined {
  const keepQuoted = (found: string) => (found.startsWith('"') ? found : '');
  try {
    const value: unknown = JSON.parse(text.replace(comments, keepQuoted).replace(lastCommas, keepQuoted));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Every file that a target may be, whatever the conditions (Node.js packages, conditional exports). */
function targetsOf(value: unknown): string[] {
  const targets: string[] = [];
  let level: unknown[] = [value];
  for (let depth = 0; depth < deepestCondition && level.length > 0; depth += 1) {
    const next: unknown[] = [];
    for (const each of level.slice(0, mostSubpaths)) {
      if (typeof each === 'string') targets.push(each);
      else if (Array.isArray(each)) next.push(...each.slice(0, mostSubpaths));
      else if (isRecord(each)) next.push(...Object.values(each).slice(0, mostSubpaths));
    }
    level = next;
  }
  return targets;
}

function subpathsOf(value: unknown): SubpathTargets[] {
  if (!isRecord(value)) return [];
  return Object.entries(value)
    .slice(0, mostSubpaths)
    .map(([subpath, target]) => [subpath, targetsOf(target)]);
}

function readPackage(text: string): Manifest | undefined {
  const json = readJson(text);
  if (json === undefined) return undefined;
  const { exports: own, imports } = json;
  const hasSubpaths = isRecord(own) && Object.keys(own).some((key) => key.startsWith('.'));
  const mains = [own, json.source, json.types, json.module, json.main].flatMap((value) =>
    hasSubpaths && value === own ? [] : targetsOf(value),
  );
  const exports: SubpathTargets[] = hasSubpaths ? subpathsOf(own) : [];
  return {
    kind: 'package',
    name: wordOf(json.name),
    exports: [...exports, ['.', mains]],
    imports: subpathsOf(imports),
  };
}

function readPaths(text: string): Manifest | undefined {
  const json = readJson(text);
  const options = isRecord(json?.compilerOptions) ? json.compilerOptions : {};
  const above = json?.extends;
  const extended = wordOf(above) ?? (Array.isArray(above) ? wordOf(above[0]) : undefined);
  const paths = subpathsOf(options.paths);
  const baseUrl = wordOf(options.baseUrl);
  if (paths.length === 0 && baseUrl === undefined && extended === undefined) return undefined;
  return { kind: 'paths', baseUrl, extends: extended, paths };
}

const named = (kind: 'go-module' | 'crate', name: string | undefined): Manifest | undefined =>
  name === undefined ? undefined : { kind, name };

/** @returns undefined where a file is no manifest, or says nothing of imports */
export function readManifest(path: string, text: string): Manifest | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  if (text.length > mostCharacters) return undefined;
  if (name === 'package.json') return readPackage(text);
  if (/^[tj]sconfig(\.[\w.-]+)?\.json$/.test(name)) return readPaths(text);
  if (name === 'go.mod') return named('go-module', /^module[ \t]+"?([^\s"]+)/m.exec(text)?.[1]);
  if (name !== 'cargo.toml') return undefined;
  const section = /^\[package\][^\n]*\n((?:(?!\[)[^\n]*\n?)*)/m.exec(text)?.[1] ?? '';
  return named('crate', /^name[ \t]*=[ \t]*["']([\w-]+)["']/m.exec(section)?.[1]?.replaceAll('-', '_'));
}
