import type { AiFeature, FeatureCheck } from '@toolbench/contracts/ai/ai.ts';
import { limits } from '@toolbench/contracts/limits.ts';
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

type Found = Pick<FeatureCheck, 'error' | 'sample' | 'dimensions' | 'bytes' | 'audio'>;

type Try = (engines: AiEngines, trial: Trial) => Promise<Found | undefined>;

async function drain(events: AsyncIterable<ChatEvent | CallPart | TranscribeEvent | SpeakEvent>): Promise<Found> {
  let sample = '';
  const parts: Uint8Array[] = [];
  for await (const event of events) {
    if (event.kind === 'failed') return { error: event.error };
    if (event.kind === 'text') sample = joinPart(sample, event);
    else if (event.kind === 'call') sample += event.text;
    if (event.kind === 'audio') parts.push(event.bytes);
  }
  if (parts.length === 0) return { sample };
  const spoken = Buffer.concat(parts);
  const isShort = spoken.length <= limits.ai.heardBytes;
  return { bytes: spoken.length, ...(isShort && { audio: spoken.toString('base64') }) };
}

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
    // As the assistant does: where tools are not wanted, or known to be refused, the text alone decides.
    if (chat.streamWithTools === undefined || chat.toolUse === 'text') return askedWith(appWish)(engines, trial);
    return drain(chat.streamWithTools({ messages, ...appWish, tools: replyTools, model, signal }));
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
