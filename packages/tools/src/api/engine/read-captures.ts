import type { CapturedRequest } from '@toolbench/contracts/bins.ts';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import { isBlank, textToBytes, textToString, type Text } from '@toolbench/kit/text.ts';
import type { Captured } from './captured.ts';

export type CapturesCode = 'empty' | 'not-json' | 'not-captures';

/** Requests with their bodies, or the server's answer to GET /bin/{bin_id}/requests as JSON, whole or one of its requests. */
export type CapturesInput = Text | readonly Captured[];

/** The requests of an input. Fails where a text is no JSON or not in the shape of a bin's answer. */
export async function readCaptures(input: CapturesInput): Promise<Result<readonly Captured[], CapturesCode>> {
  if (typeof input !== 'string' && !(input instanceof Uint8Array)) return ok(input);
  if (isBlank(input)) return fail('empty');
  const read = parse(textToString(input));
  if (!read.ok) return read;
  const { capturedRequest } = await import('@toolbench/contracts/bins.ts');
  const checked = listIn(read.value).map((one) => capturedRequest.safeParse(one));
  const requests = checked.flatMap((one) => (one.success ? [one.data] : []));
  if (requests.length < checked.length) return fail('not-captures');
  return ok(requests.map((request) => ({ request, body: bodyIn(request) })));
}

function parse(text: string): Result<unknown, 'not-json'> {
  try {
    return ok(JSON.parse(text.replace(/^\ufeff/, '')));
  } catch {
    return fail('not-json');
  }
}

function listIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  const list = typeof value === 'object' && value !== null && 'requests' in value ? value.requests : undefined;
  return Array.isArray(list) ? list : [value];
}

/** The body's bytes where the request itself carries all of them. */
export function bodyIn(request: CapturedRequest): Uint8Array | null {
  if (request.refused !== undefined) return null;
  if (request.body_bytes === 0) return new Uint8Array(0);
  if (!request.body_is_text || request.body_is_cut) return null;
  const bytes = textToBytes(request.body);
  return bytes.length === request.body_bytes ? bytes : null;
}
