import type { AiPort } from '@toolbench/contracts/ai/ai.ts';
import type { LearnedShape } from '@toolbench/contracts/ai/ai-lessons.ts';
import { describe, expect, it } from 'vitest';
import { learnFromRefusal, type Asked } from './learn-from-refusal.ts';

const asked: Asked = {
  outputTokens: 16_000,
  inputTokens: 300,
  texts: 96,
  voice: 'alloy',
  format: 'mp3',
  hasTools: true,
  hasRules: true,
};
const learn = (port: AiPort, words: string, shape: LearnedShape = {}, voices: readonly string[] = []) =>
  learnFromRefusal({ port, words, asked, shape, voices });

describe('[LAB-05] a refusal', () => {
  it.each<[AiPort, string, LearnedShape]>([
    [
      'chat',
      'max_tokens is too large: 16000. This model supports at most 4096 completion tokens',
      { outputTokens: 4_096 },
    ],
    [
      'chat',
      'max_tokens: 16000 > 8192, which is the maximum allowed for claude-3-5-haiku-20241022',
      { outputTokens: 8_192 },
    ],
    ['chat', 'Range of max_tokens should be [1, 32,768]'.replace('32,768', '8,192'), { outputTokens: 8_192 }],
    ['chat', 'max_tokens参数非法', { omitted: ['max_tokens'] }],
    ['chat', 'temperature: Extra inputs are not permitted', { omitted: ['temperature'] }],
    ['chat', 'Your organization must be verified to stream this model. stream', { omitted: ['stream'] }],
    ['chat', "Unknown parameter: 'stream_options'.", { omitted: ['stream_options'] }],
    [
      'chat',
      "This model's maximum context length is 4097 tokens. However, you requested 16300 tokens (300 in the messages, 16000 in the completion).",
      { contextTokens: 4_097 },
    ],
    ['embed', 'Invalid input: array too long', { textsPerCall: 48 }],
    ['embed', 'unsupported encoding_format float for this model', { omitted: ['encoding_format'] }],
    ['transcribe', "response_format 'json' is not supported", { omitted: ['response_format'] }],
    ['transcribe', 'Unsupported language: zh', { omitted: ['language'] }],
    ['speak', "Unsupported response_format 'mp3'. Only wav is available", { format: 'wav' }],
    ['speak', 'Unsupported format', { format: 'wav' }],
    ['speak', "voice: Input should be 'nova', 'echo' or 'onyx'", { voice: 'nova' }],
    // src/speaches/executors/kokoro.py of speaches-ai/speaches
    [
      'speak',
      "Voice 'anna' is not supported. Supported voices: [KokoroModelVoice(name='af_heart', language='en-us', gender='female', id='af_heart')]",
      { voice: 'af_heart' },
    ],
    ['speak', 'Voice alloy not found. Available voices: bm_george, af_alloy', { voice: 'af_alloy' }],
    ['speak', 'Unknown voice. Available voices: nova and echo', { voice: 'nova' }],
    ['speak', 'Unknown voice. Available voices: bm_george af_sky am_adam', { voice: 'bm_george' }],
  ])('of %s that says %j teaches %j', (port, words, shape) => {
    expect(learn(port, words)?.shape).toEqual(shape);
  });

  it('of a voice is answered with one of those that the service names, before those that are known beforehand', () => {
    const known = ['ash', 'alloy', 'nova'];
    const words = "Voice 'alloy' not supported. Available voices: zh-CN-XiaoxiaoNeural, zh-CN-YunxiNeural";
    expect(learn('speak', words, {}, known)?.shape).toEqual({ voice: 'zh-CN-XiaoxiaoNeural' });
    expect(learn('speak', 'Available voices: echo, nova', {}, known)?.shape).toEqual({ voice: 'nova' });
    const prose = 'Voice alloy is not supported: use a voice of this model';
    expect(learn('speak', prose, {}, known)?.shape).toEqual({ voice: 'ash' });
  });

  it('of what a minute or a credit still holds is obeyed and not remembered', () => {
    const credit = 'You requested up to 16000 tokens, but can only afford 3120. Use fewer max_tokens.';
    expect(learn('chat', credit)).toEqual({ shape: { outputTokens: 3_120 }, isPassing: true });
    const minute = 'Request too large on tokens per minute (TPM): Limit 12000, Requested 16310, reduce your message';
    expect(learn('chat', minute)).toMatchObject({ shape: { contextTokens: 12_000 }, isPassing: true });
    expect(learn('chat', 'max_tokens is too large: 16000, at most 4096 completion tokens')).not.toHaveProperty(
      'isPassing',
    );
  });

  it('of a limit of question and answer together leaves the answer what is left', () => {
    const words = 'Your request exceeded model token limit: 8192 (requested: 16310)';
    expect(learn('chat', words)).toEqual({ shape: { contextTokens: 8_192 }, inputTokens: 310 });
    // The question alone is too long.
    expect(learn('chat', words.replace('8192', '512'))).toBeUndefined();
  });

  it('that names no parameter leaves out what was sent, one after the other', () => {
    const words = 'API 调用参数有误，请检查文档。';
    const tried: LearnedShape[] = [];
    const from = (shape: LearnedShape, more: Partial<Asked> = {}): void => {
      const next = learnFromRefusal({ port: 'chat', words, asked: { ...asked, ...more }, shape, voices: [] })?.shape;
      if (next === undefined) return;
      tried.push(next);
      from(next, more);
    };
    from({}, { hasTemperature: true });
    expect(tried.at(-1)).toEqual({ omitted: ['temperature', 'max_tokens', 'stream_options'] });
    expect(tried).toHaveLength(3);
    tried.length = 0;
    from({}, { outputTokens: undefined });
    expect(tried).toEqual([{ omitted: ['stream_options'] }]);
    for (const other of ['invalid parameter: model', "Invalid parameter 'messages'", 'invalid arguments: image_url']) {
      expect(learn('chat', other), other).toBeUndefined();
    }
    expect(learn('chat', 'Invalid request parameters')?.shape).toEqual({ omitted: ['max_tokens'] });
  });

  it('adds to what is known', () => {
    const known: LearnedShape = { tokensAs: 'max_completion_tokens' };
    expect(learn('chat', 'temperature is not supported', known)?.shape).toEqual({ ...known, omitted: ['temperature'] });
  });

  it('about tools cannot be helped by another shape', () => {
    expect(learn('chat', 'gemma3 does not support tools')).toEqual({ shape: { omitted: ['tools'] }, isFinal: true });
  });

  it('tells how long the service found the question', () => {
    const words = 'maximum context length is 8192 tokens and your request has 2000 input tokens (max_tokens)';
    expect(learn('chat', words)).toEqual({ shape: { contextTokens: 8_192 }, inputTokens: 2_000 });
  });

  it('names no voice: one that the service is known to have is tried', () => {
    expect(learn('speak', '音色不存在', {}, ['tongtong'])?.shape).toEqual({ voice: 'tongtong' });
    expect(learn('speak', '音色不存在')).toBeUndefined();
  });

  it.each<[AiPort, string]>([
    ['chat', 'The model `x` does not exist'],
    ['chat', "This model's maximum context length is 4096 tokens. However, your messages resulted in 9000 tokens."],
    ['chat', 'the request exceeds the available context size'],
    ['chat', 'Internal error'],
    ['transcribe', 'audio file is too short'],
    ['speak', 'input is too long'],
    ['chat', ''],
  ])('of %s that says %j teaches nothing', (port, words) => {
    expect(learn(port, words)).toBeUndefined();
  });

  it('teaches nothing twice', () => {
    const known: LearnedShape = { omitted: ['temperature'], outputTokens: 4_096 };
    expect(learn('chat', 'temperature is not supported', known)).toBeUndefined();
  });
});

