import {
  chatEvents,
  chatResponse,
  estimateResponse,
  madeVersion,
  sessionResponse,
  sessionsResponse,
  versionChanges,
  versionsResponse,
  type ChatRequest,
} from '@toolbench/contracts/assistant/assistant.ts';
import { assistantPaths, calls } from '@toolbench/contracts/routes.ts';
import type { Language } from '@toolbench/ui/words/language.ts';
import { ownAddress } from '@toolbench/ui/work/site.ts';
import { labCall, labHeaders } from '../lab-call.ts';
import { streamJson, type CallOptions } from '../wizard/answers/read-answer.ts';
import type { ServerEvent } from '../wizard/answers/read-events.ts';

const nothing = { parse: () => null };

export const sendChat = (body: ChatRequest, onEvent: (event: ServerEvent) => void, options: CallOptions) =>
  streamJson(
    calls.assistantChat,
    body,
    { last: chatEvents.answer, failed: chatEvents.failed, schema: chatResponse, onEvent },
    options,
  );

export const estimate = (body: ChatRequest, options: CallOptions) =>
  labCall(calls.assistantEstimate, estimateResponse, { method: 'POST', body, ...options });

export const loadSession = (id: string, language: Language) =>
  labCall(assistantPaths.session(id), sessionResponse, { language });

export const loadSessions = (language: Language) => labCall(calls.assistantSessions, sessionsResponse, { language });

export const deleteSession = (id: string, language: Language) =>
  labCall(assistantPaths.session(id), nothing, { method: 'DELETE', language });

export const loadVersions = (id: string, language: Language) =>
  labCall(assistantPaths.versions(id), versionsResponse, { language });

export const loadChanges = (id: string, version: number, since: number, language: Language) =>
  labCall(`${assistantPaths.changes(id, version)}?since=${since}`, versionChanges, { language });

export const restoreVersion = (id: string, version: number, language: Language, widens = false) =>
  labCall(assistantPaths.restore(id), madeVersion, { method: 'POST', body: { version, widens }, language });

export const editFiles = (
  id: string,
  version: number,
  files: Readonly<Record<string, string | null>>,
  language: Language,
  widens = false,
) => labCall(assistantPaths.files(id), madeVersion, { method: 'PUT', body: { version, files, widens }, language });

/** A file that the server makes; null where it does not. Never throws. */
export async function loadFile(path: string, language: Language): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const response = await fetch(ownAddress(path), { headers: labHeaders(language) });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
