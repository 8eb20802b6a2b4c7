import { chosenModelHeader } from '@toolbench/contracts/ai/ai.ts';
import { errorResponse, type ErrorCode } from '@toolbench/contracts/errors.ts';
import type { Language } from '@toolbench/ui/words/language.ts';
import { ownAddress } from '@toolbench/ui/work/site.ts';
import { storedSession } from '../session/stored-session.ts';
import { chosenModel } from './chosen-model.ts';

/** `status` 0: the server could not be reached. `detail` is the server's reason in the page's language. */
export type LabAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly status: number; readonly detail: string | null; readonly code?: ErrorCode };

interface LabRequest {
  readonly method?: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly language: Language;
  readonly signal?: AbortSignal;
}

/** Visible ASCII only, as a header can carry it. */
const isHeaderValue = (value: string) => /^[\x21-\x7e]{1,200}$/.test(value);

/** The headers of every call of the lab: who calls, in which language, with which model. */
export function labHeaders(language: Language): Record<string, string> {
  const headers: Record<string, string> = { 'accept-language': language };
  const token = storedSession.token();
  if (token !== null) headers.authorization = `Bearer ${token}`;
  const model = chosenModel.read();
  if (model !== null && isHeaderValue(model)) headers[chosenModelHeader] = model;
  return headers;
}

/** One call of the lab, whose answer is read by a schema. Never throws. */
export async function labCall<Value>(
  path: string,
  schema: { parse: (value: unknown) => Value },
  { method = 'GET', body, language, signal }: LabRequest,
): Promise<LabAnswer<Value>> {
  try {
    const headers = labHeaders(language);
    if (body !== undefined) headers['content-type'] = 'application/json';
    const response = await fetch(ownAddress(path), {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    });
    const answer: unknown = response.status === 204 ? null : await response.json();
    if (response.ok) return { ok: true, value: schema.parse(answer) };
    const failure = errorResponse.safeParse(answer);
    const { status } = response;
    if (!failure.success) return { ok: false, status, detail: null };
    return { ok: false, status, detail: failure.data.detail, code: failure.data.code };
  } catch {
    return { ok: false, status: 0, detail: null };
  }
}
