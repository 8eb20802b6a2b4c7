import {
  above,
  bearer,
  chatTakes,
  embedTakes,
  moreTexts,
  oneOf,
  openAi,
  speakTakes,
  transcribeTakes,
  type Check,
  type PortRules,
  type StrictService,
} from './strict-kit.ts';

const reasoning: readonly Check[] = [
  ({ max_tokens: given }) =>
    given !== undefined && {
      message:
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      code: 'unsupported_parameter',
      param: 'max_tokens',
    },
  ({ temperature }) =>
    temperature !== undefined &&
    temperature !== 1 && {
      message: `Unsupported value: 'temperature' does not support ${String(temperature)} with this model. Only the default (1) value is supported.`,
      code: 'unsupported_value',
      param: 'temperature',
    },
];
const reasoningChat = { takes: [...chatTakes, 'max_completion_tokens'], checks: reasoning };

const glmVoices = ['tongtong', 'chuichui', 'xiaochen', 'jam', 'kazi', 'douji', 'luodo'];
const openAiSpeech: PortRules = {
  model: 'gpt-4o-mini-tts',
  takes: [...speakTakes, 'instructions', 'stream_format'],
  checks: [
    oneOf('voice', ['alloy', 'ash', 'coral', 'nova'], (given) => ({
      message: `[{'type': 'enum', 'loc': ('body', 'voice'), 'msg': "Input should be 'alloy', 'ash', 'coral' or 'nova'", 'input': '${given}'}]`,
    })),
  ],
};

