import type { CallPart, TextPart } from '../../packages/lab/src/ports.ts';

/** How models write files in the forms that decision 0017 describes, written from that description and the rules alone. */

export const mark = '@@7be91c04d25f';

export type Part = TextPart | CallPart;
export type Form = 'tagged' | 'json' | 'fenced' | 'tools';
type Files = readonly (readonly [path: string, text: string])[];

export interface Style {
  readonly name: string;
  readonly write: (files: Files) => readonly Part[];
  /** Whether the style can say this file at all. */
  readonly can: (path: string, text: string) => boolean;
}

export const said = (text: string): readonly Part[] => [{ kind: 'text', text }];
export const call = (at: number | string, tool: string, value: object | string): Part => ({
  kind: 'call',
  call: `call-${at}`,
  tool,
  text: typeof value === 'string' ? value : JSON.stringify(value),
});
export const done = call('last', 'done', { summary: 'Everything is written.' });
const always = () => true;

export const tag = (path: string, text: string) => {
  const isEnded = text === '' || text.endsWith('\n');
  return `${mark} file ${path}\n${text}${isEnded ? '' : '\n'}${mark} end${isEnded ? '' : ' no-newline'}\n`;
};
const tags = (files: Files, between = '') => files.map(([path, text]) => tag(path, text)).join(between);

const tagged: readonly Style[] = [
  { name: 'as asked', can: always, write: (files) => said(tags(files)) },
  {
    name: 'with talk around',
    can: always,
    write: (files) =>
      said(
        `好的,我来写这些文件。\n\n${tags(files, '\nNext comes another one.\n\n')}\nRun it with:\n\n\`\`\`sh\nnpm start\n\`\`\`\n`,
      ),
  },
  { name: 'with blank lines', can: always, write: (files) => said(`\n\n${tags(files, '\n\n')}\n\n`) },
];

const ascii = (json: string) =>
  json
    .replace(/[^\0-\u007f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replaceAll('/', '\\/');
const members = (files: Files) => ({ files: files.map(([path, content]) => ({ path, content })) });

const json: readonly Style[] = [
  { name: 'pretty', can: always, write: (files) => said(`${JSON.stringify(members(files), null, 2)}\n`) },
  { name: 'compact', can: always, write: (files) => said(JSON.stringify({ message: '写好了。', ...members(files) })) },
  {
    name: 'in a fence with talk',
    can: always,
    write: (files) =>
      said(`Here are the files:\n\n\`\`\`json\n${JSON.stringify(members(files), null, 2)}\n\`\`\`\n\nThat is all.\n`),
  },
  { name: 'all escaped', can: always, write: (files) => said(ascii(JSON.stringify(members(files)))) },
  {
    name: 'content before path',
    can: always,
    write: (files) => said(JSON.stringify({ files: files.map(([path, content]) => ({ content, path })) }, null, 1)),
  },
  {
    name: 'members after the content',
    can: always,
    write: (files) =>
      said(
        JSON.stringify({ files: files.map(([path, content]) => ({ path, content, language: 'x', reason: 'new' })) }),
      ),
  },
  { name: 'a map of paths', can: always, write: (files) => said(JSON.stringify({ files: Object.fromEntries(files) })) },
];

/** A fence that nothing in the text closes. */
export const fenceAround = (text: string, sign = '`') =>
  sign.repeat(Math.max(3, ...[...text.matchAll(sign === '`' ? /`{3,}/g : /~{3,}/g)].map(([run]) => run.length + 1)));

/** A name that a reader of Markdown would take for a path without being told. */
const isPlain = (path: string) => !/[\s[\]()+@]/.test(path);
const endsWell = (_path: string, text: string) => text.endsWith('\n');
const plainOnly = (path: string, text: string) => endsWell(path, text) && isPlain(path);
const language = (path: string) => /\.([a-z]+)$/.exec(path)?.[1] ?? '';

const fences =
  (before: (path: string, at: number) => string, info: (path: string) => string, sign = '`') =>
  (files: Files) =>
    said(
      files
        .map(([path, text], at) => {
          const around = fenceAround(text, sign);
          return `${before(path, at)}${around}${info(path)}\n${text}${around}\n\n`;
        })
        .join(''),
    );

const fenced: readonly Style[] = [
  { name: 'bold', can: endsWell, write: fences((path) => `**${path}**\n`, language) },
  { name: 'heading', can: endsWell, write: fences((path) => `### ${path}\n\n`, language) },
  { name: 'ticks', can: endsWell, write: fences((path) => `\`${path}\`\n\n`, language) },
  { name: 'numbered heading', can: endsWell, write: fences((path, at) => `## ${at + 1}. \`${path}\`\n\n`, language) },
  { name: 'file and colon', can: endsWell, write: fences((path) => `File: \`${path}\`\n`, language) },
  { name: 'in Chinese', can: endsWell, write: fences((path) => `文件:\`${path}\`\n\n`, language) },
  {
    name: 'bold ticks with talk',
    can: endsWell,
    write: fences((path) => `Now the next part.\n\n**\`${path}\`**\n\n`, language),
  },
  {
    name: 'title',
    can: endsWell,
    write: fences(
      () => '',
      (path) => `${language(path) || 'text'} title="${path}"`,
    ),
  },
  {
    name: 'after a colon',
    can: plainOnly,
    write: fences(
      () => '',
      (path) => `${language(path) || 'text'}:${path}`,
    ),
  },
  {
    name: 'after the language',
    can: plainOnly,
    write: fences(
      () => '',
      (path) => `${language(path) || 'text'} ${path}`,
    ),
  },
  { name: 'tildes', can: endsWell, write: fences((path) => `**${path}**\n`, language, '~') },
];

const written = (files: Files, text = (value: object) => JSON.stringify(value)) =>
  files.map(([path, content], at) => call(at, 'write_file', text({ path, content })));

const tools: readonly Style[] = [
  { name: 'as asked', can: always, write: (files) => [...written(files), done] },
  {
    name: 'with talk and blanks',
    can: always,
    write: (files) => [
      ...said('I write the files now.'),
      ...written(files, (value) => JSON.stringify(value, null, 2)),
      done,
    ],
  },
  {
    name: 'all escaped',
    can: always,
    write: (files) => [...written(files, (value) => ascii(JSON.stringify(value))), done],
  },
  {
    name: 'content before path',
    can: always,
    write: (files) => [...files.map(([path, content], at) => call(at, 'write_file', { content, path })), done],
  },
];

export const styles: Readonly<Record<Form, readonly Style[]>> = { tagged, json, fenced, tools };
export const forms: readonly Form[] = ['tagged', 'json', 'fenced', 'tools'];

/** A reply in parts of lengths that `next` gives; a call keeps its name in each of its parts. */
export function* inParts(parts: readonly Part[], next: () => number): Generator<Part> {
  for (const part of parts) {
    for (let at = 0; at < part.text.length;) {
      const end = at + Math.max(1, next());
      yield { ...part, text: part.text.slice(at, end) };
      at = end;
    }
  }
}
