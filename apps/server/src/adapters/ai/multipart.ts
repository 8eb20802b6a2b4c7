import { randomUUID } from 'node:crypto';

interface FormFile {
  readonly field: string;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/**
 * A form with a file (RFC 7578) as one piece of bytes: sent as a stream, which is what `FormData` becomes, it costs ten
 * times as much and has no length that the service could see beforehand. Names and the media type are ours.
 */
export function multipart(fields: Readonly<Record<string, string>>, file: FormFile) {
  const boundary = `toolbench-${randomUUID()}`;
  const head = (field: string, more = '') =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${field}"${more}\r\n\r\n`;
  const texts = Object.entries(fields).map(([field, value]) => `${head(field)}${value}\r\n`);
  const fileHead = head(file.field, `; filename="${file.name}"\r\ncontent-type: ${file.mediaType}`);
  const body = Buffer.concat([
    Buffer.from(texts.join('') + fileHead),
    file.bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { type: `multipart/form-data; boundary=${boundary}`, body };
}
