import { limits } from '@toolbench/contracts/limits.ts';
import { expect, it, vi } from 'vitest';
import { countingBytes } from '../../test-support/fakes.ts';
import { describeOnDatabases, type NewPlace } from '../../test-support/on-databases.ts';
import { openTestServices } from '../../test-support/test-app.ts';
import { createToolTokens } from './service.ts';

const { callsPerMinute, callsPerDay, tokensPerUser } = limits.toolsApi;

async function open(newPlace: NewPlace) {
  const { queries, store, clock } = await openTestServices({ place: await newPlace() });
  const onEnd = vi.fn(async () => undefined);
  const tokens = createToolTokens({ database: queries, clock, random: countingBytes(), onEnd });
  const owner = await store.findAccount('admin');
  if (!owner) throw new Error('no account');
  const make = async (name: string) => {
    const made = await tokens.make(owner.id, name);
    if (!made.ok) throw new Error(made.code);
    return made.value;
  };
  return { queries, store, clock, tokens, owner: owner.id, make, onEnd };
}

function describeToolTokens(newPlace: NewPlace): void {
  it('[AGENT-02] keeps no token, only its hash; lists names, last use and calls; revokes one', async () => {
    const { queries, clock, tokens, owner, make, onEnd } = await open(newPlace);
    const token = await make('构建机');
    expect(token).toMatch(/^tbt_[\w-]{43}$/);
    const other = await make('agent');
    const rows = JSON.stringify(await queries.selectFrom('tool_tokens').selectAll().execute());
    expect(rows).not.toContain(token);
    clock.advance(1_000);
    const used = await tokens.use(token);
    expect(used).toMatchObject({ ok: true });
    const listed = await tokens.list(owner);
    expect(listed.find(({ name }) => name === '构建机')).toMatchObject({ usedAt: clock.now(), callsToday: 1 });
    expect(listed.find(({ name }) => name === 'agent')).toMatchObject({ usedAt: null, callsToday: 0 });
    expect(await tokens.revoke('somebody else', used.ok ? used.value : '')).toBe(false);
    expect(onEnd).not.toHaveBeenCalled();
    expect(await tokens.revoke(owner, used.ok ? used.value : '')).toBe(true);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(await tokens.use(token)).toMatchObject({ code: 'tool-token-needed' });
    expect(await tokens.use(other)).toMatchObject({ ok: true });
  });

  it('[AGENT-02] lets a token make so many calls in a minute and in a day, also side by side', async () => {
    const { queries, clock, tokens, make } = await open(newPlace);
    const token = await make('a');
    const calls = await Promise.all(Array.from({ length: callsPerMinute + 5 }, () => tokens.use(token)));
    expect(calls.filter(({ ok }) => ok)).toHaveLength(callsPerMinute);
    const refused = await tokens.use(token);
    expect(refused).toMatchObject({ code: 'too-many-tool-calls' });
    const waitMs = refused.ok ? 0 : (refused.retryAfterMs ?? 0);
    expect(waitMs).toBeLessThanOrEqual(60_000);
    clock.advance(waitMs);
    expect(await tokens.use(token)).toMatchObject({ ok: true });
    await queries.updateTable('tool_tokens').set({ calls_in_day: callsPerDay }).execute();
    clock.advance(60_000);
    const untilTomorrow = 86_400_000 - (clock.now() % 86_400_000);
    expect(await tokens.use(token)).toMatchObject({ code: 'too-many-tool-calls', retryAfterMs: untilTomorrow });
    clock.advance(untilTomorrow);
    expect(await tokens.use(token)).toMatchObject({ ok: true });
  });

  it('[AGENT-02] ends all tokens of an account with its password', async () => {
    const { store, tokens, owner, make } = await open(newPlace);
    const token = await make('a');
    await store.changePassword(owner, 'another hash');
    expect(await tokens.use(token)).toMatchObject({ code: 'tool-token-needed' });
    expect(await tokens.list(owner)).toEqual([]);
  });

  it('makes no more tokens than there may be', async () => {
    const { tokens, owner, make } = await open(newPlace);
    for (let made = 0; made < tokensPerUser; made++) await make(`token ${made}`);
    expect(await tokens.make(owner, 'one more')).toMatchObject({ code: 'too-many-tool-tokens' });
  });
}

describeOnDatabases('tokens for tools', describeToolTokens);
