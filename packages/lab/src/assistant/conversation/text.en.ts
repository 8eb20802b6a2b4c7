import { limits } from '@toolbench/contracts/limits.ts';
import type { TechStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import { listOf as list, saying } from './said.ts';
import type { zh } from './text.zh.ts';

const { pathCharacters, pathDepth, files, fileBytes, projectBytes } = limits.assistant;
const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

const languages = { javascript: 'JavaScript', python: 'Python', java: 'Java', go: 'Go' };
const frameworks = { react: 'React', vue: 'Vue', express: 'Express', fastapi: 'FastAPI' };
const databases = { sqlite: 'SQLite', mysql: 'MySQL', postgresql: 'PostgreSQL', mongodb: 'MongoDB' };

const filesText = (count: number) => (count === 1 ? '1 file' : `${count} files`);

export const en: typeof zh = {
  separator: ', ',
  colon: ': ',
  required: ' (required)',
  stack: ({ framework, language, database }: TechStack) =>
    `${frameworks[framework]} + ${languages[language]} + ${databases[database]}`,
  understood: (name, stack) => `As I understand it: an app called “${name}”, with ${stack}.`,
  pages: 'Pages',
  access: 'Who sees what',
  limit: 'Rule',
  can: 'Features',
  assumed: 'Not specified, so done the usual way',
  changed: 'Just changed',
  unused: (words, where) =>
    `Words that were not used: **${words.map((word) => `“${word}”`).join(', ')}**. They were not understood or cannot be made; if they matter, ${where === 'card' ? 'rephrase them or edit the card' : 'say them again in other words'}.`,
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
  notUnderstood: saying(
    'This request was not understood. Say what kind of app it is and what it stores, for example:',
    [
      'Make a to-do website that filters by priority',
      'Make a library app with title, author, price and publication date',
      'Make a BMI calculator',
    ],
    'What can be made: to-do lists, notes, blogs, shops, bookings, contacts, inventories, expenses, trackers, surveys, dashboards, calculators, landing pages, chats, REST APIs, and records with any fields.',
  ),
  smallTalk: {
    hello: 'Hello! I make apps.',
    no: 'All right, nothing has been changed.',
    thanks: 'You are welcome!',
    about: 'I make apps: I read sentences in English and Chinese by rules, and do not chat.',
    foreign: 'Only English and Chinese are understood here; please say it in one of them.',
  },
  nothingAsked: 'nothing waits for a yes.',
  abilities: (name) =>
    name === undefined
      ? saying(
          `Say in a sentence what app it is to be and what it keeps, and it becomes a website that runs, can be downloaded and deployed, for example:`,
          ['Make a to-do website that filters by priority', 'Make a library app with title, author and price'],
        )
      : saying(
          `A sentence changes “${name}” (fields, choices, pages, rules, features, its name and colour), asks what it has, takes a change back, restores an earlier version or deploys it, for example:`,
          ['Add a remark field', 'Make it green', 'Is there a search box?', 'Undo'],
        ),
  harmful:
    'This could harm others, so it will not be made. Nothing was generated. If it is meant to prevent or report such things, say so.',
  outOfReach: {
    game: saying('Games cannot be made here. Records around them can, for example:', [
      'Make a score board with player, points and date',
      'Make a list of the board games I own',
    ]),
    device: saying(
      'Apps made here run in the browser: they control no devices and read no sensors, cameras or microphones. They can keep the results, for example:',
      [
        'Make an inspection log with device, date, reading and state',
        'Make a REST API that takes device number, time and reading',
      ],
    ),
    program: saying(
      'Only websites with pages and data can be made here, not extensions, system software, bots or predictions. Records around them can, for example:',
      ['Make a release log with version, date and changes', 'Make a price log with product, date and price'],
    ),
    media: saying(
      'Apps made here do not create, edit or recognise pictures, sound or video, and do not translate speech. They can keep track of them, for example:',
      ['Make a photo list with title, place, date taken and link', 'Make a song library with title, artist and length'],
    ),
    writing: saying('Apps are made here, not texts. A place to keep texts can be made, for example:', [
      'Make a blog',
      'Make a poem collection with title, text and date',
    ]),
  },
  notChanged: (reason, suggestions) =>
    saying(`Nothing was changed: ${reason}${suggestions.length > 0 ? '\n\nYou can say:' : ''}`, suggestions),
  requirementKept: (reason, suggestions) =>
    saying(
      `The requirement is as it was: ${reason}${suggestions.length > 0 ? '\n\nYou can say:' : ''}`,
      suggestions,
      'For another app, say “Make a …”.',
    ),
  newOrChange: (name) =>
    `This conversation has “${name}” already. Is this a new app, or a change to this one? A new app is made in a new conversation, and this one stays as it is.`,
  newAppElsewhere: (name, asked) =>
    `A new app is made in a new conversation: open one, and say “${asked}” there. “${name}” stays as it is here.`,
  noBlueprint:
    'A model wrote this project, and the rules cannot go on with it. Set up a model in the AI settings, or edit the files.',
  generated: (name, files, version) =>
    `“${name}” is generated: version ${version}, ${filesText(files)}. The preview is being prepared; say what to change at any time.`,
  modelGenerated: (count, version) => `Generated: version ${version}, ${filesText(count)}.`,
  partlyGenerated: (count, version) => `Only part was generated: version ${version}, ${filesText(count)}.`,
  alreadyConfirmed: (version) =>
    `This requirement was confirmed before; it is version ${version} now, and nothing was generated twice.`,
  badRequirement: (problems) =>
    `Parts of the requirement do not fit together; correct them and confirm again:\n${list(problems)}`,
  nothingToConfirm: 'There is no requirement to confirm; say what app to make first.',
  modified: (changes, version) =>
    `Modification complete: this is version ${version}.${changes.length > 0 ? `\n${list(changes)}` : ''}`,
  partlyModified: (changes, version) =>
    `Only part of the modification was made: this is version ${version}.\n${list(changes)}`,
  askWidening: (lines, taken = []) =>
    `Nothing is done yet. Afterwards more people could see or change data:\n${list(lines)}${taken.length > 0 ? `\n\nIt also takes away:\n${list(taken)}` : ''}\n\nIf that is meant, answer “confirm”; anything else leaves it undone.`,
  askTaking: (taken) =>
    `Nothing is done yet. This sentence would take away:\n${list(taken)}\n\nIf that is meant, answer “confirm”; anything else leaves it undone.`,
  unchanged: 'The project is already like this; there was nothing to change.',
  alreadyAt: (version) => `The project is at version ${version} already; there is nothing to restore.`,
  sameAsVersion: (version) => `The project is just as version ${version} was; there is nothing to restore.`,
  noSuchVersion: (version, latest) =>
    latest === 0
      ? 'No version has been generated yet.'
      : `There is no version ${version}: the project has versions 1 to ${latest}. Nothing was changed.`,
  alreadyLike: (changes) =>
    `There was nothing to change; the project is as it was.${changes.length > 0 ? `\n${list(changes)}` : ''}`,
  conflicts: (paths) =>
    `These files were edited by hand and conflict with the change; the edits by hand were kept:\n${list(paths.map((path) => `\`${path}\``))}`,
  kept: (count) => `${filesText(count)} edited by hand ${count === 1 ? 'was' : 'were'} merged and kept.`,
  refused: (changes) =>
    `Not all of the answer could be used as it came:\n${list(changes.map(({ path, reason }) => `${path === '' ? '' : `\`${path}\`: `}${reason}`))}`,
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
    'The model’s answer contained no usable file, so nothing was changed. Rephrase the request, or choose another model.',
  onlyShown: 'Nothing was changed in the project: code in the answer to a question is only shown.',
  noChange:
    'Nothing was changed in the project: the answer holds no change to a file. If something is to be changed, ask again in other words.',
  modelFailed: (reason) => `The model did not finish its answer: ${reason}`,
  usedBlueprint: 'The rules did the following.',
  generationFailed: (message) =>
    `Sorry, an error occurred during code generation: ${message}\n\nPossible causes:\n${list(['AI service unavailable', 'network problem', 'server overload'])}`,
  failed: (message) =>
    `Sorry, an error occurred while processing your request: ${message}\n\nPlease check the network connection and try again.`,
  tooLarge: 'the generated project is larger than allowed',
  cardEdited: 'the changes made on the card',
  undone: (said) => `Undone: ${said}`,
  redone: (said) => `Done again: ${said}`,
  nothingToUndo: 'There is no change to undo.',
  nothingToRedo: 'There is no change to redo.',
  restored: (version) => `Restored version ${version}`,
  edited: (paths) => `Edited ${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ' and more' : ''} by hand`,
  firstVersion: (name) => `Generated “${name}”`,
  reasonWith: (reason: string, said: string) => (said === '' ? reason : `${reason} (${said})`),
  reasons: {
    'not-found': 'the text to replace is not in the file',
    ambiguous: 'the text to replace occurs more than once',
    'no-such-file': 'there is no such file',
    'file-exists': 'a file of this name already exists',
    'empty-search': 'it does not say what to replace',
    incomplete: 'it is not complete',
    unplaced: 'code did not say which file it belongs to',
    elided: 'parts of it were left out',
    damaged: 'it was damaged in transit',
    'no-content': 'it has no content, or its content is not text',
    'no-such-tool': 'no such action exists here, so nothing was done; ask again in other words',
    'part-of-file':
      'it changes a part of the file without saying which text is there now, so nothing was done; ask again in other words',
    unmarked: 'it was outside the requested format',
    withdrawn: 'it was written while thinking aloud and not repeated',
    'maybe-fenced': 'it was taken, but all of it is inside a code fence: check whether the fence belongs to the file',
    'written-twice': 'it was written more than once in one answer; the last one was kept',
    stopped: 'the answer was ended at the limit; files after this point are missing',
    'cut-off': 'the answer was cut off; files that would have followed may be missing',
    'no-change': 'it holds no change to a file, so nothing was changed in the project',
    empty: 'the model’s answer was empty',
    'only-thoughts': 'the model only reasoned and gave no answer',
    'path-missing': 'it does not say which file it is',
    'path-absolute': 'the path has to be relative, within the project',
    'path-outside': 'a path cannot contain ..',
    'path-of-tools': 'folders such as .git and node_modules are not part of a project',
    'path-signs': 'the path contains characters that cannot be used',
    'path-reserved': 'the name is reserved by operating systems',
    'path-long': `a path has at most ${pathCharacters} characters and ${pathDepth} levels`,
    'duplicate-path': 'there is a file whose name differs only in case',
    'too-many-files': `a project has at most ${files} files`,
    'too-large': `the file is larger than ${megabytes(fileBytes)}`,
    'too-long': 'it is so long that the model did not finish it in several answers',
    'project-too-large': `the project would be larger than ${megabytes(projectBytes)}`,
  },
};
