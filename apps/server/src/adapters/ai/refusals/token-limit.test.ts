import { describe, expect, it } from 'vitest';
import { readTokenLimit, type TokenLimit } from './token-limit.ts';

const read = (words: string, outputTokens = 16_000, inputTokens = 60) =>
  readTokenLimit(words, { outputTokens, inputTokens });

describe('[LAB-05] a limit of tokens', () => {
  it.each<[string, TokenLimit]>([
    [
      'Input validation error: `inputs` tokens + `max_new_tokens` must be <= 8193. Given: 71 `inputs` tokens and 16000 `max_new_tokens`',
      { of: 'both', tokens: 8_193, inputTokens: 71 },
    ],
    [
      'Invalid request: Your request exceeded model token limit: 8192 (requested: 16071)',
      { of: 'both', tokens: 8_192, inputTokens: 71 },
    ],
    ['Invalid request: Your request exceeded model token limit: 32768', { of: 'both', tokens: 32_768 }],
    [
      'Request too large for model `llama-3.3-70b` in organization `org_1` on tokens per minute (TPM): Limit 12000, Requested 16071, please reduce your message size',
      { of: 'both', tokens: 12_000, inputTokens: 71 },
    ],
    [
      'max_total_tokens (16071) must be less than or equal to max_seq_len (8192)',
      { of: 'both', tokens: 8_192, inputTokens: 71 },
    ],
    [
      'too many tokens: max tokens must be less than or equal to 4096, the maximum output length for this model - received 16000.',
      { of: 'answer', tokens: 4_096 },
    ],
    [
      'too many tokens: total number of tokens (prompt and max_tokens) cannot exceed 4,096 - received 16071.',
      { of: 'both', tokens: 4_096, inputTokens: 71 },
    ],
    [
      '`max_tokens` must be less than or equal to `8192`, the maximum value for `max_tokens` is less than the `context_window`',
      { of: 'answer', tokens: 8_192 },
    ],
    ['Requested tokens (16071) exceed context window of 2048', { of: 'both', tokens: 2_048, inputTokens: 71 }],
    [
      'max_tokens=16000 cannot be greater than max_model_len=max_total_tokens=4096. (parameter=max_tokens, value=16000)',
      { of: 'both', tokens: 4_096 },
    ],
    ['The prompt is too long: 71, model maximum context length: 8191', { of: 'both', tokens: 8_191, inputTokens: 71 }],
    ['最大输出长度不能超过4096', { of: 'answer', tokens: 4_096 }],
    ['输入参数 max_tokens 超出最大值 2048', { of: 'answer', tokens: 2_048 }],
    ['Validation: max_tokens must be less than 4097', { of: 'answer', tokens: 4_096 }],
    [
      'supported range is from 1 (inclusive) to 8193 (exclusive) for max output tokens',
      { of: 'answer', tokens: 8_192 },
    ],
    ['max_tokens is not allowed here', { of: 'answer' }],
    ['参数 max_tokens 应为[1,8192]', { of: 'answer', tokens: 8_192 }],
    [
      'This request requires more credits, or fewer max_tokens. You requested up to 16000 tokens, but can only afford 3120.',
      { of: 'answer', tokens: 3_120 },
    ],
    [
      'This request requires a sequence length of 16060, but the maximum supported sequence length is just 4146.',
      { of: 'both', tokens: 4_146, inputTokens: 60 },
    ],
    [
      'Please reduce the length of the messages or completion. Current length is 16060 while limit is 8192',
      { of: 'both', tokens: 8_192, inputTokens: 60 },
    ],
  ])('is read from its figures: %s', (words, limit) => {
    expect(read(words)).toEqual(limit);
  });

  it('may be larger than the answer that was asked for, where it is of both', () => {
    const words = "This model's maximum context length is 4096 tokens. However, you requested 4171 tokens.";
    expect(read(words, 4_000, 90)).toEqual({ of: 'both', tokens: 4_096, inputTokens: 171 });
  });

  it.each([
    'temperature must be between 0 and 1',
    'The model gpt-4096 does not exist',
    'Rate limit reached: 60 requests, try again in 900 s',
    'invalid token',
    'image is too large: 20000 bytes',
    '',
  ])('is in no other words: %s', (words) => {
    expect(read(words)).toBeUndefined();
  });
});
