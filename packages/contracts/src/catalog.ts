/** How far a lab tool is: drawn as a coloured dot and a word. */
export type LabStatus = 'stable' | 'beta' | 'experimental';

export type LabToolKey = 'rag' | 'cag' | 'translate' | 'naturalcode';

/** The lab's tools in menu order, with the status the specification gives them. */
export const labTools: readonly { readonly key: LabToolKey; readonly status: LabStatus }[] = [
  { key: 'rag', status: 'beta' },
  { key: 'cag', status: 'beta' },
  { key: 'translate', status: 'experimental' },
  { key: 'naturalcode', status: 'experimental' },
];

/** A chat model that users of the lab can choose. Costs are US dollars for 1,000 tokens, savings percent. */
export interface ChatModel {
  /** As the service calls it. */
  readonly value: string;
  readonly name: string;
  readonly description: { readonly zh: string; readonly en: string };
  /** Null where the price is not known, as for models on a server of one's own. */
  readonly costPer1K: number | null;
  /** Against the specification's reference model; negative where it costs more. */
  readonly costSaving: number | null;
  /** 1 to 5. */
  readonly speed: number | null;
  readonly quality: number | null;
  readonly recommended: boolean;
}

/** The models of the selector. Configuration may give another list. */
export const chatModels: readonly ChatModel[] = [
  {
    value: 'gpt-4.1-nano',
    name: 'GPT-4.1 nano',
    description: { zh: '最快也最便宜，适合日常问答', en: 'Fastest and cheapest, for everyday questions' },
    costPer1K: 0.000234,
    costSaving: 88,
    speed: 5,
    quality: 3,
    recommended: true,
  },
  {
    value: 'gpt-3.5-turbo',
    name: 'GPT-3.5 Turbo',
    description: { zh: '较早的模型，作为费用的参照', en: 'An earlier model, the reference for costs' },
    costPer1K: 0.001674,
    costSaving: 0,
    speed: 4,
    quality: 2,
    recommended: false,
  },
  {
    value: 'gpt-4o',
    name: 'GPT-4o',
    description: { zh: '质量最好，费用最高', en: 'Best quality at the highest cost' },
    costPer1K: 0.005,
    costSaving: -199,
    speed: 3,
    quality: 5,
    recommended: false,
  },
];

/**
 * List prices of models of the other kinds, in US dollars for one token read, one minute of speech heard or one
 * character spoken. A model that is in no list has no known price.
 */
export const otherPrices: Readonly<
  Record<string, { readonly usd: number; readonly per: 'token' | 'minute' | 'character' }>
> = {
  'text-embedding-3-small': { usd: 0.02 / 1e6, per: 'token' },
  'text-embedding-3-large': { usd: 0.13 / 1e6, per: 'token' },
  'whisper-1': { usd: 0.006, per: 'minute' },
  'gpt-4o-transcribe': { usd: 0.006, per: 'minute' },
  'gpt-4o-mini-transcribe': { usd: 0.003, per: 'minute' },
  'tts-1': { usd: 15 / 1e6, per: 'character' },
  'tts-1-hd': { usd: 30 / 1e6, per: 'character' },
};

export const productVersion = '2.1.0';
