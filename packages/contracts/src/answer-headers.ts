/** Headers of the connection itself, which the server makes. */
const connectionHeaders = [
  ...['connection', 'content-length', 'date', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade'],
  'x-request-id',
];

/** Headers that an answer may not set: they steer the connection, or what a browser does with our origin. */
export const refusedAnswerHeaders: ReadonlySet<string> = new Set([
  ...connectionHeaders,
  ...['alt-svc', 'authentication-info', 'clear-site-data', 'link', 'location', 'proxy-authenticate', 'refresh'],
  ...['set-cookie', 'set-cookie2', 'service-worker-allowed', 'www-authenticate'],
  ...['content-security-policy', 'content-security-policy-report-only', 'cross-origin-embedder-policy'],
  ...['cross-origin-opener-policy', 'origin-agent-cluster', 'permissions-policy', 'public-key-pins', 'referrer-policy'],
  ...['nel', 'report-to', 'reporting-endpoints', 'strict-transport-security', 'x-content-type-options'],
  ...['speculation-rules', 'sourcemap', 'x-dns-prefetch-control'],
]);

const longestName = 256;
const longestValue = 4_096;

/** Why an answer may not set a header; undefined where it may. RFC 9110, 5.6.2 and 5.5: a token; visible characters, spaces and tabs. */
export function answerHeaderFault(name: string, value: string): 'connection' | 'origin' | 'name' | 'value' | undefined {
  const lower = name.toLowerCase();
  if (connectionHeaders.includes(lower)) return 'connection';
  if (refusedAnswerHeaders.has(lower)) return 'origin';
  if (name.length > longestName || !/^[\w!#$%&'*+.^`|~-]+$/.test(name)) return 'name';
  return value.length > longestValue || !/^[\t\x20-\x7e\x80-\xff]*$/.test(value) ? 'value' : undefined;
}
