import { presetStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import { describe, expect, it } from 'vitest';
import type { ChatEvent, ChatPort } from '../../ports.ts';
import { runModelTurn } from './model-turn.ts';

const lines = Array.from({ length: 14 }, (_, at) => `const n${at} = ${at};\n`);
const files = new Map([
  ['web/main.js', lines.join('')],
  ['web/b.js', 'b();\n'],
]);
const block = (info: string, body: string) => `\`\`\`${info}\n${body}\`\`\`\n`;
const call = '{"name":"delete_file","arguments":{"path":"web/b.js"}}';

async function answered(message: string, reply: string) {
  let calls = 0;
  const engine = { model: 'm', host: 'h' };
  const port: ChatPort = {
    engine,
    async *stream(): AsyncGenerator<ChatEvent> {
      calls += 1;
      const text = calls === 1 ? reply : 'No more.';
      for (let at = 0; at < text.length; at += 9) yield { kind: 'text', text: text.slice(at, at + 9) };
      yield { kind: 'end', finish: 'stop', engine, usage: {} };
    },
  };
  const wish = { message, stack: presetStack, findings: [], history: [], context: [], files };
  const turn = runModelTurn({ port, boundary: '@@c0ffee', tokensOf: (text) => text.length / 4 }, wish);
  let step = await turn.next();
  while (!step.done) step = await turn.next();
  if (!step.value.ok) throw new Error('failed');
  const { text, applied, hasShown } = step.value;
  return { calls, text, changed: applied.changed, hasShown, refused: applied.refused.map(({ problem }) => problem) };
}

describe('[NC-09] the answer to a question', () => {
  it.each([
    [
      'a part of a file below its name',
      `Here:\n\n\`web/main.js\`\n${block('js', `${lines[3]}// the one\n${lines[4]}`)}\nThat is all.`,
      true,
    ],
    ['a whole file that it would be', `**web/main.js**\n${block('js', 'const all = 1;\n')}`, true],
    ['a line that one would add', `In web/b.js:\n${block('js:web/b.js', "import { n } from './main.js';\n")}`, true],
    ['a comment with a path', block('js', '// web/main.js\nconst n3 = 4;\n'), false],
    ['a new file', `web/new.js\n${block('js', 'one();\ntwo();\n')}Nothing has to change.`, true],
    ['code of no file', `So:\n\n${block('js', 'console.log(value);\nother();\nmore();\nlast();\n')}`, false],
    ['JSON', `It answers\n${block('json', '{"files":[{"path":"web/b.js","content":"hello"}]}\n')}`, false],
    ['a line of JSON', `It sends:\n${call}\n`, false],
    ['a patch', `Git shows:\n${block('diff', '--- a/web/b.js\n+++ b/web/b.js\n@@ -1 +1 @@\n-b();\n+c();\n')}`, false],
    ['commands', `Run\n${block('sh', "echo 'x' > web/b.js\nrm web/b.js\n")}`, false],
    ['a call in a block', `Hermes writes\n${block('', `<tool_call>\n${call}\n</tool_call>\n`)}`, false],
  ])('is shown as it is, at one call: %s', async (_name, reply, hasShown) => {
    expect(await answered('How does that work?', reply)).toEqual({
      calls: 1,
      text: reply.trim(),
      changed: [],
      hasShown,
      refused: [],
    });
  });

  it('changes the project by marks', async () => {
    const reply = '@@c0ffee file web/b.js\nc();\n@@c0ffee end\nIt was b.';
    expect(await answered('Why is it b?', reply)).toMatchObject({ changed: ['web/b.js'], refused: [] });
  });
});

describe('[NC-09] an answer to a wish', () => {
  it.each([
    ['only words', 'I deleted `web/b.js`, since nothing uses it.'],
    ['a command that removes', `I remove it:\n${block('sh', 'rm web/b.js\n')}`],
    ['the beginning of a call', 'I write it.\n<tool_call>\n'],
    ['a heading alone', '### web/b.js\n```js'],
    ['indented code', 'web/b.js\n\n    c();\n'],
  ])('that changes nothing is told, and costs no second call: %s', async (_name, reply) => {
    expect(await answered('Delete b', reply)).toMatchObject({ calls: 1, changed: [], refused: ['no-change'] });
  });

  it.each([
    ['between backticks', `Qwen writes \`<tool_call>${call}</tool_call>\` in its text.\n`],
    ['of Mistral between backticks', 'It is `[TOOL_CALLS]delete_file{"path":"web/b.js"}`, as above.\n'],
    ['between two backticks', `So: \`\` <tool_call>${call}</tool_call> \`\`\n`],
    ['in a sentence', `It answers <tool_call>${call}</tool_call> and then it waits.\n`],
    ['in quotes', `It answers "<function=delete_file>{"path":"web/b.js"}".\n`],
    ['between two sentences', `It sends:\n${call}\nand waits.\n`],
    ['in a quotation', `> <tool_call>${call}</tool_call>\n`],
  ])('does nothing that is only quoted: %s', async (_name, reply) => {
    const { changed, refused, text } = await answered('Say what it sends', reply);
    expect([changed, refused.length > 0, text.slice(0, reply.trim().length)]).toEqual([[], true, reply.trim()]);
  });

  it.each([
    ['behind words', `I do it.\n${call}\n`],
    ['in the line of the words', `I do it: <tool_call>${call}</tool_call>\n`],
    ['before words', `<tool_call>${call}</tool_call>\nIt is done.`],
    ['behind and before words', `I do it.\n<tool_call>\n${call}\n</tool_call>\nIt is done.`],
    ['behind a name in backticks', `I remove \`b\`. <tool_call>${call}</tool_call>\n`],
  ])('does what is called %s', async (_name, reply) => {
    expect(await answered('Delete b', reply)).toMatchObject({ calls: 1, changed: ['web/b.js'], refused: [] });
  });

  it.each([
    ['with a remark', `${lines[3]?.trimEnd()} // this\n${lines[4]}`],
    ['with numbers', `4  ${lines[3]}5  ${lines[4]}6  ${lines[5]}`],
    [
      'indented',
      lines
        .slice(2, 10)
        .map((line) => `  ${line}`)
        .join(''),
    ],
    ['without its end', lines.slice(0, 10).join('')],
    ['of which nothing is in the file', "import { n } from './b.js';\n"],
  ])('takes no part of a file for the file: %s', async (_name, part) => {
    const { changed, refused } = await answered('Show it', `It is\n\n\`web/main.js\`\n${block('js', part)}`);
    expect([changed, refused]).toEqual([[], ['elided']]);
  });
});
