import type { AiPort, AiProtocol } from './ai.ts';
import type { SpeechFormat } from './ai-lessons.ts';

interface Words {
  readonly zh: string;
  readonly en: string;
}

/** Part of an address that only its owner knows: `{name}` in the pattern. */
export interface PresetPlaceholder {
  readonly name: string;
  readonly label: Words;
  readonly example: string;
}

interface PresetPort {
  /** Offered while the service's own list is not known; the first is the default. */
  readonly models: readonly string[];
  /** Of `speak`; the first is the default. */
  readonly voices?: readonly string[];
  readonly format?: SpeechFormat;
  /** Of `embed`: the most texts that one call may hold. */
  readonly textsPerCall?: number;
}

/** A service that people use, as far as it can be known beforehand. What differs is learned from its refusals. */
export interface AiPreset {
  readonly key: string;
  readonly name: Words;
  readonly protocol: AiProtocol;
  /** Address up to its version; `{name}` stands for a placeholder. */
  readonly baseUrl: string;
  readonly placeholders: readonly PresetPlaceholder[];
  readonly needsKey: boolean;
  /** Runs on a machine of one's own; `findPorts` are the usual ones. */
  readonly findPorts?: readonly number[];
  readonly apiVersion?: string;
  readonly ports: Readonly<Partial<Record<AiPort, PresetPort>>>;
  /** Where a key is had, or how the service is started. Nothing of it is fetched. */
  readonly start: Words;
  readonly note?: Words;
}

const openAiVoices = ['alloy', 'ash', 'ballad', 'coral', 'echo', 'fable', 'nova', 'onyx', 'sage', 'shimmer', 'verse'];
const hosted = { protocol: 'openai', placeholders: [], needsKey: true } as const;
const local = { protocol: 'openai', placeholders: [], needsKey: false } as const;

