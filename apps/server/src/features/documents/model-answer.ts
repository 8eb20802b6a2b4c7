import type { AnswerSentence, DocumentAnswer } from '@toolbench/contracts/documents.ts';
import type { AiError } from '@toolbench/contracts/ai.ts';
import { abstainMark, chatMessages } from '@toolbench/lab/documents/chat-messages.ts';
import { checkSentence, takeSentences } from '@toolbench/lab/documents/check-sentence.ts';
import { answerWords } from '@toolbench/lab/documents/answer-words.ts';
import type { Page } from '@toolbench/lab/documents/page.ts';
import type { ChatEnd, ChatPort } from '@toolbench/lab/ports.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { refuseEmpty } from '@toolbench/lab/refuse-empty.ts';
import type { Asked, Searched } from './answer.ts';
import type { StoredDocument } from './document-store.ts';
import type { DocumentParts } from './parts.ts';
import { passageOf } from './search.ts';
import { pagesOfChunk } from './split.ts';

/** The next part of an answer, or a sentence of it that is finished and checked. */
export type AnswerEvent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'sentence'; readonly sentence: AnswerSentence };

type ModelAnswer =
  | { readonly ok: true; readonly answer: DocumentAnswer }
  | { readonly ok: false; readonly error: AiError };

interface AskedModel extends Asked {
  readonly document: StoredDocument;
  readonly search: Searched;
  readonly port: ChatPort;
  readonly model?: string | undefined;
  readonly signal: AbortSignal;
}

const isBetween = (page: number, [first, last]: readonly [number, number]) => page >= first && page <= last;

async function givenPages(parts: DocumentParts, id: string, { hits }: Searched): Promise<Page[]> {
  const pages = new Map<number, Page>();
  for (const { chunk } of hits) {
    for (const page of await parts.store.pages(id, ...pagesOfChunk(chunk))) pages.set(page.page, page);
  }
  return [...pages.values()].sort((a, b) => a.page - b.page);
}

function answerOf(
  { document, search, question }: AskedModel,
  text: string,
  sentences: readonly AnswerSentence[],
  end: ChatEnd,
): DocumentAnswer {
  const abstained = text.includes(abstainMark);
  const named = new Set(sentences.flatMap(({ pages }) => pages));
  const isNamed = ({ chunk }: Searched['hits'][number]) =>
    [...named].some((page) => isBetween(page, pagesOfChunk(chunk)));
  const sources = abstained || named.size === 0 ? search.hits : search.hits.filter(isNamed);
  return {
    result: abstained ? answerWords(question).abstained : text.trim(),
    source_documents: sources.map((hit) => passageOf(document, hit)),
    abstained,
    engine: end.engine.model,
    engine_host: end.engine.host,
    ...(end.costUsd !== undefined && { cost_usd: end.costUsd }),
    ...(end.finish !== 'stop' && !abstained && { cut: end.finish }),
    sentences: abstained ? [] : [...sentences],
  };
}

/** Asks the chat model, with the passages and nothing else of the document, and checks every sentence as it ends. */
export async function* askModel(parts: DocumentParts, asked: AskedModel): AsyncGenerator<AnswerEvent, ModelAnswer> {
  const { document, search, port, signal, model, question, history } = asked;
  const pages = await givenPages(parts, document.id, search);
  const mark = Buffer.from(parts.random(12)).toString('hex');
  const passages = search.hits.map(({ chunk }) => ({ content: chunk.content, pages: pagesOfChunk(chunk) }));
  const messages = chatMessages({ question, history, passages, mark });
  const sentences: AnswerSentence[] = [];
  let text = '';
  let told = 0;
  let open = '';
  const take = (isEnd: boolean): AnswerSentence[] => {
    const { done, rest } = takeSentences(open, isEnd);
    open = rest;
    const checked = done
      .filter((sentence) => !sentence.includes(abstainMark))
      .map((sentence) => checkSentence(sentence, pages));
    sentences.push(...checked);
    return checked;
  };
  const maxOutputTokens = limits.documents.answerTokens;
  const events = port.stream({ messages, model, signal, temperature: 0, maxOutputTokens });
  for await (const event of refuseEmpty(events)) {
    if (event.kind === 'failed') return { ok: false, error: event.error };
    if (event.kind === 'text') {
      text += event.text;
      open += event.text;
      // What may become the mark for "not in the document" is no part of an answer.
      if (!abstainMark.startsWith(text.trim().slice(0, abstainMark.length))) {
        yield { kind: 'text', text: text.slice(told) };
        told = text.length;
      }
    }
    for (const sentence of take(event.kind === 'end')) yield { kind: 'sentence', sentence };
    if (event.kind === 'end') return { ok: true, answer: answerOf(asked, text, sentences, event) };
  }
  return { ok: false, error: { code: 'bad-answer' } };
}
