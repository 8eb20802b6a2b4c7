const [opening, closing] = ['<think>', '</think>'];

/** Leaves out what a model thinks where its server sends that within the text. */
interface ThoughtFilter {
  /** What is certain to be part of the answer. */
  readonly push: (piece: string) => string;
  /** What was held back as long as it might have begun a tag. */
  readonly end: () => string;
}

/** How much of the end of a text may be the beginning of a tag. */
function heldLength(text: string, tag: string): number {
  const at = text.lastIndexOf('<');
  return at >= 0 && tag.startsWith(text.slice(at)) ? text.length - at : 0;
}

/** A filter for one answer, whose pieces may cut a tag anywhere. */
export function createThoughtFilter(): ThoughtFilter {
  let open = '';
  let isThinking = false;
  const tag = () => (isThinking ? closing : opening);
  return {
    push(piece) {
      open += piece;
      let shown = '';
      for (let at = open.indexOf(tag()); at >= 0; at = open.indexOf(tag())) {
        if (!isThinking) shown += open.slice(0, at);
        open = open.slice(at + tag().length);
        isThinking = !isThinking;
      }
      const certain = open.length - heldLength(open, tag());
      if (!isThinking) shown += open.slice(0, certain);
      open = open.slice(certain);
      return shown;
    },
    end: () => (isThinking ? '' : open),
  };
}
