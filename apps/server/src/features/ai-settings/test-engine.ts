import {
  portFeatures,
  serviceWideErrors,
  type AiError,
  type AiFeature,
  type AiPort,
  type EngineTest,
  type FeatureCheck,
} from '@toolbench/contracts/ai/ai.ts';
import { lessonTexts } from '@toolbench/contracts/ai/ai-lesson-texts.ts';
import { aiErrorText } from '@toolbench/contracts/ai/ai-texts.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import type { AiEngines } from '@toolbench/lab/ports.ts';
import type { Clock } from '../../shared/ports.ts';
import type { Lessons } from './lessons.ts';
import type { AiSettings } from './service.ts';
import { trials, type SpokenSentence } from './trials.ts';

export interface RenewableEngines extends AiEngines {
  /** The next call of this port is tried even where the service was to be left alone for a while. */
  readonly renew: (port: AiPort) => void;
}

interface TestParts {
  readonly engines: RenewableEngines;
  readonly settings: Pick<AiSettings, 'endpointOf'>;
  readonly lessons: Pick<Lessons, 'find'>;
  readonly spoken: SpokenSentence;
  readonly clock: Clock;
}

interface Wanted {
  /** Ends the test: nobody waits for it any more. */
  readonly signal: AbortSignal;
  /** The chat model the user chose. */
  readonly model?: string | undefined;
  readonly language: 'zh' | 'en';
  /** This one alone. */
  readonly feature?: AiFeature | undefined;
}

const nothing: AiError = { code: 'bad-answer' };
const sampleCharacters = 120;

/** Tries a port's engine with real calls, as the features make them. Nothing where no service is configured for it. */
export async function testEngine(
  { engines, settings, lessons, spoken, clock }: TestParts,
  port: AiPort,
  { signal, model: chosen, language, feature }: Wanted,
): Promise<EngineTest | undefined> {
  engines.renew(port);
  const engine = (await engines[port]())?.engine;
  const endpoint = await settings.endpointOf(port);
  if (engine === undefined || endpoint === undefined) return undefined;
  const model = port === 'chat' ? (chosen ?? engine.model) : engine.model;
  const learned = async () => lessonTexts(await lessons.find(endpoint, model), language);

  const check = async (tried: AiFeature): Promise<FeatureCheck> => {
    const before = await learned();
    const started = clock.now();
    const within = AbortSignal.any([signal, AbortSignal.timeout(limits.ai.testMs)]);
    const found = (await trials[tried](engines, { signal: within, model: chosen, spoken })) ?? { error: nothing };
    const sample = found.sample?.trim().slice(0, sampleCharacters);
    return {
      ...found,
      feature: tried,
      ok: found.error === undefined,
      ms: clock.now() - started,
      ...(sample !== undefined && { sample }),
      ...(found.error && { text: aiErrorText(found.error, language) }),
      learned: (await learned()).filter((sentence) => !before.includes(sentence)),
    };
  };

  const wanted: readonly AiFeature[] = portFeatures[port];
  const checks: FeatureCheck[] = [];
  for (const tried of wanted.filter((name) => feature === undefined || name === feature)) {
    const found = await check(tried);
    checks.push(found);
    if (found.error !== undefined && serviceWideErrors.includes(found.error.code)) break;
  }
  const told = checks.find(({ ok }) => !ok) ?? checks[0];
  if (told === undefined) return undefined;
  const { ok, error, text, sample, dimensions, bytes } = told;
  const ms = checks.reduce((sum, one) => sum + one.ms, 0);
  return { ok, error, text, sample, dimensions, bytes, ms, model, host: engine.host, checks };
}
