import { chosenModelHeader } from '@toolbench/contracts/ai/ai.ts';
import type { FastifyRequest } from 'fastify';
import type { AiSettings } from '../features/ai-settings/service.ts';

/** The model that the sender of a call chose in the lab, where it is still on offer. */
export async function chosenModel(request: FastifyRequest, settings: AiSettings): Promise<string | undefined> {
  const value = request.headers[chosenModelHeader];
  return typeof value === 'string' ? settings.chosenModel(value) : undefined;
}
