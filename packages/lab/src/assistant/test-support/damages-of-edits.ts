import { changed, damage, firstSearch, onSearch, swap, type Damage } from './damage.ts';
import { boundary } from './reply-writers.ts';

/** What models do with the searched texts of edits. */
export const ofEdits: readonly Damage[] = [
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
