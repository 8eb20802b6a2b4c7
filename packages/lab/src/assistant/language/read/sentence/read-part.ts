import type { Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';

/** As much of a message as is read without a model, and what is said of the rest; no more time is spent on a longer one. */
export function readPart(sentence: string): { read: string; left: Bilingual | undefined } {
  const { readCharacters: most } = limits.assistant;
  if (sentence.length <= most) return { read: sentence, left: undefined };
  const start = sentence.slice(0, most);
  // What is cut ends with a whole sentence or clause where there is one.
  const borders = ['\n', '。', '. ', '；', '; ', '，', ', ', '、', ' '].map((mark) => start.lastIndexOf(mark));
  const border = borders.find((at) => at > most / 2);
  const read = border === undefined ? start : start.slice(0, border + 1);
  const rest = sentence.slice(read.length).trim().slice(0, 30);
  return {
    read,
    left: {
      zh: `话太长，只读了前 ${read.length} 个字符；从“${rest}…”起没有读，请分开说。`,
      en: `The message is long: its first ${read.length} characters were read, and nothing from “${rest}…” on. Say the rest separately.`,
    },
  };
}
