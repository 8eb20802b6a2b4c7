import { z } from 'zod';
import {
  answerSentence,
  documentAnswer,
  type AnswerSentence,
  type DocumentAnswer,
} from '@toolbench/contracts/document-answers.ts';
import { documentEvents, type Passage } from '@toolbench/contracts/documents.ts';
import type { ServerEvent } from '../../wizard/answers/read-events.ts';

/** An answer on its way. */
export interface PendingAnswer {
  readonly question: string;
  /** Null until the passages are found. */
  readonly sources: readonly Passage[] | null;
  /** Where several are asked. */
  readonly documents?: DocumentAnswer['documents'];
  /** Checked sentences. */
  readonly sentences: readonly AnswerSentence[];
  /** What has come since the last checked sentence. */
  readonly tail: string;
  /** Its user has stopped it: what had come stays. */
  readonly isStopped?: boolean;
}

const sourcesData = documentAnswer.pick({ source_documents: true, documents: true });
const textData = answerSentence.pick({ text: true }).extend({ restarts: z.literal(true).optional() });

export const askedNow = (question: string): PendingAnswer => ({ question, sources: null, sentences: [], tail: '' });

/** What stays of an answer that was stopped: what had been written, or nothing. */
export const stopped = (pending: PendingAnswer | null): PendingAnswer | null =>
  pending !== null && (pending.sentences.length > 0 || pending.tail !== '') ? { ...pending, isStopped: true } : null;

/** The answer after one more event of its stream. Events of other kinds change nothing. */
export function withEvent(pending: PendingAnswer, { event, data }: ServerEvent): PendingAnswer {
  switch (event) {
    case documentEvents.sources: {
      const { source_documents: sources, documents } = sourcesData.parse(data);
      return { ...pending, sources, documents };
    }
    case documentEvents.text: {
      const { text, restarts } = textData.parse(data);
      return restarts ? { ...pending, sentences: [], tail: text } : { ...pending, tail: pending.tail + text };
    }
    case documentEvents.sentence:
      return { ...pending, sentences: [...pending.sentences, answerSentence.parse(data)], tail: '' };
    default:
      return pending;
  }
}
