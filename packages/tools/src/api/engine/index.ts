import type { EngineActions } from '@toolbench/kit/define-tool.ts';
import type { OptionValues } from '@toolbench/kit/options.ts';
import { ok, type Result } from '@toolbench/kit/result.ts';
import { textToBytes, type Text } from '@toolbench/kit/text.ts';
import { viewBody, type BodyView } from './body-view.ts';
import { curlCommand, type CurlCommand } from './curl.ts';
import { fetchCode, type FetchCode } from './fetch-code.ts';
import { harArchive } from './har.ts';
import { httpMessage, joined } from './http-message.ts';
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
): Promise<Result<Rewritten & { readonly forbidden: readonly NonNullable<FetchCode['forbidden']>[] }, ErrorCode>> {
  const captures = await readCaptures(input);
  if (!captures.ok) return captures;
  const made = captures.value.map((one) => fetchCode(one, origin));
  return ok({
    text: `${made.map(({ text }) => text).join('\n\n')}\n`,
    files: filesOf(made),
    forbidden: forbiddenOf(made),
  });
}

/** Each request as it travels: start line, fields, empty line, body. Several are parted by CR LF. */
async function http(input: CapturesInput): Promise<Result<{ readonly text: Uint8Array }, ErrorCode>> {
  const captures = await readCaptures(input);
  if (!captures.ok) return captures;
  const messages = captures.value.map(httpMessage);
  const lineEnd = textToBytes('\r\n');
  const pieces = messages.flatMap((message, index) => (index === 0 ? [message] : [lineEnd, message]));
  return ok({ text: joined(pieces) });
}

/** The requests as an HTTP Archive. */
async function har(input: CapturesInput, { origin }: Origin): Promise<Result<{ readonly text: string }, ErrorCode>> {
  const captures = await readCaptures(input);
  return captures.ok ? ok({ text: harArchive(captures.value, origin) }) : captures;
}

/** A body read by its content type: JSON, form, multipart, XML, text, picture or plain bytes. */
function body(
  input: Text,
  { contentType }: Pick<OptionValues<typeof options>, 'contentType'>,
): Result<BodyView, never> {
  return ok(viewBody(textToBytes(input), contentType));
}

export const engine = { curl, fetch, http, har, body } satisfies EngineActions;
export type Engine = typeof engine;
