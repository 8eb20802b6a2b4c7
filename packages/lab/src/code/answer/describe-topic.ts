import { limits } from '@toolbench/contracts/limits.ts';
import { overviewOf } from '../overview.ts';
import { isTestPath, referenceOf, type ProjectUnit } from '../project-unit.ts';
import type { Project, ProjectFileFigures } from '../project.ts';
import type { ProjectMark } from '../units/project-marks.ts';
import { answerTexts, placeOf, type AnswerLanguage } from './language.ts';
import { listOf, overviewSections } from './overview-markdown.ts';
import type { ProjectTopic } from './topics.ts';

const { listed } = limits.code;
const placesShown = 3;

interface NamedMark {
  readonly name: string;
  readonly places: readonly string[];
}

/** The marks of the project's own files, each name once with its places. */
function marksByName(
  project: Project,
  marksOf: (file: ProjectFileFigures) => readonly ProjectMark[] | undefined,
): readonly NamedMark[] {
  const found = new Map<string, string[]>();
  for (const file of project.files()) {
    if (isTestPath(file.path)) continue;
    for (const { line, name } of marksOf(file) ?? []) {
      const places = found.get(name) ?? [];
      found.set(name, [...places, placeOf(file.path, line, line)]);
    }
  }
  return [...found].map(([name, places]) => ({ name, places }));
}

/** What a language or a framework calls, and no code of the project. */
const calledFromOutside = /^(?:main|init|constructor|setup|__\w+__)$/i;

/** Functions and methods whose names nothing in the project calls or imports. */
function uncalledOf(project: Project): readonly ProjectUnit[] {
  const named = new Set<string>();
  for (const { unit } of project.units()) for (const name of unit.calls) named.add(name);
  for (const { calls, importedNames = [] } of project.files())
    for (const name of [...calls, ...importedNames]) named.add(name);
  return project.units().filter(({ path, unit: { kind, name = '' } }) => {
    const isOwn = (kind === 'function' || kind === 'method') && name !== '' && !isTestPath(path);
    return isOwn && !named.has(name) && !calledFromOutside.test(name);
  });
}

const code = (text: string) => `\`${text.replaceAll('`', "'")}\``;

/** A path with its method stands outside of the code: only what is quoted word for word is in backticks. */
function markLine({ name, places }: NamedMark, separator: string): string {
  const [, method = '', written = name] = /^([A-Z]+ )(\/.*)$/.exec(name) ?? [];
  const more = places.length > placesShown ? ', …' : '';
  return `${method}${code(written)} (${places.slice(0, placesShown).map(code).join(separator)}${more})`;
}

/** What is known of a topic of the whole project, as a section in Markdown: a list, or where the lab shows it. */
export function describeTopic(project: Project, topic: ProjectTopic, language: AnswerLanguage): string {
  const { overview: text, topics, separator } = answerTexts[language];
  const section = (title: string, content: string) => `## ${title}\n\n${content}`;
  const firstOf = <Item>(items: readonly Item[], line: (item: Item) => string) => {
    const more = items.length > listed ? `\n\n${topics.onlyFirst(listed)}` : '';
    return `${listOf(items.slice(0, listed), line, text.none)}${more}`;
  };
  const ofMarks = (title: string, marks: readonly NamedMark[], limit: string) =>
    section(`${title} (${marks.length})`, `${firstOf(marks, (mark) => markLine(mark, separator))}\n\n${limit}`);
  if (topic === 'skipped') return section(topics.skipped, topics.skippedShown);
  if (topic === 'environment') {
    const marks = marksByName(project, ({ environment }) => environment);
    return ofMarks(topics.environment, marks, topics.environmentLimit);
  }
  if (topic === 'routes') {
    const marks = marksByName(project, ({ routes }) => routes);
    return ofMarks(topics.routes, marks, topics.routesLimit);
  }
  if (topic === 'uncalled') {
    const found = uncalledOf(project);
    const line = (unit: ProjectUnit) => {
      const { name, file_path, start_line, end_line } = referenceOf(unit);
      return `${code(name)} (${code(placeOf(file_path, start_line, end_line))})`;
    };
    return section(`${topics.uncalled} (${found.length})`, `${firstOf(found, line)}\n\n${topics.uncalledLimit}`);
  }
  const [title, content] = overviewSections(overviewOf(project), language)[topic];
  return section(title, `${content}\n\n${topics.moreInOverview}`);
}
