import { all, make, none, notes, page, three } from './damaged-case.ts';
import { call, done, said, type Part } from './forms.ts';

const writes = three.map(([path, content], at) => call(at, 'write_file', { path, content }));
const [first, second, third] = writes as [Part, Part, Part];
const withCall = (
  name: string,
  extra: readonly Part[],
  after: ReadonlyMap<string, string> = new Map([...three, ['a.js', 'unknown']]),
  before = none,
) => make(name, 'tools', [...writes, ...extra, done], { after, before });

/** What goes wrong in calls of tools. */
export const ofTools = [
  withCall('write_file without content', [call(9, 'write_file', { path: 'a.js' })]),
  withCall('write_file without path', [call(9, 'write_file', { content: 'a();\n' })]),
  withCall('write_file without anything', [call(9, 'write_file', {})]),
  withCall('write_file with empty arguments', [call(9, 'write_file', ' ')]),
  withCall('a content that is null', [call(9, 'write_file', { path: 'a.js', content: null })]),
  withCall(
    'a content that is an object',
    [call(9, 'write_file', { path: 'package.json', content: { name: 'x' } })],
    new Map([...three, ['package.json', '{"name":"x"}']]),
  ),
  withCall(
    'a tool that is not offered',
    [call(9, 'create_file', { path: 'a.js', content: 'a();\n' })],
    new Map([...three, ['a.js', 'a();\n']]),
  ),
  withCall('arguments cut off', [call(9, 'write_file', '{"path":"a.js","content":"a();')]),
  withCall('arguments cut off within the path', [call(9, 'write_file', '{"path":"a.j')]),
  withCall('arguments that are no JSON', [call(9, 'write_file', 'a.js: a();')]),
  withCall(
    'arguments twice',
    [call(9, 'write_file', '{"path":"a.js","content":"a();\\n"}{"path":"a.js","content":"a();\\n"}')],
    new Map([...three, ['a.js', 'a();\n']]),
  ),
  withCall(
    'arguments in a string',
    [call(9, 'write_file', JSON.stringify(JSON.stringify({ path: 'a.js', content: 'a();\n' })))],
    new Map([...three, ['a.js', 'a();\n']]),
  ),
  withCall(
    'another name for the path',
    [call(9, 'write_file', { file_path: 'a.js', content: 'a();\n' })],
    new Map([...three, ['a.js', 'a();\n']]),
  ),
  withCall(
    'a path with backslashes',
    [call(9, 'write_file', { path: 'src\\a.js', content: 'a();\n' })],
    new Map([...three, ['src/a.js', 'a();\n']]),
  ),
  withCall(
    'an edit without search',
    [call(9, 'edit_file', { path: 'web/main.js', replace: 'x' })],
    new Map([...all, ['web/main.js', 'unknown']]),
    all,
  ),
  withCall('an edit of nothing', [call(9, 'edit_file', { path: 'a.js', search: 'a', replace: 'b' })]),
  withCall(
    'an edit that is not found',
    [call(9, 'edit_file', { path: 'web/main.js', search: 'nowhere();', replace: 'b' })],
    new Map([...all, ['web/main.js', 'unknown']]),
    all,
  ),
  withCall(
    'deleting what is not there',
    [call(9, 'delete_file', { path: 'gone.js' })],
    new Map([...three, ['gone.js', 'unknown']]),
  ),
  withCall(
    'renaming onto another file',
    [call(9, 'rename_file', { from: 'web/main.js', to: 'NOTES.md' })],
    new Map([...three, ['NOTES.md', notes]]),
    all,
  ),
  make('no done', 'tools', writes),
  make('no done and a call without content', 'tools', [...writes, call(9, 'write_file', { path: 'a.js' })], {
    after: new Map([...three, ['a.js', 'unknown']]),
  }),
  make('done in between', 'tools', [first, done, second, third]),
  make('a call by the same id', 'tools', [first, { ...second, call: 'call-0' } as Part, third, done]),
  make('a file in the text', 'tools', [
    ...said(`**web/index.html**\n\`\`\`html\n${page}\`\`\`\n`),
    second,
    third,
    done,
  ]),
];
