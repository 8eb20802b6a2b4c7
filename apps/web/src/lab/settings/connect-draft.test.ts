import { describe, expect, it } from 'vitest';
import { aiPresets } from '@toolbench/contracts/ai/ai-presets.ts';
import { connectService } from '@toolbench/contracts/ai/ai-services.ts';
import {
  chooseModels,
  connectBody,
  draftOfPreset,
  fillAddress,
  findPresets,
  modelsFor,
  offeredPresets,
  otherService,
} from './connect-draft.ts';

const preset = (key: string) => aiPresets.find((one) => one.key === key) ?? otherService;
const noList = { hasList: false, models: [] };

describe('[LAB-05] connecting a service', () => {
  it.each(aiPresets.map((one) => [one.key, one] as const))('sends what the server takes for %s', (_key, one) => {
    const baseUrl = fillAddress(one, { resource: 'mine' });
    const body = connectBody(one, { ...draftOfPreset(one), baseUrl, key: 'k' }, chooseModels(one, noList));
    expect(connectService.safeParse(body).error).toBeUndefined();
    expect(Object.keys(body.ports)).toEqual(Object.keys(one.ports));
  });

  it('takes the best model of the preset that the service has, else the first of its kind', () => {
    const models = [
      { id: 'whisper-1', kind: 'transcribe' as const },
      { id: 'gpt-4o', kind: 'chat' as const },
      { id: 'own-voice', kind: 'speak' as const },
    ];
    expect(chooseModels(preset('openai'), { hasList: true, models })).toEqual({
      chat: 'gpt-4o',
      embed: 'text-embedding-3-small',
      transcribe: 'whisper-1',
      speak: 'own-voice',
    });
    expect(modelsFor('speak', preset('openai'), { hasList: true, models })).toEqual([
      'own-voice',
      'whisper-1',
      'gpt-4o',
    ]);
  });

  it("leaves out what a service on a machine of one's own does not have", () => {
    const models = [{ id: 'tiny', kind: 'chat' as const }];
    expect(chooseModels(preset('ollama'), { hasList: true, models })).toEqual({ chat: 'tiny' });
    expect(chooseModels(otherService, noList)).toEqual({});
  });

  it('fills in what only the owner knows, and keeps the place open until then', () => {
    expect(fillAddress(preset('azure'), { resource: ' mine ' })).toBe('https://mine.openai.azure.com/openai/v1');
    expect(fillAddress(preset('azure'), { resource: ' ' })).toContain('{resource}');
  });

  it('finds services by name in both languages, by address and by model', () => {
    expect(findPresets('智谱').map(({ key }) => key)).toEqual(['glm']);
    expect(findPresets('MOONSHOT').map(({ key }) => key)).toEqual(['kimi']);
    expect(findPresets('claude haiku').map(({ key }) => key)).toEqual(['anthropic']);
    expect(findPresets('no such')).toEqual([]);
    expect(findPresets(' ')).toEqual(offeredPresets);
  });
});
