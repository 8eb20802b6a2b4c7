import type { Loader, OnLoadResult, OnResolveArgs, OnResolveResult, Plugin } from 'esbuild';
import type { BuildProblemCode } from '../../features/previews/ports.ts';
import { compileVue, type CompiledComponent } from './compile-vue.ts';
import { isBare, resolveFile } from './resolve-file.ts';

/** What a build reads; exchanged between builds of one context. */
export interface ProjectState {
  files: ReadonlyMap<string, string>;
  /** Folder of the front end. */
  root: string;
  /** Scripts within pages, by a path of their own. */
  inline: ReadonlyMap<string, string>;
  /** Addresses of the libraries. */
  vendor: ReadonlyMap<string, string>;
}

const loaders: Readonly<Record<string, Loader>> = {
  js: 'jsx',
  mjs: 'jsx',
  jsx: 'jsx',
  ts: 'ts',
  tsx: 'tsx',
  json: 'json',
  css: 'css',
  svg: 'dataurl',
  txt: 'text',
  md: 'text',
  csv: 'text',
  html: 'text',
};

/** An error whose words are found where it is shown. */
function coded(code: BuildProblemCode, subject: string): OnResolveResult {
  return { errors: [{ text: `${code}: ${subject}`, detail: { code, subject } }] };
}

const isStyleKind = ({ kind }: OnResolveArgs) => kind === 'url-token' || kind === 'import-rule';

function resolve(args: OnResolveArgs, state: ProjectState): OnResolveResult | undefined {
  const { path, importer, kind } = args;
  if (path.startsWith('data:')) return undefined;
  if (kind === 'entry-point') return { path, namespace: 'project' };
  if (path.startsWith('#') && isStyleKind(args)) return { path, external: true };
  if (/^([a-z][a-z+.-]*:)?\/\//i.test(path)) return coded('remote-import', path);
  const style = /^\/(.+)\?style=(\d+)$/.exec(path);
  if (style && importer === style[1]) return { path: path.slice(1), namespace: 'project' };
  if (isBare(path) && !isStyleKind(args)) {
    const address = state.vendor.get(path);
    return address === undefined ? coded('unknown-package', path) : { path: address, external: true };
  }
  const meant = isBare(path) ? `./${path}` : path;
  const from = importer.replace(/\?.*$/, '');
  const found = resolveFile(state.files, meant, from, state.root);
  if (found === undefined) return coded('missing-file', path);
  const query = /\?(raw|url)$/.exec(path)?.[0] ?? '';
  return { path: found + query, namespace: 'project' };
}

type ComponentCache = Map<string, { readonly text: string; readonly compiled: Promise<CompiledComponent> }>;

/** A component that has not changed is not compiled again. */
function component(path: string, text: string, cache: ComponentCache): Promise<CompiledComponent> {
  const known = cache.get(path);
  if (known?.text === text) return known.compiled;
  const compiled = compileVue(path, text);
  cache.set(path, { text, compiled });
  return compiled;
}

async function load(path: string, state: ProjectState, cache: ComponentCache): Promise<OnLoadResult> {
  const inline = state.inline.get(path);
  if (inline !== undefined) return { contents: inline, loader: 'tsx' };
  const [plain = '', query] = path.split('?');
  const text = state.files.get(plain) ?? '';
  if (query === 'raw') return { contents: text, loader: 'text' };
  if (query === 'url') return { contents: text, loader: 'dataurl' };
  const ending = plain.slice(plain.lastIndexOf('.') + 1);
  if (ending === 'vue') {
    const compiled = await component(plain, text, cache);
    if (compiled.errors.length > 0) return { errors: [...compiled.errors] };
    const style = /^style=(\d+)$/.exec(query ?? '')?.[1];
    if (style !== undefined) return { contents: compiled.styles[Number(style)] ?? '', loader: 'css' };
    return { contents: compiled.script, loader: compiled.loader };
  }
  if (/\.(scss|sass|less|styl)$/.test(plain)) return coded('unsupported-style', ending) as OnLoadResult;
  const loader = plain.endsWith('.module.css') ? 'local-css' : (loaders[ending] ?? 'text');
  return { contents: text, loader };
}

/** Gives the bundler the project's files, and nothing else: no import reaches the disk or the network. */
export function projectPlugin(state: ProjectState): Plugin {
  const cache: ComponentCache = new Map();
  return {
    name: 'project',
    setup(bundle) {
      bundle.onResolve({ filter: /.*/ }, (args) => resolve(args, state));
      bundle.onLoad({ filter: /.*/, namespace: 'project' }, ({ path, suffix }) => load(path + suffix, state, cache));
    },
  };
}
