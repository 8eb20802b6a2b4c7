/** An example: what was seen, and whether it is what is looked for. */
export interface Example {
  readonly values: readonly number[];
  readonly isRight: boolean;
  /** How many examples it counts for. */
  readonly weight: number;
}

export function chanceOf(weights: readonly number[], values: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < weights.length; index += 1) sum += weights[index] * values[index];
  return 1 / (1 + Math.exp(-sum));
}

/** Solves a system of linear equations by Gauss' elimination with pivots; the matrix is used up. */
function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length;
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let row = column; row < size; row += 1) {
      if (Math.abs(matrix[row][column]) > Math.abs(matrix[pivot][column])) pivot = row;
    }
    [matrix[column], matrix[pivot]] = [matrix[pivot], matrix[column]];
    [right[column], right[pivot]] = [right[pivot], right[column]];
    for (let row = column + 1; row < size; row += 1) {
      const factor = matrix[row][column] / matrix[column][column];
      for (let at = column; at < size; at += 1) matrix[row][at] -= factor * matrix[column][at];
      right[row] -= factor * right[column];
    }
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    for (let at = row + 1; at < size; at += 1) right[row] -= matrix[row][at] * right[at];
    right[row] /= matrix[row][row];
  }
  return right;
}

const rounds = 30;

/**
 * Logistic regression by Newton's method with a ridge, which keeps weights small that few examples speak for. The first
 * value of each example is 1; its weight is the bias and bears no ridge.
 */
export function fitLogistic(examples: readonly Example[], ridge: number): number[] {
  const size = examples[0].values.length;
  const weights = Array<number>(size).fill(0);
  for (let round = 0; round < rounds; round += 1) {
    const gradient = weights.map((weight, index) => (index === 0 ? 0 : -ridge * weight));
    const curvature = weights.map((_, row) => weights.map((__, at) => (row === at ? (row === 0 ? 1e-9 : ridge) : 0)));
    for (const { values, isRight, weight } of examples) {
      const chance = chanceOf(weights, values);
      const slope = weight * ((isRight ? 1 : 0) - chance);
      const bend = weight * chance * (1 - chance) + 1e-12;
      for (let row = 0; row < size; row += 1) {
        if (values[row] === 0) continue;
        gradient[row] += slope * values[row];
        for (let at = 0; at <= row; at += 1) curvature[row][at] += bend * values[row] * values[at];
      }
    }
    for (let row = 0; row < size; row += 1) for (let at = 0; at < row; at += 1) curvature[at][row] = curvature[row][at];
    const step = solve(curvature, gradient);
    for (let index = 0; index < size; index += 1) weights[index] += step[index];
    if (Math.max(...step.map(Math.abs)) < 1e-6) break;
  }
  return weights;
}
