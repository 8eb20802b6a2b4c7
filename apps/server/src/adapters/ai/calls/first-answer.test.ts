import { describe, expect, it } from 'vitest';
import { eventsOf, testEngines } from '../../../test-support/ai-services/engines.ts';
import { sendStream } from '../../../test-support/ai-services/send.ts';
import { startDouble } from '../../../test-support/ai-services/start-double.ts';
import { readsFirstAnswer } from './first-answer.ts';

const choice = (index: number, content: string, finish: string | null = null) => ({
  index,
  delta: { content },
  finish_reason: finish,
});
const chunk = (...choices: object[]) => ({ choices });
const event = (id: string, data: object) => `id: ${id}\ndata: ${JSON.stringify(data)}`;

async function answerTo(events: readonly unknown[]) {
  const double = await startDouble('openai');
  double.answerNext((_asked, response) => sendStream(response, events));
  const port = await testEngines(double.baseUrl).engines.chat();
  const messages = [{ role: 'user' as const, content: 'hi' }];
  const given = await eventsOf(port?.stream({ messages }));
  const text = given.flatMap((one) => (one.kind === 'text' ? [one.text] : [])).join('');
  return { text, end: given.at(-1) };
}

describe('[NC-09] the stream of a chat model', () => {
  it('with two answers gives the first, and its own end', async () => {
    const { text, end } = await answerTo([
      chunk(choice(0, 'one ')),
      chunk(choice(1, 'zwei ')),
      chunk(choice(1, 'drei'), choice(0, 'two ')),
      chunk(choice(1, '', 'length')),
      chunk(choice(0, 'three')),
      chunk(choice(0, '', 'stop')),
    ]);
    expect([text, end]).toEqual(['one two three', expect.objectContaining({ kind: 'end', finish: 'stop' })]);
  });

  it('counts an event that comes again once', async () => {
    const [one, two] = [event('1', chunk(choice(0, 'ha '))), event('2', chunk(choice(0, 'ha ')))];
    const { text } = await answerTo([one, one, two, one, two, event('3', chunk(choice(0, 'ho', 'stop')))]);
    expect(text).toBe('ha ha ho');
  });

  it('counts all events where their ids say nothing', async () => {
    const parts = ['', 'ha ', 'ha ', 'ho'].map((content) => event('x', chunk(choice(0, content))));
    const { text } = await answerTo([...parts, event('x', chunk(choice(0, '', 'stop')))]);
    expect(text).toBe('ha ha ho');
  });

  it('keeps what only looks like a thought, and says of one without an answer that there is none', async () => {
    const kept = await answerTo([
      chunk(choice(0, ' <thi')),
      chunk(choice(0, 'nk>plan</think>\n\nA file with <think>text</think>')),
      chunk(choice(0, '.', 'stop')),
    ]);
    expect(kept.text).toBe('A file with <think>text</think>.');
    expect(kept.end).not.toHaveProperty('hasOnlyThoughts');
    const silent = await answerTo([chunk(choice(0, '<think>for ever')), chunk(choice(0, '', 'stop'))]);
    expect(silent).toMatchObject({ text: '', end: { kind: 'end', hasOnlyThoughts: true } });
  });

  it('says once in the log that there was more than one answer', async () => {
    const notes: string[] = [];
    const bytes = [chunk(choice(0, 'a')), chunk(choice(1, 'b')), chunk(choice(2, 'c'))]
      .map((data) => `data: ${JSON.stringify(data)}\r\n\r\n`)
      .join('');
    const send = () => Promise.resolve(new Response(bytes, { headers: { 'content-type': 'text/event-stream' } }));
    const response = await readsFirstAnswer(send, (words) => void notes.push(words))('http://service.test');
    expect(await response.text()).toBe(`data: ${JSON.stringify(chunk(choice(0, 'a')))}\r\n\r\n`);
    expect(notes).toEqual(['a model service sent more than one answer; the first was read']);
  });
});
