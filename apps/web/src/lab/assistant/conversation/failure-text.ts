import type { ChatResponse } from '@toolbench/contracts/assistant/assistant.ts';
import type { LabAnswer } from '../../lab-call.ts';
import type { zh } from '../text.zh.ts';

type ErrorTexts = typeof zh.errors;
type Refused = Extract<LabAnswer<unknown>, { readonly ok: false }>;

/** The reason of a failed call: the server's own words first, else what its status means. */
function failureReason(answer: LabAnswer<ChatResponse>, t: ErrorTexts): string {
  if (answer.ok) return answer.value.error ?? t.api;
  if (answer.status === 0) return t.unreachable;
  const status = t.status({ status: answer.status });
  return answer.detail === null ? status : `${status} ${answer.detail}`;
}

/** Why the service that deploys refused: in its words where it has any, and with its status. */
export function deployReason({ status, detail }: Refused, t: ErrorTexts): string {
  if (status === 0) return t.unreachable;
  const refusal = t.deployStatus({ status });
  return detail === null ? refusal : t.withStatus({ detail, refusal });
}

/** What the assistant says when a message, or generating, has failed. */
export function failureText(answer: LabAnswer<ChatResponse>, t: ErrorTexts, isGeneration: boolean): string {
  const message = failureReason(answer, t);
  if (!isGeneration) return `${t.request({ message })}\n\n${t.network}`;
  return [t.generation({ message }), '', t.causesTitle, ...t.causes.map((cause) => `- ${cause}`)].join('\n');
}
