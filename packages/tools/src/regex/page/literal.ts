import { checkFlags } from '../engine/flags.ts';

export interface Literal {
  readonly pattern: string;
  readonly flags: string;
}

/** Reads a pasted JavaScript literal such as /a+/gi; null for anything else, paths such as /usr/bin/ included. */
export function readLiteral(text: string): Literal | null {
  const found = /^\/((?:\\.|\[(?:\\.|[^\]\\])*\]|[^\\/[])+)\/([a-z]*)$/s.exec(text.trim());
  if (!found) return null;
  const [, pattern, flags] = found;
  return checkFlags(flags).ok ? { pattern, flags } : null;
}
