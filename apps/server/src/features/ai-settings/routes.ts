import {
  aiPorts,
  enginesResponse,
  engineSettings,
  engineState,
  engineTest,
  testWish,
  usageResponse,
} from '@toolbench/contracts/ai/ai.ts';
import { connectService, localServices, modelList, modelListWish } from '@toolbench/contracts/ai/ai-services.ts';
import { aiErrorText } from '@toolbench/contracts/ai/ai-texts.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { aiPaths, calls } from '@toolbench/contracts/routes.ts';
import { z } from 'zod';
import type { App } from '../../shared/fastify-app.ts';
import { chosenModel } from '../../plugins/chosen-model.ts';
import { answer, refuse } from '../../plugins/errors.ts';
import { leftSignal } from '../../plugins/events.ts';
import { languageOf } from '../../plugins/request-language.ts';
import type { Clock } from '../../shared/ports.ts';
import { refusal } from '../../shared/result.ts';
import type { AiUsage } from '../ai-usage/service.ts';
import type { AiSettings } from './service.ts';
import type { ServiceFinder } from './service-finder.ts';
import type { Lessons } from './lessons.ts';
import type { SpokenSentence } from './trials.ts';
import { testEngine, type RenewableEngines } from './test-engine.ts';

export interface Ai {
  readonly settings: AiSettings;
  readonly usage: AiUsage;
  readonly engines: RenewableEngines;
  readonly services: ServiceFinder;
  readonly lessons: Lessons;
  /** What a test of speech recognition sends. */
  readonly spoken: SpokenSentence;
  readonly clock: Clock;
}

const params = z.object({ port: z.enum(aiPorts) });
const one = aiPaths.engine(':port');
const bodyLimit = limits.ai.settingsBodyBytes;
const unfit = ['protocol-without-port', 'forbidden-address'] as const;

/** One service for several ports at once, and what there is to choose from. */
function serviceRoutes(app: App, { settings, services }: Ai): void {
  const connect = {
    summary: 'Sets the engines of several capabilities to one service',
    body: connectService,
    response: { 200: enginesResponse },
    errors: unfit,
  };
  app.put(calls.aiEngines, { schema: connect, bodyLimit }, async (request, reply) => {
    const connected = await settings.connect(request.body);
    return answer(reply, connected);
  });

  const models = {
    summary: 'Lists the models of a service',
    body: modelListWish,
    response: { 200: modelList },
    errors: unfit,
  };
  app.post(calls.aiModels, { schema: models, config: { keeps: false }, bodyLimit }, async (request, reply) => {
    const asked = await settings.askedService(request.body);
    if (!asked.ok) return refuse(reply, asked);
    const found = await services.models(asked.value);
    const language = languageOf(request);
    return { ...found, ...(found.error && { text: aiErrorText(found.error, language) }) };
  });

  const local = { summary: 'Finds services on the machine of the server', response: { 200: localServices } };
  app.post(calls.aiLocalServices, { schema: local, config: { keeps: false } }, async () => ({
    services: await services.local(),
  }));
}

/** What serves the lab, what it used, and changing and trying it. All of it is for the administrator. */
export function aiSettingsRoutes(app: App, ai: Ai): void {
  const { settings, usage } = ai;
  serviceRoutes(app, ai);

  const overview = { summary: 'Which engine serves each capability', response: { 200: enginesResponse } };
  app.get(calls.aiEngines, { schema: overview }, () => settings.overview());

  const today = { summary: 'Tokens and cost of today', response: { 200: usageResponse } };
  app.get(calls.aiUsage, { schema: today }, () => usage.today());

  const change = {
    summary: 'Sets the engine of a capability',
    params,
    body: engineSettings,
    response: { 200: engineState },
    errors: unfit,
  };
  app.put(one, { schema: change, bodyLimit }, async (request, reply) => {
    const changed = await settings.set(request.params.port, request.body);
    return answer(reply, changed);
  });

  const reset = { summary: 'Goes back to the configured engine', params, response: { 200: engineState } };
  app.delete(one, { schema: reset }, (request) => settings.reset(request.params.port));

  const forget = { summary: 'Forgets what refusals of a service taught', params, response: { 200: engineState } };
  app.delete(aiPaths.learned(':port'), { schema: forget }, (request) => settings.forgetLearned(request.params.port));

  const test = {
    summary: 'Calls the engine of a capability as the features do',
    params,
    querystring: testWish,
    response: { 200: engineTest },
    errors: ['no-engine'] as const,
  };
  app.post(aiPaths.test(':port'), { schema: test }, async (request, reply) => {
    const language = languageOf(request);
    const model = await chosenModel(request, settings);
    const trial = { signal: leftSignal(reply), model, language, feature: request.query.feature };
    const found = await testEngine(ai, request.params.port, trial);
    return found ?? refuse(reply, refusal('no-engine'));
  });
}
