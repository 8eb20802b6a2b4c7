import type { AiPort } from '@toolbench/contracts/ai/ai.ts';
import type { LearnedShape, OptionalParameter, SpeechFormat } from '@toolbench/contracts/ai/ai-lessons.ts';
import { optionalParameters, speechFormats } from '@toolbench/contracts/ai/ai-lessons.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { readTokenLimit } from './token-limit.ts';

/** What a refused request had asked for. */
export interface Asked {
  /** Tokens that were asked for as the answer. */
  readonly outputTokens?: number | undefined;
  /** Tokens of the question, as far as they can be reckoned. */
  readonly inputTokens?: number | undefined;
  readonly texts?: number | undefined;
  readonly voice?: string | undefined;
  readonly format?: SpeechFormat | undefined;
  readonly hasTools?: boolean | undefined;
  readonly hasRules?: boolean | undefined;
  readonly hasTemperature?: boolean | undefined;
}

interface RefusedRequest {
  readonly port: AiPort;
  /** All that the service said: message, code and parameter. */
  readonly words: string;
  readonly asked: Asked;
  /** How the request differed already. */
  readonly shape: LearnedShape;
  /** Voices that the service is known to have, the best first. */
  readonly voices: readonly string[];
}

/** How the next request has to differ. */
interface Change {
  readonly shape: LearnedShape;
  /** Tokens of this very question, as the service counted them. */
  readonly inputTokens?: number | undefined;
  /** It holds for a moment only, as what is left of a minute or of a credit: it is not remembered. */
  readonly isPassing?: true;
  /** The same request cannot be sent again in another shape: whoever asked has to ask otherwise. */
  readonly isFinal?: true;
}

type Learn = (refused: RefusedRequest) => Change | undefined;

interface Rule {
  readonly ports: readonly AiPort[];
  readonly says: RegExp;
  readonly learn: Learn;
}

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text.replaceAll(',', '')));
const isBetween = (value: number, least: number, below: number) => value >= least && value < below;

/** The largest figure below what was asked for: limits are named beside the figure that broke them. */
function limitIn(words: string, least: number, asked: number): number | undefined {
  const figures = [...words.matchAll(/(?<![\w.-])(\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?![\w-])(\s*\(exclusive\))?/g)].map(
    ([, figure, exclusive]) => (numberOf(figure) ?? 0) - (exclusive ? 1 : 0),
  );
  const below = figures.filter((figure) => isBetween(figure, least, asked));
  return below.length > 0 ? Math.max(...below) : undefined;
}

const without = (shape: LearnedShape, name: OptionalParameter): LearnedShape => ({
  ...shape,
  omitted: [...new Set([...(shape.omitted ?? []), name])],
});

/** Of what a minute or a credit still holds. */
const ofMoment = /per minute|\bTPM\b|can only afford|fewer max_tokens/i;

/** A limit of tokens: the answer is given less, unless the question alone is the reason. */
const learnTokens: Learn = ({ words, asked, shape }) => {
  if (asked.outputTokens === undefined) return undefined;
  const reckoned = asked.inputTokens ?? 0;
  const limit = readTokenLimit(words, { outputTokens: asked.outputTokens, inputTokens: reckoned });
  if (limit === undefined) return undefined;
  const { of, tokens, inputTokens } = limit;
  if (tokens === undefined) return { shape: without(shape, 'max_tokens') };
  const passing = ofMoment.test(words) && { isPassing: true as const };
  if (of === 'answer') return { shape: { ...shape, outputTokens: tokens }, ...passing };
  if (tokens - (inputTokens ?? reckoned) < limits.ai.leastOutputTokens) return undefined;
  return { shape: { ...shape, contextTokens: tokens }, inputTokens, ...passing };
};

const learnBatch: Learn = ({ words, asked: { texts = 1 }, shape }) => {
  if (texts <= 1) return undefined;
  return { shape: { ...shape, textsPerCall: limitIn(words, 1, texts) ?? Math.ceil(texts / 2) } };
};

