/**
 * Calls a server over a connection of its own. Node's fetch keeps connections for the next call, and while a test looks at
 * a page, or is busy itself, for seconds, the server ends them: whoever then sends at the same moment fails.
 */
export function fetchOnce(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Connection', 'close');
  return fetch(url, { ...init, headers });
}
