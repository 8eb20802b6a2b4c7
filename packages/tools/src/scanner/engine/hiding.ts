import type { FoundCode } from './found-code.ts';
import type { Hidden, Interpreted } from './interpret-text.ts';

/** What was hidden in what is given. */
export interface Hiding {
  readonly hides?: Hidden;
}

/** Only what may be seen: the masked form in place of the plain one, and said to be. */
export function withoutCardNumbers<Whole extends Interpreted>({
  masked,
  ...rest
}: Whole): Omit<Whole, 'masked'> & Hiding {
  return { ...rest, ...masked };
}

/** A code of which only what may be seen is left: the bytes would show what is hidden in the text. */
export function codeWithoutCardNumbers(code: FoundCode): FoundCode & Hiding {
  const seen = withoutCardNumbers(code);
  return seen.hides ? { ...seen, data: { ...seen.data, text: seen.text, bytes: new Uint8Array() } } : seen;
}
