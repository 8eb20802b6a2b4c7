import type { PreviewProxy } from './preview-proxy.ts';
import type { Site, SiteAddress } from './site.ts';

export interface AddressSettings {
  /** `https://*.preview.example.org`; undefined: names below localhost, where the product is reached there too. */
  readonly publicUrl?: string | undefined;
  /** The shared port, once it is open. */
  readonly port: () => number | undefined;
  /** Ports for sites that cannot have a name; undefined: any free one. */
  readonly ownPorts?: { readonly first: number; readonly last: number } | undefined;
}

/** How a request reached the product. */
export interface Reached {
  /** Origin of the product, as the browser sees it. */
  readonly origin: string;
  readonly userAgent: string;
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Safari asks the system for names below localhost, and most have none. */
const knowsLocalNames = (userAgent: string) =>
  !/\bSafari\//.test(userAgent) || /(Chrome|Chromium|CriOS|Edg)\//.test(userAgent);

/**
 * The address that a site called `label` has by name, or undefined where it needs a port of its own. Names stand right
 * below localhost, so that browsers take each for a site of its own, whose cookies no other can set.
 */
export function namedAddress(label: string, settings: AddressSettings, reached: Reached): SiteAddress | undefined {
  const { publicUrl } = settings;
  if (publicUrl !== undefined) {
    const { hostname, origin } = new URL(publicUrl.replace('*', label));
    return { kind: 'name', hostname, origin };
  }
  const port = settings.port();
  const isLocal = loopback.has(new URL(reached.origin).hostname) && knowsLocalNames(reached.userAgent);
  if (port === undefined || !isLocal) return undefined;
  return { kind: 'name', hostname: `${label}.localhost`, origin: `http://${label}.localhost:${port}` };
}

/** Where all previews of a product reached at this host name can be, as sources of a content policy. */
export function frameSources({ publicUrl, port }: AddressSettings, hostname: string): readonly string[] {
  if (publicUrl !== undefined) return [publicUrl];
  const shared = port();
  const isPlain = /^[\w.-]+$/.test(hostname);
  return [
    ...(shared !== undefined && loopback.has(hostname) ? [`http://*.localhost:${shared}`] : []),
    ...(isPlain ? [`http://${hostname}:*`] : []),
  ];
}

interface Wanted {
  readonly id: string;
  /** Of the host name. */
  readonly label: string;
  /** What opens a port; undefined: it is open. */
  readonly key?: string | undefined;
  /** The port it had before; it gets that again, even where it could have a name. */
  readonly port?: number | undefined;
  readonly reached: Reached;
}

/** Opens the first of the ports that is free. */
async function openOwnPort(
  proxy: PreviewProxy,
  settings: AddressSettings,
  wanted: Wanted,
  site: () => Site | undefined,
) {
  const { first, last } = settings.ownPorts ?? { first: wanted.port ?? 0, last: wanted.port ?? 0 };
  const ports = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  for (const port of wanted.port === undefined ? ports : [wanted.port, ...ports]) {
    try {
      return await proxy.openPort(wanted.id, port, site);
    } catch {
      continue;
    }
  }
  throw new Error('no port is free for a preview');
}

/** Gives a site its address and makes it reachable. `site` is asked for when it is complete. */
export async function openAddress(
  proxy: PreviewProxy,
  settings: AddressSettings,
  wanted: Wanted,
  complete: (address: SiteAddress) => Site,
): Promise<Site> {
  const address = wanted.port === undefined ? namedAddress(wanted.label, settings, wanted.reached) : undefined;
  if (address !== undefined) {
    const site = complete(address);
    proxy.addNamed(site);
    return site;
  }
  const opened: { site?: Site } = {};
  const port = await openOwnPort(proxy, settings, wanted, () => opened.site);
  const { hostname } = new URL(wanted.reached.origin);
  opened.site = complete({ kind: 'port', hostname, origin: `http://${hostname}:${port}`, key: wanted.key });
  return opened.site;
}

/** Where a browser begins: at a port of its own with the key that opens it. */
export function entranceOf({ address }: Pick<Site, 'address'>): string {
  const key = address.kind === 'port' ? address.key : undefined;
  return key === undefined ? `${address.origin}/` : `${address.origin}/__preview/enter?key=${key}`;
}
