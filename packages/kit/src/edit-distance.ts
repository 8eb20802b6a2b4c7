/**
 * What edits of a word cost: a letter in the place of another, and one at an index of a word that the other word lacks
 * (the right one where it was left out). Two letters that changed places cost 1.
 */
interface Costs {
  readonly ofOther: (written: string, right: string) => number;
  readonly ofOne: (word: string, at: number, isLeftOut: boolean) => number;
}

const unitCosts: Costs = { ofOther: (written, right) => (written === right ? 0 : 1), ofOne: () => 1 };

/** What the fewest edits cost that make the written word of the right one; more than `most` where that is exceeded. */
export function editDistance(written: string, right: string, most = Infinity, costs = unitCosts): number {
  let before: number[] = [];
  let last = [0];
  for (let j = 1; j <= right.length; j += 1) last.push(last[j - 1] + costs.ofOne(right, j - 1, true));
  for (let i = 1; i <= written.length; i += 1) {
    const row = [last[0] + costs.ofOne(written, i - 1, false)];
    for (let j = 1; j <= right.length; j += 1) {
      const isSwapped = written[i - 1] === right[j - 2] && written[i - 2] === right[j - 1];
      row.push(
        Math.min(
          last[j] + costs.ofOne(written, i - 1, false),
          row[j - 1] + costs.ofOne(right, j - 1, true),
          last[j - 1] + costs.ofOther(written[i - 1], right[j - 1]),
          isSwapped ? before[j - 2] + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...row) > most) return Infinity;
    [before, last] = [last, row];
  }
  return last[right.length];
}
