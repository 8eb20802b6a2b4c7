import {
  engineAddress,
  engineKey,
  engineOptions,
  type AiPort,
  type AiProtocol,
  type EngineSettings,
  type EngineState,
  type ToolUse,
} from '@toolbench/contracts/ai/ai.ts';
import type { ModelListWish } from '@toolbench/contracts/ai/ai-services.ts';
import type { SpeechFormat } from '@toolbench/contracts/ai/ai-lessons.ts';

/** What is typed of a service: where it is and how it is spoken to. */
export interface ServiceDraft {
  readonly baseUrl: string;
  readonly protocol: AiProtocol;
  readonly apiVersion: string;
  /** Empty keeps the stored one. */
  readonly key: string;
}

/** What is typed into the form of one engine. An empty option leaves it to the features and to what was learned. */
export interface EngineDraft extends ServiceDraft {
  readonly model: string;
  readonly toolUse: ToolUse;
  readonly outputTokens: string;
  readonly textsPerCall: string;
  readonly voice: string;
  readonly format: SpeechFormat | '';
}

export type ServiceField = 'baseUrl' | 'key' | 'apiVersion';
export type DraftField = ServiceField | 'model' | 'outputTokens' | 'textsPerCall' | 'voice';

/** The options that each port has besides its service. */
const portOptions = {
  chat: ['outputTokens'],
  embed: ['textsPerCall'],
  transcribe: [],
  speak: ['voice', 'format'],
} as const satisfies Readonly<Record<AiPort, readonly (keyof EngineDraft)[]>>;

/** Azure's older interface is called with its version; the newer one, which ends in /v1, is not. */
export const needsVersion = ({ protocol, baseUrl }: ServiceDraft): boolean =>
  protocol === 'azure' && !/\/v1\/?$/.test(baseUrl.trim());

export function draftOf({
  baseUrl = '',
  model = '',
  toolUse = 'automatic',
  protocol = 'openai',
  options = {},
}: EngineState): EngineDraft {
  return {
    baseUrl,
    model,
    key: '',
    toolUse,
    protocol,
    apiVersion: options.apiVersion ?? '',
    outputTokens: options.outputTokens?.toString() ?? '',
    textsPerCall: options.textsPerCall?.toString() ?? '',
    voice: options.voice ?? '',
    format: options.format ?? '',
  };
}

/** Whether something was typed that is not saved yet. */
export function isChanged(state: EngineState, draft: EngineDraft): boolean {
  const saved = draftOf(state);
  return (Object.keys(saved) as (keyof EngineDraft)[]).some((field) => draft[field] !== saved[field]);
}

/** The fields of a service that cannot be used as they are. */
export function wrongService(draft: ServiceDraft): Set<ServiceField> {
  const wrong = new Set<ServiceField>();
  const { apiVersion } = engineOptions.shape;
  if (!engineAddress.shape.baseUrl.safeParse(draft.baseUrl.trim()).success) wrong.add('baseUrl');
  if (draft.key.trim() !== '' && !engineKey.safeParse(draft.key).success) wrong.add('key');
  if (needsVersion(draft) && !apiVersion.unwrap().safeParse(draft.apiVersion.trim()).success) wrong.add('apiVersion');
  return wrong;
}

function optionsOf(port: AiPort, draft: EngineDraft): NonNullable<EngineSettings['options']> {
  const figures = (['outputTokens', 'textsPerCall'] as const)
    .filter((name) => portOptions[port].some((own) => own === name) && draft[name].trim() !== '')
    .map((name) => [name, Number(draft[name])]);
  return {
    ...(needsVersion(draft) && { apiVersion: draft.apiVersion.trim() }),
    ...Object.fromEntries(figures),
    ...(port === 'speak' && draft.voice.trim() !== '' && { voice: draft.voice.trim() }),
    ...(port === 'speak' && draft.format !== '' && { format: draft.format }),
  };
}

/** The fields that cannot be saved as they are. */
export function wrongFields(port: AiPort, draft: EngineDraft): ReadonlySet<DraftField> {
  const wrong = new Set<DraftField>(wrongService(draft));
  if (!engineAddress.shape.model.safeParse(draft.model).success) wrong.add('model');
  const options = engineOptions.safeParse(optionsOf(port, draft));
  for (const { path } of options.error?.issues ?? []) wrong.add(path[0] as DraftField);
  return wrong;
}

/** How a service is asked; an empty key is left out, which means the stored one. */
export function serviceOf(draft: ServiceDraft): ModelListWish {
  const key = draft.key.trim();
  return {
    baseUrl: draft.baseUrl.trim().replace(/\/+$/, ''),
    protocol: draft.protocol,
    ...(key !== '' && { key }),
    ...(needsVersion(draft) && { apiVersion: draft.apiVersion.trim() }),
  };
}

/** What is sent to save one engine. */
export function settingsOf(port: AiPort, draft: EngineDraft): EngineSettings {
  const { baseUrl, protocol, key } = serviceOf(draft);
  return {
    baseUrl,
    protocol,
    ...(key !== undefined && { key }),
    model: draft.model.trim(),
    options: optionsOf(port, draft),
    ...(port === 'chat' && { toolUse: draft.toolUse }),
  };
}

/** Whether the saved key would be lost: it goes to the origin it was entered for and nowhere else. */
export function leavesKeyBehind({ source, key, baseUrl }: EngineState, draft: EngineDraft): boolean {
  const typed = draft.baseUrl.trim();
  if (source !== 'settings' || key === 'not-set' || draft.key.trim() !== '') return false;
  if (baseUrl === undefined || !URL.canParse(typed)) return false;
  return new URL(typed).origin !== new URL(baseUrl).origin;
}
