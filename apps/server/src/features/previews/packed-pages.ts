import { planProject } from '@toolbench/lab/assistant/project-plan.ts';
import { gunzipSync } from 'node:zlib';
import type { PageBuilder, ProjectVersion, ServedFile } from './ports.ts';
import { reporterTag } from './proxy/inject.ts';

/** Where previews serve libraries, and where a project of its own has them. */
const libraries = '/__preview/vendor/';
const assets = '/assets/';

const textOf = ({ body, encoding }: ServedFile) =>
  Buffer.from(encoding === 'gzip' ? gunzipSync(body) : body)
    .toString()
    .replace(reporterTag, '')
    .replaceAll(libraries, assets);

/** Without the libraries and chunks that nothing leads to: previews have all libraries at hand, a project has its own. */
function withoutUnused(texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const used = new Set([...texts.keys()].filter((address) => !address.startsWith(assets)));
  for (const address of used) {
    const text = texts.get(address) ?? '';
    for (const other of texts.keys()) if (text.includes(other.slice(assets.length))) used.add(other);
  }
  return new Map([...texts].filter(([address]) => used.has(address)));
}

/**
 * The pages of a project as its own build would leave them, by their path in the project: what a download has beside its
 * sources, so that its server answers with them before npm has installed anything. There are none where a project has no
 * pages to build, and where they cannot be built: whoever builds the project is told why.
 */
export function createPackedPages(builder: Pick<PageBuilder, 'build' | 'forget'>) {
  let asked = 0;
  return async ({ files, stack }: Pick<ProjectVersion, 'files' | 'stack'>): Promise<ReadonlyMap<string, string>> => {
    const { frontend, server } = planProject(files, stack);
    const folder = frontend?.folder ?? '';
    const isBuilt = files.has(`${folder}/package.json`) && !files.has(`${folder}/dist/index.html`);
    if (!frontend || !server || folder === '' || !isBuilt) return new Map();
    const id = `packed-${++asked}`;
    const result = await builder.build({ id, files, frontend, serverFolder: server.folder, mode: 'production' });
    await builder.forget(id);
    if (!result.ok) return new Map();
    // Sources are served in previews too, as they are.
    const made = [...result.pages.files].filter(
      ([address, { type }]) => type.startsWith('text/html') || !files.has(folder + address),
    );
    const texts = made.map(([address, file]) => [address.replace(libraries, assets), textOf(file)] as const);
    return new Map([...withoutUnused(new Map(texts))].map(([address, text]) => [`${folder}/dist${address}`, text]));
  };
}

export type PackedPages = ReturnType<typeof createPackedPages>;
