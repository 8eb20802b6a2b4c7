import type { AiError, AiFeature, FeatureCheck } from '@toolbench/contracts/ai/ai.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { refusesTools } from '@toolbench/lab/assistant/conversation/model-turn.ts';
import { withToolRules } from '@toolbench/lab/assistant/conversation/model-messages.ts';
import { replyTools } from '@toolbench/lab/assistant/protocol/reply-tools.ts';
import {
  joinPart,
  type AiEngines,
  type ChatEvent,
  type CallPart,
  type ChatMessage,
  type SpeakEvent,
  type TranscribeEvent,
} from '@toolbench/lab/ports.ts';
import { refuseEmpty } from '@toolbench/lab/refuse-empty.ts';

interface Trial {
  readonly signal: AbortSignal;
  /** The chat model the user chose. */
  readonly model?: string | undefined;
  /** A short English sentence, spoken: wav of 16 kHz, as pages send it. */
  readonly spoken: SpokenSentence;
}

export type SpokenSentence = () => Promise<Uint8Array>;

type Found = Pick<FeatureCheck, 'error' | 'sample' | 'dimensions' | 'bytes' | 'audio' | 'changesBy'>;

type Try = (engines: AiEngines, trial: Trial) => Promise<Found | undefined>;

type Event = ChatEvent | CallPart | TranscribeEvent | SpeakEvent;

async function drain(events: AsyncIterable<Event>): Promise<Found> {
  let sample = '';
  const parts: Uint8Array[] = [];
  const tools: string[] = [];
  for await (const event of events) {
    if (event.kind === 'failed') return { error: event.error };
    if (event.kind === 'end' && 'finish' in event && event.finish === 'filter') return { error: filtered };
    if (event.kind === 'text') sample = joinPart(sample, event);
    else if (event.kind === 'call' && tools.at(-1) !== event.tool) tools.push(event.tool);
    if (event.kind === 'audio') parts.push(event.bytes);
  }
  if (tools.length > 0) return { sample: tools.join(', '), changesBy: 'tools' };
  if (parts.length === 0) return { sample };
  const spoken = Buffer.concat(parts);
  const isShort = spoken.length <= limits.ai.heardBytes;
  return { bytes: spoken.length, ...(isShort && { audio: spoken.toString('base64') }) };
}

const filtered: AiError = { code: 'bad-answer', cause: 'filtered' };
const noCall: AiError = { code: 'bad-answer', cause: 'no-tool-call' };

const messages: readonly ChatMessage[] = [
  { role: 'system', content: 'Answer as briefly as you can.' },
  { role: 'user', content: 'Reply with the single word OK.' },
];

interface Wish {
  readonly temperature: number;
  readonly maxOutputTokens: number;
}

/** A short question with the temperature and the limit of output that a feature asks with. */
const askedWith =
  (wish: Wish): Try =>
  async (engines, { signal, model }) => {
    const chat = await engines.chat();
    return chat && drain(refuseEmpty(chat.stream({ messages, ...wish, model, signal })));
  };

/** Something that only a tool does, asked for with the rules that the assistant gives. */
const toolMessages: readonly ChatMessage[] = withToolRules([
  { role: 'system', content: 'You change the files of a project.' },
  { role: 'user', content: 'Write the file ok.txt with the single word OK.' },
]);

const appWish: Wish = { temperature: 0.2, maxOutputTokens: limits.assistant.answerTokens };

/** As many texts at once as a document may give. */
const batch = Array.from({ length: limits.ai.textsPerEmbedding }, (_, at) => `测试 test ${at + 1}`);

/** One small real call for each feature, with the parameters that the feature sends. */
export const trials: Readonly<Record<AiFeature, Try>> = {
  'document-answer': askedWith({ temperature: 0, maxOutputTokens: limits.documents.answerTokens }),
  'code-answer': askedWith({ temperature: 0.2, maxOutputTokens: limits.code.answerTokens }),
  translation: askedWith({ temperature: 0, maxOutputTokens: limits.voice.translationTokens }),
  async 'app-by-tools'(engines, trial) {
    const { signal, model } = trial;
    const chat = await engines.chat();
    if (chat === undefined) return undefined;
    const byText = async (): Promise<Found> => ({ ...(await askedWith(appWish)(engines, trial)), changesBy: 'text' });
    // As the assistant does: where tools are not wanted or are refused, it asks for text.
    if (chat.streamWithTools === undefined || chat.toolUse === 'text') return byText();
    const wish = { messages: toolMessages, ...appWish, tools: replyTools, model, signal };
    const found = await drain(chat.streamWithTools(wish));
    const mustCall = chat.toolUse === 'tools';
    if (found.error) return !mustCall && refusesTools(found.error) ? byText() : found;
    if (found.changesBy === 'tools') return found;
    if (mustCall || found.sample?.trim() === '') return { ...found, error: noCall };
    return { ...found, changesBy: 'text' };
  },
  'app-by-text': askedWith(appWish),
  async embeddings(engines, { signal }) {
    const answer = await (await engines.embed())?.embed({ texts: batch, signal });
    return answer && (answer.ok ? { dimensions: answer.value.vectors[0]?.length ?? 0 } : { error: answer.error });
  },
  async recognition(engines, { signal, spoken }) {
    const port = await engines.transcribe();
    return port && drain(port.transcribe({ audio: await spoken(), mediaType: 'audio/wav', language: 'en', signal }));
  },
  async speech(engines, { signal }) {
    const port = await engines.speak();
    return port && drain(port.speak({ text: '测试 test', voice: 'alloy', signal }));
  },
};
