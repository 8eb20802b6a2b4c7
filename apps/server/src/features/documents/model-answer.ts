import type { AnswerSentence, DocumentAnswer } from '@toolbench/contracts/document-answers.ts';
import type { Passage } from '@toolbench/contracts/documents.ts';
import type { AiError } from '@toolbench/contracts/ai/ai.ts';
import { abstainMark, chatMessages } from '@toolbench/lab/documents/answer/chat-messages.ts';
import { checkSentence, takeSentences, type GivenPage } from '@toolbench/lab/documents/answer/check-sentence.ts';
import { answerWords } from '@toolbench/lab/documents/rank/answer-words.ts';
import { joinPart, type ChatEnd, type ChatPort, type TextPart } from '@toolbench/lab/ports.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { refuseEmpty } from '@toolbench/lab/refuse-empty.ts';
import type { Asked } from './answer.ts';
import { sourcesOf, type Looked } from './asked-together.ts';
import type { DocumentParts } from './parts.ts';
import { pagesOfChunk } from './split.ts';

/** The next part of an answer, or a sentence of it that is finished and checked. */
export type AnswerEvent = TextPart | { readonly kind: 'sentence'; readonly sentence: AnswerSentence };

type ModelAnswer =
  | { readonly ok: true; readonly answer: DocumentAnswer }
  | { readonly ok: false; readonly error: AiError };

interface AskedModel extends Asked {
  readonly looked: readonly Looked[];
  readonly port: ChatPort;
  readonly model?: string | undefined;
  readonly signal: AbortSignal;
}

async function givenPages(parts: DocumentParts, { document, search, letter }: Looked): Promise<GivenPage[]> {
  const pages = new Map<number, GivenPage>();
  const own = letter === undefined ? {} : { document: letter };
  for (const { chunk } of search.hits) {
    const held = await parts.store.pages(document.id, ...pagesOfChunk(chunk));
    for (const page of held) pages.set(page.page, { ...page, ...own });
  }
  return [...pages.values()].sort((a, b) => a.page - b.page);
}

function answerOf(
  { looked, question, sources }: AskedModel & { readonly sources: readonly Passage[] },
  text: string,
  sentences: readonly AnswerSentence[],
  end: ChatEnd,
): DocumentAnswer {
  const abstained = text.includes(abstainMark);
  const named: { readonly page: number; readonly document?: string }[] = sentences.flatMap(
    ({ pages, places }) => places ?? pages.map((page) => ({ page })),
  );
  const cited = sources.filter(({ metadata: { first_page: first, last_page: last, document } }) =>
    named.some((place) => place.document === document && first <= place.page && place.page <= last),
  );
  const words = answerWords(question);
  return {
    result: abstained ? (looked.length > 1 ? words.abstainedAll : words.abstained) : text.trim(),
    source_documents: abstained || named.length === 0 ? [...sources] : cited,
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
  const { looked, port, signal, model, question, history } = asked;
  const pages: GivenPage[] = [];
  for (const one of looked) pages.push(...(await givenPages(parts, one)));
  const mark = Buffer.from(parts.random(12)).toString('hex');
  const passages = looked.flatMap(({ document: { filename }, search, letter }) =>
    search.hits.map(({ chunk }) => ({
      content: chunk.content,
      pages: pagesOfChunk(chunk),
      ...(letter !== undefined && { document: { letter, filename } }),
    })),
  );
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
      text = joinPart(text, event);
      open = joinPart(open, event);
      if (event.restarts) {
        sentences.length = 0;
        told = 0;
        yield { ...event, text: '' };
      }
      // What may become the mark for "not in the document" is no part of an answer.
      if (!abstainMark.startsWith(text.trim().slice(0, abstainMark.length))) {
        yield { kind: 'text', text: text.slice(told) };
        told = text.length;
      }
    }
    for (const sentence of take(event.kind === 'end')) yield { kind: 'sentence', sentence };
    if (event.kind === 'end')
      return {
        ok: true,
        answer: answerOf({ ...asked, sources: await sourcesOf(parts, looked) }, text, sentences, event),
      };
  }
  return { ok: false, error: { code: 'bad-answer' } };
}
