import { describe, expect, it } from 'vitest';
import { createReplyReader } from './read-reply.ts';
import { createStage } from './staged-reply.ts';

const boundary = '@@c0ffee';

function staged(text: string, size = 6) {
  const stage = createStage(new Map());
  const reader = createReplyReader({ boundary, emit: stage.take });
  for (let at = 0; at < text.length; at += size) reader.push(text.slice(at, at + size));
  reader.finish({ isCut: false });
  const { changes, refused } = stage.finish();
  return { paths: changes.map(({ path }) => path), refused };
}

const given = JSON.stringify({ path: 'b.js', content: 'b();\n' });
const fence = (info: string, body: string) => `\`\`\`${info}\n${body}\n\`\`\`\n`;

const forms: readonly (readonly [string, string])[] = [
  ['JSON', `${given}\n`],
  ['JSON on several lines', `${JSON.stringify(JSON.parse(given), null, 2)}\n`],
  ['JSON behind words', `Then: ${given}\n`],
  ['JSON in a block', fence('json', given)],
  ['a call of Hermes', `<tool_call>\n{"name":"write_file","arguments":${given}}\n</tool_call>\n`],
  ['a call of Llama', `<|python_tag|>{"name":"write_file","parameters":${given}}\n`],
  ['a call of Mistral', `[TOOL_CALLS]write_file[ARGS]${given}\n`],
  [
    'a call of DeepSeek',
    `<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>write_file<｜tool▁sep｜>${given}<｜tool▁call▁end｜>\n`,
  ],
  [
    'a call of DeepSeek in elements',
    `<｜DSML｜invoke name="write_file">\n<｜DSML｜parameter name="path">b.js</｜DSML｜parameter>\n`,
  ],
  [
    'a call of Kimi behind a word',
    `Ok.<|tool_calls_section_begin|><|tool_call_begin|>functions.write_file:0<|x|>${given}\n`,
  ],
  ['a call of gpt-oss', `<|channel|>commentary to=functions.write_file <|constrain|>json<|message|>${given}<|call|>\n`],
  ['a call of Phi', `functools[{"name":"write_file","arguments":${given}}]\n`],
  ['a call of an agent', `Thought: go\nAction: write_file\nAction Input: ${given}\n`],
  ['a call as in Python', `[edit_file(path="b.js", search="a", replace="b")]\n`],
  ['elements', '<file path="b.js">\nb();\n</file>\n'],
  ['elements of another name', '<app-write file_path="b.js">\nb();\n</app-write>\n'],
  ['calls in elements', '<invoke name="write_file">\n<parameter name="path">b.js</parameter>\n</invoke>\n'],
  ['a patch of an agent', '*** Begin Patch\n*** Add File: b.js\n+b();\n*** End Patch\n'],
  ['files in YAML', '- path: b.js\n  content: |\n    b();\n'],
  ['a command', fence('bash', "cat > b.js <<'EOF'\nb();\nEOF")],
  ['a command that prints', fence('bash', "echo 'b();' > b.js")],
  ['a command that appends', fence('sh', 'printf "%s\\n" "b();" >> src/b.js')],
  ['a command with a prompt', fence('console', '$ cd web && echo "b();" > b.js')],
  ['a command that prints several lines', fence('bash', "echo 'b();\nc();' > b.js")],
  ['a command that edits', fence('bash', "sed -i 's/a/b/' b.js")],
  ['a command that edits with a copy', fence('sh', "sed -i.bak -e 's/a > b/c/' src/b.js")],
  ['a command that edits by Perl', fence('', "perl -pi -e 's/a/b/' b.js")],
  ['a command without a block', "Then:\n\n$ sed -i '' 's/a/b/' b.js\n"],
  ['a command of PowerShell', fence('powershell', "@'\nb();\n'@ | Set-Content b.js")],
  ['a block in a quotation', '> b.js\n> ```js\n> b();\n> ```\n'],
  ['a block behind its path', 'b.js ```js\nb();\n```\n'],
  ['a script whose second line is its path', fence('bash', '#!/bin/sh\n# scripts/b.sh\necho b')],
  ['a block whose heading is HTML', `<details><summary>b.js</summary>\n\n${fence('js', 'b();')}</details>\n`],
  ['a block whose first line is its path', fence('js', '// b.js\nb();')],
];

