import type { AssistantMessage, ChatResponse, ProjectState } from '@toolbench/contracts/assistant/assistant.ts';
import { isoTime } from './project-state.ts';
import type { Outcome } from './turn.ts';

/** An answer as it is kept in the conversation. */
export const messageOf = (
  outcome: Outcome,
  version: number | undefined,
  now: number,
): Omit<AssistantMessage, 'id'> => ({
  role: 'assistant',
  content: outcome.content,
  timestamp: isoTime(now),
  engine: outcome.engine,
  ...(outcome.actions && { actions: [...outcome.actions] }),
  ...(outcome.cost !== undefined && { cost: outcome.cost }),
  ...(outcome.usage && { usage: outcome.usage }),
  ...(outcome.requiresConfirmation && { requiresConfirmation: true }),
  ...(outcome.requirement && { requirement: outcome.requirement }),
  ...(outcome.error !== undefined && { isError: true }),
  ...(version !== undefined && { version }),
});

/** An answer in the shape of the specification. */
export function answerOf(outcome: Outcome, state: ProjectState | undefined): ChatResponse {
  const { content, engine, requirement } = outcome;
  return {
    success: outcome.error === undefined,
    ...(outcome.error !== undefined && { error: outcome.error }),
    response: {
      content,
      actions: [...(outcome.actions ?? [])],
      ...(outcome.requiresConfirmation && { requiresConfirmation: true }),
      ...(requirement && { requirement }),
      ...(outcome.refused?.length && { refused: [...outcome.refused] }),
    },
    ...(outcome.cost !== undefined && { cost: outcome.cost }),
    ...(outcome.usage && { usage: outcome.usage }),
    engine,
    ...(outcome.engineHost !== undefined && { engine_host: outcome.engineHost }),
    ...(state && { projectState: state }),
    ...(outcome.failure && { failure: outcome.failure }),
  };
}
