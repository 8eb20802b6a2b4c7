import type { createParserPool } from '../../apps/server/src/adapters/code-parser/parser-pool.ts';
import type { FileToAnalyse, LoadProject, PackedFile } from '../../apps/server/src/features/code/ports.ts';

/** Loads an index from files that are analysed. */
export function loadPacked(files: readonly PackedFile[]): LoadProject {
  return {
    files: async () => files.map(({ path }) => ({ path, contentId: path })),
    async *analyses() {
      yield files;
    },
  };
}

/** Analyses files and loads an index from them. */
export async function loadSources(
  parser: ReturnType<typeof createParserPool>,
  files: readonly FileToAnalyse[],
): Promise<LoadProject> {
  const analysed = await parser.analyse(files);
  return loadPacked(analysed.map(({ packedAnalysis }, at) => ({ path: files[at]?.path ?? '', packedAnalysis })));
}
