import { aiErrorText } from '@toolbench/contracts/ai/ai-texts.ts';
import type { AiError } from '@toolbench/contracts/ai/ai.ts';
import type { AskResponse, Snippet, UnitDetails } from '@toolbench/contracts/code.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { verifyCitations } from '@toolbench/lab/code/answer/citations.ts';
import type { Described } from '@toolbench/lab/code/answer/describe.ts';
import type { AnswerLanguage } from '@toolbench/lab/code/answer/language.ts';
import { askAboutCode, languageOfQuestion, snippetsForModel } from '@toolbench/lab/code/answer/prompt.ts';
import { topicOf, type ProjectTopic } from '@toolbench/lab/code/answer/topics.ts';
import type { SourceLines } from '@toolbench/lab/code/units/source-lines.ts';
import { joinPart, type AiEngines, type ChatEnd, type ChatPort, type TextPart } from '@toolbench/lab/ports.ts';
import { refuseEmpty } from '@toolbench/lab/refuse-empty.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { StoredProject } from './store.ts';

export interface Question {
  readonly owner: string;
  readonly projectPath: string;
  readonly question: string;
  /** Of the words around the answer; the answer itself is in the question's. */
  readonly language: AnswerLanguage;
  /** The chat model that was chosen in the lab. */
  readonly model?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

export type AskEvent =
  | { readonly kind: 'sources'; readonly snippets: readonly Snippet[] }
  | TextPart
  | { readonly kind: 'answer'; readonly answer: AskResponse };

interface AskingParts {
  readonly find: (owner: string, id: string) => Promise<Result<StoredProject>>;
  readonly search: (
    id: string,
    query: string,
    window: { offset: number; limit: number },
  ) => Promise<{ readonly snippets: readonly Snippet[] }>;
  readonly linesOf: (id: string, path: string) => Promise<SourceLines | undefined>;
  readonly detailsOf: (id: string, path: string, line: number) => Promise<UnitDetails | undefined>;
  readonly topicText: (id: string, topic: ProjectTopic, language: AnswerLanguage) => Promise<string>;
  readonly engines: Pick<AiEngines, 'chat'>;
}

/** Snippets whose neighbours are described without a model. */
const described = 3;
const looksAt = 8;

/** Answers questions: with the configured chat model, else, or where that fails, from the syntax trees. */
export function createAsking({ find, search, linesOf, detailsOf, topicText, engines }: AskingParts) {
  const citationsOf = async (id: string, answer: string) => [
    ...(await verifyCitations(answer, async (path) => (await linesOf(id, path))?.text.split('\n'))),
  ];

  const describe = async (id: string, snippets: readonly Snippet[], question: string) => {
    const shown = snippets.slice(0, looksAt);
    const found: Described[] = [];
    for (const [at, snippet] of shown.entries()) {
      const isDefinition = snippet.kind !== 'lines' && snippet.kind !== 'section';
      const details =
        at < described && isDefinition ? await detailsOf(id, snippet.file_path, snippet.start_line) : undefined;
      found.push({ snippet, details });
    }
    // Its tables are large, and with a model they are never asked.
    const { describeCode } = await import('@toolbench/lab/code/answer/describe.ts');
    const language = languageOfQuestion(question);
    const topic = topicOf(question);
    const answer = describeCode(question, found, language, topic && (await topicText(id, topic, language)));
    return { answer, engine: 'embedded', citations: await citationsOf(id, answer), snippets: shown };
  };

  async function* answer(id: string, asked: Question, snippets: readonly Snippet[]): AsyncGenerator<AskEvent> {
    yield { kind: 'sources', snippets };
    const chat = snippets.length > 0 ? await engines.chat() : undefined;
    let failure: AiError | undefined;
    if (chat) {
      const given = snippetsForModel(snippets);
      let text = '';
      for await (const event of refuseEmpty(streamAnswer(chat, asked, given))) {
        if (event.kind === 'text') {
          text = joinPart(text, event);
          yield event;
        } else if (event.kind === 'failed') failure = event.error;
        else {
          yield { kind: 'answer', answer: { ...(await modelAnswer(id, text, event)), snippets: [...given] } };
          return;
        }
      }
    }
    const embedded = await describe(id, snippets, asked.question);
    const fallback = failure && { error: failure, text: aiErrorText(failure, asked.language) };
    yield { kind: 'answer', answer: { ...embedded, snippets: [...embedded.snippets], ...(fallback && { fallback }) } };
  }

  const modelAnswer = async (id: string, text: string, { engine, costUsd, finish }: ChatEnd) => ({
    answer: text,
    engine: engine.model,
    engine_host: engine.host,
    ...(costUsd !== undefined && { cost_usd: costUsd }),
    ...(finish !== 'stop' && { cut: finish }),
    citations: await citationsOf(id, text),
  });

  const streamAnswer = (chat: ChatPort, { question, model, signal }: Question, snippets: readonly Snippet[]) =>
    chat.stream({
      messages: askAboutCode(question, snippets),
      model,
      temperature: 0.2,
      maxOutputTokens: limits.code.answerTokens,
      signal,
    });

  return async (asked: Question): Promise<Result<AsyncIterable<AskEvent>>> => {
    const project = await find(asked.owner, asked.projectPath);
    if (!project.ok) return project;
    const { id } = project.value;
    const { snippets } = await search(id, asked.question, { offset: 0, limit: limits.code.contextSnippets });
    return ok(answer(id, asked, snippets));
  };
}
