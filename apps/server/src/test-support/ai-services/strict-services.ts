import type { Asked } from './asked.ts';
import { cloudServices } from './strict-cloud-services.ts';
import {
  above,
  bearer,
  chatTakes,
  count,
  embedTakes,
  number,
  oneOf,
  openAi,
  speakTakes,
  streamed,
  transcribeTakes,
  type StrictService,
} from './strict-kit.ts';

const vllmContext = 8_192;
/** About what the tokeniser of a test counts. */
const promptTokens = (json: Asked['json']) => Math.ceil(JSON.stringify(json.messages).length / 4);

/** Every service, those with a protocol of their own and those on one's own machine included. */
export const strictServices = {
  ...cloudServices,
  gemini: {
    protocol: 'gemini',
    base: '/v1beta',
    keyHeader: 'x-goog-api-key',
    refusal: ({ status, message }) => [{ error: { code: status, message, status: 'INVALID_ARGUMENT' } }],
    unknownParameter: (name) => ({
      message: `Invalid JSON payload received. Unknown name "${name}": Cannot find field.`,
    }),
    documentation:
      'ai.google.dev/api: models.streamGenerateContent, models.batchEmbedContents; words: stackblitz-labs/bolt.diy#955',
    ports: {
      chat: {
        model: 'gemini-2.0-flash',
        takes: [
          'contents',
          'systemInstruction',
          'generationConfig',
          'tools',
          'toolConfig',
          'safetySettings',
          'cachedContent',
        ],
        checks: [
          ({ generationConfig = {} }) => {
            const { maxOutputTokens = 0 } = generationConfig as { maxOutputTokens?: number };
            return (
              maxOutputTokens > 8_192 && {
                message: `Unable to submit request because it has a maxOutputTokens value of ${maxOutputTokens} but the supported range is from 1 (inclusive) to 8193 (exclusive). Update the value and try again.`,
              }
            );
          },
        ],
      },
      embed: {
        model: 'gemini-embedding-001',
        takes: ['requests', 'content', 'model', 'taskType', 'outputDimensionality'],
        checks: [
          ({ requests }) =>
            count(requests) > 100 && {
              message: '* BatchEmbedContentsRequest.requests: at most 100 requests can be in one batch',
            },
        ],
      },
    },
  },
  anthropic: {
    protocol: 'anthropic',
    base: '/v1',
    keyHeader: 'x-api-key',
    refusal: ({ message }) => ({ type: 'error', error: { type: 'invalid_request_error', message }, request_id: 'r1' }),
    unknownParameter: (name) => ({ message: `${name}: Extra inputs are not permitted` }),
    documentation:
      'platform.claude.com/docs: Messages, Errors, Migrating to Claude Opus 4.7; words: BerriAI/litellm#26444',
    ports: {
      chat: {
        model: 'claude-next',
        takes: [
          'model',
          'messages',
          'system',
          'max_tokens',
          'temperature',
          'stream',
          'tools',
          'tool_choice',
          'top_p',
          'top_k',
        ],
        checks: [
          above('max_tokens', 8_192, (given) => ({
            message: `max_tokens: ${given} > 8192, which is the maximum allowed number of output tokens for claude-next`,
          })),
          ({ temperature }) => temperature !== undefined && { message: '`temperature` is deprecated for this model.' },
        ],
      },
    },
  },
  ollama: {
    ...openAi,
    refusal: ({ message }) => ({ error: { message, type: 'api_error', param: null, code: null } }),
    documentation: 'docs.ollama.com/api/openai-compatibility; words: continuedev/continue#10876',
    ports: {
      chat: {
        model: 'gemma3:4b',
        takes: chatTakes,
        checks: [
          ({ tools }) =>
            tools !== undefined && { message: 'registry.ollama.ai/library/gemma3:4b does not support tools' },
        ],
      },
      embed: { model: 'bge-m3', takes: embedTakes },
    },
  },
  vllm: {
    ...openAi,
    ...bearer,
    refusal: ({ status, message }) => ({ error: { message, type: 'BadRequestError', param: null, code: status } }),
    documentation: 'docs.vllm.ai: OpenAI-Compatible Server, Tool Calling; words: stepfun-ai/Step-Audio-R1#3',
    ports: {
      chat: {
        model: 'Qwen/Qwen3-8B',
        takes: chatTakes,
        checks: [
          ({ tools }) =>
            tools !== undefined && {
              message: '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set',
            },
          (json) => {
            const [asked, input] = [number(json.max_tokens) ?? 0, promptTokens(json)];
            return (
              asked + input > vllmContext && {
                message: `'max_tokens' or 'max_completion_tokens' is too large: ${asked}. This model's maximum context length is ${vllmContext} tokens and your request has ${input} input tokens (${asked} > ${vllmContext} - ${input}). None`,
              }
            );
          },
        ],
      },
      embed: { model: 'BAAI/bge-m3', takes: embedTakes },
      transcribe: { model: 'openai/whisper-large-v3-turbo', takes: transcribeTakes },
    },
  },
  'lm-studio': {
    ...openAi,
    refusal: ({ message }) => ({ error: message }),
    documentation: 'lmstudio.ai/docs/developer/openai-compat',
    ports: {
      chat: { model: 'qwen3-8b', takes: chatTakes },
      embed: { model: 'text-embedding-nomic-embed-text-v1.5', takes: ['model', 'input'] },
    },
  },
  kokoro: {
    ...openAi,
    refusal: ({ message }) => ({ detail: { error: 'validation_error', message, type: 'invalid_request_error' } }),
    documentation:
      'remsky/Kokoro-FastAPI: README.md, api/src/routers/openai_compatible.py, api/src/core/openai_mappings.json',
    ports: {
      speak: {
        model: 'kokoro',
        takes: speakTakes,
        checks: [
          // Some of OpenAI's names stand for voices of its own.
          oneOf('voice', ['alloy', 'af_alloy', 'af_heart', 'zf_xiaobei', 'jf_alpha'], (given) => ({
            message: `Voice '${given}' not found. Available voices: af_alloy, af_heart, jf_alpha, zf_xiaobei`,
          })),
        ],
      },
    },
  },
  'whisper-cpp': {
    ...openAi,
    refusal: ({ message }) => ({ error: message }),
    documentation:
      'ggml-org/whisper.cpp: examples/server/README.md and server.cpp, with --inference-path /v1/audio/transcriptions',
    ports: {
      transcribe: {
        model: 'whisper-1',
        takes: transcribeTakes,
        // A line for each segment, cut wherever a token ends.
        tells: (heard) => ({ text: heard.replace(/.{3}/su, '$&\n') + '\n' }),
      },
    },
  },
  speaches: {
    ...openAi,
    refusal: ({ message }) => ({ detail: message }),
    documentation:
      'speaches-ai/speaches: docs/usage/speech-to-text.md, text-to-speech.md, src/speaches/routers/stt.py, executors/kokoro.py',
    ports: {
      transcribe: {
        model: 'Systran/faster-whisper-small',
        takes: [...transcribeTakes, 'hotwords', 'without_timestamps'],
        // The segments are used up when the last event is made of them.
        tells: streamed(() => ''),
      },
      speak: {
        model: 'speaches-ai/Kokoro-82M-v1.0-ONNX',
        takes: [...speakTakes, 'stream_format', 'sample_rate'],
        checks: [
          oneOf('voice', ['alloy', 'af_heart', 'af_bella', 'zf_xiaobei', 'jf_alpha'], (given) => ({
            status: 422,
            message: `Voice '${given}' is not supported. Supported voices: [KokoroModelVoice(name='af_heart', language='en-us', gender='female', id='af_heart')]`,
          })),
        ],
      },
    },
  },
  localai: {
    ...openAi,
    refusal: ({ status, message }) => ({ error: { code: status, message, type: '' } }),
    documentation:
      'localai.io/features: text-generation, embeddings, audio-to-text (streaming transcriptions), text-to-audio',
    ports: {
      chat: { model: 'llama-3.2-3b-instruct', takes: chatTakes },
      embed: { model: 'bert-embeddings', takes: embedTakes },
      transcribe: { model: 'whisper-1', takes: transcribeTakes, tells: streamed((heard) => heard) },
      speak: { model: 'voice-en-us-amy-low', takes: speakTakes },
    },
  },
} as const satisfies Readonly<Record<string, StrictService>>;

export type StrictName = keyof typeof strictServices;
