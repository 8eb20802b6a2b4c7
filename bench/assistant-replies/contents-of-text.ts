import { fence, lines, table, type Project } from './text-parts.ts';

/** Projects with files of all kinds that are hard to carry. */
export const textProjects: readonly Project[] = [
  {
    name: 'tags as text',
    files: [
      [
        'prompts/system.txt',
        lines(
          '<file path="src/a.js">',
          'a();',
          '</file>',
          '<write_file><path>b.js</path><content>b();</content></write_file>',
          '<tool_call>{"name": "write_file", "arguments": {"path": "c.js"}}</tool_call>',
          '<boltArtifact id="x"><boltAction type="file" filePath="d.js">d();</boltAction></boltArtifact>',
          '@@ file src/e.js',
          '@@ end',
        ),
      ],
      ['src/marks.js', lines("export const mark = '@@end';", "export const file = '@@file src/x.js';")],
    ],
  },
  {
    name: 'replies as JSON',
    files: [
      [
        'fixtures/reply.json',
        lines('{"files": [{"path": "x.js", "content": "a\\n\\"b\\"\\\\n"}],', ' "edits": [], "delete": ["y.js"]}'),
      ],
      ['fixtures/calls.jsonl', lines('{"path":"z.js","content":"z();\\n"}', '{"summary":"done"}')],
    ],
  },
  {
    name: 'a patch as a file',
    files: [
      [
        'patches/fix.patch',
        lines(
          '--- a/src/main.js',
          '+++ b/src/main.js',
          '@@ -1,3 +1,3 @@ function main() {',
          ' one();',
          '-two();',
          '+deux();',
          ' three();',
        ),
      ],
      ['src/main.js', lines('one();', 'deux();', 'three();')],
    ],
  },
  {
    name: 'conflict marks as text',
    files: [
      [
        'docs/conflicts.md',
        lines('A conflict looks like this:', '', '<<<<<<< HEAD', 'ours', '=======', 'theirs', '>>>>>>> branch'),
      ],
      ['docs/title.rst', lines('Title', '=======', '', 'Text')],
    ],
  },
  {
    name: 'CRLF',
    files: [
      ['start.bat', '@echo off\r\nset PORT=3000\r\nnode server\\src\\main.js\r\n'],
      ['data/mixed.txt', 'unix\nwindows\r\nold mac\rsame line\n\r\n'],
    ],
  },
  {
    name: 'a byte order mark',
    files: [
      ['data/list.csv', '\uFEFF名称,数量\n苹果,3\n'],
      ['src/Program.cs', '\uFEFFusing System;\n\nConsole.WriteLine("\\uFEFF");\n'],
    ],
  },
  {
    name: 'no line break at the end',
    files: [
      ['VERSION', '1.2.3'],
      ['web/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>'],
      ['web/src/last.js', 'first();\nlast();'],
    ],
  },
  {
    name: 'signs of all kinds',
    files: [
      [
        'src/signs.js',
        "export const family = '👨‍👩‍👧‍👦';\nexport const flag = '🇨🇳';\nexport const e = 'e\u0301';\nexport const lines = 'a\u2028b\u2029c';\n",
      ],
      ['i18n/ar.json', '{\n  "hello": "مرحبا \u200Fبالعالم",\n  "zero": "a\u200Bb\u00A0c"\n}\n'],
      ['i18n/古文.txt', '𠮷野家,㐂。\n\u3000\u3000缩进\n'],
    ],
  },
  {
    name: '900 kB',
    files: [
      ['data/large.csv', table(900_000)],
      ['src/after.js', lines('after();')],
    ],
  },
  { name: 'one long line', files: [['web/vendor.min.js', `!function(){${'a("\\n",{b:`c`});'.repeat(12_000)}}();\n`]] },
  {
    name: 'nearly nothing',
    files: [
      ['server/__init__.py', ''],
      ['.keep', '\n'],
      ['blank.txt', '\n\n\n'],
      ['spaces.txt', '  two before\ntwo after  \n\t\n'],
      ['end.txt', 'last\n\n\n'],
    ],
  },
  {
    name: 'settings',
    files: [
      [
        'compose.yaml',
        lines(
          'services:',
          '  app:',
          '    command: ["node", "-e", "console.log(\'x: #y\')"]',
          '    environment:',
          '      TEXT: |',
          '        one',
          '',
          '        two',
        ),
      ],
      ['deploy/nginx.conf', lines('location ~ \\.php$ {', '  return 301 https://$host$request_uri;', '}')],
      [
        '.github/workflows/ci.yml',
        lines('on: [push]', 'jobs:', '  a:', '    runs-on: x', '    steps:', '      - run: echo "${{ github.sha }}"'),
      ],
    ],
  },
  {
    name: 'sql and shell',
    files: [
      ['db/schema.sql', lines('-- db/other.sql', "CREATE TABLE t (name TEXT DEFAULT 'it''s');", '/* end */')],
      [
        'scripts/install.sh',
        lines(
          '#!/bin/sh',
          "cat <<'EOF' > out.txt",
          '`ticks` and $vars',
          'EOF',
          'printf \'%s\\n\' "$1" | sed "s/\\//-/g"',
        ),
      ],
    ],
  },
  {
    name: 'paths that are allowed',
    files: [
      ['web/src/pages/[id].tsx', lines('export default () => null;')],
      ['web/src/(group)/page+layout.tsx', lines('export const a = 1;')],
      ['packages/@scope/part/index.js', lines('export {};')],
      ['文档/说明 书.md', lines('# 说明')],
      ['docs/My Notes (old).txt', lines('notes')],
      ['a/b/c/d/e/f/g.h', lines('#pragma once')],
    ],
  },
  {
    name: 'nothing but a fence',
    files: [
      ['docs/snippet.md', lines(`${fence}js`, 'snippet();', fence)],
      ['docs/tail.md', lines('text', '', fence, 'open to the end')],
    ],
  },
  {
    name: 'escapes of escapes',
    files: [
      [
        'paper/main.tex',
        lines('\\newcommand{\\tabs}{\\textbf{\\u{a}}}', '\\begin{document}', '50\\% \\\\ \\"o', '\\end{document}'),
      ],
      [
        'src/escape.c',
        lines('#include <stdio.h>', 'int main(void) { printf("\\\\n\\t\\"%s\\"\\x41\\0", "\\u00e9"); }'),
      ],
      ['src/strings.rs', lines('const A: &str = r#"a "quoted" \\n"#;', "const B: char = '\\'';")],
    ],
  },
];
