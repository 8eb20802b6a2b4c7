/** The lines of a file that a search, which was not found in it, most likely means; with their numbers. */
export function nearestLines(
  text: string,
  search: string,
  count: number,
): { readonly first: number; readonly lines: readonly string[] } {
  const lines = text.split(/\r?\n/);
  const wanted = new Set(
    search
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line.length > 2),
  );
  const words = new Set(search.match(/\w{4,}/g));
  const scores = lines.map((line) => {
    if (wanted.has(line.trim())) return 10;
    return (line.match(/\w{4,}/g) ?? []).reduce((score, word) => score + (words.has(word) ? 1 : 0), 0);
  });
  let sum = 0;
  let best = { score: -1, first: 0 };
  for (const [at, score] of scores.entries()) {
    sum += score - (scores[at - count] ?? 0);
    const first = Math.max(at - count + 1, 0);
    if (sum > best.score) best = { score: sum, first };
  }
  // What was found stands in the middle of what is shown.
  const hit = scores.findIndex((score, at) => at >= best.first && score > 0);
  const first = Math.max(0, Math.min(Math.max(hit - 3, best.first), lines.length - count));
  return { first: first + 1, lines: lines.slice(first, first + count) };
}
