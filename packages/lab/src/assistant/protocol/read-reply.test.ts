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

  it.each([1, 5, 10_000])('reads calls that stand on one line, in parts of %d characters', (size) => {
    const call = (path: string, content: string) =>
      `<tool_call>${JSON.stringify({ name: 'write_file', arguments: { path, content } })}</tool_call>`;
    for (const between of ['', ' ', '\n']) {
      const talk = { before: 'I will add two.\n', after: 'Two were added.' };
      const reply = [`${talk.before}${call('a.md', 'one\n')}`, call('b.md', 'two\n')].join(between) + talk.after;
      const events = read(reply, size);
      const stage = createStage(new Map());
      for (const event of events) stage.take(event);
      expect(stage.finish().changes, between).toEqual([
        { kind: 'write', path: 'a.md', text: 'one\n' },
        { kind: 'write', path: 'b.md', text: 'two\n' },
      ]);
      const said = events.flatMap((event) => (event.kind === 'text' ? [event.text] : [])).join('');
      expect(said.replace(/\s+/g, ' ')).toBe('I will add two. Two were added.');
    }
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

  const content = 'if (a < b) {\n  "</function>" + "</parameter>"\n}\n';
  const given = JSON.stringify({ path: 'src/a.js', content });
  const callsInText: readonly (readonly [string, string])[] = [
    ['Mistral, as a list', `[TOOL_CALLS][{"name":"write_file","arguments":${given}}]`],
    [
      'Mistral, with a space and arguments as text',
      `[TOOL_CALLS] [{"name":"write_file","arguments":${JSON.stringify(given)},"id":"a1"}]`,
    ],
    ['Mistral, in the next line', `[TOOL_CALLS]\n[{"name": "write_file", "arguments": ${given}}]\n`],
    ['Mistral, by name', `[TOOL_CALLS]write_file${given}`],
    [
      'Mistral, by name with marks',
      `[TOOL_CALLS]write_file[CALL_ID]a1b2[ARGS]${given}[TOOL_CALLS]done[ARGS]{"summary":"Bye."}`,
    ],
    ['Mistral, behind talk', `Hello.[TOOL_CALLS][{"name":"write_file","arguments":${given}}]`],
    ['Llama', `<function=write_file>${given}</function>`],
    ['Llama, several in a row', `<function=write_file>${given}</function><function=done>{}</function>`],
    ['Llama, with a tag', `<|python_tag|>{"name": "write_file", "parameters": ${given}}`],
    [
      'Qwen',
      `<tool_call>\n<function=write_file>\n<parameter=path>\nsrc/a.js\n</parameter>\n<parameter=content>\n${content}\n</parameter>\n</function>\n</tool_call>`,
    ],
    [
      'Qwen, without the outer element',
      `Hello.\n<function=write_file>\n<parameter=content>\n${content}\n</parameter>\n<parameter=path>\nsrc/a.js\n</parameter>\n</function>\nBye.`,
    ],
    [
      'Qwen, on one line',
      `<function=write_file><parameter=path>src/a.js</parameter><parameter=content>${content}</parameter></function><function=done></function>`,
    ],
    [
      'Qwen, with CRLF',
      `<function=write_file>\r\n<parameter=path>\r\nsrc/a.js\r\n</parameter>\r\n<parameter=content>\r\n${content}\r\n</parameter>\r\n</function>\r\n`,
    ],
  ];

  it.each(callsInText)('takes a call in the text for a call: %s', (_name, reply) => {
    for (const size of [1, 5, 4_000]) {
      const events = read(reply, size);
      const stage = createStage(new Map());
      for (const event of events) stage.take(event);
      expect(stage.finish()).toEqual({ changes: [{ kind: 'write', path: 'src/a.js', text: content }], refused: [] });
      const talk = events.flatMap((event) => (event.kind === 'text' ? [event.text] : [])).join('');
      expect(talk).toMatch(/^(?:Hello\.)?\s*(?:Bye\.)?\s*$/);
    }
  });

  it.each([
    ['<function=delete_file>{"path":"a.js"}</function>', { kind: 'delete', path: 'a.js' }],
    ['[TOOL_CALLS]delete_file[ARGS]{"path":"a.js"}', { kind: 'delete', path: 'a.js' }],
    ['<function=delete_file>\n<parameter=path>\na.js\n</parameter>\n</function>', { kind: 'delete', path: 'a.js' }],
    ['<function=rename_file>{"from":"a.js","to":"b.js"}</function>', { kind: 'rename', path: 'a.js', to: 'b.js' }],
    [
      '<function=edit_file>\n<parameter=path>a.js</parameter>\n<parameter=search>\n x\n</parameter>\n<parameter=replace>\n\n</parameter>\n</function>',
      { kind: 'edit', path: 'a.js', search: ' x', replace: '' },
    ],
  ])('reads what a call in the text does: %s', (reply, change) => {
    expect(staged(reply, new Map([['a.js', ' x\n']]))).toEqual({ changes: [change], refused: [] });
  });

  it.each([
    ['<function=write_file>{"path":"a.js","content":"a', 'a.js', 'incomplete'],
    ['<function=write_file>{"path":"a.js",', 'a.js', 'incomplete'],
    ['[TOOL_CALLS][{"name":"write_file","arguments":{"path":"a.js"', 'a.js', 'incomplete'],
    [
      '<tool_call>\n<function=write_file>\n<parameter=path>\na.js\n</parameter>\n<parameter=content>\na',
      'a.js',
      'incomplete',
    ],
    [
      '<tool_call>\n<function=write_file>\n<parameter=path>\na.js\n</parameter>\n</function>\n</tool_call>\n',
      'a.js',
      'no-content',
    ],
    ['<function=look_up>{"query":"a"}</function>', '', 'no-such-tool'],
    ['[TOOL_CALLS] write_file a.js', '', 'unplaced'],
  ])('names what a call in the text does not say whole: %s', (reply, path, problem) => {
    expect(staged(reply)).toMatchObject({ changes: [], refused: [{ path, problem }] });
  });

  it('takes words about calls for talk, and calls within files for content', () => {
    const talk = 'Models write `[TOOL_CALLS]` or `<function=name>` before a call.\n';
    expect(staged(talk)).toEqual({ changes: [], refused: [] });
    const text = `[TOOL_CALLS][{"name":"write_file"}]\n<function=write_file>${given}</function>\n`;
    expect(staged(`${boundary} file a.md\n${text}${boundary} end\n`).changes).toMatchObject([{ text }]);
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

  it.each([
    [
      'The filter cuts at </think>, whatever stands there.\n',
      'The filter cuts at </think>, whatever stands there.\nBye.',
    ],
    ['It looks for `</think>` first.\n', 'It looks for `</think>` first.\nBye.'],
    ['I plan two files.\n</think>\n', 'Bye.'],
  ])('keeps what it says of the ends of thoughts, and no thought: %j', (before, said) => {
    const text = 'a line with </think> in it\n</think>\n';
    for (const file of [`${boundary} file a.md\n${text}${boundary} end\n`, `a.md\n\`\`\`\n${text}\`\`\`\n`]) {
      const reply = `${before}${file}Bye.`;
      expect(staged(reply).changes).toEqual([{ kind: 'write', path: 'a.md', text }]);
      const talk = read(reply).reduce((all, event) => {
        if (event.kind === 'restart' && event.was === 'withdrawn') return '';
        return event.kind === 'text' ? all + event.text : all;
      }, '');
      expect(talk.replace('a.md\n', '').trim()).toBe(said);
    }
  });

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
