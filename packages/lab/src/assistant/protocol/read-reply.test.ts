import { describe, expect, it } from 'vitest';
import { createReplyReader } from './read-reply.ts';
import type { ReplyEvent } from './reply-event.ts';
import { createStage } from './staged-reply.ts';

const boundary = '@@c0ffee';

function read(text: string, size = 5, isCut = false): ReplyEvent[] {
  const events: ReplyEvent[] = [];
  const reader = createReplyReader({ boundary, emit: (event) => void events.push(event) });
  for (let at = 0; at < text.length; at += size) reader.push(text.slice(at, at + size));
  reader.finish({ isCut });
  return events;
}

function staged(text: string, before: ReadonlyMap<string, string> = new Map()) {
  const stage = createStage(before);
  for (const event of read(text)) stage.take(event);
  return stage.finish();
}

describe('[NC-09] reading a reply', () => {
  it('gives its talk apart from its files', () => {
    const events = read(`Hello.\n${boundary} file a.js\nx\n${boundary} end\nBye.`);
    const talk = events.flatMap((event) => (event.kind === 'text' ? [event.text] : [])).join('');
    expect(talk).toBe('Hello.\nBye.');
  });

  it('takes another boundary within a file for content', () => {
    const inner = '@@0ther file b.js\n@@0ther end\n```\n</script>\n';
    expect(staged(`${boundary} file a.md\n${inner}${boundary} end\n`).changes).toEqual([
      { kind: 'write', path: 'a.md', text: inner },
    ]);
  });

  it('keeps a file of Markdown that is a fence itself', () => {
    const fence = '```js\ncode();\n```\n';
    const { changes } = staged(
      `${boundary} file a.md\n${fence}${boundary} end\n${boundary} file b.js\n${fence}${boundary} end\n`,
    );
    expect(changes).toMatchObject([{ text: fence }, { text: 'code();\n' }]);
  });

  it('takes what stands in fences for talk once there are marks', () => {
    const reply = `${boundary} file a.js\nx\n${boundary} end\n**b.js**\n\`\`\`js\ny\n\`\`\`\n`;
    expect(staged(reply).changes.map(({ path }) => path)).toEqual(['a.js']);
  });

  it.each([
    ['elements of XML', '<file path="a.js">\na();\n</file>\n'],
    [
      'an artifact',
      '<boltArtifact id="a"><boltAction type="file" filePath="a.js">\na();\n</boltAction></boltArtifact>\n',
    ],
    ['calls of Mistral', '[TOOL_CALLS] [{"name":"write_file","arguments":{"path":"a.js","content":"a();"}}]'],
    ['calls of Llama', '<function=write_file>{"path":"a.js","content":"a();"}</function>'],
    [
      'calls of Qwen',
      '<tool_call>\n<function=write_file>\n<parameter=path>\na.js\n</parameter>\n</function>\n</tool_call>\n',
    ],
    ['calls of GLM', '<tool_call>write_file\n<arg_key>path</arg_key>\n<arg_value>a.js</arg_value>\n</tool_call>\n'],
    ['calls of Kimi', '<|tool_calls_section_begin|><|tool_call_begin|>functions.write_file:0'],
    ['calls as in Python', '[write_file(path="a.js", content="a();")]'],
    ['a patch of an agent', '*** Begin Patch\n*** Update File: a.js\n@@\n-1\n+2\n*** End Patch\n'],
    ['a patch outside of a block', '--- a/a.js\n+++ b/a.js\n@@ -1 +1 @@\n-1\n+2\n'],
    ['an edit outside of a block', 'a.js\n<<<<<<< SEARCH\n1\n=======\n2\n>>>>>>> REPLACE\n'],
    ['files in YAML', 'files:\n  - path: a.js\n    content: |\n      a();\n'],
    ['a command that writes a file', "```bash\ncat > a.js <<'EOF'\na();\nEOF\n```\n"],
    ['a text with a name that is no known path', '`procs`\n```text\nweb: start\n```\n'],
  ])('does not take %s for talk', (_name, reply) => {
    expect(staged(reply)).toMatchObject({ changes: [], refused: [{ problem: 'unplaced' }] });
  });

  it.each([
    ['commands', '```bash\nnpm start > log.txt 2>&1\npsql <<SQL\nselect 1;\nSQL\n```\n'],
    ['output', 'It prints:\n\n```text\nhello\n```\n'],
    ['words about tags', 'The `<file>` element and <b>bold</b> stay.\n'],
  ])('takes %s for talk', (_name, reply) => {
    expect(staged(reply)).toEqual({ changes: [], refused: [] });
  });

  it('refuses content that is told to be no text', () => {
    const reply = JSON.stringify({ files: [{ path: 'a.png', content: 'AAECAw==', encoding: 'base64' }] });
    expect(staged(reply)).toMatchObject({ changes: [], refused: [{ path: 'a.png', problem: 'damaged' }] });
  });

  it.each([['CNAME'], ['_redirects'], ['LICENSE-MIT'], ['Podfile']])(
    'takes %s before a block of text for a path',
    (path) => {
      expect(staged(`**${path}**\n\`\`\`text\nx\n\`\`\`\n`).changes).toMatchObject([{ path, text: 'x\n' }]);
    },
  );

  it('says that a file was left open, and which', () => {
    expect(staged(`${boundary} file a.js\nconst x`).refused).toMatchObject([{ path: 'a.js', problem: 'incomplete' }]);
    expect(staged(`${boundary} file a.js\nx\n${boundary} file b.js\ny\n${boundary} end\n`)).toMatchObject({
      changes: [{ path: 'b.js' }],
      refused: [{ path: 'a.js', problem: 'incomplete' }],
    });
  });

  it.each([
    ['// ... existing code ...'],
    ['  // rest of the file unchanged'],
    ['# ... (remaining code stays the same)'],
    ['/* ... other styles ... */'],
    ['<!-- ... rest of the page ... -->'],
    ['// 其余代码不变'],
    ['{/* ... existing items ... */}'],
  ])('does not take %j for a file', (line) => {
    expect(staged(`${boundary} file a.js\na();\n${line}\nb();\n${boundary} end\n`).refused).toMatchObject([
      { path: 'a.js', problem: 'elided' },
    ]);
  });

  it.each([
    ['// ...args are passed on'],
    ['const rest = [...items];'],
    ['// the same as before the change, see above.md'],
    ['# 保持连接'],
  ])('takes %j for what it is', (line) => {
    const { changes } = staged(`${boundary} file a.js\n${line}\n${boundary} end\n`, new Map([['a.js', `${line}\n`]]));
    expect(changes).toHaveLength(1);
  });

  it.each([
    ['{"files":[{"path":"a","content":"\\ud83d\\ude00\\n"}]}', '😀\n'],
    ['{"files":[{"path":"a","content":"\\u0041\\t\\/"}]}', 'A\t/'],
    ["{'files':[{'path':'a','content':'it\\'s'}]}", "it's"],
    ['[{"path":"a","content":"x"}]', 'x'],
    ['{"a":1,"files":{"a":"x"}}', 'x'],
  ])('reads %s', (reply, text) => {
    expect(staged(reply).changes).toEqual([{ kind: 'write', path: 'a', text }]);
  });

  it('survives what is no reply at all', () => {
    for (const junk of [
      '',
      '\0'.repeat(50),
      '{'.repeat(5_000),
      '['.repeat(5_000),
      '```'.repeat(999),
      `${boundary} `.repeat(99),
      '{"files":',
      '\ud800',
      '<think>',
      `${boundary} edit\n`,
      '{"files":[{"path":{}}]}',
    ]) {
      for (const isCut of [true, false]) expect(() => read(junk, 3, isCut)).not.toThrow();
      expect(staged(junk).changes).toEqual([]);
    }
  });
});
