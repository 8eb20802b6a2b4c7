import { expect, it } from 'vitest';
import { askedNow, withEvent } from './pending-answer.ts';

it('[CODE-07] an answer grows with the events of its stream', () => {
  const snippet = { file_path: 'a.ts', start_line: 1, end_line: 2, content: 'x', kind: 'lines' as const };
  const events = [
    { event: 'sources', data: { snippets: [snippet] } },
    { event: 'text', data: { text: 'It ' } },
    { event: 'later', data: {} },
    { event: 'text', data: { text: 'works' } },
  ];
  expect(events.reduce(withEvent, askedNow('how'))).toEqual({
    question: 'how',
    snippets: [snippet],
    text: 'It works',
  });
  const thought = events.reduce(withEvent, askedNow('how'));
  expect(withEvent(thought, { event: 'text', data: { text: 'Yes', restarts: true } }).text).toBe('Yes');
});
