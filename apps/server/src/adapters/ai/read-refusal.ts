import type { AiError, AiErrorCode } from '@toolbench/contracts/ai.ts';
import { scrub } from './scrub.ts';

interface Refused {
  readonly status?: number;
  /** The body as it came, or the error object of a stream. */
  readonly body: unknown;
  readonly retryAfterMs?: number | undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** JSON, or the text itself where it is short words; a page of HTML says nothing to a user. */
function parse(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    return /^\s*</.test(body) ? undefined : body;
  }
}

/** FastAPI (vLLM, speaches): `detail` is a sentence, or a list of fields with what is wrong with each. */
function fastApiWords(detail: unknown): string | undefined {
  if (!Array.isArray(detail)) return asText(detail);
  const lines = detail.filter(isObject).map(({ loc, msg }) => {
    const field = Array.isArray(loc) ? loc.slice(1).join('.') : '';
    return [field, asText(msg)].filter(Boolean).join(': ');
  });
  return lines.join('; ') || undefined;
}

interface Words {
  readonly message: string;
  /** OpenAI's `code` and `type`. */
  readonly code: string;
}

/** The shapes of OpenAI and LocalAI ({error: {message, code, type}}), Ollama ({error}), vLLM ({message}), FastAPI ({detail}). */
function wordsOf(body: unknown): Words {
  const parsed = parse(body);
  if (!isObject(parsed)) return { message: asText(parsed) ?? '', code: '' };
  const error = isObject(parsed.error) ? parsed.error : parsed;
  const message =
    asText(error.message) ?? asText(parsed.error) ?? asText(parsed.message) ?? fastApiWords(parsed.detail);
  return { message: message ?? '', code: `${asText(error.code) ?? ''} ${asText(error.type) ?? ''}` };
}

const noModel =
  /model.{0,200}(not found|does not exist|not exist|is not available)|(no such|unknown|could not load) model/is;
const tooLong =
  /context[_ ](length|window|size)|maximum context|too (long|large|many tokens)|(input|prompt|length).{0,80}exceeds?/is;
const noCredit = /insufficient[_ ](quota|balance|funds)|quota|billing|credit/i;
const wrongKey = /invalid[_ ]api[_ ]key|incorrect api key|unauthorized/i;

function codeFor(status: number, { message, code }: Words): AiErrorCode {
  const said = `${code} ${message}`;
  if (status === 401 || status === 403) return 'authentication';
  if (status === 402) return 'quota';
  if (status === 429) return noCredit.test(said) ? 'quota' : 'rate';
  if (status === 408 || status === 504) return 'timeout';
  if (status === 413) return 'too-long';
  if (/model_not_found/.test(code) || noModel.test(message)) return 'model-missing';
  if (/context_length/.test(code) || (status < 500 && tooLong.test(message))) return 'too-long';
  if (status !== 0) return 'bad-answer';
  // Within a stream there is no status: only the words are left.
  if (wrongKey.test(said)) return 'authentication';
  if (/insufficient_quota/.test(said)) return 'quota';
  return /rate[_ ]limit|too many requests/i.test(said) ? 'rate' : 'bad-answer';
}

/** What a refusal of a service means, with the words it gave. */
export function readRefusal({ status = 0, body, retryAfterMs }: Refused, key: string | undefined): AiError {
  const words = wordsOf(body);
  const detail = scrub(words.message, key);
  return {
    code: codeFor(status, words),
    ...(status !== 0 && { status }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    ...(detail !== undefined && { detail }),
  };
}

/** A refusal in a body that came as if all were well; nothing where it is an answer. */
export function refusalWithin(body: string, key: string | undefined): AiError | undefined {
  const parsed = parse(body);
  return isObject(parsed) && (isObject(parsed.error) || asText(parsed.error)) ? readRefusal({ body }, key) : undefined;
}

/** Retry-After (RFC 9110, 10.2.3): seconds or a date; OpenAI also gives milliseconds. Absent where none can be read. */
export function retryAfterOf(headers: Headers, now: number): number | undefined {
  const milliseconds = Number(headers.get('retry-after-ms') ?? Number.NaN);
  if (milliseconds >= 0) return Math.ceil(milliseconds);
  const given = headers.get('retry-after')?.trim();
  if (!given) return undefined;
  if (/^\d+(\.\d+)?$/.test(given)) return Math.ceil(Number(given) * 1000);
  const date = /^[A-Z][a-z]+, /.test(given) ? Date.parse(given) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(date - now, 0);
}
