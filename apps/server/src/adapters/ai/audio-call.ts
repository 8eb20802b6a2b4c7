import { fetchForCalls, type ProviderCall } from './calls/provider-call.ts';

interface AudioCall {
  readonly baseUrl: string;
  readonly call: ProviderCall;
  /** Below the endpoint's address. */
  readonly path: 'audio/transcriptions' | 'audio/speech';
  /** A form, or JSON as text. */
  readonly asked: FormData | string;
}

/** Sends one of the two calls of sound the way that every call takes, and throws what is thrown there. */
export function callForSound({ baseUrl, call, path, asked }: AudioCall): Promise<Response> {
  // It is asked for the form's type, which names the boundary that it drew.
  const form = typeof asked === 'string' ? undefined : new Response(asked);
  const type = form?.headers.get('content-type') ?? 'application/json';
  const headers = { ...call.headers, 'content-type': type };
  const body = typeof asked === 'string' ? asked : form?.body;
  return fetchForCalls(`${baseUrl.replace(/\/$/, '')}/${path}`, { method: 'POST', headers, body: body ?? null });
}
