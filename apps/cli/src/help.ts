import { actionsOutsidePages, type Action, type ToolDefinition } from '@toolbench/kit/define-tool.ts';
import type { Language } from '@toolbench/kit/localized.ts';
import { shellQuote } from '@toolbench/kit/shell-quote.ts';
import { describeActionOutside, describeOptions, findActionOutside } from '@toolbench/tools/outside/catalogue.ts';
import { widthOf } from '@toolbench/tools/outside/print.ts';
import { tools } from '@toolbench/tools/registry.ts';
import { allowed, flagName } from './command-line.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import type { OwnCommand } from './usage-error.ts';

const texts = { zh, en };

type Row = readonly [name: string, text: string];

function table(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(([name]) => widthOf(name)));
  return rows.map(([name, text]) => `  ${name}${' '.repeat(width - widthOf(name))}  ${text}`).join('\n');
}

/** How the text of an option is given by a file. */
export const fromFile = '--… @…';

/** What is said of all options of an action, below its own. */
function generalRows(tool: ToolDefinition, names: readonly string[], { fromFile: said, json }: typeof en): Row[] {
  const hasText = names.some((name) => tool.options[name].kind === 'text');
  return [...(hasText ? [[fromFile, said] as const] : []), ['--json', json]];
}

/** What an action takes and gives, in words of the terminal. */
export function takesAndGives({ input, output }: Action, language: Language): string {
  const { kinds, nothing } = texts[language];
  return `${input === 'none' ? nothing : kinds[input]} → ${kinds[output]}`;
}

/** A sentence with the options in it as they are written here. */
function withFlags(sentence: string, options: readonly string[]): string {
  return options
    .filter((option) => flagName(option) !== option)
    .reduce((said, option) => said.replaceAll(option, `--${flagName(option)}`), sentence);
}

/** What is said of an action, its options named as they are written here. */
export async function aboutAction(tool: ToolDefinition, name: string, language: Language): Promise<string> {
  const called = findActionOutside(tool.key, name);
  if (!called) return '';
  const { about } = await describeActionOutside(called);
  return withFlags(about[language], called.action.options);
}

/** Up to the first full stop, in either language. */
const firstSentence = (text: string) => /^.*?(?:[。；]|\.(?= |$))/.exec(text)?.[0].replace(/；$/, '。') ?? text;

/** The actions whose exit code is an answer, as they are called. */
export const questions = tools.flatMap((tool) =>
  Object.entries(tool.actions)
    .filter(([, { verdict }]) => verdict !== undefined)
    .map(([name, { asksBy }]) => `${tool.key} ${name}${asksBy === undefined ? '' : ` --${flagName(asksBy)}`}`),
);

/** The help page of a command that is no tool; the general one for those that need none of their own. */
export async function commandHelp(command: OwnCommand, language: Language): Promise<string> {
  const t = texts[language];
  const page = t.pages[command];
  if (!page) return helpText(undefined, language);
  const example = page.example.map((line) => `  ${line}`).join('\n');
  return `${[page.usage, page.about, `${t.options}\n${table(page.options)}`, `${t.example}\n${example}`].join('\n\n')}\n`;
}

/** A tool as it is typed, and below it its actions, each with its name on the page. */
function typedWords(tool: ToolDefinition, language: Language): Row[] {
  const actions = Object.entries(actionsOutsidePages(tool)).map(([name, { label }]): Row => {
    return [`  ${name}`, label[language]];
  });
  return [[tool.key, tool.name[language]], ...actions];
}

