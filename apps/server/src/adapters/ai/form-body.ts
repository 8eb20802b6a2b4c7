import { randomBytes } from 'node:crypto';
import type { CallBody } from './provider-call.ts';

interface FormFile {
  readonly field: string;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

const newline = '\r\n';

/**
 * A form with a file (multipart/form-data, RFC 7578), without copying the file. Names are ours and need no escaping; the
 * boundary is random, so that no value can contain it.
 */
export function formBody(
  fields: Readonly<Record<string, string>>,
  { field, name, mediaType, bytes }: FormFile,
): CallBody {
  const boundary = `form-${randomBytes(16).toString('hex')}`;
  const begin = (disposition: string) =>
    `--${boundary}${newline}content-disposition: form-data; ${disposition}${newline}`;
  const texts = Object.entries(fields).map(([key, value]) => `${begin(`name="${key}"`)}${newline}${value}${newline}`);
  const file = `${begin(`name="${field}"; filename="${name}"`)}content-type: ${mediaType}${newline}${newline}`;
  return {
    mediaType: `multipart/form-data; boundary=${boundary}`,
    parts: [Buffer.from(texts.join('') + file), bytes, Buffer.from(`${newline}--${boundary}--${newline}`)],
  };
}
