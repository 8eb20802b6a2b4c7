import type { CallPart, TextPart } from '../../ports.ts';
import { callMarks } from './reply-writers.ts';

const { open, name, close } = callMarks;

/** Texts and calls of a reply that is written down as one text, in parts of a size. */
export function partsOfReply(reply: string, size: number): (TextPart | CallPart)[] {
  const pieces = reply.match(new RegExp(`${open}[^${close}]*${close}?|[^${open}]+`, 'g')) ?? [];
  return pieces.flatMap((piece, at): (TextPart | CallPart)[] => {
    const isCall = piece.startsWith(open);
    const [tool = '', text = ''] = isCall ? piece.replaceAll(open, '').replaceAll(close, '').split(name) : ['', piece];
    const parts = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? (isCall ? [''] : []);
    return parts.map((part) =>
      isCall ? { kind: 'call', call: String(at), tool, text: part } : { kind: 'text', text: part },
    );
  });
}

/** The pieces of the calls in turns, one of each. */
export function mixed(parts: readonly (TextPart | CallPart)[]): (TextPart | CallPart)[] {
  const calls = new Map<string, CallPart[]>();
  for (const part of parts) if (part.kind === 'call') calls.set(part.call, [...(calls.get(part.call) ?? []), part]);
  const longest = Math.max(0, ...[...calls.values()].map(({ length }) => length));
  const inTurns = Array.from({ length: longest }, (_, at) => [...calls.values()].flatMap((own) => own[at] ?? []));
  return [...parts.filter(({ kind }) => kind === 'text'), ...inTurns.flat()];
}
