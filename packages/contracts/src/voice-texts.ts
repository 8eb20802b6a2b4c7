import type { AiError } from './ai/ai.ts';
import { aiErrorText } from './ai/ai-texts.ts';
import { limits } from './limits.ts';
import type { VoiceErrorCode, VoiceLimitName, VoiceStage } from './voice.ts';

/** Why a turn failed; `error` and `stage` where an engine did. */
interface VoiceProblem {
  readonly code: VoiceErrorCode;
  readonly stage?: VoiceStage | undefined;
  readonly error?: AiError | undefined;
  readonly retryAfterMs?: number | undefined;
  /** Which limit was met. */
  readonly limit?: { readonly name: VoiceLimitName; readonly most: number } | undefined;
}

type Text = (problem: VoiceProblem) => string;

const { turnMs, textCharacters } = limits.voice;
const seconds = ({ retryAfterMs = 0 }: VoiceProblem) => Math.max(Math.ceil(retryAfterMs / 1000), 1);

const stages: Readonly<Record<'zh' | 'en', Readonly<Record<VoiceStage, string>>>> = {
  zh: { speech_recognition: '语音识别', translation: '翻译', speech: '语音合成' },
  en: { speech_recognition: 'Speech recognition', translation: 'Translation', speech: 'Speech' },
};

const faults = { zh: '服务器内部出错，请稍后再试', en: 'Something went wrong in the server; try again later' };

const ofEngine =
  (language: 'zh' | 'en'): Text =>
  ({ stage, error }) => {
    if (error === undefined) return faults[language];
    const text = aiErrorText(error, language);
    if (stage === undefined) return text;
    return language === 'zh' ? `${stages.zh[stage]}没有成功：${text}` : `${stages.en[stage]} failed. ${text}`;
  };

const metLimits: Readonly<Record<'zh' | 'en', Readonly<Record<VoiceLimitName, (most: string) => string>>>> = {
  zh: {
    'turns-per-minute': (most) => `已到每分钟 ${most} 次翻译的上限`,
    'turns-at-once': (most) => `同时最多进行 ${most} 次翻译`,
    'sockets-per-user': (most) => `同一账号最多同时打开 ${most} 个语音连接`,
    sockets: (most) => `服务器最多同时打开 ${most} 个语音连接`,
  },
  en: {
    'turns-per-minute': (most) => `The limit of ${most} turns in a minute is reached`,
    'turns-at-once': (most) => `At most ${most} turns run at once`,
    'sockets-per-user': (most) => `One account may have ${most} voice connections open`,
    sockets: (most) => `The server keeps at most ${most} voice connections open`,
  },
};

const met = (language: 'zh' | 'en', { limit }: VoiceProblem, otherwise: string) =>
  limit ? metLimits[language][limit.name](limit.most.toLocaleString('en')) : otherwise;

const zh: Record<VoiceErrorCode, Text> = {
  'bad-message': () => '收到的消息不合要求，没有处理；请刷新页面后重试',
  'no-speech': () => '没有听到说话声，请靠近麦克风再说一次',
  'too-short': () => '录音太短，请把话说完再停止',
  'too-long': () => `内容太长：一次最多说 ${turnMs / 1000} 秒，或输入 ${textCharacters.toLocaleString('en')} 个字符`,
  'bad-audio': () => '录音不完整，或不是 WAV、WebM、Ogg、MP4 音频，请重新录制',
  'not-in-book': ({ stage }) =>
    stage === 'speech'
      ? '没有配置语音合成服务，演示只能朗读演示短语集里的句子；可以在 AI 设置中填写服务'
      : '没有配置翻译服务，演示只认识演示短语集里的句子；请从中选一句，或在 AI 设置中填写服务',
  'no-voice': () => '语音合成服务没有这种语言的音色；请换用有这种语言的服务，或在页面上用浏览器的声音朗读',
  'no-engine': () => '没有配置语音识别服务，请在 AI 设置中填写；输入文字不受影响',
  'same-language': () => '两边是同一种语言，请改选其中一种',
  'too-many-turns': (problem) => `${met('zh', problem, '说得过于频繁')}，请 ${seconds(problem)} 秒后再试`,
  'too-many-sockets': (problem) => `${met('zh', problem, '语音连接过多')}，请关闭其他语音页面，之后会自动连上`,
  'engine-refused': ofEngine('zh'),
  'engine-failed': ofEngine('zh'),
  timeout: (problem) => ofEngine('zh')({ ...problem, error: problem.error ?? { code: 'timeout' } }),
  lost: () => '连接中断过久，这一句没有保住，请再说一次',
};

const en: Record<VoiceErrorCode, Text> = {
  'bad-message': () => 'The message was not as it should be and was ignored; reload the page and try again',
  'no-speech': () => 'No speech was heard; come closer to the microphone and say it again',
  'too-short': () => 'The recording is too short; finish speaking before you stop',
  'too-long': () =>
    `Too long: at most ${turnMs / 1000} s of speech or ${textCharacters.toLocaleString('en')} characters at a time`,
  'bad-audio': () => 'The recording is incomplete or not WAV, WebM, Ogg or MP4 audio; record it again',
  'not-in-book': ({ stage }) =>
    stage === 'speech'
      ? 'No speech service is configured; the demonstration speaks only what is in its phrase book. The AI settings take a service'
      : 'No translation service is configured; the demonstration knows only its phrase book. Choose a phrase from it, or enter a service in the AI settings',
  'no-voice': () =>
    'The speech service has no voice for this language; choose a service that has one, or let the browser speak on the page',
  'no-engine': () =>
    'No speech recognition service is configured; enter one in the AI settings. Typing works without it',
  'same-language': () => 'Both sides are the same language; choose another for one of them',
  'too-many-turns': (problem) => `${met('en', problem, 'Too many turns')}; try again in ${seconds(problem)} s`,
  'too-many-sockets': (problem) =>
    `${met('en', problem, 'Too many voice connections')}; close other voice pages, and this one connects by itself`,
  'engine-refused': ofEngine('en'),
  'engine-failed': ofEngine('en'),
  timeout: (problem) => ofEngine('en')({ ...problem, error: problem.error ?? { code: 'timeout' } }),
  lost: () => 'The connection was away for too long and this turn is lost; say it again',
};

/** The sentence for a turn that failed: what is wrong and what to do. */
export function voiceErrorText(problem: VoiceProblem, language: 'zh' | 'en'): string {
  return (language === 'zh' ? zh : en)[problem.code](problem);
}
