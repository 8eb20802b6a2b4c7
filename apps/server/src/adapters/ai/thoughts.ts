const [opening, closing] = ['<think>', '</think>'];

/** How much of a text's end may be the beginning of a tag. */
function openEnd(text: string, tag: string): number {
  for (let length = Math.min(text.length, tag.length - 1); length > 0; length -= 1) {
    if (tag.startsWith(text.slice(-length))) return length;
  }
  return 0;
}

/** Takes what a model thinks out of a text that comes in pieces: some servers leave it there, between two tags. */
export function withoutThoughts() {
  let open = '';
  let isThinking = false;
  return {
    /** What is said in this piece, as far as that is certain. */
    push(piece: string): string {
      open += piece;
      let said = '';
      for (;;) {
        const tag = isThinking ? closing : opening;
        const at = open.indexOf(tag);
        const end = at < 0 ? open.length - openEnd(open, tag) : at;
        if (!isThinking) said += open.slice(0, end);
        open = open.slice(at < 0 ? end : end + tag.length);
        if (at < 0) return said;
        isThinking = !isThinking;
      }
    },

    /** What looked like the beginning of a tag and was none. */
    end: (): string => (isThinking ? '' : open),
  };
}
