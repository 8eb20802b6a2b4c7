import { z } from 'zod';
import { askEvents, askResponse, type Snippet } from '@toolbench/contracts/code.ts';
import type { ServerEvent } from '../../wizard/answers/read-events.ts';

/** An answer on its way. */
export interface PendingAnswer {
  readonly question: string;
  /** Null until they are found. */
  readonly snippets: readonly Snippet[] | null;
  /** Markdown, as far as it was written. */
  readonly text: string;
  /** Its user has stopped it: what had come stays. */
  readonly isStopped?: boolean;
}

const sourcesData = askResponse.pick({ snippets: true });
const textData = z.object({ text: z.string(), restarts: z.literal(true).optional() });

export const askedNow = (question: string): PendingAnswer => ({ question, snippets: null, text: '' });

/** What stays of an answer that was stopped: what had been written, or nothing. */
export const stopped = (pending: PendingAnswer | null): PendingAnswer | null =>
  pending !== null && pending.text !== '' ? { ...pending, isStopped: true } : null;

/** The answer after one more event of its stream. Events of other kinds change nothing. */
export function withEvent(pending: PendingAnswer, { event, data }: ServerEvent): PendingAnswer {
  if (event === askEvents.sources) return { ...pending, snippets: sourcesData.parse(data).snippets };
  if (event === askEvents.text) {
    const { text, restarts } = textData.parse(data);
    return { ...pending, text: restarts ? text : pending.text + text };
  }
  return pending;
}
