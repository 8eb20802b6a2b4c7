const units = [
  ['year', 365.25 * 86_400_000],
  ['month', 30.4375 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** A span from now, as `in 3 hours`, in the largest unit of which it has at least two, in words of the language. */
export function formatSpan(ms: number, language: string): string {
  const [unit, length] = units.find(([, one]) => ms >= 2 * one) ?? units[5];
  return new Intl.RelativeTimeFormat(language).format(Math.floor(ms / length), unit);
}
