import { skipGap } from './gap.ts';
import { replace, type OpenBracket, type Reader, type State } from './reader.ts';

/** The bracket that closes each kind in the source, and what is written for it. */
export const closers: Readonly<Record<OpenBracket, { readonly source: string; readonly written: string }>> = {
  object: { source: '}', written: '}' },
  array: { source: ']', written: ']' },
  tuple: { source: ')', written: ']' },
  call: { source: ')', written: '' },
};

const openers = { '{': 'object', '[': 'array', '(': 'tuple' } as const;

/** Remembers a container that is open from here on. */
export function pushBracket({ open, awaited }: Reader, bracket: OpenBracket): void {
  const { source } = closers[bracket];
  open.push(bracket);
  awaited.set(source, (awaited.get(source) ?? 0) + 1);
}

/** Forgets the innermost container, which is closed. There must be one. */
export function popBracket({ open, awaited }: Reader): OpenBracket {
  const innermost = open.pop() ?? 'array';
  const { source } = closers[innermost];
  awaited.set(source, (awaited.get(source) ?? 0) - 1);
  return innermost;
}

export function isCloser(character: string): boolean {
  return character !== '' && '}]｝］】'.includes(character);
}

/** Opens the container whose bracket, of full width perhaps, stands at `reader.at`. */
export function openContainer(reader: Reader, bracket: keyof typeof openers): State {
  const { text, at } = reader;
  if (bracket === '(') replace(reader, 'wrong-bracket', at, at + 1, '[');
  else if (text.charAt(at) !== bracket) replace(reader, 'full-width', at, at + 1, bracket);
  pushBracket(reader, openers[bracket]);
  reader.at = at + 1;
  skipGap(reader);
  reader.opened = reader.at;
  return 'member';
}
