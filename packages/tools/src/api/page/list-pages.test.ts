import { binAnswer, type CapturedRequest, type CapturedRequests } from '@toolbench/contracts/bins.ts';
import { describe, expect, it } from 'vitest';
import { ok, type Result } from '@toolbench/kit/result.ts';
import { listPages } from './list-pages.ts';
import { captured } from '../engine/test-captures.ts';

const withId = (id: number): CapturedRequest => ({ ...captured().request, id });

/** A bin that holds the requests from `dropped` + 1 to `last` and lists two in a page. */
function bin(last: number, dropped = 0) {
  const asked: (string | undefined)[] = [];
  const listPage = async (next?: string): Promise<Result<CapturedRequests, 'gone'>> => {
    asked.push(next);
    const from = next === undefined ? last : Number(next);
    const ids = [from, from - 1].filter((id) => id > dropped);
    const rest = from - 2 > dropped ? { next: String(from - 2) } : {};
    const answer = binAnswer.parse({});
    return ok({ requests: ids.map(withId), expires_at: '', answer, dropped, ...rest });
  };
  return { asked, listPage };
}

const idsOf = (list: Result<CapturedRequests, string>) => (list.ok ? list.value.requests.map(({ id }) => id) : list);

describe('a list in pages', () => {
  it('[BIN-03] is read to its end', async () => {
    const { asked, listPage } = bin(5);
    const list = await listPages(listPage, []);
    expect(idsOf(list)).toEqual([5, 4, 3, 2, 1]);
    expect(asked).toEqual([undefined, '3', '1']);
    expect(list).not.toHaveProperty('value.next');
  });

  it('[BIN-03] asks only for what is not known, and forgets what is gone', async () => {
    const { asked, listPage } = bin(6, 1);
    const known = [5, 4, 3, 2, 1].map(withId);
    expect(idsOf(await listPages(listPage, known))).toEqual([6, 5, 4, 3, 2]);
    expect(asked).toEqual([undefined]);
  });

  it('[BIN-03] fills a gap in what is known', async () => {
    const { asked, listPage } = bin(6);
    expect(idsOf(await listPages(listPage, [withId(1), withId(2)]))).toEqual([6, 5, 4, 3, 2, 1]);
    expect(asked).toEqual([undefined, '4']);
  });

  it('[BIN-03] tells of a page that cannot be had', async () => {
    const { listPage } = bin(6);
    const failing = (next?: string) =>
      next === undefined ? listPage() : Promise.resolve({ ok: false, code: 'gone' } as const);
    expect(await listPages(failing, [])).toEqual({ ok: false, code: 'gone' });
  });
});
