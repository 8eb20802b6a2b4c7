import type { IncomingHttpHeaders } from 'node:http';

/** One request as a service sees it. */
export interface Asked {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The JSON body, or the form's fields. */
  readonly json: Readonly<Record<string, unknown>>;
  readonly file?: { readonly name: string; readonly bytes: Uint8Array };
}

/** The key that the doubles take, where they take one. */
export const goodKey = 'sk-double-0123456789abcdef';

/** What the doubles answer: letters of one to four bytes, so that every cut falls into one sometimes. */
export const reply = '答案在第 3 页 — “très bien” 😀。';

/** What the doubles do not tell as an answer. */
export const thoughts = '先想一想…';

export const mp3 = Uint8Array.from([0x49, 0x44, 0x33, 4, ...Array.from({ length: 3_000 }, (_, at) => (at * 7) % 256)]);
