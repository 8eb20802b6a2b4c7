/** One figure with what it should be. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** At most this; `least` for what should be large. */
  readonly limit?: number;
  readonly least?: number;
  /** What the figure was set against in the same run. */
  readonly note?: string;
}

/** A share, 0 to 1, with what it should be at least or at most; with neither it is only told. */
interface ShareFigure {
  readonly name: string;
  readonly value: number;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly note?: string;
}

const figures: Figure[] = [];
let missed = 0;

const isRight = ({ value, limit = Infinity, least = -Infinity }: Figure) => value <= limit && value >= least;

/** Notes a figure and prints it at once. */
export function report(figure: Figure): void {
  figures.push(figure);
  const { name, value, unit, limit, least, note } = figure;
  const bound = least === undefined ? `at most ${limit}` : `at least ${least}`;
  const shown = value >= 100 ? value.toFixed(0) : value.toFixed(2);
  const verdict = isRight(figure) ? 'ok  ' : 'OVER';
  process.stdout.write(
    `${verdict} ${name.padEnd(46)} ${shown.padStart(9)} ${unit.padEnd(6)} (${bound}) ${note ?? ''}\n`,
  );
}

/** Notes a share and prints it at once. */
export function reportShare({ name, value, atLeast = 0, atMost = 1, note = '' }: ShareFigure): void {
  const isMet = value >= atLeast && value <= atMost;
  if (!isMet) missed += 1;
  const goal = atLeast > 0 ? `(at least ${atLeast})` : atMost < 1 ? `(at most ${atMost})` : '';
  process.stdout.write(
    `${isMet ? 'ok  ' : 'MISS'} ${name.padEnd(46)} ${value.toFixed(3).padStart(9)} ${goal} ${note}\n`,
  );
}

/** How many figures are not as they should be. */
export function countOver(): number {
  return figures.filter((figure) => !isRight(figure)).length + missed;
}
