import { expect, it } from 'vitest';
import { askedNow, withEvent } from './pending-answer.ts';

it('[RAG-07] an answer grows by parts, and a checked sentence replaces the parts before it', () => {
  const sentence = { text: 'Two years.', citations: [], support: 'cited', pages: [3] };
  const events = [
    { event: 'sources', data: { source_documents: [] } },
    { event: 'text', data: { text: 'Two ' } },
    { event: 'text', data: { text: 'years.' } },
  ];
  const partly = events.reduce(withEvent, askedNow('How long?'));
  expect(partly).toEqual({ question: 'How long?', sources: [], sentences: [], tail: 'Two years.' });
  const checked = withEvent(partly, { event: 'sentence', data: sentence });
  expect(checked).toMatchObject({ sentences: [sentence], tail: '' });
  expect(withEvent(checked, { event: 'something-new', data: null })).toBe(checked);
});