export const aiPresets: readonly AiPreset[] = [
  {
    ...hosted,
    key: 'openai',
    name: { zh: 'OpenAI', en: 'OpenAI' },
    baseUrl: 'https://api.openai.com/v1',
    ports: {
      chat: { models: ['gpt-5-mini', 'gpt-5', 'gpt-5-nano', 'gpt-4.1-mini', 'gpt-4.1-nano', 'gpt-4o'] },
      embed: { models: ['text-embedding-3-small', 'text-embedding-3-large'] },
      transcribe: { models: ['gpt-4o-mini-transcribe', 'gpt-4o-transcribe', 'whisper-1'] },
      speak: { models: ['gpt-4o-mini-tts', 'tts-1', 'tts-1-hd'], voices: openAiVoices },
    },
    start: {
      zh: '在 platform.openai.com 的 API keys 页面创建密钥',
      en: 'Create a key on the API keys page of platform.openai.com',
    },
  },
  {
    key: 'azure',
    name: { zh: 'Azure OpenAI', en: 'Azure OpenAI' },
    protocol: 'azure',
    baseUrl: 'https://{resource}.openai.azure.com/openai/v1',
    placeholders: [{ name: 'resource', label: { zh: '资源名称', en: 'Resource name' }, example: 'my-resource' }],
    needsKey: true,
    ports: {
      chat: { models: ['gpt-5-mini'] },
      embed: { models: ['text-embedding-3-small'] },
      transcribe: { models: ['gpt-4o-mini-transcribe'] },
      speak: { models: ['gpt-4o-mini-tts'], voices: openAiVoices },
    },
    start: {
      zh: '在 Azure 门户打开该资源的“密钥和终结点”',
      en: 'Open “Keys and Endpoint” of the resource in the Azure portal',
    },
    note: {
      zh: '模型一栏填部署名称。地址以 /openai/v1 结尾时不需要 api-version；以 /openai 结尾时按旧接口的部署路径调用，需要填 api-version（如 2024-10-21）',
      en: 'Enter the name of the deployment as the model. An address that ends in /openai/v1 needs no api-version; one that ends in /openai is called by deployment paths and needs one, such as 2024-10-21',
    },
  },
  {
    key: 'anthropic',
    name: { zh: 'Anthropic Claude', en: 'Anthropic Claude' },
    protocol: 'anthropic',
    baseUrl: 'https://api.anthropic.com/v1',
    placeholders: [],
    needsKey: true,
    ports: { chat: { models: ['claude-sonnet-4-5', 'claude-haiku-4-5', 'claude-opus-4-5'] } },
    start: {
      zh: '在 console.anthropic.com 的 API keys 页面创建密钥',
      en: 'Create a key on the API keys page of console.anthropic.com',
    },
  },
  {
    key: 'gemini',
    name: { zh: 'Google Gemini', en: 'Google Gemini' },
    protocol: 'gemini',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    placeholders: [],
    needsKey: true,
    ports: {
      chat: { models: ['gemini-2.5-flash', 'gemini-2.5-pro', 'gemini-2.5-flash-lite'] },
      embed: { models: ['gemini-embedding-001'], textsPerCall: 96 },
    },
    start: { zh: '在 aistudio.google.com 创建 API key', en: 'Create an API key at aistudio.google.com' },
  },
  {
    ...hosted,
    key: 'deepseek',
    name: { zh: 'DeepSeek', en: 'DeepSeek' },
    baseUrl: 'https://api.deepseek.com/v1',
    ports: { chat: { models: ['deepseek-v4-flash', 'deepseek-v4-pro'] } },
    start: { zh: '在 platform.deepseek.com 的 API keys 页面创建密钥', en: 'Create a key at platform.deepseek.com' },
  },
  {
    ...hosted,
    key: 'qwen',
    name: { zh: '通义千问（阿里云百炼）', en: 'Qwen (Alibaba Cloud Model Studio)' },
    baseUrl: 'https://dashscope.aliyuncs.com/compatible-mode/v1',
    ports: {
      chat: { models: ['qwen-plus', 'qwen-flash', 'qwen-max'] },
      embed: { models: ['text-embedding-v4', 'text-embedding-v3'], textsPerCall: 10 },
    },
    start: {
      zh: '在百炼控制台创建 API-KEY；国际站的地址是 dashscope-intl.aliyuncs.com',
      en: 'Create a key in the Model Studio console; accounts outside China use dashscope-intl.aliyuncs.com',
    },
  },
  {
    ...hosted,
    key: 'kimi',
    name: { zh: 'Kimi（月之暗面）', en: 'Kimi (Moonshot AI)' },
    baseUrl: 'https://api.moonshot.cn/v1',
    ports: { chat: { models: ['kimi-k2.6', 'kimi-k2.5', 'moonshot-v1-auto'] } },
    start: {
      zh: '在 platform.moonshot.cn 创建密钥；国际站的地址是 api.moonshot.ai',
      en: 'Create a key at platform.moonshot.ai; its address is api.moonshot.ai',
    },
  },
  {
    ...hosted,
    key: 'glm',
    name: { zh: '智谱 GLM', en: 'GLM (Zhipu AI)' },
    baseUrl: 'https://open.bigmodel.cn/api/paas/v4',
    ports: {
      chat: { models: ['glm-4.6', 'glm-4.5-air', 'glm-4.5-flash'] },
      embed: { models: ['embedding-3', 'embedding-2'], textsPerCall: 64 },
      transcribe: { models: ['glm-asr-2512'] },
      speak: {
        models: ['glm-tts'],
        voices: ['tongtong', 'chuichui', 'xiaochen', 'jam', 'kazi', 'douji', 'luodo'],
        format: 'wav',
      },
    },
    start: { zh: '在 open.bigmodel.cn 的 API Keys 页面创建密钥', en: 'Create a key at open.bigmodel.cn' },
  },
  {
    ...hosted,
    key: 'siliconflow',
    name: { zh: '硅基流动 SiliconFlow', en: 'SiliconFlow' },
    baseUrl: 'https://api.siliconflow.cn/v1',
    ports: {
      chat: { models: ['deepseek-ai/DeepSeek-V3.2', 'Qwen/Qwen3-32B', 'Qwen/Qwen3-8B'] },
      embed: { models: ['BAAI/bge-m3', 'Qwen/Qwen3-Embedding-0.6B'], textsPerCall: 32 },
      transcribe: { models: ['FunAudioLLM/SenseVoiceSmall', 'TeleAI/TeleSpeechASR'] },
      speak: {
        models: ['FunAudioLLM/CosyVoice2-0.5B'],
        voices: ['alex', 'benjamin', 'charles', 'david', 'anna', 'bella', 'claire', 'diana'].map(
          (name) => `FunAudioLLM/CosyVoice2-0.5B:${name}`,
        ),
      },
    },
    start: { zh: '在 cloud.siliconflow.cn 的 API 密钥页面创建密钥', en: 'Create a key at cloud.siliconflow.cn' },
  },
  {
    ...hosted,
    key: 'openrouter',
    name: { zh: 'OpenRouter', en: 'OpenRouter' },
    baseUrl: 'https://openrouter.ai/api/v1',
    ports: {
      chat: { models: ['openai/gpt-5-mini', 'anthropic/claude-sonnet-4.5', 'google/gemini-2.5-flash'] },
      embed: { models: ['openai/text-embedding-3-small'] },
    },
    start: { zh: '在 openrouter.ai 的 Keys 页面创建密钥', en: 'Create a key on the Keys page of openrouter.ai' },
  },
  {
    ...local,
    key: 'ollama',
    name: { zh: 'Ollama（本机）', en: 'Ollama (on your machine)' },
    baseUrl: 'http://127.0.0.1:11434/v1',
    findPorts: [11_434],
    ports: { chat: { models: ['qwen3:8b', 'llama3.2', 'gemma3'] }, embed: { models: ['bge-m3', 'nomic-embed-text'] } },
    start: {
      zh: '先运行 ollama serve，并用 ollama pull 下载模型',
      en: 'Run ollama serve, and ollama pull for each model',
    },
    note: {
      zh: 'Ollama 默认只给 4096 个 token 的上下文；长文档请设置 OLLAMA_CONTEXT_LENGTH',
      en: 'Ollama gives 4,096 tokens of context by default; set OLLAMA_CONTEXT_LENGTH for long documents',
    },
  },
  {
    ...local,
    key: 'lm-studio',
    name: { zh: 'LM Studio（本机）', en: 'LM Studio (on your machine)' },
    baseUrl: 'http://127.0.0.1:1234/v1',
    findPorts: [1234],
    ports: { chat: { models: ['qwen3-8b'] }, embed: { models: ['text-embedding-nomic-embed-text-v1.5'] } },
    start: { zh: '在 LM Studio 的开发者页面启动服务器', en: 'Start the server on the Developer page of LM Studio' },
  },
  {
    ...local,
    key: 'vllm',
    name: { zh: 'vLLM', en: 'vLLM' },
    baseUrl: 'http://127.0.0.1:8000/v1',
    findPorts: [8000],
    ports: {
      chat: { models: ['Qwen/Qwen3-8B'] },
      embed: { models: ['BAAI/bge-m3'] },
      transcribe: { models: ['openai/whisper-large-v3-turbo'] },
    },
    start: { zh: '运行 vllm serve 模型名称', en: 'Run vllm serve with the name of a model' },
    note: {
      zh: '让应用生成器用上工具调用，需要启动参数 --enable-auto-tool-choice 和 --tool-call-parser',
      en: 'Start it with --enable-auto-tool-choice and --tool-call-parser so that the app builder can use tools',
    },
  },
  {
    ...local,
    key: 'localai',
    name: { zh: 'LocalAI（本机，含 Piper 语音）', en: 'LocalAI (on your machine, with Piper voices)' },
    baseUrl: 'http://127.0.0.1:8080/v1',
    findPorts: [8080],
    ports: {
      chat: { models: ['gpt-4'] },
      embed: { models: ['text-embedding-ada-002'] },
      transcribe: { models: ['whisper-1'] },
      speak: { models: ['tts-1'], voices: ['alloy'] },
    },
    start: {
      zh: '运行 local-ai run，并在它的页面里安装模型；Piper 的语音也在模型库中',
      en: 'Run local-ai run and install models on its page; voices of Piper are in its gallery',
    },
  },
  {
    ...local,
    key: 'whisper-cpp',
    name: { zh: 'whisper.cpp（本机语音识别）', en: 'whisper.cpp (speech recognition on your machine)' },
    baseUrl: 'http://127.0.0.1:8080/v1',
    findPorts: [8080],
    ports: { transcribe: { models: ['whisper-1'] } },
    start: {
      zh: '运行 whisper-server -m 模型文件 -l auto --inference-path /v1/audio/transcriptions',
      en: 'Run whisper-server -m <model file> -l auto --inference-path /v1/audio/transcriptions',
    },
    note: {
      zh: '模型名称可以任意填写。没有 -l auto 时，不指明语言的录音都会当作英语识别',
      en: 'Any name will do for the model. Without -l auto it takes speech for English wherever no language is named',
    },
  },
  {
    ...local,
    key: 'speaches',
    name: { zh: 'Speaches（本机语音识别与合成）', en: 'Speaches (speech both ways on your machine)' },
    baseUrl: 'http://127.0.0.1:8000/v1',
    findPorts: [8000],
    ports: {
      transcribe: { models: ['Systran/faster-whisper-small'] },
      speak: { models: ['speaches-ai/Kokoro-82M-v1.0-ONNX'], voices: ['af_heart', 'zf_xiaobei', 'jf_alpha'] },
    },
    start: {
      zh: '启动 Speaches，并用 speaches-cli 下载模型',
      en: 'Start Speaches and download models with speaches-cli',
    },
  },
  {
    ...local,
    key: 'kokoro',
    name: { zh: 'Kokoro-FastAPI（本机语音合成）', en: 'Kokoro-FastAPI (speech on your machine)' },
    baseUrl: 'http://127.0.0.1:8880/v1',
    findPorts: [8880],
    ports: { speak: { models: ['kokoro'], voices: ['af_heart', 'af_bella', 'bm_george', 'zf_xiaobei', 'jf_alpha'] } },
    start: { zh: '启动 Kokoro-FastAPI，端口 8880', en: 'Start Kokoro-FastAPI on port 8880' },
    note: {
      zh: '音色开头的字母是语言（zf_、zm_ 为中文）；翻译时按译文的语言自动换用，韩语、德语、俄语等没有音色',
      en: 'The first letter of a voice is its language (zf_ and zm_: Chinese). Translations are spoken in a voice of their language; there is none for Korean, German and Russian',
    },
  },
];
