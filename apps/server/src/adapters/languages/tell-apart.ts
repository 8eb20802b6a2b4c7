import type { VoiceLanguage } from '@toolbench/contracts/voice.ts';
import { detect } from 'tinyld/light';

/** Which of two languages a text is in; undefined where that cannot be told, as for figures. */
export function tellApart(text: string, between: readonly [VoiceLanguage, VoiceLanguage]): VoiceLanguage | undefined {
  const codes = between.map((language) => language.slice(0, 2));
  return between[codes.indexOf(detect(text, { only: codes }))];
}
