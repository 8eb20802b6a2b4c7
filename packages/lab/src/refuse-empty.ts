import type { ChatEvent } from './ports.ts';

/**
 * An answer without a word is none: the model declined in a field of its own, called a tool that nobody offered, or thought
 * until its output was used up.
 */
export async function* refuseEmpty(events: AsyncIterable<ChatEvent>): AsyncGenerator<ChatEvent> {
  let hasText = false;
  for await (const event of events) {
    if (event.kind === 'text') hasText = (hasText && !event.restarts) || event.text.trim() !== '';
    if (event.kind === 'end' && !hasText)
      return yield { kind: 'failed', error: { code: 'bad-answer', cause: 'no-text' } };
    yield event;
  }
}
