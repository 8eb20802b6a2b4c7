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

const figures: Figure[] = [];

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

/** How many figures are not as they should be. */
export function countOver(): number {
  return figures.filter((figure) => !isRight(figure)).length;
}
