import { changed, damage, firstSearch, onSearch, swap, type Damage } from './damage.ts';
import { boundary } from './reply-writers.ts';

const tagLine = new RegExp(`^${boundary} (.*)$`, 'gm');
const tags = (name: string, write: (rest: string) => string) =>
  damage(name, ['tagged'], (reply) => reply.replace(tagLine, (_, rest: string) => write(rest)));
const firstEnd = new RegExp(`^${boundary} end.*\n`, 'm');
const lastEnd = new RegExp(`${boundary} end.*\n$`);

/** What models do with the marks of tagged replies. */
export const ofTags: readonly Damage[] = [
  damage('in a fence', ['tagged', 'json'], (reply) => `\`\`\`\n${reply}\`\`\`\n`),
  tags('indented marks', (rest) => `   ${boundary} ${rest}`),
  tags('bold marks', (rest) => `**${boundary} ${rest}**`),
  tags('marks as code', (rest) => `\`${boundary} ${rest}\``),
  tags('marks as headings', (rest) => `### ${boundary} ${rest}`),
  tags('marks as a list', (rest) => `- ${boundary} ${rest}`),
  tags('marks in capitals', (rest) => `${boundary} ${rest.replace(/^\w+/, (verb) => verb.toUpperCase())}`),
  tags('marks with colons', (rest) => `${boundary}: ${rest.replace(/^(\w+) (?=\S)/, '$1: ')}`),
  tags('space after marks', (rest) => `${boundary} ${rest}   `),
  tags('another boundary', (rest) => `@@0ther ${rest}`),
  tags('no boundary', (rest) => `@@ ${rest}`),
  tags('no @@', (rest) => `${boundary.slice(2)} ${rest}`),
  tags('other verbs', (rest) => `${boundary} ${rest.replace(/^file/, 'write').replace(/^delete/, 'remove')}`),
  tags(
    'blank lines before marks of a beginning',
    (rest) => `${/^(?:file|edit)/.test(rest) ? '\n' : ''}${boundary} ${rest}`,
  ),
  swap('quoted paths', ['tagged'], new RegExp(`(${boundary} (?:file|edit|delete)) (.+)$`, 'gm'), '$1 "$2"'),
  swap('paths as code', ['tagged'], new RegExp(`(${boundary} (?:file|edit|delete)) (.+)$`, 'gm'), '$1 `$2`'),
  swap('paths with ./', ['tagged'], new RegExp(`(${boundary} (?:file|edit|delete)) (.+)$`, 'gm'), '$1 ./$2'),
  swap('paths with path=', ['tagged'], new RegExp(`(${boundary} (?:file|edit|delete)) (.+)$`, 'gm'), '$1 path="$2"'),
  swap(
    'backslashes in paths',
    ['tagged'],
    new RegExp(`(${boundary} (?:file|edit)) ([\\w.]+)/([\\w./]+)$`, 'gm'),
    (_, open = '', folder = '', rest = '') => `${open} ${folder}\\${rest.replaceAll('/', '\\')}`,
  ),
  swap('an absolute path', ['tagged'], new RegExp(`(${boundary} file) (.+)$`, 'm'), '$1 /$2'),
  swap('a path that climbs', ['tagged'], new RegExp(`(${boundary} file) (.+)$`, 'm'), '$1 ../../$2'),
  swap('the first end missing', ['tagged'], firstEnd, ''),
  swap('the last end missing', ['tagged'], lastEnd, ''),
  swap('ends that name the path', ['tagged'], new RegExp(`^${boundary} end$`, 'gm'), `${boundary} end web/src/main.js`),
  swap('a mark misspelt', ['tagged'], firstEnd, '@@b0undary end\n'),
  damage('fences within the marks', ['tagged'], (reply) =>
    changed(
      reply,
      reply.replace(
        new RegExp(`(${boundary} file \\S+\\.(?:js|py|css|html)\n)([^]*?)(${boundary} end\n)`, 'g'),
        '$1```js\n$2```\n$3',
      ),
    ),
  ),
  damage('fences within edits', ['tagged'], (reply) =>
    changed(
      reply,
      reply.replace(
        firstSearch,
        onSearch((search) => `\`\`\`\n${search}\`\`\`\n`),
      ),
    ),
  ),
  damage('talk between', ['tagged'], (reply) =>
    reply.replaceAll(`${boundary} file`, `And now the next one:\n${boundary} file`),
  ),
  damage('a file that was left out in part', ['tagged', 'fenced'], (reply) =>
    changed(
      reply,
      reply.replace(/ {2}list\.replaceChildren\(\);\n[^]*?^start\(\);\n/m, '  // ... rest of the code unchanged ...\n'),
    ),
  ),
  damage('a file that was left out in Chinese', ['tagged', 'fenced'], (reply) =>
    changed(reply, reply.replace(/ {2}list\.replaceChildren\(\);\n[^]*?^start\(\);\n/m, '  // 其余代码保持不变\n')),
  ),
  damage('markup escaped', ['tagged'], (reply) =>
    changed(
      reply,
      reply.replace(/<!doctype html>[^]*?<\/html>/, (html) => html.replaceAll('<', '&lt;').replaceAll('>', '&gt;')),
    ),
  ),
  damage('a character broken', ['tagged', 'json', 'fenced'], (reply) =>
    changed(reply, reply.replace('待办', '待\uFFFD')),
  ),
  damage('the same again', ['tagged'], (reply) => (reply.includes(' edit ') ? undefined : reply + reply)),
  damage('a part of a file first', ['tagged'], (reply) =>
    reply.includes('file web/index.html')
      ? `${boundary} file web/index.html\n<p>\n${boundary} end\n${reply}`
      : undefined,
  ),
];
