import { describe, expect, it } from 'vitest';
import type { EngineState } from '@toolbench/contracts/ai/ai.ts';
import { draftOf, isChanged, leavesKeyBehind, settingsOf, wrongFields, type EngineDraft } from './engine-draft.ts';

const saved: EngineState = { port: 'chat', source: 'settings', baseUrl: 'https://a/v1', model: 'm', key: 'set' };
const blank: EngineDraft = {
  baseUrl: '',
  model: '',
  key: '',
  toolUse: 'automatic',
  protocol: 'openai',
  apiVersion: '',
  outputTokens: '',
  textsPerCall: '',
  voice: '',
  format: '',
};
const draft: EngineDraft = { ...blank, baseUrl: 'https://a/v1', model: 'm' };

describe('the form of an engine', () => {
  it('[LAB-04] begins with what is set, never with a key', () => {
    expect(draftOf(saved)).toEqual(draft);
    expect(draftOf({ port: 'speak', source: 'none', key: 'not-set' })).toEqual(blank);
  });

  it.each<[Partial<EngineDraft>, boolean]>([
    [{}, false],
    [{ key: 'k' }, true],
    [{ model: 'n' }, true],
    [{ baseUrl: 'https://b/v1' }, true],
    [{ toolUse: 'text' }, true],
    [{ outputTokens: '400' }, true],
    [{ voice: 'nova' }, true],
  ])('knows whether %j is not saved yet', (changed, expected) => {
    expect(isChanged(saved, { ...draft, ...changed })).toBe(expected);
  });

  it.each<[Partial<EngineDraft>, string[]]>([
    [{}, []],
    [{ baseUrl: ' http://localhost:11434/v1 ' }, []],
    [{ key: ' sk-1 ' }, []],
    [{ baseUrl: '' }, ['baseUrl']],
    [{ baseUrl: 'localhost:11434' }, ['baseUrl']],
    [{ baseUrl: 'https://u:p@a/v1' }, ['baseUrl']],
    [{ model: '  ' }, ['model']],
    [{ key: '密钥' }, ['key']],
    [{ baseUrl: 'x', model: '', key: 'a b' }, ['baseUrl', 'key', 'model']],
    [{ outputTokens: '4096' }, []],
    [{ outputTokens: '3' }, ['outputTokens']],
    [{ outputTokens: 'many' }, ['outputTokens']],
    [{ protocol: 'azure' }, []],
    [{ protocol: 'azure', baseUrl: 'https://a/openai' }, ['apiVersion']],
    [{ protocol: 'azure', baseUrl: 'https://a/openai', apiVersion: '2024-10-21' }, []],
  ])('names what is wrong with %j', (changed, fields) => {
    expect([...wrongFields('chat', { ...draft, ...changed })]).toEqual(fields);
  });

  it('sends a key only where one was typed', () => {
    expect(settingsOf('chat', { ...draft, key: ' ' })).toEqual({
      baseUrl: 'https://a/v1',
      protocol: 'openai',
      model: 'm',
      options: {},
      toolUse: 'automatic',
    });
    expect(
      settingsOf('speak', { ...draft, baseUrl: ' https://a/v1 ', model: ' m ', key: ' k ', voice: 'nova' }),
    ).toEqual({
      baseUrl: 'https://a/v1',
      protocol: 'openai',
      model: 'm',
      key: 'k',
      options: { voice: 'nova' },
    });
  });

  it.each<[string, Partial<EngineState>, Partial<EngineDraft>, boolean]>([
    ['another host', {}, { baseUrl: 'https://b/v1' }, true],
    ['another port', {}, { baseUrl: 'https://a:8443/v1' }, true],
    ['another path', {}, { baseUrl: 'https://a/v2' }, false],
    ['a new key', {}, { baseUrl: 'https://b/v1', key: 'k' }, false],
    ['no saved key', { key: 'not-set' }, { baseUrl: 'https://b/v1' }, false],
    ['half an address', {}, { baseUrl: 'https:' }, false],
  ])('warns that the saved key stays behind: %s', (_name, state, changed, warns) => {
    expect(leavesKeyBehind({ ...saved, ...state }, { ...draft, ...changed })).toBe(warns);
  });
});
