import { containerOf } from '@toolbench/lab/voice/sound/container.ts';
import { readWav } from '@toolbench/lab/voice/sound/wav.ts';
import type { ServerResponse } from 'node:http';
import { goodKey, type Asked } from './asked.ts';
import { openService, type Handler, type ServiceDouble } from './double.ts';
import { sendJson } from './send.ts';

export type SpeechCall = 'recognition' | 'translation' | 'speech';

/** What a scripted service says, and how long it takes. Times are milliseconds; they may be changed while it runs. */
export interface SpeechScript {
  recognitionMs: number;
  firstTokenMs: number;
  tokenMs: number;
  speechMs: number;
  /** What it hears; by default how many samples there were. */
  transcript: (heard: Heard) => string;
  /** What it answers to what stands between the delimiters. */
  translation: (said: string, prompt: string) => string;
  /** Told how long the service itself took to the first of its answer, and for what. */
  onAnswer: (call: SpeechCall, subject: string, ms: number) => void;
  /** Answers the next calls of a kind instead, one each. */
  readonly instead: Record<SpeechCall, Handler[]>;
}

interface Heard {
  readonly samples: number;
  readonly language: string;
  readonly hint: string;
}

export interface SpeechService extends ServiceDouble {
  readonly script: SpeechScript;
}

const wait = (ms: number) =>
  new Promise<void>((resolve) => void (ms > 0 ? setTimeout(resolve, ms) : setImmediate(resolve)));

const paths: Readonly<Record<string, SpeechCall>> = {
  '/v1/audio/transcriptions': 'recognition',
  '/v1/chat/completions': 'translation',
  '/v1/audio/speech': 'speech',
};

const refuse = (response: ServerResponse, message: string) =>
  sendJson(response, 400, { error: { message, type: 'invalid_request_error', param: null, code: null } });

/** Samples of the file that was sent; a text says what is wrong with it. */
function samplesOf({ file }: Asked): number | string {
  if (file === undefined) return 'no file';
  const container = containerOf(file.bytes);
  if (container === undefined || !file.name.endsWith(`.${container}`)) return `${file.name} is not what it is called`;
  if (container !== 'wav') return 0;
  const sound = readWav(file.bytes);
  return typeof sound === 'string' ? sound : sound.samples.length;
}

async function recognise(script: SpeechScript, asked: Asked, response: ServerResponse): Promise<void> {
  const { language, model, response_format: format, prompt } = asked.json;
  const samples = samplesOf(asked);
  if (typeof samples === 'string') return refuse(response, samples);
  // A service tells the language itself where none is named.
  if (language !== undefined && !/^[a-z]{2}$/.test(String(language)))
    return refuse(response, 'language is not ISO 639-1');
  if (typeof model !== 'string' || format !== 'json') return refuse(response, 'model and json are needed');
  const began = performance.now();
  await wait(script.recognitionMs);
  const text = script.transcript({
    samples,
    language: String(language ?? ''),
    hint: typeof prompt === 'string' ? prompt : '',
  });
  script.onAnswer('recognition', text, performance.now() - began);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (event: object) => response.write(`data: ${JSON.stringify(event)}\n\n`);
  for (const delta of text.match(/.{1,8}/gsu) ?? []) send({ type: 'transcript.text.delta', delta });
  send({ type: 'transcript.text.done', text, usage: { type: 'duration', seconds: samples / 16_000 } });
  response.end();
}

interface ChatBody {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly stream: boolean;
}

async function translate(script: SpeechScript, asked: Asked, response: ServerResponse): Promise<void> {
  const { messages, stream } = asked.json as unknown as ChatBody;
  const prompt = messages.map(({ content }) => content).join('\n\n');
  const said = /<<said (\w+)>>\n([^]*?)\n<<end \1>>/.exec(messages.at(-1)?.content ?? '')?.[2];
  if (said === undefined || !stream) return refuse(response, 'nothing to translate');
  const began = performance.now();
  await wait(script.firstTokenMs);
  script.onAnswer('translation', said, performance.now() - began);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const chunk = (delta: object, more: object = {}) =>
    response.write(
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: null, ...more }] })}\n\n`,
    );
  const tokens = script.translation(said, prompt).match(/\s*\S+|\s+$/gu) ?? [];
  for (const [at, content] of tokens.entries()) {
    if (at > 0) await wait(script.tokenMs);
    chunk({ content });
  }
  chunk({}, { finish_reason: 'stop' });
  const usage = { prompt_tokens: 100, completion_tokens: tokens.length, total_tokens: 100 + tokens.length };
  response.write(
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [], usage })}\n\n`,
  );
  response.end('data: [DONE]\n\n');
}

async function speak(script: SpeechScript, asked: Asked, response: ServerResponse): Promise<void> {
  const { input, voice, response_format: format } = asked.json;
  if (typeof input !== 'string' || input.trim() === '') return refuse(response, 'nothing to speak');
  if (voice !== 'alloy' || format !== 'mp3') return refuse(response, 'another voice or format');
  const began = performance.now();
  await wait(script.speechMs);
  script.onAnswer('speech', input, performance.now() - began);
  response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(spokenAs(input));
}

/** The file that the service speaks a text as: begins like an mp3, and tells in a test what was spoken. */
export const spokenAs = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x49, 0x44, 0x33, 4]), Buffer.from(text)]);

/** A service for recognition, translation and speech over OpenAI's protocol that does as its script says. */
export async function openSpeechService(given: Partial<SpeechScript> = {}): Promise<SpeechService> {
  const script: SpeechScript = {
    recognitionMs: 0,
    firstTokenMs: 0,
    tokenMs: 0,
    speechMs: 0,
    transcript: ({ samples }) => `I heard ${samples} samples.`,
    translation: (said) => `${said.replace(/[.]$/, '')}, translated.`,
    onAnswer: () => undefined,
    instead: { recognition: [], translation: [], speech: [] },
    ...given,
  };
  const calls = { recognition: recognise, translation: translate, speech: speak };
  const double = await openService(async (asked, response) => {
    const call = paths[asked.path];
    if (asked.headers.authorization !== `Bearer ${goodKey}`) {
      return sendJson(response, 401, { error: { message: 'Incorrect API key provided', code: 'invalid_api_key' } });
    }
    if (call === undefined) return refuse(response, `nothing at ${asked.path}`);
    const other = script.instead[call].shift();
    if (other !== undefined) return other(asked, response);
    await calls[call](script, asked, response);
  });
  return { ...double, script };
}
