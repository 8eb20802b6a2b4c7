import { rowsOf } from './fragments.ts';
import type { Fragment } from './page.ts';

/** What is drawn again stands no farther beside or below, as a share of its size, and of its width. */
const beside = 0.2;
const ofWidth = 0.5;

function isAgain(a: Fragment, b: Fragment): boolean {
  const most = Math.min(beside * a.size, ofWidth * a.width);
  return Math.abs(a.x - b.x) <= most && Math.abs(a.y - b.y) <= beside * a.size;
}

/** Each text once where it is drawn again at nearly the same place, as programs do for bold letters and for shadows. */
export function withoutOverprint<Piece extends Fragment>(fragments: readonly Piece[]): Piece[] {
  const drawn = new Map<string, Piece[]>();
  return fragments.filter((fragment) => {
    const text = fragment.text.trim();
    const same = drawn.get(text);
    if (same?.some((other) => isAgain(other, fragment))) return false;
    if (same) same.push(fragment);
    else drawn.set(text, [fragment]);
    return true;
  });
}

/**
 * Whether a piece begins inside of the one before it, and with the letter that this one ends with: letters were drawn
 * twice one by one, and the pieces do not tell which of them belong together.
 */
export function isInterlaced(fragments: readonly Fragment[]): boolean {
  return rowsOf(fragments).some((row) =>
    row.some((fragment, index) => {
      const before = row[index - 1];
      if (!before || before.text.trimEnd().at(-1) !== fragment.text.trimStart()[0]) return false;
      return before.x + before.width - fragment.x > beside * fragment.size;
    }),
  );
}
