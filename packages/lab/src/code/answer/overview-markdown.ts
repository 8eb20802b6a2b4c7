import type { ProjectOverview, UnitReference } from '@toolbench/contracts/code.ts';
import { answerTexts, placeOf, type AnswerLanguage } from './language.ts';

const cell = (text: string | number) => String(text).replaceAll('|', '\\|');

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const place = ({ file_path, start_line, end_line }: UnitReference) => `\`${placeOf(file_path, start_line, end_line)}\``;

const number = (value: number) => value.toLocaleString('en');

/** Items as the lines of a list, or what says that there are none. */
export const listOf = <Item>(items: readonly Item[], line: (item: Item) => string, none: string): string =>
  items.length === 0 ? none : items.map((item) => `- ${line(item)}`).join('\n');

/** The sections of the overview, each with its title, in their order on the page. */
export function overviewSections(overview: Omit<ProjectOverview, 'markdown'>, language: AnswerLanguage) {
  const { overview: text } = answerTexts[language];
  const list = <Item>(items: readonly Item[], line: (item: Item) => string, none: string = text.none) =>
    listOf(items, line, none);
  const units = <Item extends UnitReference>(items: readonly Item[], figure: (item: Item) => string) =>
    list(items, (item) => `\`${item.name}\` ${place(item)} · ${figure(item)}`);
  return {
    languages: [
      text.languages,
      table(
        [text.language, text.files, text.lines],
        overview.languages.map((item) => [item.language, number(item.files), number(item.lines)]),
      ),
    ],
    entryPoints: [
      text.entryPoints,
      list(overview.entry_points, (item) => `\`${item.name}\` ${place(item)} · ${text.entryReason(item.why)}`),
    ],
    modules: [
      text.modules,
      table(
        [text.module, text.files, text.lines, text.definitions],
        overview.modules.map((item) => [
          `\`${item.path}\``,
          number(item.files),
          number(item.lines),
          number(item.units),
        ]),
      ),
    ],
    dependencies: [
      text.dependencies,
      list(overview.dependencies, ({ from, to, imports, calls }) => text.dependency(from, to, imports, calls)),
    ],
    cycles: [
      text.cycles,
      list(overview.cycles, (files) => files.map((file) => `\`${file}\``).join(' ↔ '), text.noCycles),
    ],
    mostUsed: [text.mostUsed, units(overview.most_used, ({ callers }) => text.callers(callers))],
    mostComplex: [text.mostComplex, units(overview.most_complex, ({ complexity }) => text.complexity(complexity))],
    longest: [text.longest, units(overview.longest, ({ lines }) => text.lineCount(lines))],
    packages: [text.packages, list(overview.packages, (item) => `\`${item.name}\` · ${text.packageFiles(item.files)}`)],
    tests: [text.tests, text.testCount(overview.tests.files, overview.tests.functions)],
    todos: [
      text.todos(overview.todos.count),
      list(overview.todos.listed, (todo) => `\`${todo.file_path}:${todo.line}\` ${todo.text.replaceAll('\n', ' ')}`),
    ],
  } satisfies Record<string, readonly [string, string]>;
}

/** The overview as a document, in the sections of the page. */
export function overviewMarkdown(
  name: string,
  overview: Omit<ProjectOverview, 'markdown'>,
  language: AnswerLanguage,
): string {
  const { overview: text, notAModel } = answerTexts[language];
  const { files, lines, functions, classes } = overview;
  const summary = text.summary(number(files), number(lines), number(functions), number(classes));
  const body = Object.values(overviewSections(overview, language))
    .map(([title, content]) => `## ${title}\n\n${content}`)
    .join('\n\n');
  return `# ${text.title(name)}\n\n${summary}\n\n${notAModel}\n\n${body}\n`;
}
