import { createReplyReader } from '../../packages/lab/src/assistant/protocol/read-reply.ts';
import { boundary, writers, type Dialect } from '../../packages/lab/src/assistant/test-support/reply-writers.ts';
import { cleanCases } from './cases.ts';
import { damagedCases } from './damages.ts';
import { judge, seededLengths } from './judge.ts';
import { report } from '../report.ts';

const line = 'const value = compute("x", 1); // some code\n';
const files = Array.from({ length: 400 }, (_, at) => ({
  kind: 'write',
  path: `src/file-${at}.js`,
  text: line.repeat(1_200),
})) as Parameters<(typeof writers)[Dialect]>[0];
/** About what a service sends at once. */
const partCharacters = 256;

/** Reading the reply of a model as it comes, in each of its forms. */
export async function measureReplies(): Promise<void> {
  for (const dialect of ['tagged', 'json', 'fenced'] as const) {
    const text = writers[dialect](files);
    const parts = text.match(new RegExp(`[^]{1,${partCharacters}}`, 'g')) ?? [];
    const started = performance.now();
    const reader = createReplyReader({ boundary, emit: () => undefined });
    for (const part of parts) reader.push(part);
    reader.finish({ isCut: false });
    const seconds = (performance.now() - started) / 1_000;
    report({
      name: `assistant: reading a ${dialect} reply`,
      value: text.length / 1e6 / seconds,
      unit: 'MB/s',
      least: 50,
    });
  }
  const clean = await Promise.all(cleanCases.map((one, at) => judge(one, seededLengths(at + 1, 2_000))));
  const exact = clean.filter(({ outcome, furtherCalls }) => outcome === 'exact' && furtherCalls === 0).length;
  report({ name: `assistant: of ${clean.length} clean replies exact`, value: exact, unit: '', least: clean.length });
  const damaged = await Promise.all(damagedCases.map((one, at) => judge(one, seededLengths(at + 1, 200))));
  const silent = damaged.filter(({ outcome }) => outcome === 'silent').length;
  report({
    name: `assistant: of ${damaged.length} damaged replies lost without a word`,
    value: silent,
    unit: '',
    limit: 0,
  });
}
