import type { Mark } from '@toolbench/ui/editor/editor-marks.ts';
import type { ActionValue, Outcome } from '@toolbench/ui/run/use-tool.tsx';
import type { Failure } from '@toolbench/kit/result.ts';
import type { Engine } from '../engine/index.ts';
import type { PatternCode } from '../text/zh.ts';

type Finished = Outcome<Engine> | null;

/** What an action found, in part if the time limit stopped it; null if the last run was another action or failed. */
export function valueOf<Name extends keyof Engine>(outcome: Finished, action: Name): ActionValue<Engine, Name> | null {
  if (outcome?.action !== action) return null;
  const value: unknown = outcome.result.ok ? outcome.result.value : outcome.partial;
  return (value ?? null) as ActionValue<Engine, Name> | null;
}

const patternCodes: readonly string[] = [
  'invalid-pattern',
  'unknown-flag',
  'duplicate-flag',
  'unicode-flags-conflict',
  'unsupported-flags',
] satisfies PatternCode[];

export function isPatternFailure(failure: Failure): failure is Failure<PatternCode> {
  return patternCodes.includes(failure.code);
}

/** Why the pattern or its flags cannot be used, if they cannot. */
export function patternFailureOf(outcome: Finished): Failure<PatternCode> | null {
  return outcome && !outcome.result.ok && isPatternFailure(outcome.result) ? outcome.result : null;
}

/** What to mark in the text, neighbours in two tones. */
export function marksOf(outcome: Finished): readonly Mark[] {
  const found = outcome && valueOf(outcome, outcome.action);
  const marks = found && 'marks' in found ? found.marks : [];
  const made: Mark[] = [];
  for (let at = 0; at < marks.length; at += 2) {
    made.push({ from: marks[at], to: marks[at + 1], tone: (at / 2) % 2 === 0 ? 1 : 2 });
  }
  return made;
}
