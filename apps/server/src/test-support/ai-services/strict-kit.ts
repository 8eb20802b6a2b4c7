import type { AiPort, AiProtocol } from '@toolbench/contracts/ai/ai.ts';
import type { Asked } from './asked.ts';

export interface Refusal {
  readonly status?: number;
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
}

export type Check = (json: Asked['json']) => Refusal | false;

export interface PortRules {
  readonly model: string;
  /** Every parameter that the documentation of the service names; another one is refused. */
  readonly takes: readonly string[];
  readonly checks?: readonly Check[];
  /** Of `transcribe`: how it tells what it heard; absent: as JSON in one piece. */
  readonly tells?: (heard: string) => Transcript;
}

/** A body in one piece, or the events of a stream. */
type Transcript = { readonly text: string } | { readonly events: readonly unknown[] };

/** OpenAI's stream: the parts, then the whole. */
export const streamed =
  (whole: (heard: string) => string) =>
  (heard: string): Transcript => ({
    events: [
      ...(heard.match(/.{1,6}/gsu) ?? []).map((delta) => ({ type: 'transcript.text.delta', delta })),
      { type: 'transcript.text.done', text: whole(heard) },
    ],
  });

/** One service as its documentation describes it, and as strict. */
export interface StrictService {
  /** The page of its documentation that this is written from. */
  readonly documentation: string;
  readonly protocol: AiProtocol;
  /** Path of the address that is entered. */
  readonly base: string;
  readonly apiVersion?: string;
  /** The header that carries the key; absent: none is needed. */
  readonly keyHeader?: string;
  readonly keyPrefix?: string;
  readonly refusal: (refused: Required<Pick<Refusal, 'status' | 'message'>> & Refusal) => unknown;
  readonly unknownParameter: (name: string) => Refusal;
  readonly ports: Readonly<Partial<Record<AiPort, PortRules>>>;
}

export const chatTakes = [
  ...['model', 'messages', 'stream', 'stream_options', 'max_tokens', 'temperature', 'tools', 'tool_choice', 'top_p'],
  ...['stop', 'response_format'],
];
export const embedTakes = ['model', 'input', 'encoding_format', 'dimensions', 'user'];
export const transcribeTakes = ['model', 'file', 'language', 'prompt', 'response_format', 'stream', 'temperature'];
export const speakTakes = ['model', 'input', 'voice', 'response_format', 'speed'];

const openAiRefusal: StrictService['refusal'] = ({
  message,
  code = null,
  param = null,
}: Refusal | { message: string; code?: null; param?: null }) => ({
  error: { message, type: 'invalid_request_error', param, code },
});
const openAiUnknown = (name: string): Refusal => ({
  message: `Unrecognized request argument supplied: ${name}`,
  code: 'unknown_parameter',
  param: name,
});
export const bearer = { keyHeader: 'authorization', keyPrefix: 'Bearer ' } as const;
export const openAi = {
  protocol: 'openai',
  base: '/v1',
  refusal: openAiRefusal,
  unknownParameter: openAiUnknown,
} as const;

export const number = (value: unknown) => (typeof value === 'number' ? value : undefined);
export const count = (value: unknown) => (Array.isArray(value) ? value.length : 1);
export const above =
  (name: string, most: number, refusal: (given: number) => Refusal): Check =>
  (json) => {
    const given = number(json[name]);
    return given !== undefined && given > most && refusal(given);
  };
export const moreTexts =
  (most: number, refusal: Refusal): Check =>
  ({ input }) =>
    count(input) > most && refusal;

export const oneOf =
  (name: string, values: readonly string[], refusal: (given: string) => Refusal): Check =>
  (json) =>
    !values.includes(String(json[name])) && refusal(String(json[name]));
