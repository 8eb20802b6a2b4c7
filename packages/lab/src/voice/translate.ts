import { limits } from '@toolbench/contracts/limits.ts';
import { findPhrase, phraseIn } from './phrase-book.ts';
import { problemOf } from './problem-of.ts';
import { translationMessages } from './prompts.ts';
import { joinPart, type ChatPort, type TextPart } from '../ports.ts';
import type { StageResult, Turn, TurnParts } from './turn.ts';

interface Translated {
  readonly text: string;
  readonly costUsd: number | undefined;
}

const stage = 'translation';
/** Tokens; the longest text that is taken needs fewer in every language. */
const maxOutputTokens = limits.voice.translationTokens;

function byBook(text: string, { sourceLanguage, targetLanguage }: Turn): StageResult<Translated> {
  const phrase = findPhrase(text, sourceLanguage);
  const translated = phrase && phraseIn(phrase, targetLanguage);
  if (translated === undefined) return { ok: false, problem: { code: 'not-in-book', stage } };
  return { ok: true, value: { text: translated, costUsd: undefined } };
}

async function byModel(
  chat: ChatPort,
  said: string,
  turn: Turn,
  { limitStage, mark }: TurnParts,
  onText: (piece: TextPart, all: string) => void,
): Promise<StageResult<Translated>> {
  const { signal, met } = limitStage(stage);
  const messages = translationMessages({ ...turn, text: said, mark });
  let text = '';
  for await (const event of chat.stream({ messages, signal, temperature: 0, maxOutputTokens })) {
    if (event.kind === 'failed') return { ok: false, problem: problemOf(event.error, stage) };
    if (event.kind === 'text') {
      met();
      text = joinPart(text, event);
      onText(event, text);
      continue;
    }
    const isCut = event.finish !== 'stop';
    if (isCut || text.trim() === '') {
      const code = event.finish === 'length' ? ('too-long' as const) : ('bad-answer' as const);
      return { ok: false, problem: problemOf({ code }, stage) };
    }
    return { ok: true, value: { text: text.trim(), costUsd: event.costUsd } };
  }
  return { ok: false, problem: problemOf({ code: 'bad-answer' }, stage) };
}

/** Translates what was said; `onText` gets each piece as it comes, and all so far. */
export async function translate(
  said: string,
  turn: Turn,
  parts: TurnParts,
  onText: (piece: TextPart, all: string) => void,
): Promise<StageResult<Translated>> {
  parts.emit({ kind: 'stage', stage });
  const { translation } = parts.engines;
  if (translation !== undefined) return byModel(translation, said, turn, parts, onText);
  const found = byBook(said, turn);
  if (found.ok) onText({ kind: 'text', text: found.value.text }, found.value.text);
  return found;
}
