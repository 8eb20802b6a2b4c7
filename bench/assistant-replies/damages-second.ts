import { all, make, notes, page, plain, script, three, withText } from './damaged-case.ts';
import { call, done, said, tag } from './forms.ts';

/** Written after the readers had been read: what they were weak at. */

const long = Array.from({ length: 40 }, (_, at) => `line(${at});\n`).join('');
const before = new Map([...all, ['web/long.js', long]]);
const lost = (path: string) => new Map([...all, [path, 'unknown']]);
const asJson = (files: unknown) => said(JSON.stringify({ files }));
const withFiles = (extra: object) => asJson([...three.map(([path, content]) => ({ path, content })), extra]);

const thoughts = (['tagged', 'json', 'fenced', 'tools'] as const).flatMap((form) => [
  make('a thought before', form, withText('<think>\nI could write `</thin`.\n</think>\n\n', plain(form))),
  make('a thought by another name', form, withText(' \n<Thinking>hm</Thinking>\n', plain(form))),
  make('a thought that does not end', form, said('<think>\nFirst **web/main.js**\n```js\nstart();\n```\n')),
]);

export const secondLook = [
  ...thoughts,
  make('talk of thoughts', 'tagged', [...plain('tagged'), ...said('I also removed the stray </think> tag.\n')]),
  make(
    'talk that begins with a thought',
    'tagged',
    said(three.map(([path, text]) => tag(path, text)).join('<think> tags stay as they are.\n\n')),
  ),
  make('talk of thoughts', 'fenced', [...plain('fenced'), ...said('The tag `</think>` is no longer printed.\n')]),
  make('the end of a thought after all files', 'tagged', [...plain('tagged'), ...said('</think>\nThat is all.\n')]),
  make('the end of a thought after all files', 'fenced', [...plain('fenced'), ...said('</think>\nThat is all.\n')]),
  make(
    'a mark of a file missing',
    'tagged',
    said(tag(...three[0]) + tag('web/main.js', script).replace(/^.*\n/, '') + tag(...three[2])),
  ),
  make(
    'a patch beside marks',
    'tagged',
    said(
      `${tag('a.js', 'a();\n')}\n\`\`\`diff\n--- a/web/main.js\n+++ b/web/main.js\n@@ -7 +7 @@\n-start(['a', 'b']);\n+start([]);\n\`\`\`\n`,
    ),
    {
      before: all,
      after: new Map([...all, ['a.js', 'a();\n'], ['web/main.js', script.replace("['a', 'b']", '[]')]]),
    },
  ),
  make(
    'marks after blocks',
    'tagged',
    said(`**web/index.html**\n\`\`\`html\n${page}\`\`\`\n\n${tag(...three[1])}${tag(...three[2])}`),
  ),
  make('a part of a long file', 'fenced', said('**web/long.js**\n```js\nline(3);\nline(4444);\n```\n'), {
    before,
    after: lost('web/long.js'),
  }),
  make(
    'an open block at the end',
    'fenced',
    [...plain('fenced'), ...said('Then:\n\n```js\nmore();\neven();\nmore();\nlines();\n')],
    { after: lost('(unknown)') },
  ),
  make(
    'a package file without a path',
    'fenced',
    said(`${'```'}json\n{\n  "name": "web",\n  "private": true\n}\n${'```'}\n`),
    { after: new Map([['package.json', '{\n  "name": "web",\n  "private": true\n}\n']]) },
  ),
  make('a map with a null', 'json', asJson({ ...Object.fromEntries(three), 'a.js': null }), { after: lost('a.js') }),
  make('a map with lists of lines', 'json', asJson({ ...Object.fromEntries(three), 'a.js': ['a();', 'b();'] }), {
    after: lost('a.js'),
  }),
  make('a map with objects', 'json', asJson({ ...Object.fromEntries(three), 'a.js': { mode: 644 } }), {
    after: lost('a.js'),
  }),
  make(
    'a content that holds files',
    'json',
    withFiles({ path: 'a.json', content: { files: [{ path: 'b.js', content: 'b();' }] } }),
    { after: lost('a.json') },
  ),
  make(
    'other objects with names',
    'json',
    said(
      JSON.stringify({
        name: 'app',
        plan: [{ name: 'first', description: 'x' }],
        files: three.map(([path, content]) => ({ path, content })),
      }),
    ),
  ),
  make(
    'an edit without its replacement',
    'json',
    said(JSON.stringify({ edits: [{ path: 'web/main.js', search: 'start' }] })),
    { before: all, after: new Map([...all, ['web/main.js', 'unknown']]) },
  ),
  make('a broken character', 'tools', [call(0, 'write_file', { path: 'a.js', content: 'a("\uFFFD");\n' }), done], {
    after: new Map([['a.js', 'a("é");\n']]),
  }),
  make(
    'an edit and then the whole file',
    'tools',
    [
      call(0, 'edit_file', { path: 'NOTES.md', search: '- first', replace: '- First' }),
      call(1, 'write_file', { path: 'NOTES.md', content: notes }),
      done,
    ],
    {
      before: all,
      after: new Map([...all, ['NOTES.md', notes.replace('- first', '- First')]]),
      orElse: new Map([['NOTES.md', [notes]]]),
    },
  ),
];
