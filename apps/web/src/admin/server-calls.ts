import { errorResponse } from '@toolbench/contracts/errors.ts';
import type { Language } from '@toolbench/ui/language.ts';
import type { z } from 'zod';
import { storedSession } from '../session/stored-session.ts';

/** What a call gave, or why not; `detail` is the server's sentence, null where there was no answer of ours. */
export type Called<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly status: number | null; readonly detail: string | null };

interface Call<Value> {
  readonly path: string;
  readonly method?: 'GET' | 'DELETE';
  readonly answer: z.ZodType<Value>;
  readonly language: Language;
  readonly signal?: AbortSignal;
}

/** Calls the server as the signed-in administrator. Never throws: without an answer the detail is null. */
export async function callServer<Value>({
  path,
  method = 'GET',
  answer,
  language,
  signal,
}: Call<Value>): Promise<Called<Value>> {
  try {
    const headers = { authorization: `Bearer ${storedSession.token() ?? ''}`, 'accept-language': language };
    const response = await fetch(path, { method, headers, signal: signal ?? null });
    const body: unknown = await response.json();
    if (response.ok) return { ok: true, value: answer.parse(body) };
    const refusal = errorResponse.safeParse(body);
    return { ok: false, status: response.status, detail: refusal.success ? refusal.data.detail : null };
  } catch {
    return { ok: false, status: null, detail: null };
  }
}
