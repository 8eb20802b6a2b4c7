import {
  engineAddress,
  engineKey,
  type EngineSettings,
  type EngineState,
  type ToolUse,
} from '@toolbench/contracts/ai.ts';

/** What is typed into the form of one engine. */
export interface EngineDraft {
  readonly baseUrl: string;
  readonly model: string;
  readonly key: string;
  /** Undefined where nothing is changed with it. */
  readonly toolUse?: ToolUse | undefined;
}

export type DraftField = 'baseUrl' | 'model' | 'key';

export function draftOf({ port, baseUrl = '', model = '', toolUse = 'automatic' }: EngineState): EngineDraft {
  return { baseUrl, model, key: '', ...(port === 'chat' && { toolUse }) };
}

/** Whether something was typed that is not saved yet. */
export function isChanged(state: EngineState, draft: EngineDraft): boolean {
  const saved = draftOf(state);
  const isSame = (['baseUrl', 'model', 'toolUse'] as const).every((field) => draft[field] === saved[field]);
  return !isSame || draft.key !== '';
}

/** The fields that cannot be saved as they are. */
export function wrongFields(draft: EngineDraft): ReadonlySet<DraftField> {
  const { baseUrl, model } = engineAddress.shape;
  const wrong = new Set<DraftField>();
  if (!baseUrl.safeParse(draft.baseUrl.trim()).success) wrong.add('baseUrl');
  if (!model.safeParse(draft.model).success) wrong.add('model');
  if (draft.key.trim() !== '' && !engineKey.safeParse(draft.key).success) wrong.add('key');
  return wrong;
}

/** What is sent. An empty key is left out, which keeps the stored one. */
export function settingsOf({ baseUrl, model, key, toolUse }: EngineDraft): EngineSettings {
  return {
    baseUrl: baseUrl.trim(),
    model: model.trim(),
    ...(key.trim() !== '' && { key: key.trim() }),
    ...(toolUse && { toolUse }),
  };
}

/** Whether the saved key would be lost: it goes to the origin it was entered for and nowhere else. */
export function leavesKeyBehind({ source, key, baseUrl }: EngineState, draft: EngineDraft): boolean {
  const typed = draft.baseUrl.trim();
  if (source !== 'settings' || key === 'not-set' || draft.key.trim() !== '') return false;
  if (baseUrl === undefined || !URL.canParse(typed)) return false;
  return new URL(typed).origin !== new URL(baseUrl).origin;
}
