import { boundary, type Dialect } from './reply-writers.ts';

/** What a model does with a right reply on its way to us. */
export interface Damage {
  readonly name: string;
  readonly on: readonly Dialect[];
  /** Undefined where the reply has nothing of the kind. */
  readonly apply: (reply: string) => string | undefined;
  /** After how much of the reply each part ends, from 0 to 1, and how. */
  readonly cuts?: readonly number[];
  readonly drops?: boolean;
}

const all: readonly Dialect[] = ['tagged', 'json', 'fenced'];
const tagLine = new RegExp(`^${boundary} (.*)$`, 'gm');
const changed = (reply: string, after: string) => (after === reply ? undefined : after);
const damage = (
  name: string,
  on: readonly Dialect[],
  apply: Damage['apply'],
  more: Omit<Partial<Damage>, 'name' | 'on' | 'apply'> = {},
): Damage => ({ name, on, apply: (reply) => apply(reply), ...more });
const swap = (name: string, on: readonly Dialect[], from: RegExp, to: string | ((...groups: string[]) => string)) =>
  damage(name, on, (reply) => changed(reply, reply.replace(from, to as string)));
const tags = (name: string, write: (rest: string) => string) =>
  damage(name, ['tagged'], (reply) => reply.replace(tagLine, (_, rest: string) => write(rest)));
const cut = (name: string, cuts: readonly number[], drops = false) =>
  damage(name, all, (reply) => reply, { cuts, drops });

const draft = '```js\n// web/src/main.js\nconst draft = true;\n```\n';
const firstEnd = new RegExp(`^${boundary} end.*\n`, 'm');
const lastEnd = new RegExp(`${boundary} end.*\n$`);
const firstSearch = new RegExp(`(${boundary} search\n)([^]*?)(${boundary} replace\n)`);
const onSearch =
  (write: (search: string) => string) =>
  (_: string, open = '', search = '', close = '') =>
    open + write(search) + close;

const everywhere: readonly Damage[] = [
  damage('none', all, (reply) => reply),
  damage('talk before', all, (reply) => `好的，我来修改。Here is what I did:\n\n${reply}`),
  damage('talk after', all, (reply) => `${reply}\nThat is all; run \`npm start\` to see it.\n`),
  damage('thoughts before', all, (reply) => `<think>\nLet me see…\n</think>\n\n${reply}`),
  damage('thoughts with a draft', all, (reply) => `<think>maybe:\n${draft}no, rather\n</think>\n${reply}`),
  damage(
    'thoughts that were never opened',
    all,
    (reply) => `Let me see.\n${draft}Better like this.\n</think>\n${reply}`,
  ),
  damage('other thoughts', all, (reply) => `<thinking>x</thinking>${reply}`),
  damage('CRLF everywhere', all, (reply) => reply.replaceAll('\n', '\r\n')),
  damage('a byte order mark', all, (reply) => `\uFEFF${reply}`),
  damage('blank lines around', all, (reply) => `\n\n\n${reply}\n\n  \n`),
  damage('nothing at all', all, () => ''),
  damage('a command at the end', all, (reply) => `${reply}\n\`\`\`sh\nnpm start\n\`\`\`\n`),
  damage('the last line break missing', all, (reply) => reply.replace(/\n+$/, '')),
  cut('cut early', [0.15]),
  cut('cut in the middle', [0.5]),
  cut('cut late', [0.93]),
  cut('cut twice', [0.3, 0.6]),
  cut('cut four times', [0.2, 0.4, 0.6, 0.8]),
  cut('connection lost', [0.42], true),
  cut('connection lost late', [0.97], true),
];

