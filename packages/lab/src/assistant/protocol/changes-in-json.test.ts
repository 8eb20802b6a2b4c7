import { describe, expect, it } from 'vitest';
import { createCallReader } from './read-calls.ts';
import { createReplyReader } from './read-reply.ts';
import type { ReplyEvent } from './reply-event.ts';
import { createStage } from './staged-reply.ts';

const before = new Map([['web/app.js', 'one\ntwo\nthree\n']]);

function stagedBy(read: (emit: (event: ReplyEvent) => void) => void) {
  const stage = createStage(before);
  let talk = '';
  read((event) => {
    stage.take(event);
    if (event.kind === 'text') talk += event.text;
  });
  return { ...stage.finish(), talk };
}

const answered = (text: string, size = 4) =>
  stagedBy((emit) => {
    const reader = createReplyReader({ boundary: '@@c0ffee', emit });
    for (let at = 0; at < text.length; at += size) reader.push(text.slice(at, at + size));
    reader.finish({ isCut: false });
  });

const called = (tool: string, given: unknown) =>
  stagedBy((emit) => {
    const calls = createCallReader(emit);
    for (const letter of JSON.stringify(given)) calls.push({ call: '1', tool, text: letter });
    calls.finish({ isCut: false });
  });

const shown = (value: unknown, info = 'json') => `\`\`\`${info}\n${JSON.stringify(value, null, 2)}\n\`\`\`\n`;

describe('[NC-09] files in JSON', () => {
  it('may have numbers of their own', () => {
    const files = [
      { id: 1, path: 'a.js', content: 'a();' },
      { id: 2, path: 'b.js', content: 'b();' },
    ];
    expect(answered(JSON.stringify({ files })).changes).toHaveLength(2);
    const { changes, refused } = answered(JSON.stringify({ files: [{ line: 3, path: 'a.js', content: 'a();' }] }));
    expect([changes, refused]).toMatchObject([[], [{ path: 'a.js', problem: 'part-of-file' }]]);
  });
});

