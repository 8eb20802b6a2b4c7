/** One `name=value` of a query, as it is written. Without `=` there is no value. */
export interface Parameter {
  readonly name: string;
  readonly value?: string;
}

/** A URL's pieces as they are written, nothing decoded or normalised. What a URL does not have is absent. */
export interface UrlParts {
  readonly scheme?: string;
  /** `//`, or nothing before a bare host such as `localhost:3000` and in URLs without a host. */
  readonly slashes: '//' | '';
  readonly username?: string;
  readonly password?: string;
  readonly host?: string;
  readonly port?: string;
  readonly path: string;
  readonly parameters?: readonly Parameter[];
  readonly fragment?: string;
}

/** RFC 3986, appendix B. */
const pieces = /^(?:([a-z][a-z\d+.-]*):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#([^]*))?$/i;
/** A host without a scheme: a name with a dot, or localhost, and perhaps a port. */
const bareHost = /^((?:[^\s/?#@:.]+(?:\.[^\s/?#@:.]+)+|localhost)(?::\d{1,5})?)(?=[/?#]|$)/i;

/** Takes a URL or a relative reference apart; `joinUrl` gives back exactly the same text. */
export function splitUrl(url: string): UrlParts {
  const bare = bareHost.exec(url)?.[1];
  const [, scheme, authority, path = '', query, fragment] = pieces.exec(bare === undefined ? url : `//${url}`) ?? [];
  return {
    ...(scheme !== undefined && { scheme }),
    slashes: bare === undefined && authority !== undefined ? '//' : '',
    ...(authority !== undefined && splitAuthority(authority)),
    path,
    ...(query !== undefined && { parameters: query.split('&').map(splitParameter) }),
    ...(fragment !== undefined && { fragment }),
  };
}

/** Puts the pieces together again. */
export function joinUrl(parts: UrlParts): string {
  const scheme = parts.scheme === undefined ? '' : `${parts.scheme}:`;
  const query = parts.parameters?.length ? `?${parts.parameters.map(joinParameter).join('&')}` : '';
  const fragment = parts.fragment === undefined ? '' : `#${parts.fragment}`;
  return `${scheme}${parts.slashes}${joinAuthority(parts)}${parts.path}${query}${fragment}`;
}

function splitAuthority(authority: string): Pick<UrlParts, 'username' | 'password' | 'host' | 'port'> {
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
