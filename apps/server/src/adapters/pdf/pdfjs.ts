/**
 * The library makes a matrix as it loads, for a canvas that would come as 32 MB of native code. No page is drawn on one
 * here (grey-page.ts paints the few that are recognised), so anything that can be constructed is all that it needs.
 */
const known = globalThis as unknown as Record<string, unknown>;
for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) known[name] ??= Object;

/** What is used of pdf.js; an import at the top would be carried out before the lines above. */
export const { getDocument, OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
