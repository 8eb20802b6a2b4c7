import type { PagesRequest, Problem } from '../../features/previews/ports.ts';
import { mediaType } from './media-types.ts';
import { scriptsOf, type PageScript } from './read-page.ts';
import { resolveFile } from './resolve-file.ts';

/** A script of a page: bundled (`entry`), made a file (`inline`), or left as it is. */
interface PlannedScript {
  readonly entry?: string;
  readonly inline?: { readonly address: string; readonly text: string };
}

export interface PlannedPages {
  /** By the path of each page in the project. */
  readonly pages: ReadonlyMap<string, readonly PlannedScript[]>;
  /** What is bundled, by path. */
  readonly entries: readonly { readonly path: string }[];
  /** Modules within pages, by the path they are bundled under. */
  readonly inline: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
}

const isBelowFolder = (path: string, folder: string) => folder === '' || path.startsWith(`${folder}/`);

/** The files that belong to the front end. */
export function pageFiles({ files, frontend, serverFolder }: PagesRequest): readonly string[] {
  return [...files.keys()].filter((path) => {
    if (!isBelowFolder(path, frontend.folder)) return false;
    return serverFolder === undefined || serverFolder === frontend.folder || !isBelowFolder(path, serverFolder);
  });
}

/** Decides what becomes of each script of each page. */
export function planPages(request: PagesRequest): PlannedPages {
  const { files, frontend } = request;
  const pages = new Map<string, readonly PlannedScript[]>();
  const entries = new Set<string>();
  const inline = new Map<string, string>();
  const problems: Problem[] = [];

  const planScript = (html: string, script: PageScript, at: number): PlannedScript => {
    const { src, text = '', isModule, line } = script;
    if (src === undefined) {
      // Lines stay what they are in the page, so that problems are found there.
      const moved = '\n'.repeat(line - 1) + text;
      const name = `${html}.script-${at + 1}.js`;
      if (!isModule)
        return { inline: { address: `/${name.slice(frontend.folder.length).replace(/^\//, '')}`, text: moved } };
      inline.set(name, moved);
      entries.add(name);
      return { entry: name };
    }
    if (/^([a-z]+:)?\/\//i.test(src)) {
      problems.push({ from: 'build', code: 'remote-script', subject: src, path: html, line });
      return {};
    }
    const found = resolveFile(files, /^[./]/.test(src) ? src : `./${src}`, html, frontend.folder);
    if (found === undefined) problems.push({ from: 'build', code: 'missing-file', subject: src, path: html, line });
    if (found === undefined || !isModule) return {};
    entries.add(found);
    return { entry: found };
  };

  for (const path of pageFiles(request).filter((name) => mediaType(name)?.startsWith('text/html'))) {
    pages.set(
      path,
      scriptsOf(files.get(path) ?? '').map((script, at) => planScript(path, script, at)),
    );
  }
  return { pages, entries: [...entries].map((path) => ({ path })), inline, problems };
}
