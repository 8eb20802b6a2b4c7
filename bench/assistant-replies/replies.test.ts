import { describe, expect, it } from 'vitest';
import { cleanCases, type Case } from './cases.ts';
import { damagedCases } from './damages.ts';
import { judge, seededLengths } from './judge.ts';

const sizeOf = ({ reply }: Case) => reply.reduce((sum, { text }) => sum + text.length, 0);
const isSmall = (one: Case) => sizeOf(one) < 100_000;

/** What is not as it should be, by name. */
async function failures(
  cases: readonly Case[],
  seed: number,
  isRight: (verdict: Awaited<ReturnType<typeof judge>>) => boolean,
) {
  const wrong: string[] = [];
  for (const [at, one] of cases.entries()) {
    const verdict = await judge(one, seededLengths(seed + at, isSmall(one) ? 60 : 4_000));
    if (!isRight(verdict)) wrong.push(`${one.name}: ${verdict.outcome}, ${verdict.why}`);
  }
  return wrong;
}

describe('[NC-09] replies written by somebody who had not read the readers', () => {
  it('come out byte for byte where nothing is wrong with them, at the first call', async () => {
    expect(cleanCases.length).toBeGreaterThanOrEqual(200);
    const wrong = await failures(
      cleanCases,
      7,
      ({ outcome, furtherCalls }) => outcome === 'exact' && furtherCalls === 0,
    );
    expect(wrong).toEqual([]);
  });

  it('lose nothing without a word where they are damaged', async () => {
    expect(damagedCases.length).toBeGreaterThanOrEqual(100);
    expect(await failures(damagedCases, 11, ({ outcome }) => outcome !== 'silent')).toEqual([]);
  });

  it('are the same wherever they are cut into two parts', async () => {
    const small = ['tagged', 'json', 'fenced', 'tools'].flatMap((form) =>
      cleanCases.filter((one) => one.form === form && one.name.startsWith('thoughts as text')).slice(0, 1),
    );
    for (const one of small) {
      for (let cut = 1; cut < sizeOf(one); cut += 1) {
        const lengths = [cut, sizeOf(one)].values();
        const { outcome } = await judge(one, () => lengths.next().value ?? sizeOf(one));
        expect([cut, outcome]).toEqual([cut, 'exact']);
      }
    }
  });
});
