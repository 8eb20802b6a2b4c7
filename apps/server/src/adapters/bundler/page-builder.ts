import type * as Esbuild from 'esbuild';
import type { BuildContext, BuildOptions, BuildResult, Message } from 'esbuild';
import type {
  BuiltPages,
  PageBuilder,
  PagesRequest,
  PagesResult,
  Problem,
  ServedFile,
} from '../../features/previews/ports.ts';
import { readBundle, type Bundled } from './bundled.ts';
import { assemblePages } from './assemble-pages.ts';
import { planPages, type PlannedPages } from './plan-pages.ts';
import { projectPlugin, type ProjectState } from './project-plugin.ts';
import type { Vendor } from './vendor.ts';

/** What is kept of one preview between its builds. */
interface Kept {
  readonly key: string;
  readonly state: ProjectState;
  readonly context: BuildContext;
}

const noFiles: ReadonlyMap<string, ServedFile> = new Map();

function optionsOf(entries: PlannedPages['entries'], state: ProjectState, mode: PagesRequest['mode']): BuildOptions {
  const isDevelopment = mode === 'development';
  const env = { MODE: mode, DEV: isDevelopment, PROD: !isDevelopment, SSR: false, BASE_URL: '/' };
  return {
    entryPoints: entries.map(({ path }, at) => ({ in: path, out: `script-${at + 1}` })),
    plugins: [projectPlugin(state)],
    bundle: true,
    splitting: true,
    write: false,
    outdir: '/',
    absWorkingDir: '/',
    metafile: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    jsx: 'automatic',
    jsxDev: isDevelopment,
    minify: !isDevelopment,
    sourcemap: 'external',
    sourcesContent: false,
    // Without it the bundler would look for one on the disk.
    tsconfigRaw: '{}',
    define: { 'import.meta.env': JSON.stringify(env), 'process.env.NODE_ENV': JSON.stringify(mode) },
  };
}

interface BuilderParts {
  readonly vendor: (mode: PagesRequest['mode']) => Promise<Vendor>;
  readonly buildMs: number;
}

const isCoded = (detail: unknown): detail is { readonly code: never; readonly subject: string } =>
  typeof detail === 'object' && detail !== null && 'code' in detail;

const mostProblems = 20;

/** What the bundler found wrong, with places that count from 1. */
function problemOf({ text, location, detail }: Message): Problem {
  const path = location?.file.replace(/^project:/, '').replace(/\?.*$/, '');
  const place = location ? { path, line: location.line, column: location.column + 1 } : {};
  if (isCoded(detail)) return { from: 'build', code: detail.code, subject: detail.subject, ...place };
  return { from: 'build', message: text.slice(0, 2_000), ...place };
}

/** The problems of a build that failed. Anything else that was thrown is a fault of ours. */
function problemsOf(error: unknown): Problem[] {
  const messages = (error as { errors?: readonly Message[] }).errors;
  if (!Array.isArray(messages)) throw error;
  return messages.slice(0, mostProblems).map(problemOf);
}

/** Builds pages with esbuild, incrementally for each id. */
export function createPageBuilder({ vendor, buildMs }: BuilderParts): PageBuilder {
  const kept = new Map<string, Kept>();
  const turns = new Map<string, Promise<unknown>>();
  /** Loaded with the first pages, not with the server. */
  let bundler: Promise<typeof Esbuild> | undefined;

  const forget = async (id: string) => {
    const own = kept.get(id);
    kept.delete(id);
    await own?.context.dispose();
  };

  async function contextOf(request: PagesRequest, planned: PlannedPages, state: ProjectState): Promise<Kept> {
    const key = JSON.stringify([request.mode, planned.entries.map(({ path }) => path)]);
    const known = kept.get(request.id);
    if (known?.key === key) {
      Object.assign(known.state, state);
      return known;
    }
    await forget(request.id);
    const { context } = await (bundler ??= import('esbuild'));
    const made = { key, state, context: await context(optionsOf(planned.entries, state, request.mode)) };
    kept.set(request.id, made);
    return made;
  }

  async function bundle({ context: own }: Kept): Promise<BuildResult | 'too-long'> {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      void own.cancel();
    }, buildMs);
    try {
      return await own.rebuild();
    } catch (error) {
      if (isLate) return 'too-long';
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  async function run(request: PagesRequest, vendorFiles: Vendor, planned: PlannedPages): Promise<Bundled | Problem[]> {
    const { files, frontend } = request;
    const state = { files, root: frontend.folder, inline: planned.inline, vendor: vendorFiles.addresses };
    const own = await contextOf(request, planned, state);
    try {
      const result = await bundle(own);
      return result === 'too-long' ? [{ from: 'build', code: 'build-too-long' }] : readBundle(result);
    } catch (error) {
      return problemsOf(error);
    }
  }

  async function buildNow(request: PagesRequest): Promise<PagesResult> {
    const planned = planPages(request);
    const vendorFiles = planned.entries.length > 0 ? await vendor(request.mode) : undefined;
    const bundled = vendorFiles === undefined ? undefined : await run(request, vendorFiles, planned);
    if (Array.isArray(bundled)) return { ok: false, problems: [...bundled, ...planned.problems] };
    const result = bundled as Bundled | undefined;
    const files = assemblePages(request, planned, result, vendorFiles?.files ?? noFiles);
    const placeOf: BuiltPages['placeOf'] = (path, line, column) => result?.placeOf(path, line, column);
    return { ok: true, pages: { files, placeOf }, problems: planned.problems };
  }

  return {
    /** Builds of one id take turns. */
    build: (request) => {
      const before = turns.get(request.id) ?? Promise.resolve();
      const turn = before.catch(() => undefined).then(() => buildNow(request));
      turns.set(request.id, turn);
      return turn;
    },
    forget: async (id) => {
      await turns.get(id)?.catch(() => undefined);
      turns.delete(id);
      await forget(id);
    },
    close: async () => {
      await Promise.all([...kept.keys()].map(forget));
      await (await bundler)?.stop();
    },
  };
}
