import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

const precisions = ['fp32', 'fp16', 'q8', 'int8', 'uint8', 'q4', 'q4f16', 'bnb4'];
const poolings = ['mean', 'cls', 'last_token'];

const options = {
  models: { type: 'string', default: 'models' },
  model: { type: 'string' },
  dtype: { type: 'string', default: 'q8' },
  pooling: { type: 'string', default: 'mean' },
  host: { type: 'string', default: '127.0.0.1' },
  port: { type: 'string', default: '3003' },
  from: { type: 'string', default: 'https://huggingface.co/' },
};

/** Says what is wrong with the words of a command, in both languages, and ends it. */
function refuse(chinese, english) {
  console.error(`${chinese}\n${english}`);
  process.exit(1);
}

function oneOf(name, value, known) {
  if (known.includes(value)) return value;
  return refuse(
    `--${name} 只能是 ${known.join('、')}，不能是 ${value}`,
    `--${name} is one of ${known.join(', ')}, not ${value}`,
  );
}

/** A name such as Xenova/bge-m3; it becomes a folder below the models, and may not lead out of it. */
function modelName(value) {
  if (value !== undefined && /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)?$/.test(value)) return value;
  return refuse('请用 --model 给出模型名，例如 --model Xenova/bge-m3', 'Name the model, such as --model Xenova/bge-m3');
}

function portNumber(value) {
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65_535) return port;
  return refuse(`--port 是 0 到 65535 的整数，不能是 ${value}`, `--port is a number from 0 to 65535, not ${value}`);
}

function parsed() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return refuse(`参数有误：${error.message}`, `Wrong arguments: ${error.message}`);
  }
}

/**
 * What a command was started with. Ends the process with a word where that cannot be meant.
 * @returns {{ models: string, model: string, dtype: string, pooling: string, host: string, port: number, from: string }}
 */
export function readSettings() {
  const { models, model, dtype, pooling, host, port, from } = parsed();
  return {
    models: resolve(models),
    model: modelName(model),
    dtype: oneOf('dtype', dtype, precisions),
    pooling: oneOf('pooling', pooling, poolings),
    host,
    port: portNumber(port),
    from: from.endsWith('/') ? from : `${from}/`,
  };
}
