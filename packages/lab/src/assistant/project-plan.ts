import type { TechStack } from '@toolbench/contracts/assistant/tech-stack.ts';

/**
 * How a project is shown and started, found out from its files alone: projects that the generators write, and those of a
 * model, whatever their shape. Nothing is run to find it out.
 */

type Files = ReadonlyMap<string, string>;

/** Pages that are built and served apart from the app's server. */
interface FrontendPlan {
  /** Folder of the pages within the project; empty: the project itself. */
  readonly folder: string;
  /** Path of its first page in the project. */
  readonly html: string;
}

interface AppServerPlan {
  readonly runtime: 'node' | 'python' | 'go' | 'java';
  /** Folder of the server within the project; empty: the project itself. */
  readonly folder: string;
  /** The file it begins with, within that folder. */
  readonly entry: string;
}

/** `unbuilt-pages`: scripts of a front end without a page that loads them. `path` is the file that comes nearest. */
export interface PlanProblem {
  readonly code: 'empty-project' | 'unbuilt-pages' | 'nothing-to-start';
  readonly path?: string;
}

export interface ProjectPlan {
  readonly frontend?: FrontendPlan;
  readonly server?: AppServerPlan;
  /** Why there is neither. */
  readonly problem?: PlanProblem;
}

const folderOf = (path: string) => path.slice(0, Math.max(path.lastIndexOf('/'), 0));
const inFolder = (folder: string, name: string) => (folder === '' ? name : `${folder}/${name}`);
const depthOf = (path: string) => path.split('/').length;
const isIgnored = (path: string) => /(^|\/)(node_modules|dist|build|test|tests|__tests__|\.[^/]+)\//.test(path);

/** Shallow paths first; among equals those that servers usually have, then by name. */
function byLikelihood(usual: readonly string[]) {
  const rank = (path: string) => {
    const at = usual.indexOf(folderOf(path).split('/')[0] ?? '');
    return at < 0 ? usual.length : at;
  };
  return (a: string, z: string) => depthOf(a) - depthOf(z) || rank(a) - rank(z) || (a < z ? -1 : 1);
}

const serverFolders = ['', 'server', 'backend', 'api', 'app'];
const pathsNamed = (files: Files, pattern: RegExp, usual = serverFolders) =>
  [...files.keys()].filter((path) => pattern.test(path) && !isIgnored(path)).sort(byLikelihood(usual));

interface Manifest {
  readonly main?: string | undefined;
  readonly start?: string | undefined;
  readonly packages: ReadonlySet<string>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** A package.json; one that cannot be read says nothing. */
function readManifest(text: string): Manifest {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    read = undefined;
  }
  if (!isRecord(read)) return { packages: new Set() };
  const scripts = isRecord(read.scripts) ? read.scripts : {};
  const packages = [read.dependencies, read.devDependencies].flatMap((list) =>
    isRecord(list) ? Object.keys(list) : [],
  );
  return { main: textOf(read.main), start: textOf(scripts.start), packages: new Set(packages) };
}

