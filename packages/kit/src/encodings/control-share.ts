/** A text with a larger share of control characters is none, whatever encoding its bytes fit (perlfunc, -B). */
export const mostControls = 0.3;

/** The share of control characters in a text, but for those that part lines and columns, end a page, or begin a sequence. */
export function controlShare(text: string): number {
  // oxlint-disable-next-line no-control-regex -- control characters are what is counted
  return (text.match(/[\0-\x07\x0e-\x1a\x1c-\x1f\x7f-\x9f]/g)?.length ?? 0) / Math.max(text.length, 1);
}
