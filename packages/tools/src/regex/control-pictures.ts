/** A text with spaces and control characters shown by their symbols (Unicode block Control Pictures). */
export function visible(text: string): string {
  return text.replace(/[\0-\x20]/g, (character) => String.fromCharCode(0x2400 + character.charCodeAt(0)));
}
