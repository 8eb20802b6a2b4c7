/** Whole numbers of 32 bits: the first `count` of `values`. Takes half the memory of an array. */
export interface NumberList {
  values: Int32Array;
  count: number;
}

const first = 4;
/** Memory counts more here than the copies that it costs. */
const growth = 1.25;

export const createNumberList = (): NumberList => ({ values: new Int32Array(first), count: 0 });

export function append(list: NumberList, value: number): void {
  if (list.count === list.values.length) {
    const grown = new Int32Array(Math.ceil(list.count * growth));
    grown.set(list.values);
    list.values = grown;
  }
  list.values[list.count] = value;
  list.count += 1;
}