const ofTags: readonly Damage[] = [
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

const ofEdits: readonly Damage[] = [
  swap(
    'space at the ends of searched lines',
    ['tagged'],
    firstSearch,
    onSearch((search) => search.replaceAll('\n', '  \n')),
  ),
  damage('edits indented otherwise', ['tagged'], (reply) =>
    changed(
      reply,
      reply.replace(new RegExp(`(${boundary} edit web/src/main.js\n[^]*?${boundary} end\n)`), (block) =>
        block.replace(/^ {4}/gm, '  '),
      ),
    ),
  ),
  damage('edits without indentation', ['tagged'], (reply) =>
    changed(
      reply,
      reply.replace(new RegExp(`(${boundary} edit web/src/styles.css\n[^]*?${boundary} end\n)`), (block) =>
        block.replace(/^ {2}/gm, ''),
      ),
    ),
  ),
  damage('other quotation marks', ['tagged'], (reply) =>
    changed(
      reply,
      reply.replace(
        firstSearch,
        onSearch((search) => search.replaceAll('"', '\u201d').replaceAll("'", '\u2019')),
      ),
    ),
  ),
  swap(
    'spaces that do not break',
    ['tagged'],
    firstSearch,
    onSearch((search) => search.replaceAll(' = ', '\u00a0=\u00a0')),
  ),
  swap(
    'a search that is nowhere',
    ['tagged'],
    firstSearch,
    onSearch(() => '  nothing.like(this);\n'),
  ),
  damage('a search that is there twice', ['tagged'], (reply) =>
    changed(
      reply,
      reply.replace(
        new RegExp(`(${boundary} edit web/src/main.js\n${boundary} search\n)[^]*?(${boundary} replace\n)`),
        '$1  for (const task of tasks) {\n$2',
      ),
    ),
  ),
  swap(
    'an empty search',
    ['tagged'],
    firstSearch,
    onSearch(() => ''),
  ),
  swap('a search without replacement', ['tagged'], new RegExp(`${boundary} replace\n[^]*?(?=${boundary} end)`), ''),
  damage('marks of another program', ['tagged'], (reply) =>
    changed(
      reply,
      reply
        .replaceAll(`${boundary} search\n`, '<<<<<<< SEARCH\n')
        .replaceAll(`${boundary} replace\n`, '=======\n')
        .replace(/(=======\n[^]*?)(?=@@b0und4ry end)/g, '$1>>>>>>> REPLACE\n'),
    ),
  ),
  damage('an edit of a file that is not there', ['tagged'], (reply) =>
    changed(reply, reply.replace(`${boundary} edit web/src/main.js`, `${boundary} edit web/src/app.js`)),
  ),
  damage('a search of a part of a line', ['tagged'], (reply) =>
    changed(
      reply,
      reply.replace(
        `${boundary} search\n  --ink: #123456;\n${boundary} replace\n  --ink: #ff0000;\n`,
        `${boundary} search\n#123456\n${boundary} replace\n#ff0000\n`,
      ),
    ),
  ),
  damage('an edit that is cut by the next', ['tagged'], (reply) =>
    changed(
      reply,
      reply.replace(new RegExp(`(${boundary} replace\n[^]*?)${boundary} end\n(?=${boundary} edit)`), '$1'),
    ),
  ),
];

const backticks = (text: string) =>
  /[`\\$]/.test(JSON.parse(text) as string) ? text : `\`${JSON.parse(text) as string}\``;
const ofJson: readonly Damage[] = [
  damage('in a fence of its own', ['json'], (reply) => `Here:\n\`\`\`json\n${reply}\`\`\`\nDone.`),
  damage('in one line', ['json'], (reply) => JSON.stringify(JSON.parse(reply))),
  swap('commas at the ends', ['json'], /\n( *[}\]])/g, ',\n$1'),
  swap('names without quotes', ['json'], /"(path|content|files|edits|search|replace|delete|rename)":/g, '$1:'),
  swap('names in other quotes', ['json'], /"(path|content|files|edits|search|replace|delete|rename)":/g, "'$1':"),
  swap('comments', ['json'], /"files": \[/, '// the files\n "files": [ /* all of them */'),
  swap('commas missing', ['json'], /\},\n/g, '}\n'),
  damage('line breaks as they are', ['json'], (reply) =>
    changed(
      reply,
      reply.replace(
        /("content": ")((?:[^"\\]|\\n)*)"/g,
        (_, open: string, text: string) => `${open}${text.replaceAll('\\n', '\n')}"`,
      ),
    ),
  ),
  damage('line breaks as they are, other escapes too', ['json'], (reply) =>
    changed(reply, reply.replaceAll('\\n', '\n')),
  ),
  swap('quotes that are not escaped', ['json'], /\\"/g, '"'),
  swap('one quote that is not escaped', ['json'], /\\"/, '"'),
  damage('line breaks escaped twice', ['json'], (reply) => reply.replaceAll('\\n', '\\\\n')),
  swap('patterns that are not escaped', ['json'], /\\\\([dwb.])/g, '\\$1'),
  damage('the content before the path', ['json'], (reply) =>
    changed(
      reply,
      reply.replace(/"path": ("[^"]*"),\n( *)"content": ("(?:[^"\\]|\\.)*")/g, '"content": $3,\n$2"path": $1'),
    ),
  ),
  damage('files by their paths', ['json'], (reply) => {
    const { files, ...rest } = JSON.parse(reply) as { files: { path: string; content: string }[] };
    return JSON.stringify({ files: Object.fromEntries(files.map(({ path, content }) => [path, content])), ...rest });
  }),
  damage('files by their paths, as objects', ['json'], (reply) => {
    const { files, ...rest } = JSON.parse(reply) as { files: { path: string; content: string }[] };
    return JSON.stringify({
      ...rest,
      files: Object.fromEntries(files.map(({ path, content }) => [path, { content }])),
    });
  }),
  damage('a list of changes', ['json'], (reply) => {
    const { files, edits } = JSON.parse(reply) as { files: object[]; edits: object[] };
    return JSON.stringify([...files, ...edits]);
  }),
  damage('two objects', ['json'], (reply) => {
    const { files, edits } = JSON.parse(reply) as { files: object[]; edits: object[] };
    return `${JSON.stringify({ files })}\n\n${JSON.stringify({ edits })}\n`;
  }),
  swap(
    'other names',
    ['json'],
    /"(path|content|search|replace)":/g,
    (_, name = '') =>
      `"${{ path: 'filename', content: 'code', search: 'old_string', replace: 'new_string' }[name] ?? name}":`,
  ),
  swap('the last braces missing', ['json'], /\n\}\n$/, '\n'),
  damage('texts in backticks', ['json'], (reply) => reply.replace(/(?<="content": )"(?:[^"\\]|\\.)*"/g, backticks)),
  damage('a reply in words beside it', ['json'], (reply) => reply.replace('{', '{"reply": "改好了",')),
];

const heading = /^\*\*(.+)\*\*\n(`{3,})(\w*)$/gm;
const ofFences: readonly Damage[] = [
  swap('path after a colon', ['fenced'], heading, '$2$3:$1'),
  swap('path as title', ['fenced'], heading, '$2$3 title="$1"'),
  swap('path alone', ['fenced'], heading, '$2$1'),
  swap('path after the language', ['fenced'], heading, '$2$3 $1'),
  swap(
    'path in a comment',
    ['fenced'],
    /^\*\*(.+)\*\*\n(`{3,})(js|py|css|html)$/gm,
    (_, path = '', fence = '', name = '') =>
      `${fence}${name}\n${{ js: `// ${path}`, py: `# ${path}`, css: `/* ${path} */`, html: `<!-- ${path} -->` }[name] ?? ''}`,
  ),
  swap('path as heading', ['fenced'], heading, '### `$1`\n\n$2$3'),
  swap('path after File', ['fenced'], heading, 'File: $1\n$2$3'),
  swap('path after 文件', ['fenced'], heading, '文件：`$1`\n\n$2$3'),
  swap('path in a numbered list', ['fenced'], heading, '1. **$1**:\n\n$2$3'),
  damage('tildes', ['fenced'], (reply) =>
    reply.includes('````') ? undefined : reply.replace(/^`{3}(\w*)$/gm, '~~~$1'),
  ),
  damage('more backticks', ['fenced'], (reply) => reply.replace(/^`{3,4}(\w*)$/gm, '`````$1')),
  damage('indented in a list', ['fenced'], (reply) =>
    reply.includes('SEARCH') ? undefined : reply.replace(/^(?!\*\*)(?=.)/gm, '   '),
  ),
  damage('fences within, of the same length', ['fenced'], (reply) =>
    changed(reply, reply.replace(/^`{4}(\w*)$/gm, '```$1')),
  ),
  swap('no path', ['fenced'], heading, '$2$3'),
  swap('a path in a sentence', ['fenced'], heading, 'Now change the part of $1 that shows it:\n$2$3'),
  swap('the last fence missing', ['fenced'], /`{3,}\n+$/, ''),
  swap('an edit without its end', ['fenced'], />>>>>>> REPLACE\n/, ''),
  damage('a difference instead of a file', ['fenced'], (reply) =>
    changed(reply, reply.replace(/^`{3}css\n([^]*?)^`{3}$/m, '```diff\n-a\n+b\n```')),
  ),
];

export const damages: readonly Damage[] = [...everywhere, ...ofTags, ...ofEdits, ...ofJson, ...ofFences];
