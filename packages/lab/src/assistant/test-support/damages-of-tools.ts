import { changed, damage, swap, type Damage } from './damage.ts';
import { callMarks, lastCall } from './reply-writers.ts';

const { open, name, close } = callMarks;
const texts = new RegExp(`(?<=${name})[^${close}]*(?=${close})`, 'g');

/** What models and services do with calls of tools. */
export const ofTools: readonly Damage[] = [
  damage('nothing said at the end', ['tools'], (reply) => changed(reply, reply.replace(lastCall, ''))),
  damage('called one by one', ['tools'], (reply) => reply, { isOneByOne: true }),
  damage('refused by the service', ['tools'], (reply) => reply, { refusesTools: true }),
  damage('offered, but answered in words', ['tools'], (reply) => changed(reply, reply.replaceAll(lastCall, 'Done.'))),
  swap('tools with other names', ['tools'], /write_file|edit_file/g, (tool = '') =>
    tool === 'write_file' ? 'create' : 'str_replace_editor',
  ),
  swap('arguments in a text of JSON', ['tools'], texts, (text = '') => JSON.stringify(text)),
  swap('arguments on several lines', ['tools'], texts, (text = '') => JSON.stringify(JSON.parse(text), null, 2)),
  swap('line breaks as they are', ['tools'], /\\n/g, '\n'),
  swap('commas at the ends', ['tools'], new RegExp(`\\}(?=${close})`, 'g'), ',}'),
  swap('names without quotes', ['tools'], /"(path|content|search|replace|from|to)":/g, '$1:'),
  swap('names in other quotes', ['tools'], /"(path|content|search|replace|from|to)":/g, "'$1':"),
  swap('other names', ['tools'], /"(path|content|search|replace)":/g, (_, member = '') => {
    const others: Record<string, string> = {
      path: 'file_path',
      content: 'text',
      search: 'old_string',
      replace: 'new_string',
    };
    return `"${others[member] ?? member}":`;
  }),
  swap('the content before the path', ['tools'], /"path":("[^"]*"),("content":"(?:[^"\\]|\\.)*")/g, '$2,"path":$1'),
  swap('the last brace missing', ['tools'], new RegExp(`\\}${close}`), close),
  swap('a quote that is not escaped', ['tools'], /\\"/, '"'),
  swap('line breaks escaped twice', ['tools'], /\\n/g, '\\\\n'),
  swap('calls without arguments between', ['tools'], new RegExp(close), `${close}${open}write_file${name}{}${close}`),
  swap('a call of nothing', ['tools'], new RegExp(open), `${open}read_file${name}${close}${open}`),
  damage('calls in pieces between each other', ['tools'], (reply) => reply, { isMixed: true }),
];
