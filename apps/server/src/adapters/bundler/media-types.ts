const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  md: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  xml: 'application/xml',
  geojson: 'application/geo+json',
};

/** Content-Type of a file that pages may load; undefined for what is not for them. */
export function mediaType(path: string): string | undefined {
  return types[path.slice(path.lastIndexOf('.') + 1).toLowerCase()];
}
