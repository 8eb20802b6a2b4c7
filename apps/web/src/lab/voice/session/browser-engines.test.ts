import { describe, expect, it } from 'vitest';
import { limits } from '@toolbench/contracts/limits.ts';
import { createBrowserEngines, type BrowserResult } from './browser-engines.ts';
import type { BrowserScope, Recognition } from './browser-scope.ts';
import { enginesInUse, recordBlockOf, serverSpeaks } from './engines-in-use.ts';
import { allEngines } from './session.test-support.ts';
import { fakeTimers } from './timers.test-support.ts';

const { browserMs } = limits.voice;
const never = () => new Promise<never>(() => undefined);
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

function recognitionScope() {
  const made: Recognition[] = [];
  class FakeRecognition {
    constructor() {
      made.push(this as unknown as Recognition);
    }
    start() {
      return undefined;
    }
    stop() {
      return undefined;
    }
    abort() {
      return undefined;
    }
  }
  return { made, scope: { webkitSpeechRecognition: FakeRecognition } as unknown as BrowserScope };
}

function recognise(scope: BrowserScope) {
  const timers = fakeTimers();
  const results: BrowserResult[] = [];
  const partials: string[] = [];
  const { stop } = createBrowserEngines(scope, timers.after).recognise('zh-CN', {
    onStart: () => undefined,
    onPartial: (text) => partials.push(text),
    onEnd: (result) => results.push(result),
  });
  return { timers, results, partials, stop };
}

const heard = (text: string) => ({ results: [Object.assign([{ transcript: text }], { isFinal: true })] });

describe('recognition by the browser', () => {
  it('[VOICE-06] gives partial texts and one end', () => {
    const { scope, made } = recognitionScope();
    const { results, partials } = recognise(scope);
    const { onend } = made[0];
    made[0].onstart?.();
    made[0].onresult?.(heard('你'));
    made[0].onresult?.(heard('你好'));
    made[0].onend?.();
    onend?.();
    expect(partials).toEqual(['你', '你好']);
    expect(results).toEqual([{ ok: true, text: '你好' }]);
  });

  it('[VOICE-06] that hangs is unusable after its time, before it begins and after it was stopped', () => {
    const { scope, made } = recognitionScope();
    const hanging = recognise(scope);
    hanging.timers.pass(browserMs.recognitionStart);
    expect(hanging.results).toEqual([{ ok: false, problem: 'browser-recognition' }]);
    const stopped = recognise(scope);
    made[1].onstart?.();
    stopped.timers.pass(browserMs.recognitionStart * 2);
    expect(stopped.results).toEqual([]);
    stopped.stop();
    stopped.timers.pass(browserMs.recognitionStart);
    expect(stopped.results).toEqual([{ ok: false, problem: 'browser-recognition' }]);
  });

  it.each([
    ['not-allowed', 'mic-refused'],
    ['audio-capture', 'mic-absent'],
    ['no-speech', 'no-speech'],
    ['network', 'browser-recognition'],
    ['service-not-allowed', 'browser-recognition'],
    ['language-not-supported', 'browser-recognition'],
  ])('[VOICE-06] says what %s means', (error, problem) => {
    const { scope, made } = recognitionScope();
    const { results } = recognise(scope);
    made[0].onerror?.({ error });
    expect(results).toEqual([{ ok: false, problem }]);
  });

  it('[VOICE-06] that throws, or is not there, ends at once', () => {
    expect(recognise({}).results).toEqual([{ ok: false, problem: 'browser-recognition' }]);
    const { scope } = recognitionScope();
    const Throwing = class extends (scope.webkitSpeechRecognition as new () => Recognition) {
      override start(): void {
        throw new Error('started twice');
      }
    };
    expect(recognise({ SpeechRecognition: Throwing }).results).toEqual([{ ok: false, problem: 'browser-recognition' }]);
  });
});

