import { presetStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import { describe, expect, it } from 'vitest';
import type { CallPart, ChatEvent, ChatMessage, ChatPort } from '../../ports.ts';
import { boundary } from '../test-support/reply-writers.ts';
import { runModelTurn } from './model-turn.ts';
import { conversationTexts, reasonOf } from './texts.ts';

type Call = readonly [tool: string, text: string];

/** A model that answers by these calls, one list after the other, and then says nothing more. */
function modelOf(replies: readonly (readonly Call[])[]) {
  const asked: (readonly ChatMessage[])[] = [];
  async function* stream({
    messages,
  }: {
    readonly messages: readonly ChatMessage[];
  }): AsyncGenerator<ChatEvent | CallPart> {
    const calls = replies[asked.length] ?? [];
    asked.push(messages);
    for (const [at, [tool, text]] of calls.entries()) yield { kind: 'call', call: String(at), tool, text };
    yield { kind: 'end', finish: 'stop', engine: { model: 'm', host: 'h' }, usage: {} };
  }
  const port = { engine: { model: 'm', host: 'h' }, stream, streamWithTools: stream } as ChatPort;
  return { port, asked: () => asked.map((messages) => messages.at(-1)?.content ?? '') };
}

async function run(replies: readonly (readonly Call[])[], files: ReadonlyMap<string, string> = new Map()) {
  const model = modelOf(replies);
  const tools = { isOffered: () => true, refuse: () => true };
  const wish = { message: 'do it', stack: presetStack, findings: [], history: [], context: [], files };
  const turn = runModelTurn({ port: model.port, boundary, tokensOf: (text) => text.length / 4, tools }, wish);
  let step = await turn.next();
  while (!step.done) step = await turn.next();
  if (!step.value.ok) throw new Error(step.value.error.code);
  return { ...step.value.applied, asked: model.asked() };
}

const write = (path: string, content: string): Call => ['write_file', JSON.stringify({ path, content })];
const done: Call = ['done', '{"summary":"Done."}'];

describe('[NC-09] calls of which one was not taken', () => {
  it.each([
    ['broke off before its content', ['write_file', '{"path":"notes/b.md","con'], 'notes/b.md'],
    ['has no content', ['write_file', '{"path":"notes/b.md"}'], 'notes/b.md'],
    ['broke off as a text of JSON', ['write_file', '"{\\"path\\":\\"notes/b.md\\",\\"conte'], 'notes/b.md'],
    ['is of a path that is not allowed', write('../b.md', 'x'), '../b.md'],
    ['looks for what is not there', ['edit_file', '{"path":"c.md","search":"zzz","replace":"y"}'], 'c.md'],
    ['broke off within an edit', ['edit_file', '{"path":"c.md","search":"zzz","repl'], 'c.md'],
  ] as const)('says to the model and the user which it is: one that %s', async (_, call, path) => {
    const before = new Map([['c.md', 'one\ntwo\n']]);
    const silent = await run([[write('notes/a.md', 'a\n'), call]], before);
    expect(silent.asked[1]).not.toContain('All of these calls');
    expect(silent.asked[1]).toContain(`- ${path}: `);
    expect(silent.files.get('notes/a.md')).toBe('a\n');
    expect(silent.refused.map((one) => one.path)).toContain(path);
  });

  it('takes what comes again, and says no more of it', async () => {
    const broken: Call = ['write_file', '{"path":"notes/b.md",'];
    const { files, refused, asked } = await run([
      [write('notes/a.md', 'a\n'), broken],
      [write('notes/b.md', 'b\n'), done],
    ]);
    expect([...files]).toEqual([
      ['notes/a.md', 'a\n'],
      ['notes/b.md', 'b\n'],
    ]);
    expect([refused, asked.length]).toEqual([[], 2]);
  });

  it('tells again what did not come, and keeps a file whose second version broke off', async () => {
    const broken: Call = ['write_file', '{"path":"notes/a.md",'];
    const { files, refused, asked } = await run([
      [write('notes/a.md', 'a\n'), broken],
      [write('notes/b.md', 'b\n')],
      [done],
    ]);
    expect(asked[2]).toContain('- notes/a.md: ');
    expect(files.get('notes/a.md')).toBe('a\n');
    expect(refused).toMatchObject([{ path: 'notes/a.md', problem: 'incomplete' }]);
  });

  it('names a tool that there is none of, to the model and to the user in both languages', async () => {
    const append: Call = ['append_file', JSON.stringify({ path: 'c.md', content: 'three\n' })];
    const before = new Map([['c.md', 'one\ntwo\n']]);
    const { files, refused, asked } = await run([[append, done], [done]], before);
    expect([...files]).toEqual([...before]);
    expect(asked[1]).toMatch(/- c\.md: .*\(append_file\)/);
    expect(refused).toMatchObject([{ path: 'c.md', problem: 'no-such-tool', said: 'append_file' }]);
    const told = refused.flatMap((one) => [reasonOf(one, conversationTexts.zh), reasonOf(one, conversationTexts.en)]);
    expect(told).toEqual([
      expect.stringMatching(/没有这种操作.*（append_file）/),
      expect.stringMatching(/no such action.*\(append_file\)/),
    ]);
    const again = await run(
      [
        [append, done],
        [['edit_file', '{"path":"c.md","search":"two\\n","replace":"two\\nthree\\n"}'], done],
      ],
      before,
    );
    expect([again.files.get('c.md'), again.refused]).toEqual(['one\ntwo\nthree\n', []]);
  });

  it('says that all were taken where they were', async () => {
    const { refused, asked } = await run([[write('a.md', 'a\n')], [done]]);
    expect(asked[1]).toContain('All of these calls were taken');
    expect(refused).toEqual([]);
  });
});
