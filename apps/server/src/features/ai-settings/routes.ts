import {
  aiPorts,
  enginesResponse,
  engineSettings,
  engineState,
  engineTest,
  usageResponse,
} from '@toolbench/contracts/ai.ts';
import { aiErrorText } from '@toolbench/contracts/ai-texts.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { aiPaths, calls } from '@toolbench/contracts/routes.ts';
import { z } from 'zod';
import type { App } from '../../fastify-app.ts';
import { chosenModel } from '../../plugins/chosen-model.ts';
import { refuse } from '../../plugins/errors.ts';
import { leftSignal } from '../../plugins/events.ts';
import { requestLanguage } from '../../plugins/request-language.ts';
import type { Clock } from '../../ports.ts';
import { refusal } from '../../result.ts';
import type { AiUsage } from '../ai-usage/service.ts';
import type { AiSettings } from './service.ts';
import { testEngine, type RenewableEngines } from './test-engine.ts';

export interface Ai {
  readonly settings: AiSettings;
  readonly usage: AiUsage;
  readonly engines: RenewableEngines;
  readonly clock: Clock;
}

const params = z.object({ port: z.enum(aiPorts) });
const one = aiPaths.engine(':port');

/** What serves the lab, what it used, and changing and trying it. All of it is for the administrator. */
export function aiSettingsRoutes(app: App, { settings, usage, engines, clock }: Ai): void {
  const overview = { summary: 'Which engine serves each capability', response: { 200: enginesResponse } };
  app.get(calls.aiEngines, { schema: overview }, () => settings.overview());

  const today = { summary: 'Tokens and cost of today', response: { 200: usageResponse } };
  app.get(calls.aiUsage, { schema: today }, () => usage.today());

  const change = {
    summary: 'Sets the engine of a capability',
    params,
    body: engineSettings,
    response: { 200: engineState },
  };
  app.put(one, { schema: change, bodyLimit: limits.ai.settingsBodyBytes }, (request) =>
    settings.set(request.params.port, request.body),
  );

  const reset = { summary: 'Goes back to the configured engine', params, response: { 200: engineState } };
  app.delete(one, { schema: reset }, (request) => settings.reset(request.params.port));

  const test = {
    summary: 'Calls the engine of a capability once',
    params,
    response: { 200: engineTest },
    errors: ['no-engine'] as const,
  };
  app.post(aiPaths.test(':port'), { schema: test }, async (request, reply) => {
    const signal = AbortSignal.any([leftSignal(reply), AbortSignal.timeout(limits.ai.testMs)]);
    const model = await chosenModel(request, settings);
    const found = await testEngine(engines, request.params.port, { signal, model }, clock);
    if (found === undefined) return refuse(reply, refusal('no-engine'));
    const language = requestLanguage(request.headers['accept-language']);
    return { ...found, ...(found.error && { text: aiErrorText(found.error, language) }) };
  });
}
