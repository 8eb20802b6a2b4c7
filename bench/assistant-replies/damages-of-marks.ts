import { inText, make, notes, page, script, three } from './damaged-case.ts';
import { mark, said, tag } from './forms.ts';

/** What goes wrong between marks. */
export const ofTags = [
  inText('an end mark missing in the middle', 'tagged', (text) => text.replace(`${mark} end\n`, '')),
  inText('the last end mark missing', 'tagged', (text) => text.slice(0, text.lastIndexOf(`${mark} end`))),
  inText('a mark without its path', 'tagged', (text) => text.replace(`${mark} file web/main.js`, `${mark} file`)),
  inText('a boundary with a wrong letter', 'tagged', (text) =>
    text.replace(`${mark} file web/main.js`, `${mark.slice(0, -1)}e file web/main.js`),
  ),
  inText('a boundary cut short at an end', 'tagged', (text) => text.replace(`${mark} end`, `${mark.slice(0, 8)} end`)),
  inText('marks without a space', 'tagged', (text) => text.replaceAll(`${mark} `, mark)),
  inText('marks in bold', 'tagged', (text) => text.replaceAll(new RegExp(`^(${mark} .*)$`, 'gm'), '**$1**')),
  inText('indented marks', 'tagged', (text) => text.replaceAll(`${mark} `, `  ${mark} `)),
  inText('a verb of its own', 'tagged', (text) =>
    text.replace(`${mark} file web/main.js`, `${mark} create web/main.js`),
  ),
  inText('one fence around everything', 'tagged', (text) => `\`\`\`\n${text}\`\`\`\n`),
  inText(
    'a fence within each file',
    'tagged',
    (text) => text.replaceAll(/^(@@\S+ file .*\n)/gm, '$1```\n').replaceAll(/^(@@\S+ end)/gm, '```\n$1'),
    { orElse: new Map([['NOTES.md', [`\`\`\`\n${notes}\`\`\`\n`]]]) },
  ),
  inText('all with CRLF', 'tagged', (text) => text.replaceAll('\n', '\r\n')),
  inText('paths in quotes', 'tagged', (text) => text.replaceAll(/ file (.*)/g, ' file "$1"')),
  inText('paths with backslashes', 'tagged', (text) => text.replaceAll('web/', 'web\\')),
  inText(
    'a file begun within another',
    'tagged',
    (text) => text.replace('<p class', `${mark} file web/inner.js\n<p class`),
    { after: new Map([...three, ['web/inner.js', page.slice(page.indexOf('<p class'))]]) },
  ),
  inText('code left out', 'tagged', (text) =>
    text.replace("start(['a', 'b']);", '// ... rest of the code unchanged ...'),
  ),
  inText(
    'a part doubled',
    'tagged',
    (text) =>
      text
        .replace('- first\n', '- first\n- fir- first\n')
        .replace(`${mark} end\n${mark} file NOTES.md`, `${mark} end\n${mark} end\n${mark} file NOTES.md`),
    {
      after: new Map([...three.slice(0, 2), ['NOTES.md', notes.replace('- first\n', '- first\n- fir- first\n')]]),
    },
  ),
  make(
    'a file in marks and one in a fence',
    'tagged',
    said(`${tag(...three[0])}\n**web/main.js**\n\`\`\`js\n${script}\`\`\`\n${tag(...three[2])}`),
  ),
];

/** What goes wrong in JSON. */
export const ofJson = [
  inText('a comma at the end', 'json', (text) => text.replace(/\}\n {2}\]/, '},\n  ]')),
  inText('single quotes', 'json', (text) => text.replaceAll(/"(files|path|content)"/g, "'$1'")),
  inText('names without quotes', 'json', (text) => text.replaceAll(/"(files|path|content)":/g, '$1:')),
  inText('line breaks as they are', 'json', (text) => text.replaceAll('\\n', '\n'), {
    after: new Map([...three].map(([path, text]) => [path, text])),
  }),
  inText('escaped twice', 'json', (text) => text.replaceAll('\\n', '\\\\n').replaceAll('\\"', '\\\\\\"')),
  inText('quotes not escaped', 'json', (text) => text.replaceAll('\\"', '"')),
  inText('brackets missing at the end', 'json', (text) => text.slice(0, text.lastIndexOf(']'))),
  inText('a comment', 'json', (text) => text.replace('"files"', '/* all of them */ "files"')),
  inText('a wrong escape', 'json', (text) => text.replace('class', '\\class')),
  inText('half an escape', 'json', (text) => text.replace('页面', '\\u9')),
  make(
    'contents as lists of lines',
    'json',
    said(JSON.stringify({ files: three.map(([path, text]) => ({ path, content: text.split('\n') })) })),
  ),
  make(
    'a content that is an object',
    'json',
    said(
      JSON.stringify({
        files: [
          ...three.map(([path, content]) => ({ path, content })),
          { path: 'package.json', content: { name: 'x' } },
        ],
      }),
    ),
    {
      after: new Map([...three, ['package.json', '{"name":"x"}']]),
    },
  ),
  make(
    'a content that is null',
    'json',
    said(
      JSON.stringify({
        files: [...three.map(([path, content]) => ({ path, content })), { path: 'a.js', content: null }],
      }),
    ),
    {
      after: new Map([...three, ['a.js', 'unknown']]),
    },
  ),
  make(
    'a file without content',
    'json',
    said(JSON.stringify({ files: [...three.map(([path, content]) => ({ path, content })), { path: 'a.js' }] })),
    {
      after: new Map([...three, ['a.js', 'unknown']]),
    },
  ),
  make(
    'a file without path',
    'json',
    said(JSON.stringify({ files: [...three.map(([path, content]) => ({ path, content })), { content: 'a();\n' }] })),
    {
      after: new Map([...three, ['(unknown)', 'a();\n']]),
    },
  ),
  make('paths as names of members', 'json', said(JSON.stringify({ files: Object.fromEntries(three) }))),
  make(
    'one object after the other',
    'json',
    said(three.map(([path, content]) => JSON.stringify({ path, content })).join('\n')),
  ),
  make(
    'two answers',
    'json',
    said(
      `${JSON.stringify({ files: three.slice(0, 2).map(([path, content]) => ({ path, content })) })}\n\n${JSON.stringify({ files: [{ path: 'NOTES.md', content: notes }] })}`,
    ),
  ),
];
