import { createThoughtFilter } from '../../leading-thought.ts';
import type { CallPart, TextPart } from '../../ports.ts';

/** The parts of an answer as a port gives them: without what the model thinks at the beginning. */
export function* withoutThoughts(parts: Iterable<TextPart | CallPart>): Generator<TextPart | CallPart, boolean> {
  const filter = createThoughtFilter();
  let hasAnswer = false;
  for (const part of parts) {
    const text = part.kind === 'text' ? filter.push(part.text) : part.text;
    hasAnswer ||= text.trim() !== '';
    if (text !== '') yield { ...part, text };
  }
  const rest = filter.end();
  if (rest !== '') yield { kind: 'text', text: rest };
  return filter.hasThought() && !hasAnswer && rest.trim() === '';
}
