import {
  enginesResponse,
  engineState,
  engineTest,
  usageResponse,
  type AiFeature,
  type AiPort,
  type EngineSettings,
} from '@toolbench/contracts/ai/ai.ts';
import {
  localServices,
  modelList,
  type ConnectService,
  type ModelListWish,
} from '@toolbench/contracts/ai/ai-services.ts';
import { aiPaths, calls } from '@toolbench/contracts/routes.ts';
import type { Language } from '@toolbench/ui/words/language.ts';
import { labCall } from './lab-call.ts';

export const loadEngines = (language: Language) => labCall(calls.aiEngines, enginesResponse, { language });

export const loadUsage = (language: Language) => labCall(calls.aiUsage, usageResponse, { language });

/** Sets several ports to one service. */
export const connectService = (body: ConnectService, language: Language) =>
  labCall(calls.aiEngines, enginesResponse, { method: 'PUT', body, language });

/** Lets the server ask a service for its models; nothing is stored. */
export const listModels = (body: ModelListWish, language: Language) =>
  labCall(calls.aiModels, modelList, { method: 'POST', body, language });

/** Lets the server look for services on its own machine. */
export const findLocalServices = (language: Language) =>
  labCall(calls.aiLocalServices, localServices, { method: 'POST', language });

export const saveEngine = (port: AiPort, body: EngineSettings, language: Language) =>
  labCall(aiPaths.engine(port), engineState, { method: 'PUT', body, language });

export const resetEngine = (port: AiPort, language: Language) =>
  labCall(aiPaths.engine(port), engineState, { method: 'DELETE', language });

export const forgetLearned = (port: AiPort, language: Language) =>
  labCall(aiPaths.learned(port), engineState, { method: 'DELETE', language });

/** Lets the server call the service for real, as one feature does. */
export const tryFeature = (port: AiPort, feature: AiFeature, language: Language, signal: AbortSignal) =>
  labCall(`${aiPaths.test(port)}?feature=${feature}`, engineTest, { method: 'POST', language, signal });
