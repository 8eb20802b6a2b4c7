/** One figure with what it should be. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly limit: number;
  /** What the figure was set against in the same run. */
  readonly note?: string;
}

const figures: Figure[] = [];

/** Notes a figure and prints it at once. */
export function report(figure: Figure): void {
  figures.push(figure);
  const { name, value, unit, limit, note } = figure;
  const shown = value >= 100 ? value.toFixed(0) : value.toFixed(2);
  const verdict = value <= limit ? 'ok  ' : 'OVER';
  process.stdout.write(
    `${verdict} ${name.padEnd(46)} ${shown.padStart(9)} ${unit.padEnd(6)} (at most ${limit}) ${note ?? ''}\n`,
  );
}

/** How many figures are over their limit. */
export function countOver(): number {
  return figures.filter(({ value, limit }) => value > limit).length;
}
