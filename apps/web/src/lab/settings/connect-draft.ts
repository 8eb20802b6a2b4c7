import { aiPorts, protocolPorts, type AiPort } from '@toolbench/contracts/ai/ai.ts';
import { aiPresets, type AiPreset } from '@toolbench/contracts/ai/ai-presets.ts';
import type { ConnectService, LocalService, ModelList } from '@toolbench/contracts/ai/ai-services.ts';
import { serviceOf, type ServiceDraft } from './engine-draft.ts';

/** A model for each port; a port without one stays as it is. */
export type ChosenModels = Readonly<Partial<Record<AiPort, string>>>;

export type Listed = Pick<ModelList, 'hasList' | 'models'>;

/** A service that no preset knows: all that its list holds is offered. */
export const otherService: AiPreset = {
  key: 'other',
  name: { zh: '其他兼容 OpenAI 的服务', en: 'Another service that speaks the OpenAI protocol' },
  protocol: 'openai',
  baseUrl: '',
  placeholders: [],
  needsKey: false,
  ports: { chat: { models: [] }, embed: { models: [] }, transcribe: { models: [] }, speak: { models: [] } },
  start: {
    zh: '向服务的提供者索取地址与密钥，地址写到 /v1',
    en: 'Ask whoever runs the service for its address, up to /v1, and a key',
  },
};

export const offeredPresets: readonly AiPreset[] = [...aiPresets, otherService];

/** The presets whose names, key or address hold each of the words that are typed. */
export function findPresets(wanted: string): readonly AiPreset[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return offeredPresets.filter(({ key, name, baseUrl, ports }) => {
    const models = Object.values(ports).flatMap((port) => port.models);
    const text = [key, name.zh, name.en, baseUrl, ...models].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

export const presetOfFound = ({ preset }: LocalService): AiPreset =>
  aiPresets.find(({ key }) => key === preset) ?? otherService;

export const portsOf = (preset: AiPreset): readonly AiPort[] =>
  aiPorts.filter((port) => port in preset.ports && protocolPorts[preset.protocol].includes(port));

export const draftOfPreset = ({ baseUrl, protocol, apiVersion = '' }: AiPreset): ServiceDraft => ({
  baseUrl,
  protocol,
  apiVersion,
  key: '',
});

/** The address of a preset with what its owner alone knows. */
export function fillAddress({ baseUrl }: AiPreset, places: Readonly<Record<string, string>>): string {
  return baseUrl.replace(/\{(\w+)\}/g, (pattern, name: string) => places[name]?.trim() || pattern);
}

/** The models to choose from for a port: those of its kind first. */
export function modelsFor(port: AiPort, preset: AiPreset, listed: Listed | null): readonly string[] {
  if (!listed?.hasList) return preset.ports[port]?.models ?? [];
  const rank = (kind: string) => (kind === port ? 0 : 1);
  return listed.models.toSorted((a, b) => rank(a.kind) - rank(b.kind)).map(({ id }) => id);
}

/**
 * The model of each port where none was chosen: the preset's best that the service has, else the first of its kind. A hosted
 * service may leave models for speech out of its list; one on a machine of one's own lists all it has.
 */
export function chooseModels(preset: AiPreset, listed: Listed): ChosenModels {
  const has = new Set(listed.models.map(({ id }) => id));
  const modelFor = (port: AiPort): string | undefined => {
    const usual = preset.ports[port]?.models ?? [];
    if (!listed.hasList) return usual[0];
    const own = usual.find((id) => has.has(id)) ?? listed.models.find(({ kind }) => kind === port)?.id;
    return own ?? (preset.needsKey ? usual[0] : undefined);
  };
  return withoutBlanks(Object.fromEntries(portsOf(preset).map((port) => [port, modelFor(port)])));
}

/** Ports whose model was left empty are not set. */
export function withoutBlanks(models: Readonly<Partial<Record<AiPort, string | undefined>>>): ChosenModels {
  return Object.fromEntries(
    Object.entries(models).flatMap(([port, model]) => (model?.trim() ? [[port, model.trim()]] : [])),
  );
}

/** What is sent to set every port that has a model. */
export function connectBody(
  preset: AiPreset,
  draft: ServiceDraft,
  { chat, embed, transcribe, speak }: ChosenModels,
): ConnectService {
  const { textsPerCall } = preset.ports.embed ?? {};
  const { voices, format } = preset.ports.speak ?? {};
  return {
    ...serviceOf(draft),
    ports: {
      ...(chat && { chat: { model: chat } }),
      ...(embed && { embed: { model: embed, ...(textsPerCall && { textsPerCall }) } }),
      ...(transcribe && { transcribe: { model: transcribe } }),
      ...(speak && { speak: { model: speak, ...(voices?.[0] && { voice: voices[0] }), ...(format && { format }) } }),
    },
  };
}
