/** Rounds half away from zero. */
export const roundTo = (value, decimals) =>
  (Math.sign(value) * Math.round(Math.abs(value) * 10 ** decimals)) / 10 ** decimals;
