import { decodeBytes, decodeStrictly } from '@toolbench/kit/encodings/decode-bytes.ts';
import { joinBytes } from '@toolbench/kit/encodings/join-bytes.ts';
import { decodeLatin1, encodeLatin1 } from '@toolbench/kit/encodings/latin1.ts';
import { percentDecode } from '@toolbench/kit/encodings/percent.ts';
import { textToBytes } from '@toolbench/kit/text.ts';
import { readText, type CharsetProblem } from './body-charset.ts';
import { headerValue, type HeaderList } from './captured.ts';
import { readParameterized } from './media-type.ts';

/** A part between its boundaries. */
export interface FramedPart {
  /** With one character for each byte. */
  readonly headers: HeaderList;
  readonly start: number;
  readonly end: number;
}

/** What the fields of a part say of it. */
interface PartNames {
  readonly name: string | undefined;
  readonly fileName: string | undefined;
  readonly contentType: string | undefined;
  readonly headers: HeaderList;
  readonly charset?: string;
}

/** The fields of a part as texts: in the character set of the form, else in UTF-8. */
export function partNames({ headers: written }: FramedPart, formCharset: string | undefined): PartNames {
  const headers = written.map(([name, value]): [string, string] => [
    fieldText(name, formCharset),
    fieldText(value, formCharset),
  ]);
  const value = (wanted: string) => headerValue(headers, wanted);
  const { parameters } = readParameterized(value('content-disposition') ?? '');
  const contentType = value('content-type');
  const charset = readParameterized(contentType ?? '').parameters.get('charset') ?? formCharset;
  return {
    name: unescaped(parameters.get('name')) ?? value('content-id') ?? value('content-location'),
    fileName: extended(parameters.get('filename*')) ?? unescaped(parameters.get('filename')),
    contentType,
    headers,
    ...(charset !== undefined && { charset }),
  };
}

function fieldText(written: string, charset = 'utf-8'): string {
  if (/^[\0-\x7f]*$/.test(written)) return written;
  const bytes = encodeLatin1(written);
  return decodeStrictly(bytes, charset) ?? decodeStrictly(bytes, 'utf-8') ?? lossyText(bytes, charset);
}

function lossyText(bytes: Uint8Array, charset: string): string {
  try {
    return decodeBytes(bytes, charset);
  } catch {
    return decodeBytes(bytes, 'utf-8');
  }
}

/**
 * The character set of the names of parts and of contents that name none: what the field `_charset_` says (RFC 7578, 4.6),
 * else UTF-8, else the one in which they make words. Absent where it is UTF-8 and nobody says so.
 */
export function formCharset(
  parts: readonly FramedPart[],
  body: Uint8Array,
): { readonly charset?: string; readonly charsetProblem?: CharsetProblem } {
  const field = parts.find((part) => partNames(part, undefined).name === '_charset_');
  const said = field && decodeLatin1(body.subarray(field.start, field.end)).trim();
  const named = said !== undefined && /^[\w.:-]+$/.test(said) ? said : undefined;
  const { charset, problem } = readText(joinBytes(parts.flatMap((part) => writtenIn(part, body))), 'text/plain', named);
  return {
    ...(charset !== undefined && (named !== undefined || charset !== 'utf-8') && { charset }),
    ...(problem && { charsetProblem: problem }),
  };
}

/** What of a part a form writes in its character set: its fields, and a content without a name or type of its own. */
function writtenIn(part: FramedPart, body: Uint8Array): Uint8Array[] {
  const fields = encodeLatin1(`${part.headers.flat().join('\n')}\n`);
  const { fileName, contentType } = partNames(part, undefined);
  const content = body.subarray(part.start, part.end);
  return fileName !== undefined || contentType !== undefined || content.includes(0) ? [fields] : [fields, content];
}

/** Browsers write these three percent-encoded and leave a percent sign as it is (WHATWG HTML, multipart/form-data). */
function unescaped(name: string | undefined): string | undefined {
  return name?.replace(/%(0A|0D|22)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** A value with its character set (RFC 8187); undefined where it is written wrongly. */
function extended(written: string | undefined): string | undefined {
  const [, charset, encoded] = /^([\w.:-]+)'[^']*'(.*)$/.exec(written ?? '') ?? [];
  return encoded === undefined ? undefined : decodeStrictly(percentDecode(textToBytes(encoded)), charset);
}
