import type { Snippet } from '@toolbench/contracts/code.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import type { ChatMessage } from '../../ports.ts';
import { answerTexts, placeOf, type AnswerLanguage } from './language.ts';

const { contextSnippets, contextCharacters } = limits.code;

/** Chinese where the question has Chinese characters. */
export const languageOfQuestion = (question: string): AnswerLanguage =>
  /[\u3400-\u9fff]/.test(question) ? 'zh' : 'en';

/** The snippets that a model is given: the best, as many as there is room for. */
export function snippetsForModel(snippets: readonly Snippet[]): readonly Snippet[] {
  let left: number = contextCharacters;
  return snippets.slice(0, contextSnippets).filter(({ content }, at) => {
    const fits = content.length <= left || at === 0;
    if (fits) left -= content.length;
    return fits;
  });
}

const numbered = ({ content, start_line }: Snippet) =>
  content
    .slice(0, contextCharacters)
    .split('\n')
    .map((line, at) => `${start_line + at}| ${line}`)
    .join('\n');

/** The messages that ask a model about the code. */
export function askAboutCode(question: string, snippets: readonly Snippet[]): readonly ChatMessage[] {
  const { prompt } = answerTexts[languageOfQuestion(question)];
  const parts = snippets.map((snippet) => {
    const { file_path, start_line, end_line } = snippet;
    return `### ${placeOf(file_path, start_line, end_line)}\n${numbered(snippet)}`;
  });
  return [
    { role: 'system', content: prompt.rules },
    { role: 'user', content: `${prompt.snippets}\n\n${parts.join('\n\n')}\n\n${prompt.question}: ${question}` },
  ];
}
