import { expect, it } from 'vitest';
import { askedNow, stopped, withEvent } from './pending-answer.ts';

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
  const again = withEvent(checked, { event: 'text', data: { text: 'Three', restarts: true } });
  expect(again).toMatchObject({ sentences: [], tail: 'Three' });
});

it('[RAG-07] an answer that is stopped keeps its beginning, where it had one', () => {
  const begun = withEvent(askedNow('How long?'), { event: 'text', data: { text: 'Two ' } });
  expect(stopped(begun)).toEqual({ ...begun, isStopped: true });
  expect(stopped(askedNow('How long?'))).toBeNull();
  expect(stopped(null)).toBeNull();
});
