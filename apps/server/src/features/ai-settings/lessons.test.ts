import type { LearnedShape } from '@toolbench/contracts/ai/ai-lessons.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase, type DatabasePlace } from '../../adapters/database/open.ts';
import { fakeClock } from '../../test-support/fakes.ts';
import { describeOnDatabases } from '../../test-support/on-databases.ts';
import { createLessonStore } from './lesson-store.ts';
import { createLessons } from './lessons.ts';

const service = { port: 'chat', baseUrl: 'https://a.example/v1' } as const;
const shape: LearnedShape = { tokensAs: 'max_completion_tokens', omitted: ['temperature'] };

async function open(place: DatabasePlace) {
  const database = await openDatabase(place, 0);
  onTestFinished(database.close);
  const clock = fakeClock();
  const store = createLessonStore(database.queries);
  return { clock, lessons: createLessons(store, clock), another: () => createLessons(store, clock) };
}

describeOnDatabases('[LAB-05] what refusals taught', (newPlace) => {
  it('is kept for one model of one service, for other servers as well', async () => {
    const { lessons, another } = await open(await newPlace());
    expect(await lessons.find(service, 'm')).toEqual({});
    await lessons.learn(service, 'm', { outputTokens: 8_192 });
    await lessons.learn(service, 'm', shape);
    for (const reader of [lessons, another()]) {
      expect(await reader.find(service, 'm')).toEqual(shape);
      expect(await reader.find(service, 'n')).toEqual({});
      expect(await reader.find({ ...service, port: 'embed' }, 'm')).toEqual({});
      expect(await reader.find({ ...service, baseUrl: 'https://b.example/v1' }, 'm')).toEqual({});
    }
  });

  it('says when it was learned, and is forgotten after its time', async () => {
    const { lessons, clock } = await open(await newPlace());
    const learnedAt = clock.now();
    await lessons.learn(service, 'm', shape);
    expect(await lessons.of('chat', service.baseUrl)).toEqual([{ model: 'm', at: learnedAt, shape }]);
    clock.advance(limits.ai.learnedDays * 24 * 60 * 60_000);
    expect(await lessons.find(service, 'm')).toEqual(shape);
    clock.advance(60_001);
    expect(await lessons.find(service, 'm')).toEqual({});
  });

  it('is forgotten when that is wanted, of one port alone', async () => {
    const { lessons } = await open(await newPlace());
    await lessons.learn(service, 'm', shape);
    await lessons.learn({ ...service, port: 'embed' }, 'm', { textsPerCall: 10 });
    await lessons.forget('chat');
    expect(await lessons.find(service, 'm')).toEqual({});
    expect(await lessons.find({ ...service, port: 'embed' }, 'm')).toEqual({ textsPerCall: 10 });
  });
});
