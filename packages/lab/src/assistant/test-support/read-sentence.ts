import { readRequest } from '../language/read-request.ts';

/** What is read of a sentence that is understood. */
export function readSentence(...asked: Parameters<typeof readRequest>) {
  const read = readRequest(...asked);
  if (!read.understood) throw new Error(`Not understood: ${asked[0]}`);
  return read;
}

export const modelOf = (...asked: Parameters<typeof readRequest>) => readSentence(...asked).model;
