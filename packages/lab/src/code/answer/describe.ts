import type { Snippet, UnitDetails } from '@toolbench/contracts/code.ts';
import { summaryOf } from '../units/documentation.ts';
import { readQuery } from '../words/query.ts';
import { stem } from '../words/stem.ts';
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

const shownLines = 14;
/** The first place holds less than this share of the question: what is asked for is probably not there. */
const surelyThere = 0.45;

/** The beginning of a place for reading: code as it stands, a section of words as a quotation without its heading. */
function excerptOf({ kind, content, language }: Snippet): string {
  const all = content.replace(/\s+$/, '').split('\n');
  const lines = kind === 'section' ? all.filter((line, at) => at > 0 || !/^ {0,3}#/.test(line)) : all;
  const shown = [...lines.slice(0, shownLines), ...(lines.length > shownLines ? ['…'] : [])];
  if (kind === 'section') return shown.map((line) => `> ${line}`).join('\n');
  const longest = Math.max(2, ...[...content.matchAll(/`{3,}/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language ?? ''}\n${shown.join('\n')}\n${fence}`;
}

function placeLine({ snippet }: Described, language: AnswerLanguage): string {
  const text = answerTexts[language];
  const name = snippet.function_name ? code(snippet.function_name) : text.unnamed;
  return `${heading(snippet)} ${text.kind(snippet.kind)} ${name}`;
}

/** What of a question is in none of the places that were found, as it is written in the question. */
function missingWords(question: string, found: readonly Described[]): readonly string[] {
  const held = new Set(found.flatMap(({ snippet }) => snippet.matched_terms ?? []));
  const written = new Map((question.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => [stem(word.toLowerCase()), word]));
  return readQuery(question)
    .filter(({ word }) => !held.has(word))
    .slice(0, namesShown)
    .map(({ word }) => written.get(word) ?? word);
}

/**
 * An answer from the syntax trees and the files of words alone, as Markdown, for reading: first what fits best, where it
 * is and its beginning, then its facts, then the other places. What the project probably does not hold is said to be
 * missing before anything is shown. It says itself that no model was asked.
 */
export function describeCode(question: string, found: readonly Described[], language: AnswerLanguage): string {
  const text = answerTexts[language];
  const [best, ...others] = found;
  if (best === undefined) return `${text.nothingFound}\n\n${text.notAModel}`;
  const isThere = (best.snippet.similarity ?? 1) >= surelyThere;
  const missing = isThere ? [] : missingWords(question, found);
  const notThere = missing.length > 0 ? ` ${text.notThere(missing.map(code).join(text.separator))}` : '';
  const documentation = best.details?.documentation;
  const facts = (item: Described, indent: string) => factsOf(item, language).map((fact) => `${indent}- ${fact}`);
  const more = others.map((item, at) =>
    [`${at + 1}. ${placeLine(item, language)}`, ...(at + 1 < detailed ? facts(item, '   ') : [])].join('\n'),
  );
  return [
    ...(isThere ? [] : [`${text.uncertain}${notThere}`, `## ${text.closest}`]),
    placeLine(best, language),
    ...(documentation ? [summaryOf(documentation)] : []),
    excerptOf(best.snippet),
    ...(best.details ? [facts(best, '').join('\n')] : []),
    ...(more.length > 0 ? [`## ${text.more}`, more.join('\n')] : []),
    text.notAModel,
  ].join('\n\n');
}