describe('[NC-09] what looks like a file', () => {
  it.each(forms)('is told behind marks: %s', (_name, form) => {
    for (const size of [1, 6, 5_000]) {
      const { paths, refused } = staged(`${boundary} file a.js\na();\n${boundary} end\n${form}`, size);
      expect([size, paths, refused.length > 0]).toEqual([size, ['a.js'], true]);
    }
  });

  it.each(forms)('is taken or told behind a block: %s', (_name, form) => {
    const { paths, refused } = staged(`**a.js**\n${fence('js', 'a();')}\n${form}`);
    expect(paths.includes('b.js') || refused.length > 0).toBe(true);
    expect([...paths, ...refused.map(({ path }) => path)]).toContain('a.js');
  });

  it.each([[`${given}; ${given.replace('b.js', 'c.js')}`], [`${given}, ${given.replace('b.js', 'c.js')}`]])(
    'is taken or told behind JSON in one line: %s',
    (reply) => {
      const { paths, refused } = staged(reply);
      expect([paths, refused.length > 0]).toEqual([['b.js'], true]);
    },
  );

  it('is told with its first words', () => {
    const { refused } = staged(`${boundary} file a.js\na();\n${boundary} end\n<file path="b.js">\nb();\n</file>\n`);
    expect(refused).toEqual([{ path: '', problem: 'unplaced', said: '<file path="b.js">' }]);
    const long = staged(`Then: {"path":"b.js","content":"${'x'.repeat(500)}"}\n`).refused[0]?.said ?? '';
    expect([long.startsWith('Then: {"path"'), long.length]).toEqual([true, 81]);
  });

  it.each(["sed -i 's/a/b/' src/b.js", "echo 'b();' > src/b.js", "cat > src/b.js <<'EOF'\nb();\nEOF"])(
    'is no content of the file that stands before its block: %s',
    (command) => {
      for (const heading of ['**src/b.js**', 'Change `src/b.js`:', 'src/b.js']) {
        const { paths, refused } = staged(`${heading}\n${fence('bash', command)}`);
        expect([paths, refused.map(({ problem }) => problem)]).toEqual([[], ['unplaced']]);
      }
      expect(staged(`deploy.sh\n${fence('bash', command)}`).paths).toEqual(['deploy.sh']);
    },
  );

  it('is told where two files stand in one block', () => {
    for (const size of [1, 9, 5_000]) {
      const reply = fence('js', '// src/a.js\na();\n\n// src/b.js\nb();');
      const { paths, refused } = staged(reply, size);
      expect([paths, refused.map(({ path }) => path).sort()]).toEqual([[], ['src/a.js', 'src/b.js']]);
    }
    for (const block of [
      fence('js', '// src/a.js\na();\n// src/b.js\nb();'),
      `src/a.js\n${fence('js', 'a();\n\n// src/b.js\nb();')}`,
      fence('python src/a.py', 'a()\n\n# ==== src/b.py ====\nb()').replaceAll('src/a.py', 'src/a.js'),
      fence('css', '/* src/a.js */\np {}\n/* src/c.css */\nb {}\n\n/* src/d.css */\ni {}'),
    ]) {
      expect([block, staged(block).paths]).toEqual([block, []]);
      expect(staged(block).refused.map(({ path, problem }) => `${path}: ${problem}`)).toContain('src/a.js: damaged');
    }
    for (const [path, body] of [
      ['src/a.js', 'a();\n// src/b.js\nb();'],
      ['src/a.js', '// Node\n\n// node.js\nb();'],
      ['docs/a.md', '# A\n\n# src/b.js\n\nIt does b.'],
      ['.gitignore', 'dist\n\n# local.env\n.env'],
    ] as const) {
      expect([body, staged(`${path}\n${fence('', body)}`)]).toEqual([body, { paths: [path], refused: [] }]);
    }
    const one = staged(fence('js', '// src/a.js\na(); // see src/b.js\n\n// what src/b.js gives\n// src/a.js\nb();'));
    expect(one).toEqual({ paths: ['src/a.js'], refused: [] });
  });

  it.each([
    'I used `write_file` and then `edit_file(path, search, replace)` for it.\n',
    'The write_file tool was used for both.\n',
    `Run it:\n\n${fence('bash', 'npm install\nnpm start > log.txt 2>&1')}`,
    `Run it:\n\n${fence('bash', 'echo "a > b.js"\necho done >&2\necho "export A=1" >> ~/.bashrc\nsed -n 5p b.js > /dev/null')}`,
    'sed -i edits a file in place, and echo with > writes one.\n',
    `So:\n\n${fence('js', "const isMore = 'a' > b;\necho(a > b);")}`,
    `It answers:\n\n${fence('json', '{"id": 1, "title": "one"}')}`,
    'The page is <b>web/index.html</b>, the server <code>server/main.js</code>.\n',
    '> A quotation of somebody.\n',
  ])('is not seen in talk behind marks: %j', (talk) => {
    expect(staged(`${boundary} file a.js\na();\n${boundary} end\n${talk}`)).toEqual({ paths: ['a.js'], refused: [] });
  });
});
