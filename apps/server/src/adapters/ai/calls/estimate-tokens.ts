/** Letters that tokenisers take about one by one: Han, kana, Hangul. */
const wide = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]/g;
const charactersPerToken = 4;

/** About how many tokens a text is, for services that do not say. */
export function estimateTokens(text: string): number {
  const wideLetters = text.match(wide)?.length ?? 0;
  return wideLetters + Math.ceil((text.length - wideLetters) / charactersPerToken);
}
