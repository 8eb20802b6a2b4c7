import { changed, damage, swap, type Damage } from './damage.ts';

const backticks = (text: string) =>
  /[`\\$]/.test(JSON.parse(text) as string) ? text : `\`${JSON.parse(text) as string}\``;

/** What models do with replies in JSON. */
export const ofJson: readonly Damage[] = [
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
