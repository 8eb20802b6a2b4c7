import { isObject } from '../calls/is-object.ts';
import type { AiError, AiErrorCause, AiErrorCode } from '@toolbench/contracts/ai/ai.ts';
import { scrub } from './scrub.ts';

export interface Refused {
  readonly status?: number;
  /** The body as it came, or the error object of a stream. */
  readonly body: unknown;
  readonly retryAfterMs?: number | undefined;
  /** Where a redirect leads. */
  readonly location?: string | null;
}

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

interface Words {
  readonly message: string;
  /** OpenAI's `code`, `type` and `param`, Google's `status` and reasons. */
  readonly code: string;
}

const messageNames = [
  'message',
  'msg',
  'error_msg',
  'error_message',
  'status_msg',
  'error_description',
  // RFC 9457: its title says only what the status says.
  'detail',
  'title',
  'reason',
] as const;

const deepest = 4;

/**
 * Words, however they are wrapped. FastAPI (vLLM, speaches, Mistral) lists fields with what is wrong with each: the place of
 * a field is part of them.
 */
function wordsWithin(value: unknown, depth = 0): string | undefined {
  if (depth > deepest) return undefined;
  if (Array.isArray(value)) {
    const parts = value.map((part) => wordsWithin(part, depth + 1)).filter(Boolean);
    return parts.join('; ') || undefined;
  }
  if (!isObject(value)) return asText(value) || undefined;
  const { loc } = value;
  const field = Array.isArray(loc) ? loc.slice(loc[0] === 'body' ? 1 : 0).join('.') : '';
  const words = messageIn(value, depth);
  return [field, words].filter(Boolean).join(': ') || undefined;
}

/** The first of the usual members that holds words. */
const messageIn = (object: Record<string, unknown>, depth = 0): string | undefined =>
  messageNames.map((name) => wordsWithin(object[name], depth + 1)).find((text) => text !== undefined);

const codeIn = ({ code, type, param, status }: Record<string, unknown>) =>
  [code, type, param, status].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ');

/** Google's reasons, such as API_KEY_INVALID, lie in a list of details. */
const reasonsIn = ({ details }: Record<string, unknown>) =>
  Array.isArray(details) ? details.filter(isObject).map(({ reason }) => asText(reason) ?? '') : [];

/**
 * The shapes of OpenAI, Azure, Anthropic and LocalAI ({error: {message, code, type, param}}), Ollama ({error}), vLLM and
 * DashScope ({message, code}), FastAPI ({detail}), Gemini (a list of one, {error: {message, status, details}}), and what
 * gateways before them write ({errors: [{message}]}, {msg}).
 */
export function wordsOf(body: unknown): Words {
  let parsed = parse(body);
  if (Array.isArray(parsed)) parsed = parsed.find(isObject);
  if (!isObject(parsed)) return { message: asText(parsed) ?? '', code: '' };
  const listed = Array.isArray(parsed.errors) ? (parsed.errors.find(isObject) ?? parsed.errors[0]) : parsed.error;
  const inner =
    listed ?? statusParts.map((name) => asObject(parsed[name])).find((part) => isFault(part.code ?? part.status_code));
  const error = isObject(inner) ? inner : parsed;
  const message = messageIn(error) ?? wordsWithin(inner) ?? asText(parsed.error) ?? messageIn(parsed);
  const passedOn =
    isObject(error.metadata) && error.metadata.raw ? wordsOf(error.metadata.raw) : { message: '', code: '' };
  return {
    message: [message, passedOn.message].filter(Boolean).join(': '),
    code: [codeIn(error), ...reasonsIn(error), passedOn.code].filter(Boolean).join(' '),
  };
}

/** Where MiniMax and Spark say how a request went. */
const statusParts = ['base_resp', 'header'] as const;
const asObject = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});
/** A number or a word for what went wrong; services also have some for what went well. */
const isFault = (code: unknown) =>
  (typeof code === 'number' || typeof code === 'string') && !/^(?:0*|200|ok|success)$/i.test(String(code));

/** What an answer is in, in the protocols that are spoken. */
const answerNames = [
  'choices',
  'candidates',
  'content',
  'data',
  'text',
  'segments',
  'embedding',
  'embeddings',
  'models',
];
const holds = (value: unknown) =>
  Boolean(value) && !(typeof value === 'object' && Object.keys(value ?? {}).length === 0);

