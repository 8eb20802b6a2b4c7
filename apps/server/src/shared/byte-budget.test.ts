import { describe, expect, it } from 'vitest';
import { createByteBudget } from './byte-budget.ts';

const stays = () => {
  throw new Error('has to give way');
};

describe('a budget of bytes', () => {
  it('[OPS-01] gives each holder its part and no more', () => {
    const budget = createByteBudget({ inAll: 100, perHolder: 10 });
    const [one, other] = [budget.open('a', stays), budget.open('a', stays)];
    expect([one.grow(6), other.grow(5), other.grow(4), one.grow(1)]).toEqual([
      'given',
      'own-full',
      'given',
      'own-full',
    ]);
    expect([one.fits(0), one.fits(1)]).toEqual([true, false]);
    one.shrink(3);
    expect([other.grow(3), budget.used()]).toEqual(['given', 10]);
    one.release();
    other.release();
    expect([budget.used(), one.grow(1), budget.open('a', stays).grow(10)]).toEqual([0, 'all-full', 'given']);
  });

  it('[OPS-01] takes from whoever holds most, the oldest first, for whoever holds less', () => {
    const budget = createByteBudget({ inAll: 12, perHolder: 8 });
    const gone: string[] = [];
    const share = (holder: string, name: string, bytes: number) =>
      budget.open(holder, () => gone.push(name)).grow(bytes);
    expect([share('a', 'a1', 4), share('a', 'a2', 4), share('b', 'b1', 4)]).toEqual(['given', 'given', 'given']);
    expect([share('b', 'b2', 1), gone]).toEqual(['given', ['a1']]);
    expect([share('c', 'c1', 3), share('c', 'c2', 4), gone]).toEqual(['given', 'all-full', ['a1']]);
    expect(budget.used()).toBe(12);
  });

  it('[OPS-01] takes nothing from a share that is kept', () => {
    const budget = createByteBudget({ inAll: 8, perHolder: 8 });
    const kept = budget.open('a', stays);
    expect(kept.grow(8)).toBe('given');
    kept.keep();
    expect([budget.open('b', stays).grow(1), budget.used()]).toEqual(['all-full', 8]);
    kept.release();
    expect([budget.open('b', stays).grow(1), budget.used()]).toEqual(['given', 1]);
  });

  it('[OPS-01] gives nothing to a share that had to give way, and takes nothing from it twice', () => {
    const budget = createByteBudget({ inAll: 4, perHolder: 4 });
    const first = budget.open('a', () => undefined);
    expect([first.grow(4), budget.open('b', stays).grow(1), budget.used()]).toEqual(['given', 'given', 1]);
    expect(first.grow(1)).toBe('all-full');
    first.release();
    expect(budget.used()).toBe(1);
  });
});
