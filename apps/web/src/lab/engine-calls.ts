import {
  enginesResponse,
  engineState,
  engineTest,
  usageResponse,
  type AiPort,
  type EngineSettings,
} from '@toolbench/contracts/ai.ts';
import { aiPaths, calls } from '@toolbench/contracts/routes.ts';
import type { Language } from '@toolbench/ui/language.ts';
import { labCall } from './lab-call.ts';

export const loadEngines = (language: Language) => labCall(calls.aiEngines, enginesResponse, { language });

export const loadUsage = (language: Language) => labCall(calls.aiUsage, usageResponse, { language });

export const saveEngine = (port: AiPort, body: EngineSettings, language: Language) =>
  labCall(aiPaths.engine(port), engineState, { method: 'PUT', body, language });

export const resetEngine = (port: AiPort, language: Language) =>
  labCall(aiPaths.engine(port), engineState, { method: 'DELETE', language });

/** Lets the server call the service for real. */
export const tryEngine = (port: AiPort, language: Language) =>
  labCall(aiPaths.test(port), engineTest, { method: 'POST', language });
