import type { LearnedShape, OptionalParameter } from './ai-lessons.ts';

interface LessonTexts {
  readonly tokensAs: (name: string) => string;
  readonly rulesAs: string;
  readonly omitted: (name: OptionalParameter) => string;
  readonly withoutTools: string;
  readonly withoutStream: string;
  readonly outputTokens: (count: number) => string;
  readonly contextTokens: (count: number) => string;
  readonly textsPerCall: (count: number) => string;
  readonly voice: (name: string) => string;
  readonly format: (name: string) => string;
}

const zh: LessonTexts = {
  tokensAs: (name) => `回答长度改用参数 ${name} 限制`,
  rulesAs: '没有系统角色，规则写在问题前面',
  omitted: (name) => `不再发送参数 ${name}`,
  withoutTools: '不使用工具调用，应用改用文本格式生成',
  withoutStream: '不使用流式输出，回答一次给出',
  outputTokens: (count) => `回答最多请求 ${count} 个 token`,
  contextTokens: (count) => `问题与回答合计不超过 ${count} 个 token`,
  textsPerCall: (count) => `每次最多发送 ${count} 段文本`,
  voice: (name) => `音色改用 ${name}`,
  format: (name) => `语音格式改用 ${name}`,
};

const en: LessonTexts = {
  tokensAs: (name) => `The length of an answer is limited by ${name}`,
  rulesAs: 'There is no role for rules; they stand in front of the question',
  omitted: (name) => `The parameter ${name} is no longer sent`,
  withoutTools: 'No tools are offered; apps are built from text',
  withoutStream: 'Answers come in one piece, not as a stream',
  outputTokens: (count) => `At most ${count} tokens are asked for as an answer`,
  contextTokens: (count) => `Question and answer together stay below ${count} tokens`,
  textsPerCall: (count) => `At most ${count} texts are sent in one call`,
  voice: (name) => `The voice is ${name}`,
  format: (name) => `Speech comes as ${name}`,
};

/** What was learned of a model, each as a sentence. */
export function lessonTexts(shape: LearnedShape, language: 'zh' | 'en'): string[] {
  const t = language === 'zh' ? zh : en;
  const omitted = (shape.omitted ?? []).map((name) => {
    if (name === 'tools') return t.withoutTools;
    return name === 'stream' ? t.withoutStream : t.omitted(name);
  });
  return [
    shape.tokensAs && t.tokensAs(shape.tokensAs),
    shape.rulesAs && t.rulesAs,
    ...omitted,
    shape.outputTokens && t.outputTokens(shape.outputTokens),
    shape.contextTokens && t.contextTokens(shape.contextTokens),
    shape.textsPerCall && t.textsPerCall(shape.textsPerCall),
    shape.voice && t.voice(shape.voice),
    shape.format && t.format(shape.format),
  ].filter((sentence) => typeof sentence === 'string');
}
