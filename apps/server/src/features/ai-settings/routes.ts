import {
  aiPorts,
  chosenModelHeader,
  enginesResponse,
  engineSettings,
  engineState,
  engineTest,
  usageResponse,
} from '@toolbench/contracts/ai.ts';
import { aiErrorText } from '@toolbench/contracts/ai-texts.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { aiPaths, calls } from '@toolbench/contracts/routes.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../fastify-app.ts';
import { refuse } from '../../plugins/errors.ts';
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

/** The model that the sender of a call chose in the lab, where it is still on offer. */
export async function chosenModel(request: FastifyRequest, settings: AiSettings): Promise<string | undefined> {
  const value = request.headers[chosenModelHeader];
  return typeof value === 'string' ? settings.chosenModel(value) : undefined;
}

/** What serves the lab, what it used, and changing and trying it. All of it is for the administrator. */
export function aiSettingsRoutes(app: App, { settings, usage, engines, clock }: Ai): void {
  app.get(calls.aiEngines, { schema: { response: { 200: enginesResponse } } }, () => settings.overview());

  app.get(calls.aiUsage, { schema: { response: { 200: usageResponse } } }, () => usage.today());

  const change = { params, body: engineSettings, response: { 200: engineState } };
  app.put(one, { schema: change, bodyLimit: limits.ai.settingsBodyBytes }, (request) =>
    settings.set(request.params.port, request.body),
  );

  app.delete(one, { schema: { params, response: { 200: engineState } } }, (request) =>
    settings.reset(request.params.port),
  );

  app.post(aiPaths.test(':port'), { schema: { params, response: { 200: engineTest } } }, async (request, reply) => {
    const left = new AbortController();
    reply.raw.on('close', () => left.abort());
    const signal = AbortSignal.any([left.signal, AbortSignal.timeout(limits.ai.testMs)]);
    const model = await chosenModel(request, settings);
    const found = await testEngine(engines, request.params.port, { signal, model }, clock);
    if (found === undefined) return refuse(reply, refusal('no-engine'));
    const language = requestLanguage(request.headers['accept-language']);
    return { ...found, ...(found.error && { text: aiErrorText(found.error, language) }) };
  });
}
