import { readFileSync } from 'node:fs';
import { createServer, connect, type Socket } from 'node:net';
import { limits } from '@toolbench/contracts/limits.ts';
import { writeWav } from '@toolbench/lab/voice/sound/wav.ts';
import {
  openService,
  type Handler,
  type ServiceDouble,
} from '../../apps/server/src/test-support/ai-services/double.ts';
import { sendBytes, sendJson, sendStream } from '../../apps/server/src/test-support/ai-services/send.ts';
import { joinPcm, samplesIn } from '../../apps/web/src/lab/voice/sound/pcm.ts';
import { mix, noise, quiet, randomFrom, voice } from '../../apps/web/src/lab/voice/sound/signals.test-support.ts';

/** What the microphone of the tests seems to say, and what it means. */
export const said = {
  zh: { original: '今天下午三点开会', translated: 'The meeting is at three this afternoon.' },
  en: { original: 'Where is the museum?', translated: '博物馆在哪里？' },
};

const speech = readFileSync(new URL('../../apps/server/assets/speech/en/a-table-for-two-please.mp3', import.meta.url));

const isWav = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).toString() === 'RIFF';

/** Knows what is said in the tests; whatever else it is given, it returns with a mark. */
function translate(text: string): string {
  const known = Object.values(said).find(({ original }) => text.includes(original));
  if (known) return known.translated;
  return `[${/<<said [^>]*>>\n([^]*?)\n<<end/.exec(text)?.[1] ?? text}]`;
}

/** Recognises, translates and speaks as a service would, from a script. */
const usual: Handler = ({ path, json, file }, response) => {
  if (path === '/v1/audio/transcriptions') {
    if (!file || !isWav(file.bytes)) return sendJson(response, 400, { error: { message: 'no wav file' } });
    const { original } = json.language === 'zh' ? said.zh : said.en;
    return sendStream(response, [
      ...[...original].map((delta) => ({ type: 'transcript.text.delta', delta })),
      { type: 'transcript.text.done', text: original, usage: { type: 'duration', seconds: 2 } },
    ]);
  }
  if (path === '/v1/audio/speech') return sendBytes(response, 'audio/mpeg', speech);
  const messages = json.messages as readonly { readonly content: string }[];
  const base = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'gpt-4.1-nano' };
  const words = [...translate(messages.at(-1)?.content ?? '')].map((content) => ({
    ...base,
    choices: [{ index: 0, delta: { content }, finish_reason: null }],
  }));
  const end = { ...base, choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] };
  const usage = { ...base, choices: [], usage: { prompt_tokens: 60, completion_tokens: 12, total_tokens: 72 } };
  return sendStream(response, [...words, end, usage]);
};

/** Such a service, which lists these models when it is connected. */
export const openVoiceService = (models: readonly string[] = []): Promise<ServiceDouble> =>
  openService((asked, response) => {
    if (asked.path !== '/v1/models') return usual(asked, response);
    return sendJson(response, 200, { object: 'list', data: models.map((id) => ({ id, object: 'model' })) });
  });

/** A room, then a voice, then the room for longer than any test listens: a wav file for the browser's microphone. */
export function microphoneFile(): Uint8Array {
  const room = noise(14_000, -58, randomFrom(9));
  const spoken = joinPcm([quiet(700), voice(1_400, -10), quiet(11_900)]);
  const file = writeWav({ sampleRate: limits.voice.sampleRate, samples: Int16Array.from(mix(spoken, room)) });
  if (file.length !== 44 + samplesIn(14_000) * 2) throw new Error(`${limits.voice.sampleRate} Hz were expected`);
  return file;
}

export interface Line {
  readonly url: string;
  /** Cuts every connection, without a word, as a network does. */
  readonly cut: () => void;
  readonly close: () => Promise<void>;
}

/** A line to a server, which can be cut. */
export async function openLine(serverUrl: string): Promise<Line> {
  const { hostname, port } = new URL(serverUrl);
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [end, other] of [[near, far] as const, [far, near] as const]) {
      ends.add(end);
      end.on('error', () => other.destroy());
      end.on('close', () => {
        ends.delete(end);
        other.destroy();
      });
      end.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const cut = () => {
    for (const end of ends) end.destroy();
  };
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    cut,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}
