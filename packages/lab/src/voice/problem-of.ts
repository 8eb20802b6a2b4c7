import type { AiError, AiErrorCode } from '@toolbench/contracts/ai/ai.ts';
import type { VoiceErrorCode, VoiceStage } from '@toolbench/contracts/voice.ts';
import type { TurnProblem } from './turn.ts';

/** `engine-refused`: trying the same again changes nothing soon; `engine-failed`: it may. */
const codes: Readonly<Record<AiErrorCode, VoiceErrorCode>> = {
  authentication: 'engine-refused',
  quota: 'engine-refused',
  rate: 'engine-refused',
  'model-missing': 'engine-refused',
  'too-long': 'engine-refused',
  'daily-cap': 'engine-refused',
  timeout: 'timeout',
  network: 'engine-failed',
  'bad-answer': 'engine-failed',
  aborted: 'engine-failed',
};

/** What the failure of an engine is to a turn. */
export function problemOf(error: AiError, stage: VoiceStage): TurnProblem {
  return { code: codes[error.code], stage, error };
}
