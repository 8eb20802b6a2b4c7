import { quietZone, type Modules } from './draw.ts';

/** Runs of dark modules in a row, as path commands: one rectangle a run. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    path += `M${start + quietZone} ${y + quietZone}h${x - start + 1}v1h-${x - start + 1}z`;
  }
  return path;
}

/** The symbol as an SVG file of the given size; colours must be checked beforehand. */
export function drawSvg(modules: Modules, size: number, dark: string, light: string, logo: string | null): string {
  const across = modules.length + 2 * quietZone;
  const path = modules.map(rowPath).join('');
  const box = across * 0.22;
  const corner = (across - box) / 2;
  const picture = logo
    ? `<rect x="${corner - 0.6}" y="${corner - 0.6}" width="${box + 1.2}" height="${box + 1.2}" fill="${light}"/>` +
      `<image x="${corner}" y="${corner}" width="${box}" height="${box}" href="${logo}"/>`
    : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${across} ${across}" shape-rendering="crispEdges">` +
    `<rect width="${across}" height="${across}" fill="${light}"/><path d="${path}" fill="${dark}"/>${picture}</svg>\n`
  );
}
