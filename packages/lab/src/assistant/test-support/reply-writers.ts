import type { Change } from '../protocol/change.ts';

/** What a model that answers as it was asked to writes for some changes, in each of the forms. */

export const boundary = '@@b0und4ry';

const tagged = (change: Change): string => {
  switch (change.kind) {
    case 'write': {
      const ends = change.text === '' || change.text.endsWith('\n');
      return `${boundary} file ${change.path}\n${change.text}${ends ? '' : '\n'}${boundary} end${ends ? '' : ' no-newline'}\n`;
    }
    case 'edit':
      return `${boundary} edit ${change.path}\n${boundary} search\n${change.search}${boundary} replace\n${change.replace}${boundary} end\n`;
    case 'delete':
      return `${boundary} delete ${change.path}\n`;
    case 'rename':
      return `${boundary} rename ${change.path} -> ${change.to}\n`;
  }
};

const fenceFor = (text: string) =>
  '`'.repeat(Math.max(3, ...[...text.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length + 1)));

const fenced = (change: Change): string => {
  if (change.kind === 'write') {
    const fence = fenceFor(change.text);
    const name = change.path.split('.').at(-1) ?? '';
    return `**${change.path}**\n${fence}${name}\n${change.text}${fence}\n\n`;
  }
  if (change.kind === 'edit') {
    return `**${change.path}**\n\`\`\`\n<<<<<<< SEARCH\n${change.search}=======\n${change.replace}>>>>>>> REPLACE\n\`\`\`\n\n`;
  }
  return '';
};

const asJson = (changes: readonly Change[]) => ({
  files: changes.flatMap((change) => (change.kind === 'write' ? [{ path: change.path, content: change.text }] : [])),
  edits: changes.flatMap((change) =>
    change.kind === 'edit' ? [{ path: change.path, search: change.search, replace: change.replace }] : [],
  ),
  delete: changes.flatMap((change) => (change.kind === 'delete' ? [change.path] : [])),
  rename: changes.flatMap((change) => (change.kind === 'rename' ? [{ from: change.path, to: change.to }] : [])),
});

/** Marks around the calls of a reply that is written down as one text. */
export const callMarks = { open: '\u0011', name: '\u0012', close: '\u0013' };

const called = (tool: string, value: object) =>
  `${callMarks.open}${tool}${callMarks.name}${JSON.stringify(value)}${callMarks.close}`;

const asCall = (change: Change): string => {
  switch (change.kind) {
    case 'write':
      return called('write_file', { path: change.path, content: change.text });
    case 'edit':
      return called('edit_file', { path: change.path, search: change.search, replace: change.replace });
    case 'delete':
      return called('delete_file', { path: change.path });
    case 'rename':
      return called('rename_file', { from: change.path, to: change.to });
  }
};

/** What a model calls when it has called everything else. */
export const lastCall = called('done', { summary: 'All done.' });

export type Dialect = 'tagged' | 'json' | 'fenced' | 'tools';

export const writers: Readonly<Record<Dialect, (changes: readonly Change[]) => string>> = {
  tagged: (changes) => changes.map(tagged).join(''),
  json: (changes) => `${JSON.stringify(asJson(changes), null, 1)}\n`,
  fenced: (changes) => changes.map(fenced).join(''),
  tools: (changes) => changes.map(asCall).join('') + lastCall,
};