/** Services of the cloud that speak OpenAI's protocol, each as strict as its documentation. */
export const cloudServices = {
  openai: {
    ...openAi,
    ...bearer,
    documentation:
      'developers.openai.com/api/docs/guides/reasoning and API reference (chat, embeddings, audio); words: QwenLM/qwen-code#921',
    ports: {
      chat: { model: 'gpt-5-mini', ...reasoningChat },
      embed: { model: 'text-embedding-3-small', takes: embedTakes },
      transcribe: { model: 'gpt-4o-mini-transcribe', takes: transcribeTakes },
      speak: openAiSpeech,
    },
  },
  azure: {
    ...openAi,
    protocol: 'azure',
    base: '/openai',
    apiVersion: '2024-10-21',
    keyHeader: 'api-key',
    documentation: 'learn.microsoft.com/azure/foundry/openai/reference (2024-10-21: deployments, api-version, api-key)',
    ports: {
      chat: { model: 'my gpt-5', ...reasoningChat },
      embed: { model: 'my-embeddings', takes: embedTakes },
      transcribe: { model: 'my-ears', takes: transcribeTakes },
      speak: { ...openAiSpeech, model: 'my-voice' },
    },
  },
  deepseek: {
    ...openAi,
    ...bearer,
    documentation:
      'api-docs.deepseek.com: create-chat-completion, quick_start/error_codes; words: deepseek-ai/DeepSeek-V3#69',
    ports: {
      chat: {
        model: 'deepseek-v4-flash',
        takes: chatTakes,
        checks: [
          above('max_tokens', 8_192, () => ({
            message: 'Invalid max_tokens value, the valid range of max_tokens is [1, 8192]',
            code: 'invalid_request_error',
          })),
        ],
      },
    },
  },
  'gpt-3.5': {
    ...openAi,
    ...bearer,
    documentation: 'developers.openai.com/api/docs/models/gpt-3.5-turbo (16,385 tokens of context, 4,096 of output)',
    ports: {
      chat: {
        model: 'gpt-3.5-turbo',
        takes: chatTakes,
        checks: [
          above('max_tokens', 4_096, (given) => ({
            message: `max_tokens is too large: ${given}. This model supports at most 4096 completion tokens, whereas you provided ${given}.`,
            code: 'invalid_value',
            param: 'max_tokens',
          })),
        ],
      },
    },
  },
  kimi: {
    ...openAi,
    ...bearer,
    refusal: ({ message }) => ({ error: { message, type: 'invalid_request_error' } }),
    documentation:
      'platform.kimi.ai/docs/guide/migrating-from-openai-to-kimi (fixed temperature); words: lobehub/lobehub#14122',
    ports: {
      chat: {
        model: 'kimi-k2.6',
        takes: chatTakes,
        checks: [
          ({ temperature }) =>
            temperature !== undefined &&
            temperature !== 1 && { message: 'invalid temperature: only 1 is allowed for this model' },
        ],
      },
    },
  },
  glm: {
    ...openAi,
    ...bearer,
    base: '/api/paas/v4',
    refusal: ({ message }) => ({ error: { code: '1214', message } }),
    unknownParameter: (name) => ({ message: `${name}参数非法，请检查文档` }),
    documentation:
      'docs.bigmodel.cn/api-reference/模型-api：对话补全、文本嵌入、语音转文本、文本转语音（音色与 wav、pcm）',
    ports: {
      chat: {
        model: 'glm-4.5-flash',
        takes: chatTakes,
        checks: [({ temperature }) => temperature === 0 && { message: 'temperature参数非法。取值范围为(0.0, 1.0)' }],
      },
      embed: {
        model: 'embedding-3',
        takes: ['model', 'input', 'dimensions', 'user'],
        checks: [moreTexts(64, { message: 'input数组最大不得超过64条' })],
      },
      transcribe: { model: 'glm-asr-2512', takes: ['model', 'file', 'stream', 'prompt', 'hotwords'] },
      speak: {
        model: 'glm-tts',
        takes: [...speakTakes, 'volume', 'stream'],
        checks: [
          oneOf('response_format', ['wav', 'pcm'], () => ({ message: 'response_format参数非法，仅支持 wav, pcm' })),
          oneOf('voice', glmVoices, () => ({ message: 'voice参数非法，音色不存在' })),
        ],
      },
    },
  },
  qwen: {
    ...openAi,
    ...bearer,
    base: '/compatible-mode/v1',
    refusal: ({ message }) => ({
      error: { message, type: 'InvalidParameter', param: null, code: 'InvalidParameter' },
      request_id: 'e1',
    }),
    documentation:
      'help.aliyun.com/zh/model-studio: text-embedding-synchronous-api, error-code; words: zilliztech/claude-context#177',
    ports: {
      chat: {
        model: 'qwen-plus',
        takes: chatTakes,
        checks: [
          above('max_tokens', 8_192, () => ({
            message: '<400> InternalError.Algo.InvalidParameter: Range of max_tokens should be [1, 8192]',
          })),
        ],
      },
      embed: {
        model: 'text-embedding-v4',
        takes: embedTakes,
        checks: [
          moreTexts(10, {
            message:
              '<400> InternalError.Algo.InvalidParameter: Value error, batch size is invalid, it should not be larger than 10.: input.contents',
          }),
        ],
      },
    },
  },
  siliconflow: {
    ...openAi,
    ...bearer,
    refusal: ({ message }) => ({ code: 20_015, message, data: null }),
    documentation:
      'docs.siliconflow.cn/api-reference：创建语音（音色带模型名前缀）、创建嵌入请求；words: apecloud/ApeRAG#716',
    ports: {
      embed: {
        model: 'BAAI/bge-m3',
        takes: embedTakes,
        checks: [moreTexts(32, { status: 413, message: 'input batch size 96 > maximum allowed batch size 32' })],
      },
      speak: {
        model: 'FunAudioLLM/CosyVoice2-0.5B',
        takes: speakTakes,
        checks: [
          ({ voice }) =>
            !String(voice).includes(':') && {
              message:
                'invalid voice, must be one of: FunAudioLLM/CosyVoice2-0.5B:alex, FunAudioLLM/CosyVoice2-0.5B:anna',
            },
        ],
      },
    },
  },
} as const satisfies Readonly<Record<string, StrictService>>;
