import { changed, damage, swap, type Damage } from './damage.ts';

const heading = /^\*\*(.+)\*\*\n(`{3,})(\w*)$/gm;

/** What models do with replies in fences. */
export const ofFences: readonly Damage[] = [
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