/** Whether an object says that something went wrong, and holds no answer: also one that came as if all were well. */
export function saysFault(value: Record<string, unknown>): boolean {
  if (answerNames.some((name) => holds(value[name]))) return false;
  const { error, errors, success, object, type, detail, code, status, error_code: own } = value;
  const isNamed = [error, errors, detail].some(holds) || success === false || object === 'error' || type === 'error';
  const isCoded = [code, status].some(isFault) && messageIn(value) !== undefined;
  const parts = statusParts.map((name) => asObject(value[name]));
  return isNamed || isCoded || isFault(own) || parts.some((part) => isFault(part.code ?? part.status_code));
}

/** All that a service says against a request, for what can be learned of it. */
export function saidBy(body: unknown): string {
  const { message, code } = wordsOf(body);
  // A number among the codes is no limit.
  return [message, code.replace(/\b\d+\b/g, '')].filter(Boolean).join(' ').trim();
}

/** Whether another request may be taken where this one was not: it is not about the key, the money or the moment. */
export const mayAskOtherwise = ({ status = 400, body }: Refused): boolean =>
  (status === 402 && fewerTokens.test(saidBy(body))) ||
  (status >= 400 && ![401, 402, 403, 408, 429, 502, 503, 504].includes(status));

/** What is left of a credit is enough for a shorter answer (OpenRouter). */
const fewerTokens = /fewer max_tokens|can only afford/i;

const noModel =
  /model.{0,200}(not found|does not exist|not exist|is not available|decommissioned|not a valid model)|model\b(?:(?!parameter|field|option).){0,60}(?:is deprecated|has been (?:deprecated|retired))|(no such|unknown|could not load|not found the|unable to access(?: non-\w+)?) model|invalid model(?! \w)|no endpoints found|DeploymentNotFound|ModelNotOpen|模型不存在|not a valid model/is;
const tooLong =
  /context[_ ](length|window|size)|maximum (?:context|prompt length|model length)|too (long|large|many tokens)|(input|prompt|length|token count).{0,80}exceeds?|exceed\w* (?:the )?(?:model|maximum) token|(?:input|prompt) length should be|inputs?\W{0,3} must have less than|超长|过长|长度(?:超过|超出)/is;
const noCredit =
  /insufficient[_ ](quota|balance|funds|credit)|exceeded_current_quota|current quota|billing|credit|balance|arrear|top.?up|recharge|suspended|余额|欠费|充值|资源包/i;
/** What holds for a time, or for what runs at once: it passes by itself. */
const paced =
  /throttl|per[ -](?:second|minute|hour|day)|(?:\d|requests?|tokens|calls) ?\/ ?(?:s|sec|min|h|hour|day)\b|(?:hourly|daily)\b.{0,30}\blimit|requests? rate|rate.?limit|too many (?:requests|tokens)|concurren|slow down|\b[RT]P[MDS]\b|(?:try again|retry|resets?) (?:in|after)\b|频繁|频率|速率|并发|每(?:秒|分钟|小时|天|日)|稍后(?:再|重)试/i;
const wrongKey =
  /invalid[_ ]api[_ ]key|incorrect api key|api key (?:not valid|expired|is invalid|has been (?:revoked|disabled))|API_KEY_INVALID|invalid x-api-key|authorization header|(?:organi[sz]ation|account) has been disabled|login fail|unauthorized|authentication/i;
const wrongRegion =
  /unsupported_country|(country|region|territory|location).{0,60}(not supported|unsupported|not available)|request not allowed|not available in your/i;
const noRight =
  /permission|not authori[sz]ed|access.{0,20}denied|not (been )?(enabled|activated)|does not have access|must be verified|model_not_authorized|无权|未开通/i;

/** What is owed, whatever else is said. */
const owed =
  /insufficient[_ ](?:quota|balance|funds|credit)|credit balance|(?:hard|spend(?:ing)?) (?:limits?|cap)\b|arrear|suspended|余额|欠费/i;
/** What is not shown to anybody, by the rules of the service. */
const withheld =
  /content[_ ]?filter|content management policy|content[_ ]policy|policy[_ ]violation|usage (?:guidelines|polic(?:y|ies))|safety system|(?:un)?safe[_ ]?content|sensitive[_ ]?(?:content|words?|information)|new_sensitive|data_?inspection|inappropriate content|content exists risk|flagged|moderation|high risk|不安全|敏感|违规/i;

