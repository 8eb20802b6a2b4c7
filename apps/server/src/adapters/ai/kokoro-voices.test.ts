import { moreVoiceLanguages, voiceLanguages } from '@toolbench/contracts/voice.ts';
import { describe, expect, it } from 'vitest';
import { speaksLanguage, voiceFor } from './kokoro-voices.ts';

const model = 'speaches-ai/Kokoro-82M-v1.0-ONNX';

describe('voices of Kokoro', () => {
  it.each([
    ['zm_yunxi', 'zh-CN', 'zm_yunxi'],
    ['bm_george', 'en', 'bm_george'],
    ['af_bella+af_sky', 'en', 'af_bella+af_sky'],
    ['af_heart', 'zh-CN', 'zf_xiaobei'],
    ['zf_xiaobei', 'en', 'af_heart'],
    ['alloy', 'en', 'alloy'],
    ['alloy', 'ja', 'jf_alpha'],
    ['af_heart', 'pt', 'pf_dora'],
    ['af_heart', undefined, 'af_heart'],
  ])('[VOICE-05] [LAB-05] %s speaks %s as %s', (voice, language, expected) => {
    expect(voiceFor(voice, model, language)).toBe(expected);
  });

  it('[VOICE-05] are none for the languages it would read as English', () => {
    const silent = [...voiceLanguages, ...moreVoiceLanguages].filter((one) => !speaksLanguage(model, 'af_heart', one));
    expect(silent).toEqual(['ko', 'de', 'ru', 'vi', 'th', 'id', 'ar']);
  });

  it.each(['alloy', 'tongtong', 'FunAudioLLM/CosyVoice2-0.5B:anna', 'ef'])(
    '[VOICE-05] leave %s of another model alone',
    (voice) => {
      expect(voiceFor(voice, 'tts-1', 'zh-CN')).toBe(voice);
      expect(speaksLanguage('tts-1', voice, 'ko')).toBe(true);
    },
  );
});