describe('[NC-12] JSON that is data', () => {
  it.each<[string, unknown]>([
    ['records with a name and a text', [{ id: 7, name: 'Lin', text: 'Fine' }]],
    ['a record with a body', { file: 'cv.pdf', body: 'see below' }],
    ['a message of a deletion', { type: 'delete', name: 'web/app.js' }],
    ['an action of a deletion', { action: 'delete', path: 'web/app.js' }],
    ['a list of deletions', { deleted: ['web/app.js'], delete: ['web/app.js'] }],
    ['a new path', { from: 'web/app.js', to: 'web/main.js' }],
    ['what a push says', { commits: [{ id: '1', removed: ['web/app.js'], added: [] }] }],
    ['a path with a content', { path: 'web/app.js', content: 'hello\n' }],
    ['a call of a tool', { name: 'write_file', arguments: { path: 'web/app.js', content: 'x\n' } }],
    ['a list of calls', { tool_calls: [{ function: { name: 'delete_file', arguments: '{"path":"web/app.js"}' } }] }],
    ['files of a manifest', { files: { 'main.js': 'static/main.1a.js' } }],
    ['files of a service', { files: [{ path: 'web/app.js', status: 'modified', content: 'x\n' }] }],
    ['files within another answer', { data: { files: [{ path: 'web/app.js', content: 'x\n' }] } }],
    ['an envelope with other members', { public: true, files: { 'web/app.js': 'x\n' } }],
  ])('changes nothing where an answer shows it: %s', (_name, value) => {
    for (const size of [1, 6, 5_000]) {
      for (const info of ['json', '']) {
        const reply = `The server answers:\n\n${shown(value, info)}\nNothing else.\n`;
        const { changes, talk } = answered(reply, size);
        expect([info, changes]).toEqual([info, []]);
        for (const line of JSON.stringify(value, null, 2).split('\n')) expect(talk).toContain(line);
        expect(talk).toContain('Nothing else.');
        expect(talk.match(/```/g)).toHaveLength(2);
      }
    }
  });

  it('changes nothing where it stands in a line of an answer, and stays in it', () => {
    for (const json of [
      '{"name":"Lin","text":"Fine"}',
      '{"path":"web/app.js","content":"x\\n"}',
      '{"delete":["web/app.js"]}',
    ]) {
      const { changes, talk } = answered(`Send this:\n${json}\nand read the answer.\n`);
      expect(changes).toEqual([]);
      expect(talk).toBe(`Send this:\n${json}\nand read the answer.\n`);
    }
  });

  it('goes on with the files behind it', () => {
    for (const json of [shown({ id: 1 }), '```json\n{ "id": 1, ... }\n```\n', '```json\n[{"a": 1}, ...]\n```\n']) {
      for (const size of [1, 7, 5_000]) {
        const { changes } = answered(`It says:\n\n${json}\n**b.js**\n\`\`\`js\nb();\n\`\`\`\n`, size);
        expect(changes).toEqual([{ kind: 'write', path: 'b.js', text: 'b();\n' }]);
      }
    }
  });

  it.each([
    [
      'in a block with talk',
      `Here are the files:\n\n${shown({ message: 'Done.', files: [{ path: 'b.js', content: 'b\n' }] })}That is all.\n`,
    ],
    ['in a block by their paths', `Here:\n${shown({ files: { 'b.js': 'b\n' } })}`],
    ['in a block that is all of it', shown({ path: 'b.js', content: 'b\n' })],
    [
      'as a call of a tool behind talk',
      'I write it.\n{"name":"write_file","arguments":{"path":"b.js","content":"b\\n"}}\n',
    ],
    ['as a call with its tool behind', '{"arguments":{"path":"b.js","content":"b\\n"},"name":"write_file"}\n'],
    ['as one file in place of a list', '{"files":{"path":"b.js","content":"b\\n"}}'],
  ])('is files where it unmistakably is: %s', (_name, reply) => {
    for (const size of [1, 9, 5_000]) {
      expect(answered(reply, size)).toMatchObject({
        changes: [{ kind: 'write', path: 'b.js', text: 'b\n' }],
        refused: [],
      });
    }
  });

  it('may have comments wherever it is cut', () => {
    const reply = '{"files": {// the first\n"b.js": "b\\n" /* the last */}}';
    for (const size of [1, 2, 7, 5_000]) {
      expect(answered(reply, size)).toMatchObject({ changes: [{ path: 'b.js', text: 'b\n' }], refused: [] });
    }
  });

  it('takes deletions and new paths beside files, and tells them alone', () => {
    const moves = { delete: ['web/app.js'], rename: [{ from: 'a.md', to: 'b.md' }] };
    expect(answered(JSON.stringify({ ...moves, files: [] })).changes).toEqual([
      { kind: 'delete', path: 'web/app.js' },
      { kind: 'rename', path: 'a.md', to: 'b.md' },
    ]);
    const { changes, refused } = answered(JSON.stringify(moves));
    expect([changes, refused.map(({ path }) => path)]).toEqual([[], ['web/app.js', 'a.md', '']]);
  });

  it('leaves a file as it was where its content ends in the midst of a line', () => {
    for (const reply of [
      '{"files":{"web/app.js":"a("x");\\n"}}',
      '{"files":[{"path":"web/app.js","content":"a("x");\\n"}]}',
      '{"path":"web/app.js","content":"say "x" twice"}',
    ]) {
      const { changes, refused } = answered(reply);
      expect(changes).toEqual([]);
      expect(refused.map(({ path }) => path)).toContain('web/app.js');
    }
  });
});

describe('[NC-09] actions that there are none of', () => {
  const path = 'web/app.js';
  it.each<[string, object]>([
    ['append_file', { path, content: 'four\n' }],
    ['appendToFile', { path, content: 'four\n' }],
    ['insert_lines', { path, line: 2, content: 'x\n' }],
    ['replace_lines', { path, start: 1, end: 1, content: 'x\n' }],
    ['delete_lines', { path, start: 1, end: 2 }],
    ['remove_import', { path, name: 'x' }],
    ['delete_text', { path, text: 'two' }],
    ['search_files', { path, text: 'two' }],
    ['copy_file', { from: path, to: 'web/b.js' }],
    ['create_function', { path, code: 'f();\n' }],
    ['insert_after', { path, find: 'one\n', new: 'x\n' }],
    ['read_file', { path }],
    ['append_files', { path, files: [{ path, content: 'x\n' }] }],
    ['str_replace_editor', { command: 'insert', path, insert_line: 1, new_str: 'x\n' }],
    ['str_replace_editor', { command: 'view', path }],
  ])('changes nothing by %s %j, and names it with its file', (tool, given) => {
    const reports = [
      called(tool, given),
      answered(`<tool_call>${JSON.stringify({ name: tool, arguments: given })}</tool_call>`),
      answered(`[TOOL_CALLS][${JSON.stringify({ name: tool, arguments: JSON.stringify(given) })}]`),
      answered(`<function=${tool}>${JSON.stringify(given)}</function>`),
      answered(JSON.stringify({ arguments: given, name: tool })),
    ];
    for (const { changes, refused } of reports) {
      expect(changes).toEqual([]);
      const [told] = refused.filter((one) => one.path === ('from' in given ? given.from : path));
      expect(told).toMatchObject({ problem: 'no-such-tool', said: expect.stringContaining(tool) as string });
    }
  });

  it.each<[string, object]>([
    ['write_file', { path, content: 'x\n', start_line: 2, end_line: 2 }],
    ['write_file', { path, content: 'x\n', append: true }],
    ['write_file', { path, content: 'x\n', position: 'end' }],
    ['write_file', { path, content: 'x\n', mode: 'append' }],
    ['edit_file', { path, content: 'x\n' }],
    ['edit_file', { path, instructions: 'Add it', content: '// ...\nx\n' }],
    ['edit_file', { path, search: 'one', replace: '1', replace_all: true }],
    ['update_file', { path, content: 'x\n' }],
    ['edit_file', { path, replace: 'x\n' }],
  ])('changes nothing by %s %j, and names the file', (tool, given) => {
    for (const { changes, refused } of [
      called(tool, given),
      answered(`<tool_call>${JSON.stringify({ name: tool, arguments: given })}</tool_call>`),
    ]) {
      expect(changes).toEqual([]);
      expect(refused).toMatchObject([{ path }]);
    }
  });

  it.each(['append', 'insert', 'prepend', 'replace', 'delete', 'patch_lines'])(
    'changes nothing by an action %s within JSON',
    (op) => {
      for (const list of ['operations', 'edits', 'files']) {
        const { changes, refused } = answered(JSON.stringify({ [list]: [{ op, path, content: 'x\n' }] }));
        expect(changes).toEqual([]);
        expect(refused).toMatchObject([{ path, said: expect.stringContaining(op) as string }]);
      }
      expect(answered(JSON.stringify({ files: [{ path, content: 'x\n', line: 3 }] }))).toMatchObject({
        changes: [],
        refused: [{ path, problem: 'part-of-file' }],
      });
    },
  );

  it.each<[string, object, object]>([
    ['create', { path: 'b.js', content: 'b\n' }, { kind: 'write', path: 'b.js', text: 'b\n' }],
    ['writeFile', { file_path: 'b.js', content: 'b\n' }, { kind: 'write', path: 'b.js', text: 'b\n' }],
    ['functions.write_file', { path: 'b.js', content: 'b\n' }, { kind: 'write', path: 'b.js', text: 'b\n' }],
    ['write_to_file', { path: 'b.js', content: 'b\n' }, { kind: 'write', path: 'b.js', text: 'b\n' }],
    ['create_file', { name: 'b.js', text: 'b\n' }, { kind: 'write', path: 'b.js', text: 'b\n' }],
    [
      'str_replace_editor',
      { command: 'create', path: 'b.js', file_text: 'b\n' },
      { kind: 'write', path: 'b.js', text: 'b\n' },
    ],
    [
      'str_replace_editor',
      { command: 'str_replace', path, old_str: 'two\n', new_str: '2\n' },
      { kind: 'edit', path, search: 'two\n', replace: '2\n' },
    ],
    ['edit_file', { path, search: 'two\n', replace: '' }, { kind: 'edit', path, search: 'two\n', replace: '' }],
    ['remove_file', { path }, { kind: 'delete', path }],
    ['move_file', { from: path, to: 'b.js' }, { kind: 'rename', path, to: 'b.js' }],
  ])('takes %s %j for what it is', (tool, given, change) => {
    expect(called(tool, given)).toMatchObject({ changes: [change], refused: [] });
  });

  it('leaves what was written before as it was written', () => {
    const { changes } = stagedBy((emit) => {
      const calls = createCallReader(emit);
      calls.push({ call: '1', tool: 'write_file', text: JSON.stringify({ path, content: 'new\n' }) });
      calls.push({ call: '2', tool: 'append_file', text: JSON.stringify({ path, content: 'more\n' }) });
      calls.push({ call: '3', tool: 'write_file', text: JSON.stringify({ path, line: 2, content: 'more\n' }) });
      calls.finish({ isCut: false });
    });
    expect(changes).toEqual([{ kind: 'write', path, text: 'new\n' }]);
  });
});
