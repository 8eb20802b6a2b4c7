import { describe, expect, it } from 'vitest';
import { aiErrorCauses, aiErrorCodes } from './ai.ts';
import { aiErrorText } from './ai-texts.ts';

describe('aiErrorText', () => {
  it.each(aiErrorCodes)('has words for %s in both languages', (code) => {
    expect(aiErrorText({ code }, 'zh')).toMatch(/[\u4e00-\u9fff]/);
    expect(aiErrorText({ code }, 'en')).toMatch(/^[A-Z][^\u4e00-\u9fff]+$/);
  });

  it.each(aiErrorCauses)('has plainer words for %s in both languages', (cause) => {
    expect(aiErrorText({ code: 'network', cause }, 'zh')).toMatch(/[\u4e00-\u9fff]/);
    expect(aiErrorText({ code: 'network', cause }, 'en')).toMatch(/^[A-Z][^\u4e00-\u9fff]+$/);
    expect(aiErrorText({ code: 'network', cause }, 'en')).not.toBe(aiErrorText({ code: 'network' }, 'en'));
  });

  it('says when another try makes sense', () => {
    expect(aiErrorText({ code: 'rate', retryAfterMs: 1_200 }, 'zh')).toContain('2 秒后');
    expect(aiErrorText({ code: 'rate', retryAfterMs: 1_200 }, 'en')).toContain('in 2 s');
  });

  it('says that calls are paused', () => {
    expect(aiErrorText({ code: 'network', isPaused: true, retryAfterMs: 30_000 }, 'zh')).toMatch(/。多次失败.*30 秒/);
    expect(aiErrorText({ code: 'network', isPaused: true, retryAfterMs: 30_000 }, 'en')).toMatch(/\. Paused .*30 s$/);
  });

  it('names the status of an answer that cannot be used', () => {
    expect(aiErrorText({ code: 'bad-answer', status: 418 }, 'en')).toContain('(HTTP 418)');
    expect(aiErrorText({ code: 'bad-answer', status: 502 }, 'en')).toMatch(/went wrong in the model service.*502/);
  });
});
