import type { BuildResult } from 'esbuild';
import { SourceMap, type SourceMapPayload } from 'node:module';
import type { BuiltPages } from '../../features/previews/ports.ts';

/** What a build wrote. */
export interface Bundled {
  /** By address. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** By the path of an entry: the address of its script, and of its styles. */
  readonly entries: ReadonlyMap<string, { readonly script: string; readonly styles: readonly string[] }>;
  readonly placeOf: BuiltPages['placeOf'];
}

const address = (path: string) => `/${path.replace(/^\//, '')}`;
const withoutNamespace = (path: string) => path.replace(/^.*project:/, '').replace(/\?.*$/, '');

/** Looks places up in the source maps, each read when it is first asked for. */
function placesIn(maps: ReadonlyMap<string, string>): BuiltPages['placeOf'] {
  const read = new Map<string, SourceMap>();
  return (path, line, column) => {
    const text = maps.get(path);
    if (text === undefined) return undefined;
    const map = read.get(path) ?? new SourceMap(JSON.parse(text) as SourceMapPayload);
    read.set(path, map);
    const entry = map.findEntry(line - 1, column - 1);
    if (!('originalSource' in entry)) return undefined;
    const { originalSource, originalLine, originalColumn } = entry;
    return { path: withoutNamespace(originalSource), line: originalLine + 1, column: originalColumn + 1 };
  };
}

export function readBundle({ outputFiles = [], metafile }: BuildResult): Bundled {
  const isMap = (path: string) => path.endsWith('.map');
  const files = outputFiles
    .filter(({ path }) => !isMap(path))
    .map(({ path, contents }) => [address(path), contents] as const);
  const maps = outputFiles
    .filter(({ path }) => isMap(path))
    .map(({ path, text }) => [address(path).slice(0, -'.map'.length), text] as const);
  const entries = Object.entries(metafile?.outputs ?? {}).flatMap(([path, { entryPoint, cssBundle }]) => {
    if (entryPoint === undefined || path.endsWith('.css')) return [];
    const styles = cssBundle === undefined ? [] : [address(cssBundle)];
    return [[withoutNamespace(entryPoint), { script: address(path), styles }] as const];
  });
  return { files: new Map(files), entries: new Map(entries), placeOf: placesIn(new Map(maps)) };
}
