import type { TechStack } from '@toolbench/contracts/tech-stack.ts';
import type { zh } from './text.zh.ts';

const languages = { javascript: 'JavaScript', python: 'Python', java: 'Java', go: 'Go' };
const frameworks = { react: 'React', vue: 'Vue', express: 'Express', fastapi: 'FastAPI' };
const databases = { sqlite: 'SQLite', mysql: 'MySQL', postgresql: 'PostgreSQL', mongodb: 'MongoDB' };

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
const filesText = (count: number) => (count === 1 ? '1 file' : `${count} files`);

export const en: typeof zh = {
  separator: ', ',
  colon: ': ',
  required: ' (required)',
  stack: ({ framework, language, database }: TechStack) =>
    `${frameworks[framework]} + ${languages[language]} + ${databases[database]}`,
  understood: (name, stack) => `As I understand it: an app called “${name}”, with ${stack}.`,
  pages: 'Pages',
  limit: 'Limit',
  can: 'Features',
  assumed: 'Not said, so done the usual way',
  changed: 'Just changed',
  unused: (words) =>
    `Words that were not used: **${words.map((word) => `“${word}”`).join(', ')}**. They were not understood or cannot be made; if they matter, say them in another way or edit the card.`,
  features: {
    search: 'search',
    filter: 'filters',
    sort: 'sorting',
    paging: 'pages of results',
    csv: 'CSV export',
    dark: 'dark mode',
    login: 'only who is signed in can change things',
  },
  askConfirmation: 'Check it, change the card or say what should be different, then confirm to generate the code.',
  planned: (description) =>
    `The rules have no template for this, so the configured model will write it:\n\n> ${description}\n\nConfirm to generate the code, or add to it.`,
  notUnderstood:
    'This request was not understood. Say what app it is and what it keeps, for example:\n' +
    list([
      'Make a to-do website that filters by priority',
      'Make a library app with title, author, price and publication date',
      'Make a BMI calculator',
    ]) +
    '\n\nWhat can be made: to-do lists, notes, blogs, shops, bookings, contacts, inventories, expenses, trackers, surveys, dashboards, calculators, landing pages, chats, REST APIs, and records with any fields.',
  notChanged: (reason, suggestions) =>
    `Nothing was changed: ${reason}${suggestions.length > 0 ? `\n\nWhat can be said:\n${list(suggestions)}` : ''}`,
  requirementKept: (reason, suggestions) =>
    `The requirement is as it was: ${reason}${suggestions.length > 0 ? `\n\nYou can say:\n${list(suggestions)}` : ''}\n\nFor another app, say “Make a …”.`,
  noBlueprint:
    'A model wrote this project, and the rules cannot go on with it. Set up a model in the AI settings, or edit the files.',
  generated: (name, files, version) =>
    `“${name}” is generated: version ${version}, ${filesText(files)}. The preview is being prepared; say what to change at any time.`,
  modelGenerated: (files, version) => `Generated: version ${version}, ${filesText(files)}.`,
  alreadyConfirmed: (version) =>
    `This requirement was confirmed before; it is version ${version} now, and nothing was generated twice.`,
  badRequirement: (problems) =>
    `Parts of the requirement do not fit together; correct them and confirm again:\n${list(problems)}`,
  nothingToConfirm: 'No requirement waits for a confirmation; say first what app to make.',
  modified: (changes, version) =>
    `Modification complete: this is version ${version}.${changes.length > 0 ? `\n${list(changes)}` : ''}`,
  unchanged: 'The project is like this already; there was nothing to change.',
  conflicts: (paths) =>
    `These files were edited by hand and conflict with the change; the edits by hand were kept:\n${list(paths.map((path) => `\`${path}\``))}`,
  kept: (count) => `${filesText(count)} edited by hand ${count === 1 ? 'was' : 'were'} merged and kept.`,
  refused: (changes) =>
    `These changes were not taken:\n${list(changes.map(({ path, reason }) => `\`${path}\`: ${reason}`))}`,
  stackChanged: (stack) => `The stack is ${stack} now.`,
  corrected: (framework, language) =>
    `${frameworks[framework]} needs ${languages[language]}: the language was switched to ${languages[language]}.`,
  deploying: (version) => `Deploying version ${version}.`,
  generateFirst: 'Please generate the app first',
  blueprintCannotRepair: (version) =>
    version > 1
      ? `The rules do not repair code. Restore version ${version - 1}, or set up a model in the AI settings and try again.`
      : 'The rules do not repair code. Edit the files, or set up a model in the AI settings and try again.',
  sameError: (version) =>
    `The same error came back after a repair, so automatic repairs stopped. Restore version ${version}, or say what to change.`,
  repairsUsedUp: (tries) =>
    `There are errors left after ${tries} automatic repairs, so they stopped. Restore an earlier version, or say what to change.`,
  nothingCame:
    'The answer of the model held no usable file, so nothing was changed. Put it another way, or choose another model.',
  modelFailed: (reason) => `The model did not finish its answer: ${reason}`,
  usedBlueprint: 'The rules did what follows.',
  generationFailed: (message) =>
    `Sorry, an error occurred during code generation: ${message}\n\nPossible causes:\n${list(['AI service unavailable', 'network problem', 'server overload'])}`,
  failed: (message) =>
    `Sorry, an error occurred while processing your request: ${message}\n\nPlease check the network connection and try again.`,
  tooLarge: 'the generated project is larger than allowed',
  restored: (version) => `Restored version ${version}`,
  edited: (paths) => `Edited ${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ' and more' : ''} by hand`,
  firstVersion: (name) => `Generated “${name}”`,
  reasons: {
    'not-found': 'the text to replace is not in the file',
    ambiguous: 'the text to replace is there more than once',
    'no-such-file': 'there is no such file',
    'file-exists': 'there is a file of this name already',
    'empty-search': 'it does not say what to replace',
    incomplete: 'it is not complete',
    unplaced: 'code did not say of which file it is',
    elided: 'parts of it were left out',
    damaged: 'it was damaged on its way',
    'unsafe-path': 'the path is not safe',
    'duplicate-path': 'there is a file whose name differs only in case',
    'too-many-files': 'there are too many files',
    'too-large': 'the file is too large',
  },
};