describe('translation by the browser', () => {
  const translated = async (scope: BrowserScope, ms = 0) => {
    const timers = fakeTimers();
    const result = createBrowserEngines(scope, timers.after).translate('你好', 'zh-CN', 'en');
    await settle();
    timers.pass(ms);
    await settle();
    timers.pass(ms);
    return result;
  };

  it('[VOICE-06] asks for the languages without their countries', async () => {
    const asked: unknown[] = [];
    const create = async (languages: unknown) => {
      asked.push(languages);
      return { translate: async () => 'Hello' };
    };
    expect(await translated({ Translator: { create } })).toEqual({ ok: true, text: 'Hello' });
    expect(asked).toEqual([{ sourceLanguage: 'zh', targetLanguage: 'en' }]);
  });

  it('[VOICE-06] that is there but unusable says so within its time', async () => {
    const unusable = { ok: false, problem: 'browser-translation' };
    expect(await translated({})).toEqual(unusable);
    expect(await translated({ Translator: { create: () => Promise.reject(new Error('no')) } })).toEqual(unusable);
    expect(await translated({ Translator: { create: never } }, browserMs.translator)).toEqual(unusable);
    const silent = { create: async () => ({ translate: never }) };
    expect(await translated({ Translator: silent }, browserMs.translation)).toEqual(unusable);
    const blank = { create: async () => ({ translate: async () => '' }) };
    expect(await translated({ Translator: blank })).toEqual(unusable);
  });
});

describe('voices of the browser', () => {
  class Utterance {
    onstart: (() => void) | null = null;
    onend: (() => void) | null = null;
    onerror: (() => void) | null = null;
  }
  const scopeWith = (speak: (utterance: Utterance) => void, langs: readonly string[] = ['de_DE', 'en-GB']) =>
    ({
      speechSynthesis: { getVoices: () => langs.map((lang) => ({ lang })), speak, cancel: () => undefined },
      SpeechSynthesisUtterance: Utterance,
    }) as unknown as BrowserScope;

  it('[VOICE-04] speak where one knows the language, and end in every case', async () => {
    const timers = fakeTimers();
    const ends: string[] = [];
    const engines = (speak: (utterance: Utterance) => void) => createBrowserEngines(scopeWith(speak), timers.after);
    const speaking = engines((utterance) => {
      utterance.onstart?.();
      utterance.onend?.();
    });
    expect([speaking.hasVoice('en'), speaking.hasVoice('de'), speaking.hasVoice('zh-CN')]).toEqual([true, true, false]);
    expect(await speaking.speak('Hi', 'en', () => ends.push('spoken'))).toBe(true);
    expect(await speaking.speak('你好', 'zh-CN', () => ends.push('no voice'))).toBe(false);
    expect(await engines((utterance) => utterance.onerror?.()).speak('Hi', 'en', () => ends.push('failed'))).toBe(
      false,
    );
    const hanging = engines(() => undefined).speak('Hi', 'en', () => ends.push('hung'));
    timers.pass(browserMs.speechStart);
    expect(await hanging).toBe(false);
    expect(ends).toEqual(['spoken', 'no voice', 'failed', 'hung']);
  });
});

describe('engines in use', () => {
  const offered = { offers: { recognition: true, translation: false }, hasVoice: () => true };
  const book = { kind: 'demonstration' } as const;
  const engineOfServer = { kind: 'configured' as const, model: 'kokoro', host: 'localhost' };

  it('[VOICE-05] are the server’s where it has them, and are never a mixture nobody chose', () => {
    const used = enginesInUse('server', { recognition: null, translation: book, speech: null }, offered, 'en');
    expect(used).toEqual({ recognition: null, translation: book, speech: { kind: 'browser' } });
    expect(recordBlockOf('connected', 'server', used)).toBe('no-recognition');
    const own = enginesInUse('browser', allEngines, offered, 'en');
    expect(own).toEqual({ recognition: { kind: 'browser' }, translation: null, speech: { kind: 'browser' } });
    expect(recordBlockOf('lost', 'browser', own)).toBe('no-browser-translation');
  });

  it('[VOICE-01] let someone speak while a known connection is made again, not before it was there', () => {
    const used = enginesInUse('server', allEngines, offered, 'en');
    const blocks = (['connecting', 'connected', 'lost', 'signed-out'] as const).map((link) =>
      recordBlockOf(link, 'server', used),
    );
    expect(blocks).toEqual(['not-connected', null, null, 'signed-out']);
  });

  it('[VOICE-05] are the browser’s for a language that the server has no voice for', () => {
    const server = { ...allEngines, speech: { ...engineOfServer, speaks: ['en' as const] } };
    expect(enginesInUse('server', server, offered, 'ko').speech).toEqual({ kind: 'browser' });
    expect(enginesInUse('server', server, offered, 'en').speech).toMatchObject({ kind: 'configured' });
    expect([serverSpeaks(server, 'ko'), serverSpeaks(server, 'en'), serverSpeaks(null, 'en')]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
