import type { AiPort } from '@toolbench/contracts/ai/ai.ts';
import type { EngineLearned, LearnedShape } from '@toolbench/contracts/ai/ai-lessons.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Clock } from '../../shared/ports.ts';
import type { Endpoint } from './endpoint.ts';
import type { Lesson, LessonStore } from './lesson-store.ts';

const keptMs = limits.ai.learnedDays * 24 * 60 * 60_000;
/** Another server may have learned or forgotten something; calls need not wait for the database each time. */
const freshMs = 60_000;

interface Read {
  readonly at: number;
  readonly lessons: Promise<readonly Lesson[]>;
}

/** Remembers what the refusals of services taught, for each port, address and model. */
export function createLessons(store: LessonStore, clock: Clock) {
  const read = new Map<string, Read>();

  const lessonsOf = (port: AiPort, baseUrl: string): Promise<readonly Lesson[]> => {
    const key = `${port} ${baseUrl}`;
    const known = read.get(key);
    const now = clock.now();
    if (known !== undefined && now - known.at < freshMs) return known.lessons;
    const lessons = store.since(port, baseUrl, now - keptMs);
    // What could not be read is read again at the next call.
    lessons.catch(() => read.delete(key));
    read.set(key, { at: now, lessons });
    return lessons;
  };

  const forgetRead = (port: AiPort) => {
    for (const key of read.keys()) if (key.startsWith(`${port} `)) read.delete(key);
  };

  return {
    async find({ port, baseUrl }: Pick<Endpoint, 'port' | 'baseUrl'>, model: string): Promise<LearnedShape> {
      return (await lessonsOf(port, baseUrl)).find((lesson) => lesson.model === model)?.shape ?? {};
    },

    async learn({ port, baseUrl }: Pick<Endpoint, 'port' | 'baseUrl'>, model: string, shape: LearnedShape) {
      await store.put({ port, baseUrl, model, shape, learnedAt: clock.now() });
      forgetRead(port);
    },

    async of(port: AiPort, baseUrl: string): Promise<EngineLearned[]> {
      return (await lessonsOf(port, baseUrl)).map(({ model, shape, learnedAt }) => ({ model, shape, at: learnedAt }));
    },

    async forget(port: AiPort): Promise<void> {
      await store.forget(port);
      forgetRead(port);
    },
  };
}

export type Lessons = ReturnType<typeof createLessons>;
