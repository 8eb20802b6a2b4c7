import { all, inText, make, page, script, three } from './damaged-case.ts';
import { fenceAround, said } from './forms.ts';

const inFence = (path: string, text: string, around = '```') => `**${path}**\n${around}\n${text}${around}\n\n`;
const rest = three
  .slice(1)
  .map(([path, text]) => inFence(path, text))
  .join('');
const withInner = '# Read me\n\n```sh\nnpm start\n```\n\nMore text.\n';
const patch =
  '```diff\n--- a/web/main.js\n+++ b/web/main.js\n@@ -3,3 +3,3 @@\n export function start(list) {\n-  for (const item of list) one(item, "\\n");\n+  for (const item of list) one(item, "");\n }\n```\n';
const patched = script.replace('"\\n"', '""');

/** What goes wrong in blocks of Markdown. */
export const ofFences = [
  inText('the last fence not closed', 'fenced', (text) => text.slice(0, text.lastIndexOf('```'))),
  inText('a fence in the middle not closed', 'fenced', (text) =>
    text.replace('```\n\n**web/main.js**', '\n**web/main.js**'),
  ),
  make(
    'a fence within a fence',
    'fenced',
    said(inFence('README.md', withInner) + three.map(([path, text]) => inFence(path, text)).join('')),
    {
      after: new Map([...three, ['README.md', withInner]]),
    },
  ),
  make('no path', 'fenced', said(`\`\`\`html\n${page}\`\`\`\n\n${rest}`)),
  make('no path at all', 'fenced', said(three.map(([, text]) => `\`\`\`\n${text}\`\`\`\n`).join('\n'))),
  inText('paths with backslashes', 'fenced', (text) => text.replaceAll('web/', 'web\\')),
  make(
    'a path in the sentence before',
    'fenced',
    said(`Put this into web/index.html, please:\n\n\`\`\`html\n${page}\`\`\`\n\n${rest}`),
  ),
  make('a patch of a file', 'fenced', said(patch), { before: all, after: new Map([...all, ['web/main.js', patched]]) }),
  make('a patch that does not fit', 'fenced', said(patch.replace('-  for', '-  while')), {
    before: all,
    after: new Map([...all, ['web/main.js', patched]]),
  }),
  make('a patch below a heading', 'fenced', said(`### web/main.js\n\n${patch}`), {
    before: all,
    after: new Map([...all, ['web/main.js', patched]]),
  }),
  make(
    'a patch of a new file',
    'fenced',
    said('```diff\n--- /dev/null\n+++ b/a.js\n@@ -0,0 +1,2 @@\n+a();\n+b();\n```\n'),
    { before: all, after: new Map([...all, ['a.js', 'a();\nb();\n']]) },
  ),
  make(
    'a patch without a head',
    'fenced',
    said(
      '**web/main.js**\n```diff\n-  for (const item of list) one(item, "\\n");\n+  for (const item of list) one(item, "");\n```\n',
    ),
    { before: all, after: new Map([...all, ['web/main.js', patched]]) },
  ),
  make(
    'code left out',
    'fenced',
    said(inFence('web/main.js', "import { one } from './one.js';\n\n// ... existing code ...\n\nstart(['a']);\n")),
    { before: all, after: new Map([...all, ['web/main.js', 'unknown']]) },
  ),
  make(
    'two paths for one fence',
    'fenced',
    said(`**web/a.js** and **web/b.js**\n\`\`\`js\nsame();\n\`\`\`\n\n${rest}`),
    { after: new Map([...three.slice(1), ['web/a.js', 'same();\n'], ['web/b.js', 'same();\n']]) },
  ),
  inText('closing fences indented', 'fenced', (text) => text.replaceAll('\n```\n', '\n ```\n')),
  inText('all with CRLF', 'fenced', (text) => text.replaceAll('\n', '\r\n')),
  inText('all in a list', 'fenced', (text) => text.replaceAll(/^(?=.)/gm, '   ')),
  make(
    'a fence longer at its end',
    'fenced',
    said(three.map(([path, text]) => `**${path}**\n\`\`\`\n${text}\`\`\`\`\n\n`).join('')),
  ),
  make(
    'a fence shorter at its end',
    'fenced',
    said(three.map(([path, text]) => `**${path}**\n\`\`\`\`\n${text}\`\`\`\n\n`).join('')),
  ),
  make(
    'search and replace without its end',
    'fenced',
    said("**web/main.js**\n```\n<<<<<<< SEARCH\nstart(['a', 'b']);\n=======\nstart([]);\n```\n"),
    { before: all, after: new Map([...all, ['web/main.js', script.replace("['a', 'b']", '[]')]]) },
  ),
  make('a name that says nothing', 'fenced', said(`**The page**\n\`\`\`html\n${page}\`\`\`\n\n${rest}`)),
  make(
    'names without a dot and a remark',
    'fenced',
    said(`**Dockerfile** (new)\n${fenceAround('')}\nFROM scratch\n\`\`\`\n\n${rest}`),
    { after: new Map([...three.slice(1), ['Dockerfile', 'FROM scratch\n']]) },
  ),
];