/** "Quota" is what a minute holds at Google, and money elsewhere; a limit of requests may name the page where more is sold. */
function isOutOfCredit({ message, code }: Words): boolean {
  const said = `${code} ${message}`.replace(/https?:\/\/\S+/g, '');
  const isAboutMoney = noCredit.test(said) || /quota|\b(?:usage|key) limits?\b/i.test(said);
  return owed.test(said) || (isAboutMoney && !paced.test(said));
}

interface Meaning {
  readonly code: AiErrorCode;
  readonly cause?: AiErrorCause;
}

const plain = (code: AiErrorCode): Meaning => ({ code });

function meaningOf(status: number, words: Words): Meaning {
  const { message, code } = words;
  const said = `${code} ${message}`;
  // Within a stream the number is one of the codes.
  const told = status === 0 ? Number(/(?<!\d)[45]\d\d(?!\d)/.exec(code)?.[0] ?? 0) : 0;
  if (told !== 0) return meaningOf(told, words);
  const isRefused = status >= 400 && status < 500;
  const isForbidden = status === 403 || (status === 400 && /FAILED_PRECONDITION|unsupported_country/.test(code));
  if (isForbidden && wrongRegion.test(said)) return { code: 'authentication', cause: 'region' };
  if (status === 401) return plain('authentication');
  const isCapped = status !== 429 && /\b(?:usage|key) limits?\b/i.test(said) && !paced.test(said);
  if (status === 402 || (isRefused && (owed.test(said) || isCapped))) return plain('quota');
  if (status === 451 || ((status === 0 || isRefused) && status !== 429 && withheld.test(said)))
    return { code: 'bad-answer', cause: 'filtered' };
  if (status === 403) {
    if (isOutOfCredit(words)) return plain('quota');
    return noRight.test(said) ? { code: 'authentication', cause: 'no-permission' } : plain('authentication');
  }
  if (status === 429) return plain(isOutOfCredit(words) ? 'quota' : 'rate');
  if (status === 408 || status === 504) return plain('timeout');
  if (status === 413) return plain('too-long');
  if (status >= 300 && status < 400) return { code: 'bad-answer', cause: 'redirect' };
  if (status === 400 && wrongKey.test(said)) return plain('authentication');
  const isNotFound = status === 404 && /\bmodels?\b/i.test(said) && !/\bvoice\b/i.test(said);
  if (isNotFound || /model_not_found/.test(code) || noModel.test(said)) return plain('model-missing');
  if (/context_length/.test(code) || (status < 500 && tooLong.test(said))) return plain('too-long');
  if (status !== 0) return plain('bad-answer');
  // Within a stream there is no status: only the words are left.
  if (wrongKey.test(said)) return plain('authentication');
  if (isOutOfCredit(words)) return plain('quota');
  return plain(paced.test(said) ? 'rate' : 'bad-answer');
}

/** A redirect's target without what could be secret in it. */
function targetOf(location: string | null | undefined): string | undefined {
  if (!location) return undefined;
  if (!URL.canParse(location)) return location.split(/[?#]/)[0];
  const { origin, pathname } = new URL(location);
  return `${origin}${pathname}`;
}

/** What a refusal of a service means, with the words it gave. */
export function readRefusal({ status = 0, body, retryAfterMs, location }: Refused, key: string | undefined): AiError {
  const words = wordsOf(body);
  const meaning = meaningOf(status, words);
  const detail = scrub((meaning.cause === 'redirect' && targetOf(location)) || words.message, key);
  return {
    ...meaning,
    ...(status !== 0 && { status }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    ...(detail !== undefined && { detail }),
  };
}

/** A refusal in a body that came as if all were well; nothing where it is an answer. */
export function refusalWithin(body: string, key: string | undefined): AiError | undefined {
  const parsed = parse(body);
  const first: unknown = Array.isArray(parsed) ? parsed[0] : parsed;
  if (!isObject(first)) return undefined;
  const isRefusal = isObject(first.error) || asText(first.error) || saysFault(first);
  return isRefusal ? readRefusal({ body }, key) : undefined;
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