const listens = /\.listen\s*\(|\bserve\s*\(/;
const usualEntries = ['server', 'app', 'index', 'main'].flatMap((name) =>
  ['', 'src/'].flatMap((folder) => ['js', 'mjs', 'cjs'].map((extension) => `${folder}${name}.${extension}`)),
);

function nodeEntry(files: Files, folder: string, manifest: Manifest): string | undefined {
  const started = /\bnode\s+(?:--?\S+\s+)*(?:\.\/)?([\w./-]+)/.exec(manifest.start ?? '')?.[1];
  const named = [started, manifest.main?.replace(/^\.\//, '')].filter((name) => name !== undefined);
  const withEnding = named.flatMap((name) => [name, `${name}.js`]);
  if (started !== undefined) {
    const found = withEnding.find((name) => files.has(inFolder(folder, name)));
    if (found !== undefined) return found;
  }
  return [...withEnding, ...usualEntries].find((name) => listens.test(files.get(inFolder(folder, name)) ?? ''));
}

function nodeServer(files: Files): AppServerPlan | undefined {
  const manifests = pathsNamed(files, /(^|\/)package\.json$/);
  const folders = [...new Set([...manifests.map(folderOf), ...serverFolders])];
  for (const folder of folders) {
    const manifest = readManifest(files.get(inFolder(folder, 'package.json')) ?? '');
    const entry = nodeEntry(files, folder, manifest);
    if (entry !== undefined) return { runtime: 'node', folder, entry };
  }
  return undefined;
}

function pythonServer(files: Files): AppServerPlan | undefined {
  const paths = pathsNamed(files, /(^|\/)(main|app|server|run|wsgi)\.py$/);
  const serves = /FastAPI\s*\(|Flask\s*\(|uvicorn|HTTPServer|make_server|Starlette\s*\(|aiohttp/;
  const path = paths.find((some) => serves.test(files.get(some) ?? ''));
  return path === undefined ? undefined : within('python', folderOf(path), path);
}

function goServer(files: Files): AppServerPlan | undefined {
  const mains = pathsNamed(files, /\.go$/).filter((path) => {
    const text = files.get(path) ?? '';
    return !path.endsWith('_test.go') && /^package main\b/m.test(text) && /^func main\s*\(/m.test(text);
  });
  const path = mains[0];
  if (path === undefined) return undefined;
  const modules = pathsNamed(files, /(^|\/)go\.mod$/).map(folderOf);
  const module = modules.filter((folder) => folder === '' || path.startsWith(`${folder}/`)).pop();
  return within('go', module ?? folderOf(path), path);
}

function javaServer(files: Files): AppServerPlan | undefined {
  const path = pathsNamed(files, /\.java$/).find((some) => /static void main\s*\(/.test(files.get(some) ?? ''));
  if (path === undefined) return undefined;
  // Sources lie in src or deeper; the server's folder is what holds them.
  const folder = /^(?:(.+)\/)?src\//.exec(path)?.[1] ?? (path.startsWith('src/') ? '' : folderOf(path));
  return within('java', folder, path);
}

function within(runtime: AppServerPlan['runtime'], folder: string, path: string): AppServerPlan {
  return { runtime, folder, entry: folder === '' ? path : path.slice(folder.length + 1) };
}

const runtimeOf = { javascript: 'node', python: 'python', go: 'go', java: 'java' } as const;

function findServer(files: Files, stack: Pick<TechStack, 'language'>): AppServerPlan | undefined {
  const found = [nodeServer, pythonServer, goServer, javaServer].flatMap((find) => find(files) ?? []);
  return found.find(({ runtime }) => runtime === runtimeOf[stack.language]) ?? found[0];
}

const pageFolders = ['web', 'frontend', 'client', '', 'app', 'public', 'src'];

/** Whether pages lie where the app's server serves them itself. */
function isServedByServer(html: string, server: AppServerPlan, files: Files): boolean {
  const { folder } = server;
  if (folder !== '') return html.startsWith(`${folder}/`);
  const packages = readManifest(files.get(inFolder(folderOf(html), 'package.json')) ?? '').packages;
  const isBuilt = ['react', 'vue', 'vite'].some((name) => packages.has(name));
  return !isBuilt && !/^(web|frontend|client)\//.test(html);
}

function findFrontend(files: Files, server: AppServerPlan | undefined): FrontendPlan | undefined {
  const htmls = pathsNamed(files, /(^|\/)index\.html$/, pageFolders);
  const others = htmls.length > 0 ? htmls : pathsNamed(files, /\.html$/, pageFolders);
  const html = others.find((path) => server === undefined || !isServedByServer(path, server, files));
  return html === undefined ? undefined : { folder: folderOf(html), html };
}

/**
 * Finds the front end and the server of a project. Where several servers could be meant, the one in the stack's language
 * is; where pages lie in the server's own folder, it serves them itself and there is no front end.
 */
export function planProject(files: Files, stack: Pick<TechStack, 'language'>): ProjectPlan {
  if (files.size === 0) return { problem: { code: 'empty-project' } };
  const server = findServer(files, stack);
  const frontend = findFrontend(files, server);
  if (server !== undefined || frontend !== undefined) {
    return { ...(frontend && { frontend }), ...(server && { server }) };
  }
  const script = pathsNamed(files, /\.(jsx|tsx|vue)$/, pageFolders)[0];
  if (script !== undefined) return { problem: { code: 'unbuilt-pages', path: script } };
  return { problem: { code: 'nothing-to-start' } };
}
