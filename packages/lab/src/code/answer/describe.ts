import type { Snippet, UnitDetails } from '@toolbench/contracts/code.ts';
import { summaryOf } from '../units/documentation.ts';
import { answerTexts, placeOf, type AnswerLanguage } from './language.ts';

const detailed = 3;
const namesShown = 6;

/** A snippet with what the syntax tree tells of it; lines outside of every definition have no details. */
export interface Described {
  readonly snippet: Snippet;
  readonly details?: UnitDetails | undefined;
}

const code = (text: string) => `\`${text.replaceAll('`', "'")}\``;

const heading = ({ file_path, start_line, end_line }: Snippet) => code(placeOf(file_path, start_line, end_line));

function factsOf({ snippet, details }: Described, language: AnswerLanguage): readonly string[] {
  const text = answerTexts[language];
  if (details === undefined) return [];
  const { callers, callees, documentation } = details;
  const named = (found: UnitDetails['callers']) =>
    found
      .slice(0, namesShown)
      .map((item) => `${code(item.name)} (${code(placeOf(item.file_path, item.start_line, item.end_line))})`)
      .join(text.separator);
  return [
    ...(snippet.signature ? [text.signature(snippet.signature.replaceAll('`', "'"))] : []),
    documentation ? text.documented(summaryOf(documentation)) : text.notDocumented,
    callers.length > 0 ? text.callers(named(callers), callers.length) : text.noCallers,
    ...(callees.length > 0 ? [text.callees(named(callees))] : []),
    text.complexity(details.end_line - details.start_line + 1, details.complexity),
  ];
}

/**
 * An answer from the syntax trees alone, as Markdown: the most relevant code with its signature, documentation, callers
 * and callees. It says itself that no model was asked.
 */
export function describeCode(found: readonly Described[], language: AnswerLanguage): string {
  const text = answerTexts[language];
  if (found.length === 0) return `${text.notAModel}\n\n${text.nothingFound}`;
  const entries = found.slice(0, detailed).map((item, at) => {
    const { snippet } = item;
    const name = snippet.function_name ? code(snippet.function_name) : text.unnamed;
    const facts = factsOf(item, language).map((fact) => `   - ${fact}`);
    return [`${at + 1}. ${heading(snippet)} ${text.kind(snippet.kind)} ${name}`, ...facts].join('\n');
  });
  const others = found.slice(detailed).map(({ snippet }) => {
    const name = snippet.function_name ? ` ${code(snippet.function_name)}` : '';
    return `- ${heading(snippet)} ${text.kind(snippet.kind)}${name}`;
  });
  const more = others.length > 0 ? `\n\n## ${text.more}\n\n${others.join('\n')}` : '';
  return `${text.notAModel}\n\n## ${text.best}\n\n${entries.join('\n')}${more}`;
}
