import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The words that the model knows, each with its vector: cat and dog are near each other, and so are lamp and 灯. */
const table: Readonly<Record<string, readonly number[]>> = {
  '[PAD]': [0, 0, 0, 0],
  '[UNK]': [0.1, 0.1, 0.1, 0.1],
  cat: [1, 0, 0.1, 0],
  dog: [0.9, 0.2, 0.1, 0],
  lamp: [0, 0, 1, 0.2],
  灯: [0, 0, 0.9, 0.3],
};

export const tinyModel = { name: 'tests/tiny', dimensions: 4 };

const words = Object.keys(table);

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}

/** Fields of a Protocol Buffers message, each with its number. */
const number = (field: number, value: number) => Buffer.from([...varint(field * 8), ...varint(value)]);
function bytes(field: number, value: string | Uint8Array): Buffer {
  const content = Buffer.from(value as string);
  return Buffer.concat([Buffer.from([...varint(field * 8 + 2), ...varint(content.length)]), content]);
}
const message = (field: number, parts: readonly Buffer[]) => bytes(field, Buffer.concat(parts));

const elements = { float: 1, int64: 7 };

/** An input or output of a graph (ValueInfoProto) with open dimensions. */
function value(field: number, name: string, element: number, dimensions: readonly string[]): Buffer {
  const shape = dimensions.map((dimension) => message(1, [bytes(2, dimension)]));
  return message(field, [bytes(1, name), message(2, [message(1, [number(1, element), message(2, shape)])])]);
}

/** A model in ONNX's format (onnx.proto, ModelProto) that looks up a vector for each token. */
function lookUpModel(): Buffer {
  const integer = 2;
  const axis = message(5, [bytes(1, 'axis'), number(3, 0), number(20, integer)]);
  const node = message(1, [
    bytes(1, 'table'),
    bytes(1, 'input_ids'),
    bytes(2, 'last_hidden_state'),
    bytes(4, 'Gather'),
    axis,
  ]);
  const vectors = new Float32Array(Object.values(table).flat());
  const weights = message(5, [
    number(1, words.length),
    number(1, tinyModel.dimensions),
    number(2, elements.float),
    bytes(8, 'table'),
    bytes(9, new Uint8Array(vectors.buffer)),
  ]);
  const graph = message(7, [
    node,
    bytes(2, 'tiny'),
    weights,
    value(11, 'input_ids', elements.int64, ['texts', 'tokens']),
    value(11, 'attention_mask', elements.int64, ['texts', 'tokens']),
    value(12, 'last_hidden_state', elements.float, ['texts', 'tokens', 'dimensions']),
  ]);
  return Buffer.concat([number(1, 8), graph, message(8, [bytes(1, ''), number(2, 13)])]);
}

const tokenizer = {
  version: '1.0',
  truncation: null,
  padding: null,
  added_tokens: [],
  normalizer: {
    type: 'BertNormalizer',
    clean_text: true,
    handle_chinese_chars: true,
    strip_accents: null,
    lowercase: true,
  },
  pre_tokenizer: { type: 'BertPreTokenizer' },
  post_processor: null,
  decoder: null,
  model: {
    type: 'WordLevel',
    vocab: Object.fromEntries(words.map((word, index) => [word, index])),
    unk_token: '[UNK]',
  },
};

const files: Readonly<Record<string, string | Uint8Array>> = {
  'onnx/model.onnx': lookUpModel(),
  'config.json': JSON.stringify({ model_type: 'bert', hidden_size: tinyModel.dimensions }),
  'tokenizer_config.json': JSON.stringify({
    tokenizer_class: 'BertTokenizer',
    model_max_length: 512,
    pad_token: '[PAD]',
    unk_token: '[UNK]',
  }),
  'tokenizer.json': JSON.stringify(tokenizer),
};

/** Writes an embedding model of six words below a folder of models. */
export function writeTinyModel(models: string): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(models, tinyModel.name, path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, content);
  }
}
