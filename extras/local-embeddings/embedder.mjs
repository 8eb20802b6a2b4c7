import { env, pipeline } from '@huggingface/transformers';
import { limits } from './limits.mjs';

/** Lets one piece of work run after the other. */
function createQueue(mostWaiting) {
  let last = Promise.resolve();
  let waiting = 0;
  return {
    isFull: () => waiting >= mostWaiting,
    async run(work) {
      waiting += 1;
      const before = last;
      const mine = before.then(work);
      last = mine.catch(() => undefined);
      await before;
      waiting -= 1;
      return mine;
    },
  };
}

/**
 * A model from the folder of models, ready to be asked. Nothing is fetched: what is not in the folder is an error of the
 * library.
 * @param {{ models: string, model: string, dtype: string, pooling: string }} settings
 */
export async function openEmbedder({ models, model, dtype, pooling }) {
  Object.assign(env, { localModelPath: models, allowRemoteModels: false, useFSCache: false });
  const extract = await pipeline('feature-extraction', model, { dtype, device: 'cpu' });
  const queue = createQueue(limits.waiting);

  function tokensOf(texts) {
    const { attention_mask: mask } = extract.tokenizer(texts, { padding: true, truncation: true });
    return mask.data.reduce((sum, one) => sum + Number(one), 0);
  }

  return {
    isFull: queue.isFull,

    /**
     * Vectors of length 1, one for each text in their order. What is longer than the model reads counts by its beginning.
     * @param {readonly string[]} texts
     * @param {() => boolean} isLeft whether nobody waits for them any more: then the rest is not computed
     * @returns {Promise<{ vectors: number[][], tokens: number } | undefined>}
     */
    embed: (texts, isLeft) =>
      queue.run(async () => {
        const vectors = [];
        let tokens = 0;
        for (let from = 0; from < texts.length; from += limits.batch) {
          if (isLeft()) return undefined;
          const batch = texts.slice(from, from + limits.batch);
          const output = await extract(batch, { pooling, normalize: true });
          vectors.push(...output.tolist());
          tokens += tokensOf(batch);
        }
        return { vectors, tokens };
      }),

    close: () => extract.dispose(),
  };
}
