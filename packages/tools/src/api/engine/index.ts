import type { EngineContext } from '@toolbench/kit/context.ts';
import type { EngineActions } from '@toolbench/kit/define-tool.ts';
import type { OptionValues } from '@toolbench/kit/options.ts';
import { encodeBase64 } from '@toolbench/kit/encodings/base64.ts';
import { joinBytes } from '@toolbench/kit/encodings/join-bytes.ts';
import { ok, type Detail, type Result } from '@toolbench/kit/result.ts';
import { textToBytes, type Text } from '@toolbench/kit/text.ts';
import { viewBody, type BodyView } from './body-view.ts';
import { readCodings, takeOffCodings, type CodingProblem } from './content-coding.ts';
import { curlCommand, type CurlCommand } from './curl.ts';
import { fetchCode, type FetchCode } from './fetch-code.ts';
import { harArchive } from './har.ts';
import { httpMessage } from './http-message.ts';
import { survivesAsText } from './plain-text.ts';
import { readCaptures, type CapturesCode, type CapturesInput } from './read-captures.ts';
import type { options } from '../options.ts';

type Origin = Pick<OptionValues<typeof options>, 'origin'>;

export type ErrorCode = CapturesCode;

export interface Rewritten {
  readonly text: string;
  /** Files that the bodies are expected in, because they are too long or not in the input. */
  readonly files: readonly string[];
}

function filesOf(made: readonly { readonly file?: string }[]): string[] {
  return made.flatMap(({ file }) => (file === undefined ? [] : [file]));
}

function forbiddenOf<Code>(made: readonly { readonly forbidden?: Code }[]): Code[] {
  return made.flatMap(({ forbidden }) => (forbidden === undefined ? [] : [forbidden]));
}

/** A curl command for each request, for a POSIX shell. */
async function curl(
  input: CapturesInput,
  { origin }: Origin,
): Promise<Result<Rewritten & { readonly forbidden: readonly NonNullable<CurlCommand['forbidden']>[] }, ErrorCode>> {
  const captures = await readCaptures(input);
  if (!captures.ok) return captures;
  const made = captures.value.map((one) => curlCommand(one, origin));
  return ok({
    text: `${made.map(({ text }) => text).join('\n\n')}\n`,
    files: filesOf(made),
    forbidden: forbiddenOf(made),
  });
}

/** A `fetch` call for each request. */
async function fetch(
  input: CapturesInput,
  { origin }: Origin,
): Promise<Result<Rewritten & { readonly forbidden: FetchCode['forbidden'] }, ErrorCode>> {
  const captures = await readCaptures(input);
  if (!captures.ok) return captures;
  const made = captures.value.map((one) => fetchCode(one, origin));
  return ok({
    text: `${made.map(({ text }) => text).join('\n\n')}\n`,
    files: filesOf(made),
    forbidden: [...new Set(made.flatMap(({ forbidden }) => forbidden))],
  });
}

/** Requests as they travel. */
export interface Messages {
  readonly text: Uint8Array;
  /** The same as Base64, where the bytes would not survive being copied as a text. */
  readonly base64?: string;
  /** Numbers of the requests whose body is not at hand and is left out. */
  readonly bodiless: readonly number[];
}

/** Each request as it travels: start line, fields, empty line, body. Several are parted by CR LF. */
async function http(input: CapturesInput): Promise<Result<Messages, ErrorCode>> {
  const captures = await readCaptures(input);
  if (!captures.ok) return captures;
  const messages = captures.value.map(httpMessage);
  const lineEnd = textToBytes('\r\n');
  const pieces = messages.flatMap((message, index) => (index === 0 ? [message] : [lineEnd, message]));
  const text = joinBytes(pieces);
  const bodiless = captures.value.filter(({ request, body }) => body === null && request.body_bytes > 0);
  return ok({
    text,
    ...(!survivesAsText(text) && { base64: encodeBase64(text) }),
    bodiless: bodiless.map(({ request }) => request.id),
  });
}

/** The requests as an HTTP Archive. */
async function har(input: CapturesInput, { origin }: Origin): Promise<Result<{ readonly text: string }, ErrorCode>> {
  const captures = await readCaptures(input);
  return captures.ok ? ok({ text: harArchive(captures.value, origin) }) : captures;
}

/** What a body looks like, and what of its Content-Encoding was taken off for that. */
export interface DecodedBody extends BodyView {
  /** What is looked at, where codings were taken off. */
  readonly unpacked?: Uint8Array;
  /** Why none was taken off, and the bytes are looked at as they came. */
  readonly codingProblem?: { readonly code: CodingProblem; readonly detail?: Detail };
}

/** A body without its codings, read by its content type: JSON, form, multipart, XML, text, picture or plain bytes. */
async function body(
  input: Text,
  { contentType, contentEncoding }: Pick<OptionValues<typeof options>, 'contentType' | 'contentEncoding'>,
  { unbrotli }: Pick<EngineContext, 'unbrotli'>,
): Promise<Result<DecodedBody, never>> {
  const sent = textToBytes(input);
  const codings = readCodings(contentEncoding);
  if (codings.length === 0 || sent.length === 0) return ok(viewBody(sent, contentType));
  const decoded = await takeOffCodings(sent, codings, unbrotli);
  if (decoded.ok) return ok({ ...viewBody(decoded.value, contentType), unpacked: decoded.value });
  const { code, detail } = decoded;
  return ok({ ...viewBody(sent, contentType), codingProblem: { code, ...(detail && { detail }) } });
}

export const engine = { curl, fetch, http, har, body } satisfies EngineActions;
export type Engine = typeof engine;
