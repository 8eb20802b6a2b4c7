import { createChannel, type Channel } from './channel.ts';
import { findPhrase } from './phrase-book.ts';
import { recognise } from './recognise.ts';
import { createSentenceStream } from './sentence-stream.ts';
import { speak, speakerOf } from './speak.ts';
import { translate } from './translate.ts';
import type { StageResult, Turn, TurnEnd, TurnParts, TurnTimes } from './turn.ts';
import type { TextPart } from '../ports.ts';

interface Running {
  turn: Turn;
  readonly parts: TurnParts;
  readonly times: TurnTimes;
  costUsd: number | undefined;
}

/** Costs that are not known add nothing; without any known one the sum is not known. */
function charge(running: Running, costUsd: number | undefined): void {
  if (costUsd !== undefined) running.costUsd = (running.costUsd ?? 0) + costUsd;
}

/** What is to be spoken next; `follows` tells, once that is known, whether something comes after it. */
interface Sentence {
  readonly text: string;
  readonly follows: Promise<boolean>;
}

/** Gives sentences out as soon as they are certain, each with the promise to tell whether it is the last. */
function createScript(turn: Turn, sentences: Channel<Sentence>) {
  let stream = createSentenceStream(turn.targetLanguage);
  let tell: ((follows: boolean) => void) | undefined;
  const say = (texts: readonly string[]) => {
    for (const text of texts) {
      tell?.(true);
      sentences.push({ text, follows: new Promise((resolve) => (tell = resolve)) });
    }
  };
  return {
    take({ text: piece, restarts }: TextPart) {
      // What was spoken cannot be taken back; what waits for its end is not said.
      if (restarts) stream = createSentenceStream(turn.targetLanguage);
      const texts = stream.push(piece);
      say(texts);
      // Words behind the last sentence: it is not the last.
      if (texts.length === 0 && /[\p{L}\p{N}]/u.test(piece)) tell?.(true);
    },
    end() {
      say(stream.end());
      tell?.(false);
      sentences.end();
    },
  };
}

const hasSpeaker = ({ turn, parts }: Running) => speakerOf(parts.engines, turn.targetLanguage) !== undefined;

async function speakAll(running: Running, sentences: Channel<Sentence>): Promise<StageResult<undefined>> {
  const { turn, parts, times } = running;
  let part = 0;
  for await (const { text, follows } of sentences) {
    const isSpoken = hasSpeaker(running) || findPhrase(text, turn.targetLanguage) !== undefined;
    if (!isSpoken) continue;
    if (part === 0) parts.emit({ kind: 'stage', stage: 'speech' });
    const spoken = await speak(text, turn.targetLanguage, parts);
    if (!spoken.ok) return spoken;
    charge(running, spoken.value.costUsd);
    const { bytes } = spoken.value;
    if (bytes === undefined) continue;
    const isLast = !(await follows);
    times.firstSound ??= parts.elapsedMs();
    parts.emit({ kind: 'speech', bytes, part, isLast });
    part += 1;
  }
  return { ok: true, value: undefined };
}

async function translateAndSpeak(running: Running, said: string): Promise<StageResult<undefined>> {
  const { turn, parts, times } = running;
  // The phrase book is spoken as a whole: its phrases may be two sentences.
  const isCut = hasSpeaker(running);
  const sentences = createChannel<Sentence>();
  const script = createScript(turn, sentences);
  const speaking = speakAll(running, sentences);
  const translated = await translate(said, turn, parts, (piece, all) => {
    times.firstWord ??= parts.elapsedMs();
    parts.emit({ kind: 'partial', of: 'translation', text: all.trimStart() });
    if (isCut) script.take(piece);
  });
  if (!translated.ok) {
    sentences.end();
    return translated;
  }
  charge(running, translated.value.costUsd);
  times.translation = parts.elapsedMs();
  parts.emit({ kind: 'translation', text: translated.value.text });
  if (isCut) script.end();
  else {
    sentences.push({ text: translated.value.text, follows: Promise.resolve(false) });
    sentences.end();
  }
  return speaking;
}

/** Turns the direction round where the other language was spoken, and says which it was. */
async function tellLanguage(running: Running, said: string): Promise<void> {
  const { turn, parts } = running;
  const { sourceLanguage, targetLanguage } = turn;
  if (turn.tellsApart !== true) return;
  const language = (await parts.tellApart(said, [sourceLanguage, targetLanguage])) ?? sourceLanguage;
  parts.emit({ kind: 'language', language });
  if (language === targetLanguage) {
    running.turn = { ...turn, sourceLanguage: targetLanguage, targetLanguage: sourceLanguage };
  }
}

async function run(running: Running): Promise<StageResult<undefined>> {
  const { turn, parts, times } = running;
  const { said, sourceLanguage, targetLanguage } = turn;
  if (sourceLanguage === targetLanguage) return { ok: false, problem: { code: 'same-language' } };
  if (said.kind === 'text') return translateAndSpeak(running, said.text);
  const recognised = await recognise(said, turn, parts);
  if (!recognised.ok) return recognised;
  charge(running, recognised.value.costUsd);
  times.transcription = parts.elapsedMs();
  await tellLanguage(running, recognised.value.text);
  parts.emit({ kind: 'transcription', text: recognised.value.text });
  return translateAndSpeak(running, recognised.value.text);
}

/**
 * One turn of a conversation: recognised, translated as a stream, and spoken sentence by sentence while the translation
 * still comes. What was emitted stands, however the turn ends.
 */
export async function runTurn(turn: Turn, parts: TurnParts): Promise<TurnEnd> {
  const running: Running = { turn, parts, times: {}, costUsd: undefined };
  const result = await run(running);
  if (parts.cancelled.aborted) return { kind: 'cancelled' };
  if (!result.ok) return { kind: 'failed', problem: result.problem };
  return { kind: 'done', times: running.times, costUsd: running.costUsd };
}