/** The help page: all tools, or one tool's actions and options. */
export async function helpText(tool: ToolDefinition | undefined, language: Language): Promise<string> {
  const t = texts[language];
  if (!tool) {
    const built = tools.filter((one) => one.outside);
    const listed = table(built.flatMap((one) => typedWords(one, language)));
    const own = table([
      ['-h, --help', t.help],
      ['-v, -V, --version', t.version],
      ['--json', t.json],
      [fromFile, t.fromFile],
      ['--', t.end],
    ]);
    const exits = `${t.exits}\n${t.questions(questions)}`;
    return `${[t.usage, `${t.tools}\n${listed}`, `${t.commands}\n${table(t.more)}`, `${t.options}\n${own}`, exits].join('\n\n')}\n`;
  }
  const actions = Object.entries(actionsOutsidePages(tool)).map(async ([name, action]): Promise<Row[]> => {
    const flags = action.options.map(
      (option) => `--${flagName(option)}${action.needs?.includes(option) ? ` (${t.required})` : ''}`,
    );
    const about = firstSentence(await aboutAction(tool, name, language));
    return [
      [name, about],
      ['', [takesAndGives(action, language), ...flags].join('  ')],
    ];
  });
  const shorthands = Object.entries(tool.shorthands ?? {}).map(([name, { action, options = {} }]): Row => {
    const chosen = Object.entries(options).map(([option, value]) => ` --${flagName(option)} ${value}`);
    return [name, `${action}${chosen.join('')}`];
  });
  const options = await optionRows(tool, Object.keys(tool.options), language);
  const sections = [
    tool.name[language],
    t.usageTool(tool.key),
    `${t.actions}\n${table((await Promise.all(actions)).flat())}`,
    ...(shorthands.length > 0 ? [`${t.shorthands}\n${table(shorthands)}`] : []),
    `${t.options}\n${table([...options, ...generalRows(tool, Object.keys(tool.options), t)])}`,
  ];
  return `${sections.join('\n\n')}\n`;
}

async function optionRows(tool: ToolDefinition, names: readonly string[], language: Language): Promise<Row[]> {
  const t = texts[language];
  const words = await describeOptions(tool);
  return names.map((name) => {
    const option = tool.options[name];
    const said = withFlags((words[name] ?? option.label)[language], Object.keys(tool.options));
    const initial = option.initial === '' ? '' : `, ${t.initial(String(option.initial))}`;
    return [`--${flagName(name)}`, `${said} (${allowed(option)}${initial})`];
  });
}

/** The example of an action as a line for a shell, its input included but where that is a file. */
function exampleLine(
  command: string,
  { input }: Action,
  given: Readonly<Record<string, unknown>>,
  file: string,
): string {
  const { text, left, right } = given as Readonly<Record<string, string>>;
  const inputs = ['text', 'base64', 'left', 'right'];
  const flags = Object.entries(given)
    .filter(([name]) => !inputs.includes(name))
    .map(([name, value]) => ` --${flagName(name)}=${shellQuote(String(value).replace(/^@/, '@@'))}`);
  const line = `${command}${flags.join('')}`;
  const printed = (value: string) => `printf %s ${shellQuote(value)}`;
  switch (input) {
    case 'text':
      return `${printed(text)} | ${line}`;
    case 'bytes':
      return `${line} ${file}`;
    case 'pair':
      return `${line} <(${printed(left)}) <(${printed(right)})`;
    case 'none':
    case 'picture':
      return line;
  }
}

/** The help page of one action: what it is for, its options, and an example to try. */
export async function actionHelp(tool: ToolDefinition, name: string, language: Language): Promise<string> {
  const t = texts[language];
  const called = findActionOutside(tool.key, name);
  if (!called) return helpText(tool, language);
  const { action } = called;
  const { example } = await describeActionOutside(called);
  const command = `toolbench ${tool.key} ${name}`;
  const rows = (await optionRows(tool, action.options, language)).map(([flag, said], at): Row => [
    flag,
    action.needs?.includes(action.options[at]) ? `${said} ${t.required}` : said,
  ]);
  const files = action.input === 'none' ? '' : action.input === 'pair' ? t.twoFiles : t.files;
  const sections = [
    t.action(tool.name[language], action.label[language]),
    `${await aboutAction(tool, name, language)}\n${takesAndGives(action, language)}${action.takesLine ? `\n${t.leavesLineEnd}` : ''}`,
    t.usageAction(command, files),
    `${t.options}\n${table([...rows, ...generalRows(tool, action.options, t)])}`,
    `${t.example}\n  ${exampleLine(command, action, example, t.file)}`,
    ...(action.verdict === undefined ? [] : [t.questions([])]),
  ];
  return `${sections.join('\n\n')}\n`;
}
