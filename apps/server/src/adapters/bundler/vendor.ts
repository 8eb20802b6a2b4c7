import type { Plugin } from 'esbuild';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { ServedFile } from '../../features/previews/ports.ts';

/**
 * The libraries that pages may import, bundled once for all previews: a page's own build then takes a few milliseconds.
 * An import of one becomes the address of its file, so that no import map has to be allowed by the content policy.
 */
export interface Vendor {
  /** Address by import specifier. */
  readonly addresses: ReadonlyMap<string, string>;
  /** By address. */
  readonly files: ReadonlyMap<string, ServedFile>;
}

type Mode = 'development' | 'production';

const common = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'];
const folder = '/__preview/vendor';
const require = createRequire(import.meta.url);
const ours = dirname(fileURLToPath(import.meta.url));

/** CommonJS has no named exports that a bundler sees, so they are written out. */
function wrapperOf(specifier: string): string {
  if (specifier === 'vue') return `export * from 'vue';`;
  const names = Object.keys(require(specifier) as object).filter((name) => /^[A-Za-z_$][\w$]*$/.test(name));
  const named = names.filter((name) => name !== 'default').join(', ');
  return `import library from '${specifier}'; export default library; export const { ${named} } = library;`;
}

const wrappers: Plugin = {
  name: 'wrappers',
  setup(bundle) {
    bundle.onResolve({ filter: /^wrapper:/ }, ({ path }) => ({ path: path.slice(8), namespace: 'wrapper' }));
    bundle.onLoad({ filter: /.*/, namespace: 'wrapper' }, ({ path }) => ({
      contents: wrapperOf(path),
      resolveDir: ours,
    }));
  },
};

/** `react-dom/client` as a file name. */
const fileName = (specifier: string) => specifier.replaceAll('/', '.');

async function bundleLibraries(mode: Mode): Promise<ReadonlyMap<string, Uint8Array>> {
  const { build } = await import('esbuild');
  const specifiers = [...common, 'vue'];
  const { outputFiles } = await build({
    entryPoints: specifiers.map((specifier) => ({ in: `wrapper:${specifier}`, out: fileName(specifier) })),
    plugins: [wrappers],
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    outdir: '/',
    absWorkingDir: '/',
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'silent',
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
  });
  return new Map(outputFiles.map(({ path, contents }) => [path.slice(1), contents]));
}

function versionsKey(mode: Mode): string {
  const versions = ['react', 'react-dom', 'vue', 'esbuild'].map(
    (name) => (require(`${name}/package.json`) as { version: string }).version,
  );
  return createHash('sha256')
    .update([mode, ...versions].join(' '))
    .digest('hex')
    .slice(0, 16);
}

async function readKept(kept: string): Promise<ReadonlyMap<string, Uint8Array> | undefined> {
  const names = await readdir(kept).catch(() => []);
  if (names.length === 0) return undefined;
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(kept, name))] as const)));
}

/** Whole or not at all: the folder gets its name when everything is in it. */
async function keep(kept: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const unfinished = `${kept}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  for (const [name, bytes] of files) await writeFile(join(unfinished, name), bytes);
  await rename(unfinished, kept).catch(() => undefined);
}

function vendorOf(files: ReadonlyMap<string, Uint8Array>): Vendor {
  const names = [...files.keys()];
  const addresses = [...common, 'vue'].map((specifier) => {
    const name = names.find((some) => some.slice(0, some.lastIndexOf('-')) === fileName(specifier));
    return [specifier, `${folder}/${name ?? ''}`] as const;
  });
  const served = [...files].map(([name, bytes]): [string, ServedFile] => [
    `${folder}/${name}`,
    { type: 'text/javascript; charset=utf-8', body: gzipSync(bytes), encoding: 'gzip', isImmutable: true },
  ]);
  return { addresses: new Map(addresses), files: new Map(served) };
}

/**
 * The libraries of each mode, made when first asked for and kept in this folder for later starts.
 * @param cacheFolder may be removed at any time
 */
export function createVendors(cacheFolder: string): (mode: Mode) => Promise<Vendor> {
  const made = new Map<Mode, Promise<Vendor>>();
  const make = async (mode: Mode) => {
    const kept = join(cacheFolder, `vendor-${versionsKey(mode)}`);
    const known = await readKept(kept);
    if (known) return vendorOf(known);
    const files = await bundleLibraries(mode);
    await keep(kept, files);
    return vendorOf(files);
  };
  return (mode) => {
    const vendor = made.get(mode) ?? make(mode);
    made.set(mode, vendor);
    vendor.catch(() => made.delete(mode));
    return vendor;
  };
}
