import type { VoiceLanguage } from '@toolbench/contracts/voice.ts';

/**
 * Which of two languages a text is in; undefined where that cannot be told, as for figures. The detector unpacks its tables
 * as it loads, which the first turn pays that asks.
 */
export async function tellApart(
  text: string,
  between: readonly [VoiceLanguage, VoiceLanguage],
): Promise<VoiceLanguage | undefined> {
  const { detect } = await import('tinyld/light');
  const codes = between.map((language) => language.slice(0, 2));
  return between[codes.indexOf(detect(text, { only: codes }))];
}
