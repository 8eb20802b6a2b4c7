import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import type { createParserPool } from '../../apps/server/src/adapters/code-parser/parser-pool.ts';
import type { createProjectIndexes } from '../../apps/server/src/adapters/code-projects/project-indexes.ts';
import { markedSources, spansOf, type MarkedSpan } from '../../apps/server/src/test-support/files/marked-spans.ts';
import { reportShare } from '../report.ts';
import { loadSources } from './load-packed.ts';

const folder = pathToFileURL(join(process.cwd(), 'apps/server/src/adapters/code-parser/spans'));
const written = ({ kind, name, firstLine, lastLine, signature }: MarkedSpan) =>
  `${kind} ${name} ${firstLine}-${lastLine} ${signature}`;

/** Symbols in eleven languages whose lines were written down by hand; one that should not be there counts as wrong too. */
export async function measureMarkedSymbols(
  parser: ReturnType<typeof createParserPool>,
  indexes: ReturnType<typeof createProjectIndexes>,
): Promise<void> {
  const sources = markedSources(folder);
  const files = sources.map(({ path, text }) => ({ path, packedText: deflateRawSync(text) }));
  const load = await loadSources(parser, files);
  let exact = 0;
  let all = 0;
  for (const { path, spans } of sources) {
    const units = await indexes.unitsOfFile('marked', load, path);
    const own = units.map(({ unit }) => unit);
    const found = new Set(spansOf(own, spans).map(written));
    const right = spans.filter((span) => found.has(written(span))).length;
    exact += right;
    all += Math.max(spans.length, found.size);
  }
  reportShare({ name: 'code: symbols marked by hand exact', value: exact / all, atLeast: 0.99, note: `of ${all}` });
}
