import { heldBins, heldDeleted, heldKinds, heldThings } from '@toolbench/contracts/held.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../test-support/fakes.ts';
import { describeOnDatabases } from '../../test-support/on-databases.ts';
import { localReached } from '../../test-support/lab/test-previews.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';
import { presetStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import { createAssistantStore } from '../assistant/store.ts';
import { createDocumentStore } from '../documents/document-store.ts';
import {
  administrator,
  openTestApp,
  openTestServices,
  signIn,
  type TestServices,
} from '../../test-support/test-app.ts';

const day = 24 * 60 * 60_000;

async function sweep({ retention }: Pick<TestServices, 'retention'>): Promise<void> {
  for (const one of retention.sweeps) await one();
}

async function capture({ bins, clock }: TestServices, binId: string, text: string): Promise<void> {
  const body = Buffer.from(text);
  const captured = await bins.capture({
    binId,
    receivedAt: clock.now(),
    method: 'POST',
    target: `/bin/${binId}/${text}`,
    client: '192.0.2.1',
    rawHeaders: ['X-Canary', text],
    rawTrailers: [],
    version: '1.1',
    body,
    bodyBytes: body.length,
    bodySha256: 'hash',
    refused: null,
  });
  if (!captured.ok) throw new Error(captured.code);
}

async function newBin({ bins }: TestServices): Promise<string> {
  const created = await bins.create();
  if (!created.ok) throw new Error(created.code);
  return created.value.id;
}

const textLine = (text: string) =>
  ({ x: 0, y: 0, width: 1, height: 1, text, size: 1, kind: 'text', join: '' }) as const;

/** Makes one of every kind, with this text wherever text can be. */
async function makeOfEveryKind(services: TestServices, text: string): Promise<void> {
  const bin = await newBin(services);
  await capture(services, bin, text);
  await services.bins.setAnswer(bin, { status: 200, headers: [['x-answer', text]], body: text, delayMs: 0 });
  const document = {
    id: `document-${text}`,
    owner: administrator.username,
    filename: `${text}.pdf`,
    bytes: 1,
    kind: 'pdf' as const,
    digest: 'aa',
  };
  const now = services.clock.now();
  const documents = createDocumentStore(services.queries);
  await documents.begin({ ...document, createdAt: now, expiresAt: now + limits.documents.lifetimeMs });
  await documents.addPages(document.id, [{ page: 1, width: 1, height: 1, lines: [textLine(text)] }]);
  await documents.finish(document.id, { pages: 1, characters: text.length, unread: {} });
  services.projects.set(administrator.username, 'session-1', { 'index.html': text });
  await services.previews.create({
    owner: administrator.username,
    sessionId: 'session-1',
    reached: localReached,
    language: 'en',
  });
  const assistant = createAssistantStore(services.queries);
  const session = { id: `session-${text}`, owner: administrator.username, name: text, title: text, stack: presetStack };
  await assistant.create({ ...session, created_at: now, expires_at: now + limits.assistant.lifetimeMs });
  const version = { files: new Map([[text, text]]), description: text, madeBy: 'edit', stack: presetStack } as const;
  await assistant.commit(session.id, { now, on: 0, version: { ...version, model: null } });
  await signIn(services);
  await services.auth.login({ username: text, password: text, address: '192.0.2.9' });
}

const countsOf = async ({ retention }: Pick<TestServices, 'retention'>) =>
  Object.fromEntries((await retention.held()).kinds.map(({ kind, count }) => [kind, count]));

describeOnDatabases('everything temporary', (newPlace) => {
  it('[DATA-01] is gone a day after it was made, also when the server was off meanwhile', async () => {
    const place = await newPlace();
    const clock = fakeClock();
    const before = await openTestServices({ place, clock, random: randomBytes });
    await makeOfEveryKind(before, 'canary');
    expect(await countsOf(before)).toEqual({
      bins: 1,
      documents: 1,
      'code-projects': 0,
      'assistant-sessions': 1,
      previews: 1,
      sessions: 1,
      'login-attempts': 2,
    });
    clock.advance(day - limits.storage.sweepEveryMs);
    const after = await openTestServices({ place, clock, random: randomBytes });
    await sweep(after);
    expect(await countsOf(after)).toEqual({
      bins: 0,
      documents: 0,
      'code-projects': 0,
      'assistant-sessions': 0,
      previews: 0,
      sessions: 0,
      'login-attempts': 0,
    });
    const tables = ['bins', 'bin_requests', 'documents', 'document_pages', 'sessions', 'login_attempts'] as const;
    for (const table of tables) expect(await after.queries.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('[DATA-01] is left alone before its time', async () => {
    const services = await openTestServices({ place: await newPlace() });
    await makeOfEveryKind(services, 'canary');
    services.clock.advance(limits.auth.sessionIdleMs - 1);
    await sweep(services);
    expect(await countsOf(services)).toEqual({
      bins: 1,
      documents: 1,
      'code-projects': 0,
      'assistant-sessions': 1,
      previews: 1,
      sessions: 1,
      'login-attempts': 2,
    });
    services.clock.advance(limits.bins.lifetimeMs - limits.auth.sessionIdleMs);
    await sweep(services);
    expect(await countsOf(services)).toEqual({
      bins: 1,
      documents: 1,
      'code-projects': 0,
      'assistant-sessions': 1,
      previews: 1,
      sessions: 0,
      'login-attempts': 0,
    });
    services.clock.advance(1);
    await sweep(services);
    expect(await countsOf(services)).toEqual({
      bins: 0,
      documents: 0,
      'code-projects': 0,
      'assistant-sessions': 0,
      previews: 0,
      sessions: 0,
      'login-attempts': 0,
    });
  });

  it('[DATA-01] is told by kind, number, bytes and age, and deleted by kind', async () => {
    const services = await openTestServices({ place: await newPlace() });
    expect((await services.retention.held()).kinds.map(({ kind, count }) => [kind, count])).toEqual(
      heldKinds.map((kind) => [kind, 0]),
    );
    await makeOfEveryKind(services, 'canary');
    services.clock.advance(1_000);
    await newBin(services);
    const [bins, documents, , , previews, sessions, attempts] = heldThings.parse(await services.retention.held()).kinds;
    expect(bins).toMatchObject({ kind: 'bins', count: 2, oldest_age_ms: 1_000, lifetime_ms: limits.bins.lifetimeMs });
    expect(bins?.bytes).toBeGreaterThan(20);
    expect(documents).toMatchObject({ kind: 'documents', count: 1, bytes: 6, oldest_age_ms: 1_000 });
    expect(previews).toMatchObject({ kind: 'previews', count: 1, oldest_age_ms: 1_000 });
    expect(sessions).toMatchObject({ kind: 'sessions', count: 1, bytes: null, oldest_age_ms: 1_000 });
    expect(attempts).toMatchObject({ kind: 'login-attempts', count: 2, bytes: null });
    for (const kind of heldKinds) {
      const deleted = await services.retention.removeAll(kind);
      expect(deleted).toEqual({
        deleted: {
          bins: 2,
          documents: 1,
          'code-projects': 0,
          'assistant-sessions': 1,
          previews: 1,
          sessions: 1,
          'login-attempts': 2,
        }[kind],
      });
    }
    expect(await countsOf(services)).toEqual({
      bins: 0,
      documents: 0,
      'code-projects': 0,
      'assistant-sessions': 0,
      previews: 0,
      sessions: 0,
      'login-attempts': 0,
    });
  });

  it('[DATA-01] is deleted however much it is', async () => {
    const services = await openTestServices({ place: await newPlace() });
    const now = services.clock.now();
    const values = Array.from({ length: 250 }, (_, index) => ({
      id: `bin-${index}`,
      created_at: now,
      expires_at: now,
      answer: '{}',
      last_request: 0,
      kept: 0,
      bytes: 0,
    }));
    await services.queries.insertInto('bins').values(values).execute();
    await sweep(services);
    expect(await countsOf(services)).toMatchObject({ bins: 0 });
  });
});

describe('the data folder', () => {
  it('[DATA-01] holds no byte of what has expired, in the database, its free pages and its log', async () => {
    const folder = temporaryFolder();
    const services = await openTestServices({ place: { folder, onError: () => undefined }, random: randomBytes });
    const bytes = () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
        .join('');
    const canaries = Array.from({ length: 50 }, () => `canary-${randomBytes(12).toString('hex')}`);
    for (const canary of canaries) await makeOfEveryKind(services, canary);
    const bin = await newBin(services);
    for (const canary of canaries) await capture(services, bin, `${canary}-${'x'.repeat(20_000)}`);
    expect(canaries.filter((canary) => bytes().includes(canary))).toHaveLength(50);

    services.clock.advance(day);
    await sweep(services);
    expect(canaries.filter((canary) => bytes().includes(canary))).toEqual([]);
    expect((await sql`pragma freelist_count`.execute(services.queries)).rows).not.toEqual([]);
  });
});

describe('what is held, for the administrator', () => {
  it('[DATA-01] is shown and deleted, by kind and bin by bin', async () => {
    const opened = await openTestApp();
    const headers = await signIn(opened);
    const [small, large] = [await newBin(opened), await newBin(opened)];
    await capture(opened, large, 'x'.repeat(1_000));
    await capture(opened, small, 'x');
    const call = (method: 'GET' | 'DELETE', url: string) => opened.app.inject({ method, url, headers });

    const held = heldThings.parse((await call('GET', '/api/held')).json());
    expect(held.kinds.map(({ kind, count }) => [kind, count])).toEqual([
      ['bins', 2],
      ['documents', 0],
      ['code-projects', 0],
      ['assistant-sessions', 0],
      ['previews', 0],
      ['sessions', 1],
      ['login-attempts', 0],
    ]);
    expect(held.swept_at).toBeNull();
    await sweep(opened);
    const swept = heldThings.parse((await call('GET', '/api/held')).json()).swept_at;
    expect(swept).toBe(new Date(opened.clock.now()).toISOString());

    const { bins } = heldBins.parse((await call('GET', '/api/held/bins')).json());
    expect(bins.map(({ id, requests }) => [id, requests])).toEqual([
      [large, 1],
      [small, 1],
    ]);
    expect(heldDeleted.parse((await call('DELETE', `/api/held/bins/${large}`)).json())).toEqual({ deleted: 1 });
    expect((await call('DELETE', `/api/held/bins/${large}`)).statusCode).toBe(404);
    expect((await opened.app.inject(`/bin/${large}/requests`)).statusCode).toBe(404);
    expect((await call('DELETE', '/api/held/bins')).json()).toEqual({ deleted: 1 });
    expect((await call('DELETE', '/api/held/nonsense')).statusCode).toBe(400);
    expect((await call('DELETE', '/api/held/sessions')).json()).toEqual({ deleted: 1 });
    expect((await call('GET', '/api/held')).statusCode).toBe(401);
  });
});
