/** The methods that Node's parser knows, but CONNECT, which asks for a tunnel: what a bin can catch. */
export const caughtMethods = [
  ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'],
  ...['ACL', 'BIND', 'CHECKOUT', 'COPY', 'LINK', 'LOCK', 'M-SEARCH', 'MERGE', 'MKACTIVITY', 'MKCALENDAR', 'MKCOL'],
  ...['MOVE', 'NOTIFY', 'PROPFIND', 'PROPPATCH', 'PURGE', 'QUERY', 'REBIND', 'REPORT', 'SEARCH', 'SOURCE', 'SUBSCRIBE'],
  ...['UNBIND', 'UNLINK', 'UNLOCK', 'UNSUBSCRIBE'],
] as const;
