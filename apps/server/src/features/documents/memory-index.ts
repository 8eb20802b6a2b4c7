import type { PlacedChunk } from '@toolbench/lab/documents/index/place-chunks.ts';
import { indexChunks, type TermIndex } from '@toolbench/lab/documents/index/term-index.ts';
import { runPaced } from '../../shared/paced.ts';
import type { SearchParts } from './search.ts';

/** An index of chunks that is held in memory, to try how a document would be searched if it were cut like this. */
export async function memoryIndex(chunks: readonly PlacedChunk[], signal: AbortSignal): Promise<SearchParts['index']> {
  const index: TermIndex = await runPaced(indexChunks(chunks), () => undefined, signal);
  return {
    lookUp: async () => index,
    chunks: async (_id, numbers) => numbers.flatMap((number) => chunks[number - 1] ?? []),
    embeddings: async () => [],
  };
}
