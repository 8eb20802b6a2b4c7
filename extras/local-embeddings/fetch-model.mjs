import { env, pipeline } from '@huggingface/transformers';
import { limits } from './limits.mjs';
import { readSettings } from './settings.mjs';

/** Fetches a model into the folder of models, once, from where `--from` says. The service itself fetches nothing. */
const { models, model, dtype, from } = readSettings();
Object.assign(env, { cacheDir: models, localModelPath: models, remoteHost: from, allowRemoteModels: true });

function fail(reason) {
  console.error(`无法从 ${from} 下载 ${model}：${reason}\nCannot fetch ${model} from ${from}: ${reason}`);
  process.exit(1);
}

let idle;
const watch = () => {
  clearTimeout(idle);
  idle = setTimeout(() => fail(`no answer for ${limits.fetchIdleMs / 1_000} s`), limits.fetchIdleMs);
};

const megabytes = (bytes) => (bytes / 1_000_000).toFixed(1);
const told = new Map();
/** Tells of each file every tenth of it. */
function tell({ status, file, loaded = 0, total = 0 }) {
  watch();
  if (status !== 'progress' || total === 0) return;
  const tenth = Math.floor((10 * loaded) / total);
  if (told.get(file) === tenth) return;
  told.set(file, tenth);
  console.log(`${file}: ${megabytes(loaded)} / ${megabytes(total)} MB`);
}

watch();
const extract = await pipeline('feature-extraction', model, { dtype, device: 'cpu', progress_callback: tell }).catch(
  (error) => fail(error.cause?.message ?? error.message),
);
clearTimeout(idle);
await extract.dispose();
console.log(`已下载到 ${models} Fetched into ${models}`);
