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
const hasLocalNames = (hostname: string, userAgent: string) => loopback.has(hostname) && knowsLocalNames(userAgent);

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
  const isLocal = hasLocalNames(new URL(reached.origin).hostname, reached.userAgent);
  if (port === undefined || !isLocal) return undefined;
  return { kind: 'name', hostname: `${label}.localhost`, origin: `http://${label}.localhost:${port}` };
}

/** What a host name calls a site; empty where it is none of ours. */
export function labelOf(hostname: string, publicUrl: string | undefined): string {
  const suffix = publicUrl === undefined ? '.localhost' : new URL(publicUrl.replace('*', 'x')).hostname.slice(1);
  const label = hostname.endsWith(suffix) ? hostname.slice(0, -suffix.length) : '';
  return label.includes('.') ? '' : label;
}

/** Beyond that, a policy that names each port would be longer than some proxies let an answer's headers be. */
const mostNamedPorts = 100;

/** Where previews can be that are shown to a browser that reached the product so, as sources of a content policy. */
export function frameSources(
  { publicUrl, port, ownPorts }: AddressSettings,
  { hostname, userAgent }: { readonly hostname: string; readonly userAgent: string },
): readonly string[] {
  if (publicUrl !== undefined) return [publicUrl];
  const shared = port();
  if (hasLocalNames(hostname, userAgent) && shared !== undefined) return [`http://*.localhost:${shared}`];
  if (!/^[\w.-]+$/.test(hostname)) return [];
  const count = ownPorts === undefined ? Infinity : ownPorts.last - ownPorts.first + 1;
  if (ownPorts === undefined || count > mostNamedPorts) return [`http://${hostname}:*`];
  return Array.from({ length: count }, (_, at) => `http://${hostname}:${ownPorts.first + at}`);
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
