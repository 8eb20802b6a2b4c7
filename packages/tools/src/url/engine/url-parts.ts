/** One `name=value` of a query, as it is written. Without `=` there is no value. */
export interface Parameter {
  readonly name: string;
  readonly value?: string;
}

/** A URL's pieces as they are written, nothing decoded. What a URL does not have is absent. */
export interface UrlParts {
  readonly scheme?: string;
  /** Before the authority as they are written, often `//`; nothing before a bare host such as `localhost:3000`. */
  readonly slashes: string;
  readonly username?: string;
  readonly password?: string;
  readonly host?: string;
  readonly port?: string;
  readonly path: string;
  readonly parameters?: readonly Parameter[];
  readonly fragment?: string;
}

/** A host without a scheme: a name with a dot, or localhost, and perhaps a port. */
const bareHost = /^((?:[^\s/\\?#@:.]+(?:\.[^\s/\\?#@:.]+)+|localhost)(?::\d{1,5})?)(?=[/\\?#]|$)/i;
const schemeAndRest = /^(?:([a-z][a-z\d+.-]*):)?([^?#]*)(?:\?([^#]*))?(?:#([^]*))?$/i;

/** How browsers part what follows the scheme (WHATWG URL): slashes, authority, path. Without a match all of it is path. */
const hierarchies = {
  /** Any number of slashes of either kind is skipped, and a backslash ends the authority. */
  web: /^([/\\]*)([^/\\]*)([^]*)$/,
  /** Without a scheme it takes two slashes to name a host, as on a page of the web. */
  relative: /^([/\\]{2,})([^/\\]*)([^]*)$/,
  file: /^([/\\]{2})([^/\\]*)([^]*)$/,
  other: /^(\/\/)([^/]*)([^]*)$/,
};
type Hierarchy = keyof typeof hierarchies;

const driveLetter = /^[a-z][:|]$/i;

/** Whether browsers read a scheme's URLs as addresses of the web, which always have a host. */
export function isWebScheme(scheme: string | undefined): boolean {
  return scheme !== undefined && hierarchyOf(scheme) === 'web';
}

function hierarchyOf(scheme: string | undefined): Hierarchy {
  if (scheme === undefined) return 'relative';
  if (/^(?:https?|wss?|ftp)$/i.test(scheme)) return 'web';
  return scheme.toLowerCase() === 'file' ? 'file' : 'other';
}

/**
 * Takes a URL or a relative reference apart where browsers do. `joinUrl` gives back the same text, but for what browsers
 * respell in paths of the web and of files: backslashes are slashes there, and `C|` is the drive `C:`.
 */
export function splitUrl(url: string): UrlParts {
  const bare = bareHost.exec(url)?.[1];
  const [, scheme, rest = '', query, fragment] = schemeAndRest.exec(bare === undefined ? url : `//${url}`) ?? [];
  const hierarchy = hierarchyOf(scheme);
  const [, slashes, authority, path] = hierarchies[hierarchy].exec(rest) ?? ['', '', undefined, rest];
  return {
    ...(scheme !== undefined && { scheme }),
    slashes: bare === undefined ? slashes : '',
    ...(hierarchy === 'file' ? splitFile(authority, path) : splitHierarchy(hierarchy, authority, path)),
    ...(query !== undefined && { parameters: query.split('&').map(splitParameter) }),
    ...(fragment !== undefined && { fragment }),
  };
}

function splitHierarchy(
  hierarchy: Hierarchy,
  authority: string | undefined,
  path: string,
): Authority & { path: string } {
  return {
    ...(authority !== undefined && splitAuthority(authority)),
    path: hierarchy === 'other' ? path : path.replaceAll('\\', '/'),
  };
}

/** A file's host has neither user nor port; a drive in its place begins the path, and localhost is no host. */
function splitFile(authority: string | undefined, path: string): Authority & { path: string } {
  const isDrive = authority !== undefined && driveLetter.test(authority);
  const whole = (isDrive ? authority + path : path).replaceAll('\\', '/');
  const isLocal = isDrive || authority?.toLowerCase() === 'localhost';
  return {
    ...(authority !== undefined && { host: isLocal ? '' : authority }),
    path: whole.replace(/^(?=[^/])/, '/').replace(/^(\/[a-z])\|(?=\/|$)/i, '$1:'),
  };
}

/** Puts the pieces together again. */
export function joinUrl(parts: UrlParts): string {
  const scheme = parts.scheme === undefined ? '' : `${parts.scheme}:`;
  const query = parts.parameters?.length ? `?${parts.parameters.map(joinParameter).join('&')}` : '';
  const fragment = parts.fragment === undefined ? '' : `#${parts.fragment}`;
  return `${scheme}${parts.slashes}${joinAuthority(parts)}${parts.path}${query}${fragment}`;
}

type Authority = Pick<UrlParts, 'username' | 'password' | 'host' | 'port'>;

function splitAuthority(authority: string): Authority {
  const hostAt = authority.lastIndexOf('@') + 1;
  const [username, ...password] = authority.slice(0, Math.max(hostAt - 1, 0)).split(':');
  const [, host, port] = /^(\[[^\]]*\]?|[^:]*)(?::([^]*))?$/.exec(authority.slice(hostAt)) ?? [
    '',
    authority.slice(hostAt),
  ];
  return {
    ...(hostAt > 0 && { username }),
    ...(password.length > 0 && { password: password.join(':') }),
    host,
    ...(port !== undefined && { port }),
  };
}

function joinAuthority({ username, password, host = '', port }: UrlParts): string {
  const secret = password === undefined ? '' : `:${password}`;
  const user = username === undefined ? '' : `${username}${secret}@`;
  return `${user}${host}${port === undefined ? '' : `:${port}`}`;
}

function splitParameter(written: string): Parameter {
  const equals = written.indexOf('=');
  return equals < 0 ? { name: written } : { name: written.slice(0, equals), value: written.slice(equals + 1) };
}

function joinParameter({ name, value }: Parameter): string {
  return value === undefined ? name : `${name}=${value}`;
}
