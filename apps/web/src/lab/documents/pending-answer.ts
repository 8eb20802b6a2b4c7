import {
  answerSentence,
  documentAnswer,
  documentEvents,
  type AnswerSentence,
  type Passage,
} from '@toolbench/contracts/documents.ts';
import type { ServerEvent } from '../wizard/read-events.ts';

/** An answer on its way. */
export interface PendingAnswer {
  readonly question: string;
  /** Null until the passages are found. */
  readonly sources: readonly Passage[] | null;
  /** Checked sentences. */
  readonly sentences: readonly AnswerSentence[];
  /** What has come since the last checked sentence. */
  readonly tail: string;
}

const sourcesData = documentAnswer.pick({ source_documents: true });
const textData = answerSentence.pick({ text: true });

export const askedNow = (question: string): PendingAnswer => ({ question, sources: null, sentences: [], tail: '' });

/** The answer after one more event of its stream. Events of other kinds change nothing. */
export function withEvent(pending: PendingAnswer, { event, data }: ServerEvent): PendingAnswer {
  switch (event) {
    case documentEvents.sources:
      return { ...pending, sources: sourcesData.parse(data).source_documents };
    case documentEvents.text:
      return { ...pending, tail: pending.tail + textData.parse(data).text };
    case documentEvents.sentence:
      return { ...pending, sentences: [...pending.sentences, answerSentence.parse(data)], tail: '' };
    default:
      return pending;
  }
}
