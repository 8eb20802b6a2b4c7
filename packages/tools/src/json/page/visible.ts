import { codePointName } from '@toolbench/kit/code-point-name.ts';

/** Line breaks, tabs and invisible characters as signs, so that each stretch of text stays on a line and is seen. */
export function visible(text: string): string {
  return text
    .replace(/\r?\n|\r/g, '⏎')
    .replace(/\t/g, '⇥')
    .replace(/\u00a0/g, '␠')
    .replace(/[\p{Cc}\p{Cf}]/gu, codePointName);
}
