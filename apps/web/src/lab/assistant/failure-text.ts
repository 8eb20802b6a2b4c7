import type { ChatResponse } from '@toolbench/contracts/assistant.ts';
import type { LabAnswer } from '../lab-call.ts';
import type { zh } from './text.zh.ts';

type ErrorTexts = typeof zh.errors;

/** The reason of a failed call, as the specification words it (part 2, 8). */
export function failureReason(answer: LabAnswer<ChatResponse>, t: ErrorTexts): string {
  if (answer.ok) return answer.value.error ?? t.api;
  if (answer.status === 0) return t.unreachable;
  const status = t.status({ status: answer.status });
  return answer.detail === null ? status : `${status} ${answer.detail}`;
}

/** What the assistant says when a message, or generating, has failed. */
export function failureText(answer: LabAnswer<ChatResponse>, t: ErrorTexts, isGeneration: boolean): string {
  const message = failureReason(answer, t);
  if (!isGeneration) return `${t.request({ message })}\n\n${t.network}`;
  return [t.generation({ message }), '', t.causesTitle, ...t.causes.map((cause) => `- ${cause}`)].join('\n');
}
