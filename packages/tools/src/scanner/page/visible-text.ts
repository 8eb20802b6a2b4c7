import { codePointName } from '@toolbench/kit/code-point-name.ts';

/** Characters that are drawn as nothing or turn the order of what follows, and could hide what a text says. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const unseen = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** Unicode's pictures of the control characters begin here. */
const controlPictures = 0x2400;

/**
 * A text with its invisible characters made visible: control characters by their pictures (␝ for the separator in GS1
 * codes), the others by their code points. Line breaks and tabs stay.
 */
export function visibleText(text: string): string {
  return text.replace(/\r\n/g, '\n').replace(unseen, (character) => {
    const code = character.charCodeAt(0);
    if (code < 0x20) return String.fromCharCode(controlPictures + code);
    return `⟨${codePointName(code)}⟩`;
  });
}
