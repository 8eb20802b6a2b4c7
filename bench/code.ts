import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { createParserPool } from '../apps/server/src/adapters/code-parser/parser-pool.ts';
import { createProjectIndexes } from '../apps/server/src/adapters/code-projects/project-indexes.ts';
import { workerStarter } from '../apps/server/src/adapters/worker-threads/worker-thread.ts';
import { fixture, questions } from './code/fixture.ts';
import { loadPacked, loadSources } from './code/load-packed.ts';
import { measureLargeProject } from './code/large-project.ts';
import { measureMarkedSymbols } from './code/marked-symbols.ts';
import { ownQuestions } from './code/own-questions.ts';
import { measurePythonQuestions } from './code/python-questions.ts';
import { report, reportShare } from './report.ts';

const parts = 40;

/** The product's own sources beside the fixture: something to be lost in. */
function sources(): readonly { readonly path: string; readonly text: string }[] {
  const listed = execFileSync('git', ['ls-files', 'packages', 'apps'], { encoding: 'utf8' }).split('\n');
  const own = listed
    .filter((path) => /\.(ts|tsx)$/.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  return [...own, ...Object.entries(fixture).map(([path, text]) => ({ path, text }))];
}

async function longestPause<Value>(work: () => Promise<Value>): Promise<{ value: Value; pauseMs: number }> {
  let last = performance.now();
  let pauseMs = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    pauseMs = Math.max(pauseMs, now - last - 5);
    last = now;
  }, 5);
  const value = await work();
  clearInterval(timer);
  return { value, pauseMs };
}

/** Reading syntax, and finding functions by what they do, without a model. */
export async function measureCode(): Promise<void> {
  const start = workerStarter(join(process.cwd(), 'apps/server/dist/code-worker.js'));
  const parser = createParserPool(start);
  const indexes = createProjectIndexes(start);
  const files = sources();
  const packed = files.map(({ path, text }) => ({ path, packedText: deflateRawSync(text, { level: 1 }) }));
  const megabytes = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0) / 1e6;
  // Both workers load their grammars.
  await Promise.all([parser.analyse(packed.slice(-60)), parser.analyse(packed.slice(0, 60))]);

  const began = performance.now();
  const batches = Array.from({ length: Math.ceil(packed.length / parts) }, (_, at) =>
    packed.slice(at * parts, at * parts + parts),
  );
  const { value: analysed, pauseMs } = await longestPause(() =>
    Promise.all(batches.map((batch) => parser.analyse(batch))),
  );
  const seconds = (performance.now() - began) / 1000;
  report({
    name: `code: sources read (${megabytes.toFixed(1)} MB), MB/s`,
    value: megabytes / seconds,
    unit: '',
    least: 3,
  });
  report({ name: 'code: longest pause of the event loop', value: pauseMs, unit: 'ms', limit: 50 });

  const load = loadPacked(
    analysed.flat().map(({ packedAnalysis }, at) => ({ path: files[at]?.path ?? '', packedAnalysis })),
  );
  const search = (query: string) => indexes.search('bench', load, query, { offset: 0, limit: 3 });
  const loadFixture = await loadSources(parser, packed.slice(-Object.keys(fixture).length));
  await search('warm');
  let found = 0;
  const times: number[] = [];
  for (const [question, name] of questions) {
    const asked = performance.now();
    await search(question);
    times.push(performance.now() - asked);
    const hits = await indexes.search('fixture', loadFixture, question, { offset: 0, limit: 3 });
    if (hits.found.some(({ unit }) => unit.name === name)) found += 1;
    else if (process.env.BENCH_MISSES)
      process.stdout.write(`  missed ${question}: ${hits.found.map(({ unit }) => unit.name).join(', ')}\n`);
  }
  const p95 = times.sort((a, z) => a - z)[Math.floor(times.length * 0.95)] ?? 0;
  report({ name: 'code: recall@3, percent', value: (100 * found) / questions.length, unit: '', least: 80 });
  report({ name: 'code: search, p95', value: p95, unit: 'ms', limit: 50 });
  let ownFound = 0;
  for (const [question, path] of ownQuestions) {
    const hits = await indexes.search('bench', load, question, { offset: 0, limit: 5 });
    if (hits.found.some((hit) => hit.path === path)) ownFound += 1;
  }
  const share = ownFound / ownQuestions.length;
  reportShare({
    name: 'code: questions to these sources, file in the first 5',
    value: share,
    atLeast: 0.72,
    note: `of ${ownQuestions.length}`,
  });
  await measureMarkedSymbols(parser, indexes);
  await measurePythonQuestions(parser, indexes);
  await Promise.all([parser.close(), indexes.close()]);
  await measureLargeProject();
}
