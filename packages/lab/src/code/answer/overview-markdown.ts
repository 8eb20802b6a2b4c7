import type { ProjectOverview, UnitReference } from '@toolbench/contracts/code.ts';
import { answerTexts, placeOf, type AnswerLanguage } from './language.ts';

const cell = (text: string | number) => String(text).replaceAll('|', '\\|');

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const place = ({ file_path, start_line, end_line }: UnitReference) => `\`${placeOf(file_path, start_line, end_line)}\``;

/** The overview as a document, in the sections of the page. */
export function overviewMarkdown(
  name: string,
  overview: Omit<ProjectOverview, 'markdown'>,
  language: AnswerLanguage,
): string {
  const { overview: text, notAModel } = answerTexts[language];
  const number = (value: number) => value.toLocaleString('en');
  const list = <Item>(items: readonly Item[], line: (item: Item) => string, none: string = text.none) =>
    items.length === 0 ? none : items.map((item) => `- ${line(item)}`).join('\n');
  const units = <Item extends UnitReference>(items: readonly Item[], figure: (item: Item) => string) =>
    list(items, (item) => `\`${item.name}\` ${place(item)} · ${figure(item)}`);
  const sections: readonly (readonly [string, string])[] = [
    [
      text.languages,
      table(
        [text.language, text.files, text.lines],
        overview.languages.map((item) => [item.language, number(item.files), number(item.lines)]),
      ),
    ],
    [
      text.entryPoints,
      list(overview.entry_points, (item) => `\`${item.name}\` ${place(item)} · ${text.entryReason(item.why)}`),
    ],
    [
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
    [
      text.dependencies,
      list(overview.dependencies, ({ from, to, imports, calls }) => text.dependency(from, to, imports, calls)),
    ],
    [text.cycles, list(overview.cycles, (files) => files.map((file) => `\`${file}\``).join(' ↔ '), text.noCycles)],
    [text.mostUsed, units(overview.most_used, ({ callers }) => text.callers(callers))],
    [text.mostComplex, units(overview.most_complex, ({ complexity }) => text.complexity(complexity))],
    [text.longest, units(overview.longest, ({ lines }) => text.lineCount(lines))],
    [text.packages, list(overview.packages, (item) => `\`${item.name}\` · ${text.packageFiles(item.files)}`)],
    [text.tests, text.testCount(overview.tests.files, overview.tests.functions)],
    [
      text.todos(overview.todos.count),
      list(overview.todos.listed, (todo) => `\`${todo.file_path}:${todo.line}\` ${todo.text.replaceAll('\n', ' ')}`),
    ],
  ];
  const { files, lines, functions, classes } = overview;
  const summary = text.summary(number(files), number(lines), number(functions), number(classes));
  const body = sections.map(([title, content]) => `## ${title}\n\n${content}`).join('\n\n');
  return `# ${text.title(name)}\n\n${summary}\n\n${notAModel}\n\n${body}\n`;
}
