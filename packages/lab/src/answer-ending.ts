/** What may be the beginning of such an ending, at the end of what came so far. */
const mayEnd = /(?:<(?:\/[a-z]{0,12}>?|\|[a-z_]{0,24}(?:\|>?)?)?\s*)+$/i;
const longestEnding = 300;

/** Tokens of templates by which models end what they say, when a server leaves them in the text. */
const token = String.raw`<\|(?:return|call|end|im_end|eo[tms](?:_id)?|end_?of_?\w+|end_\w+)\|>`;

/** Takes the marks off the end of an answer as it comes; within it, and in quotes, they are text. */
export function createEndingFilter() {
  let held = '';
  let last = '';
  let wrapper: string | undefined;

  const give = (text: string): string => {
    last = text.at(-1) ?? last;
    return text;
  };

  return {
    /** The answer stands in a tag of this name. */
    wrappedIn: (name: string): void => void (wrapper = name),
    /** @returns what can be no ending any more */
    push(text: string): string {
      held += text;
      // No ending is longer, and an answer may be full of what begins like one.
      const tail = Math.max(0, held.length - longestEnding);
      const found = mayEnd.exec(held.slice(tail));
      const at = found === null ? held.length : tail + found.index;
      const given = held.slice(0, at);
      held = held.slice(at);
      return give(given);
    },
    /** Nothing more comes. @returns what was held back and is no ending */
    end(): string {
      const closing = wrapper === undefined ? token : `${token}|</${wrapper}>`;
      const isQuoted = /[`"'“「]/.test(last);
      const rest = isQuoted ? held : held.replace(new RegExp(String.raw`(?:(?:${closing})\s*)+$`, 'i'), '');
      held = '';
      return rest;
    },
    /** What came turns out to be no answer. */
    reset: (): void => void ([held, last] = ['', '']),
  };
}
