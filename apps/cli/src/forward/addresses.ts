/** A bin, and where the product that keeps it lies: its origin and base path, without a slash at the end. */
export interface BinAddress {
  readonly id: string;
  readonly product: string;
}

function parseHttp(written: string): URL | undefined {
  const url = URL.canParse(written) ? new URL(written) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.username + url.password === '' ? url : undefined;
}

/** The bin at an address as the page shows it, or undefined where it is none. */
export function parseBinAddress(written: string): BinAddress | undefined {
  const url = parseHttp(written);
  const [, base, id] = /^(.*)\/bin\/([\w-]+)\/?$/.exec(url?.pathname ?? '') ?? [];
  return url === undefined || id === undefined ? undefined : { id, product: `${url.origin}${base}` };
}

/** The origin and base path at an address of the product, without a slash at the end, or undefined where it is none. */
export function parseServer(written: string): string | undefined {
  const url = parseHttp(written);
  return url === undefined ? undefined : `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

/** The absolute http or https address that requests are sent on to, or undefined where it is none. */
export function parseTarget(written: string): URL | undefined {
  return parseHttp(/^[^/:?#@]+:\d+(?:[/?#]|$)/.test(written) ? `http://${written}` : written);
}

/**
 * Path and query at the target for a caught one: what stood behind the bin's address is put behind the target's, exactly
 * as it came.
 * @param caught the request target as the bin keeps it
 */
export function pathAtTarget(target: URL, binId: string, caught: string): string {
  const bin = `/bin/${binId}`;
  const rest = caught.slice(caught.indexOf(bin) + bin.length);
  const [, below = '', query = ''] = /^([^?#]*)([^]*)$/.exec(rest) ?? [];
  const path = below === '' ? target.pathname : target.pathname.replace(/\/$/, '') + below;
  const joined = target.search !== '' && query.startsWith('?') ? `&${query.slice(1)}` : query;
  return path + target.search + joined;
}

/**
 * Whether what a stranger put behind the bin leads out of the target's path, for any server that there may be: one that
 * reads `%2e` as a dot, `%2f` and backslashes as slashes, decodes twice, or lets parameters follow a segment.
 */
export function leavesTarget(target: URL, path: string): boolean {
  if (target.pathname === '/') return false;
  const [asSent = ''] = path.slice(target.pathname.replace(/\/$/, '').length).split(/[?#]/, 1);
  const decoded = asSent.replace(/%(?:25)*(2e|2f|5c)/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  let depth = 0;
  for (const segment of decoded.split(/[/\\]/)) {
    const [name] = segment.split(';', 1);
    if (name === '..') depth -= 1;
    else if (name !== '' && name !== '.') depth += 1;
    if (depth < 0) return true;
  }
  return false;
}