describe('[LAB-06] a refusal', () => {
  it.each([
    'System role not supported',
    'Developer instruction is not enabled for models/gemma-3-27b-it',
    'Conversation roles must alternate user/assistant/user/assistant/...',
    'Only user and assistant roles are supported!',
    "messages.0.role: Input should be 'user' or 'assistant'",
    "'system' is not one of ['user', 'assistant'] - 'messages.0.role'",
    'this model does not support system messages',
    'invalid role: system',
    "Unexpected role 'system'. The Messages API accepts a top-level `system` parameter",
    '不支持 system 角色',
    '该模型不支持系统消息',
    'The system prompt is not available for this model.',
    "Unsupported value: 'messages[0].role' does not support 'system' with this model.",
  ])('of the role of rules, %j, puts them in front of the question', (words) => {
    expect(learn('chat', words)?.shape).toEqual({ rulesAs: 'question' });
    expect(learnFromRefusal({ port: 'chat', words, asked: {}, shape: {}, voices: [] })?.shape.rulesAs).toBeUndefined();
  });

  it.each([
    'stream_options: Extra inputs are not permitted',
    'Unrecognized request argument supplied: stream_options',
    "Additional properties are not allowed ('stream_options' was unexpected)",
    'json: unknown field "stream_options"',
    'stream_options can only be set by organisations of tier 2',
    'include_usage is wrong',
    '参数 stream_options 不合法',
  ])('of the usage in streams, %j, leaves it out', (words) => {
    expect(learn('chat', words)?.shape).toEqual({ omitted: ['stream_options'] });
  });
});