const listed =
  /(?:available|one of|supported|valid|must be|should be|expected|choose from|possible)[^:[]{0,30}?(?:[:[]|(?= ['"`]))(.+)/is;

/** Voices that a refusal names: those after "available voices:" and the like, or printed as objects with a name. */
function voicesIn(words: string): string[] {
  const after = listed.exec(words)?.[1] ?? '';
  const named = [...after.matchAll(/\bname=['"]([\w./:-]+)['"]/g)].map(([, name = '']) => name);
  if (named.length > 0) return named;
  // Words of a sentence are no list.
  if (!/^\W*(?:\w*[_\d][\w./:-]*|[A-Za-z][\w./:-]*\W*(?:[,;|、，]|$|\b(?:and|or)\s))/.test(after)) return [];
  return [...after.matchAll(/[A-Za-z][\w./:-]*/g)]
    .map(([name]) => name.replace(/[.:]$/, ''))
    .filter((name) => name !== 'and' && name !== 'or');
}

const learnVoice: Learn = ({ words, asked, shape, voices }) => {
  const named = voicesIn(words).filter((name) => name !== asked.voice);
  const others = [...named, ...voices.filter((name) => name !== asked.voice)];
  // Kokoro calls its voice for this name af_alloy.
  const voice =
    others.find((name) => asked.voice !== undefined && name.includes(asked.voice)) ??
    voices.find((name) => named.includes(name)) ??
    others[0];
  return voice === undefined ? undefined : { shape: { ...shape, voice } };
};

const learnFormat: Learn = ({ words, asked, shape }) => {
  const others = speechFormats.filter((name) => name !== asked.format && name !== shape.format);
  const named = others.find((name) => new RegExp(`\\b${name}\\b`, 'i').test(words));
  const format = named ?? others[0];
  return format === undefined ? undefined : { shape: { ...shape, format } };
};

const learnWithout =
  (name: OptionalParameter): Learn =>
  ({ shape }) =>
    shape.omitted?.includes(name) ? undefined : { shape: without(shape, name) };

/** Said of a parameter that a service does not take. */
const isRefused = String.raw`(?:not (?:be )?(?:supported|allowed|permitted)|n't support|no support|does not support|unsupported|unknown|unrecognized|unexpected|invalid|extra|forbidden|deprecated|not available|must be|requires|非法|不支持|有误)`;
const refuses = (name: string) => new RegExp(`${name}[^]{0,160}${isRefused}|${isRefused}[^]{0,160}${name}`, 'i');

/** Said of messages whose role a service does not know, or whose order it does not take. */
const refusesRules = new RegExp(
  [
    refuses(
      String.raw`(?:system|developer)['"` +
        '`' +
        String.raw`]?[ _-]?(?:role|message|prompt|instruction|角色|消息|提示)|(?:role|角色)\W{0,4}(?:system|developer)|系统(?:角色|消息|提示)`,
    ).source,
    String.raw`role\W{0,4}(?:does not|doesn't|cannot) (?:support|accept|be)\W{1,4}(?:system|developer)`,
    String.raw`(?:must|should) alternate`,
    String.raw`only ['"` +
      '`' +
      String.raw`]?user['"` +
      '`' +
      String.raw`]?,? (?:and|or) ['"` +
      '`' +
      String.raw`]?(?:assistant|model)`,
    String.raw`role[^]{0,80}(?:one of|must be|should be|either|expected)[^]{0,40}user`,
    String.raw`['"` + '`' + String.raw`](?:system|developer)['"` + '`' + String.raw`] (?:is not|was unexpected|not)`,
  ].join('|'),
  'i',
);

/** A parameter is wrong, and nothing says which (GLM: 1210). */
const unnamed =
  /^(?!.*(?:model|模型|message|消息|key|密钥|['"`]\w+['"`]|\w+_\w+))(?=.*(?:参数(?:有误|错误|非法|不合法|无效|异常)|(?:invalid|wrong|bad|illegal) (?:request )?(?:parameters?|arguments?|params)\b|(?:parameter|argument)s? (?:error|invalid|is wrong)))/is;

/** What can be left out is, one after the other: those first that services judge most differently. */
const learnUnnamed: Learn = ({ asked, shape }) => {
  const sent: readonly OptionalParameter[] = [
    ...(asked.hasTemperature ? (['temperature'] as const) : []),
    ...(asked.outputTokens === undefined ? [] : (['max_tokens'] as const)),
    'stream_options',
  ];
  const name = sent.find((one) => shape.omitted?.includes(one) !== true);
  return name === undefined ? undefined : { shape: without(shape, name) };
};

/** The first that fits what was said, and has something to change, decides. */
const rules: readonly Rule[] = [
  {
    ports: ['chat'],
    says: /max_completion_tokens['"`]? instead|use ['"`]?max_completion_tokens/i,
    learn: ({ shape }) => ({ shape: { ...shape, tokensAs: 'max_completion_tokens' } }),
  },
  {
    ports: ['chat'],
    says: refuses('tools?\\b|function.?call'),
    learn: ({ asked, shape }) => (asked.hasTools ? { shape: without(shape, 'tools'), isFinal: true } : undefined),
  },
  {
    ports: ['chat'],
    says: refusesRules,
    learn: ({ asked, shape }) => (asked.hasRules ? { shape: { ...shape, rulesAs: 'question' } } : undefined),
  },
  // Nothing else can be meant than that it is not wanted.
  { ports: ['chat'], says: /stream_options|include_usage/i, learn: learnWithout('stream_options') },
  { ports: ['chat'], says: /temperature/i, learn: learnWithout('temperature') },
  { ports: ['chat'], says: /./, learn: learnTokens },
  { ports: ['embed'], says: /batch|too many|too large|array|数组|input|contents|texts|条/i, learn: learnBatch },
  { ports: ['speak'], says: /response_format|format|mime/i, learn: learnFormat },
  { ports: ['speak'], says: /voice|speaker|音色/i, learn: learnVoice },
  ...optionalParameters
    .filter((name) => name !== 'tools')
    .toReversed()
    .map((name): Rule => ({
      ports: ['chat', 'embed', 'transcribe', 'speak'],
      // "stream" is part of other words.
      says: refuses(`(?<![\\w])${name}(?:ing)?(?![\\w])`),
      learn: learnWithout(name),
    })),
  { ports: ['chat'], says: unnamed, learn: learnUnnamed },
];

const isSame = (a: LearnedShape, b: LearnedShape) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The one place that knows how services say that a request has to look otherwise: a parameter they do not take, a limit
 * that is too high, too many texts, another voice or format. Nothing where the words say no such thing, or nothing new.
 */
export function learnFromRefusal(refused: RefusedRequest): Change | undefined {
  for (const { ports, says, learn } of rules) {
    if (!ports.includes(refused.port) || !says.test(refused.words)) continue;
    const change = learn(refused);
    if (change !== undefined && (!isSame(change.shape, refused.shape) || change.inputTokens !== undefined))
      return change;
  }
  return undefined;
}
