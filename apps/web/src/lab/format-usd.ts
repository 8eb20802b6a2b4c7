/** An amount in US dollars; small ones keep two digits that say something: $0.00042, $0.015, $5.00. */
export function formatUsd(usd: number): string {
  if (usd === 0 || usd >= 0.1) return `$${usd.toFixed(2)}`;
  const digits = Math.min(1 - Math.floor(Math.log10(usd)), 9);
  return `$${usd.toFixed(digits)}`;
}
