import { chatModels } from '@toolbench/contracts/catalog.ts';
import { describe, expect, it } from 'vitest';
import { silentWav } from '../../../test-support/ai-services/silent-wav.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { priceOf } from './price.ts';
import { wavSeconds } from '../transcribe.ts';

const spent = { inputTokens: 1_500, outputTokens: 500, audioSeconds: 90, characters: 2_000, isEstimated: false };

describe('priceOf', () => {
  it.each([
    ['gpt-4.1-nano', 2 * 0.000234],
    ['gpt-4o', 0.01],
    ['text-embedding-3-small', 0.00004],
    ['whisper-1', 0.009],
    ['tts-1', 0.03],
    ['qwen3:4b', undefined],
    ['constructor', undefined],
  ])('prices %s at %s dollars', (model, usd) => {
    const price = priceOf(model, spent, chatModels);
    if (usd === undefined) expect(price).toBeUndefined();
    else expect(price).toBeCloseTo(usd, 12);
  });
});

describe('estimateTokens', () => {
  it.each([
    ['', 0],
    ['四个汉字', 4],
    ['four', 1],
    ['fives', 2],
    ['混合 text', 4],
    ['한국어', 3],
  ])('reckons %j as %i', (text, tokens) => {
    expect(estimateTokens(text)).toBe(tokens);
  });
});

describe('wavSeconds', () => {
  it('reads the length of a WAV file and nothing else', () => {
    expect(wavSeconds(silentWav(1.5))).toBe(1.5);
    expect(wavSeconds(new Uint8Array(100))).toBe(0);
    expect(wavSeconds(new Uint8Array())).toBe(0);
  });
});
