import type { PagesRequest, ServedFile } from '../../features/previews/ports.ts';
import type { Bundled } from './bundled.ts';
import { mediaType } from './media-types.ts';
import { pageFiles, type PlannedPages } from './plan-pages.ts';
import { writePage } from './read-page.ts';

const encoder = new TextEncoder();
/** Of the project's workshop, not of its pages. */
const isNotServed = (path: string) =>
  /(^|\/)(\.|node_modules\/|package(-lock)?\.json$|tsconfig[^/]*\.json$|[^/]+\.(config|test|spec)\.\w+$|README[^/]*$)/.test(
    path,
  );

const served = (type: string, text: string): ServedFile => ({ type, body: encoder.encode(text), isImmutable: false });

/** Address of a file: what lies in `public` is at the top. */
function addressOf(path: string, folder: string): string {
  const within = folder === '' ? path : path.slice(folder.length + 1);
  return `/${within.replace(/^public\//, '')}`;
}

/** Puts together what is served: pages with their scripts' new addresses, bundles, libraries, and files as they are. */
export function assemblePages(
  request: PagesRequest,
  planned: PlannedPages,
  bundled: Bundled | undefined,
  vendor: ReadonlyMap<string, ServedFile>,
): ReadonlyMap<string, ServedFile> {
  const { files, frontend } = request;
  const all = new Map<string, ServedFile>(vendor);
  for (const path of pageFiles(request)) {
    const type = mediaType(path);
    const text = files.get(path) ?? '';
    if (type !== undefined && !isNotServed(path)) all.set(addressOf(path, frontend.folder), served(type, text));
  }
  for (const [path, scripts] of planned.pages) {
    const written = scripts.map(({ entry, inline }) => {
      if (inline !== undefined) {
        all.set(inline.address, served(mediaType('.js') ?? '', inline.text));
        return { address: inline.address };
      }
      const made = entry === undefined ? undefined : bundled?.entries.get(entry);
      return { address: made?.script, styles: made?.styles ?? [] };
    });
    const page = served('text/html; charset=utf-8', writePage(files.get(path) ?? '', written));
    all.set(addressOf(path, frontend.folder), page);
    if (path === frontend.html) all.set('/index.html', page);
  }
  for (const [address, body] of bundled?.files ?? []) {
    all.set(address, { type: mediaType(address) ?? 'application/octet-stream', body, isImmutable: true });
  }
  return all;
}
