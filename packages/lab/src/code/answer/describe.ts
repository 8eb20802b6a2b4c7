import type { Snippet, UnitDetails } from '@toolbench/contracts/code.ts';
import { irregularForms } from '../../irregular-words.ts';
import { summaryOf } from '../units/documentation.ts';
import { readQuery, type Concept } from '../words/query.ts';
import { termsOf } from '../words/terms.ts';
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

/** The words and names of a question that its answer is expected to have, each with what it asks for. */
function expectedWords(question: string): ReadonlyMap<string, readonly Concept[]> {
  const words = new Map<string, readonly Concept[]>();
  for (const concept of readQuery(question)) {
    if (!concept.asks) words.set(concept.written, [...(words.get(concept.written) ?? []), concept]);
  }
  return words;
}

/** A name is held where it stands in full, which is the last of what it asks for, or where all of its parts do. */
function isHeld(concepts: readonly Concept[], held: ReadonlySet<string>): boolean {
  const parts = concepts.slice(0, -1);
  return held.has(concepts.at(-1)?.word ?? '') || (parts.length > 0 && parts.every(({ word }) => held.has(word)));
}

/** Less sure ones are other words for what is meant. */
const surelyMeant = 0.5;

/** Whether some definition is named after at least half of what a question asks for. */
function isNamed(words: ReadonlyMap<string, readonly Concept[]>, found: readonly Described[]): boolean {
  return found.some(({ snippet: { kind, function_name = '' } }) => {
    if (kind === 'section' || kind === 'lines') return false;
    const name = termsOf(function_name);
    const isInName = ({ terms }: Concept) => name.some((term) => (terms.get(term) ?? 0) >= surelyMeant);
    const named = [...words.values()].filter((concepts) => concepts.some(isInName));
    return words.size > 0 && named.length * 2 >= words.size;
  });
}

const formsOfVerbs = new Set([...irregularForms].flatMap(([, forms]) => [...forms]));

/** A word for what is done: code that does it is named in another form, or otherwise. Its absence says little. */
const isDone = (word: string) => /^[a-z]{2,}(?:ed|ing)$/iu.test(word) || formsOfVerbs.has(word.toLowerCase());

/** What asks for a judgement of the code: that nothing was found would be taken for a good one. */
const judging =
  /(?:有没有|是否|会不会|存不存在|存在|哪里有|有什么|有哪些).{0,12}(?:风险|漏洞|隐患|安全问题|注入|泄[露漏]|死锁|溢出|竞态|性能问题)|(?:安全|可靠|正确|高效|合理|稳定)(?:吗|不)|性能(?:怎么样|如何|好不好)|代码质量|写得(?:怎么样|好不好|好吗)|^(?:is|are|does|do|can|could|will|how)\b.{0,80}\b(?:safe|secure|insecure|unsafe|vulnerable|vulnerabilit(?:y|ies)|buggy|bugs|efficient|slow|fast|performant|race conditions?|memory leaks?|(?:sql|code|command) injections?|security (?:holes?|issues?|risks?))\b/iu;

/** What is to be said before the places that were found: which of the question they do not have, where they have too little. */
function reservation(question: string, found: readonly Described[], language: AnswerLanguage): string | undefined {
  if (judging.test(question)) return answerTexts[language].cannotJudge;
  if ((found[0]?.snippet.similarity ?? 1) >= surelyThere) return undefined;
  const text = answerTexts[language];
  const words = expectedWords(question);
  const held = new Set(found.flatMap(({ snippet }) => snippet.matched_terms ?? []));
  const missing = [...words].filter(([, concepts]) => !isHeld(concepts, held)).map(([written]) => written);
  const named = isNamed(words, found);
  if (missing.length === 0) return named ? undefined : text.scattered;
  const notThere = text.notThere(missing.slice(0, namesShown).map(code).join(text.separator));
  return named || missing.every(isDone)
    ? `${text.partly} ${notThere}`
    : `${text.uncertain} ${notThere} ${text.leftOut}`;
}

/**
 * An answer from the syntax trees and the files of words alone, as Markdown, for reading: first what fits best, where it
 * is and its beginning, then its facts, then the other places. What the project probably does not hold is said to be
 * missing before anything is shown. It says itself that no model was asked.
 * @param topic what is known of the project as a whole, where the question is about that: it is the answer, and places follow
 */
export function describeCode(
  question: string,
  found: readonly Described[],
  language: AnswerLanguage,
  topic?: string,
): string {
  const text = answerTexts[language];
  const [best, ...others] = found;
  if (best === undefined) return `${topic ?? `${text.nothingFound} ${text.leftOut}`}\n\n${text.notAModel}`;
  const reserved = topic ?? reservation(question, found, language);
  const documentation = best.details?.documentation;
  const facts = (item: Described, indent: string) => factsOf(item, language).map((fact) => `${indent}- ${fact}`);
  const more = others.map((item, at) =>
    [`${at + 1}. ${placeLine(item, language)}`, ...(at + 1 < detailed ? facts(item, '   ') : [])].join('\n'),
  );
  return [
    ...(reserved === undefined ? [] : [reserved, `## ${text.closest}`]),
    placeLine(best, language),
    ...(documentation ? [summaryOf(documentation)] : []),
    excerptOf(best.snippet),
    ...(best.details ? [facts(best, '').join('\n')] : []),
    ...(more.length > 0 ? [`## ${text.more}`, more.join('\n')] : []),
    text.notAModel,
  ].join('\n\n');
}
