import { plainSite, type Site } from '@toolbench/contracts/site.ts';

function read(): Site {
  // Tests of pure parts have no page; in development nobody writes into it.
  const written = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="site"]')?.content;
  return written?.startsWith('{') ? (JSON.parse(written) as Site) : plainSite;
}

/** How the operator shaped the product, as the server wrote it into the page. */
export const site = read();

/** The address of one of the product's own paths (contracts/routes.ts) where the product lies below a path. */
export function ownAddress(path: string): string {
  return `${site.basePath}${path}`;
}
