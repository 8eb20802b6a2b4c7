import type { AppModel } from '@toolbench/contracts/app-model.ts';
import type { ChatRequest, Finding } from '@toolbench/contracts/assistant.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Choices } from './choices.ts';
import { historyOf, noProject, type Conversation } from './conversation.ts';
import type { zh } from './text.zh.ts';

/** What goes with a message besides its words. */
export interface Extra {
  /** A confirmation: the project begins anew with this requirement. */
  readonly requirement?: AppModel;
  readonly findings?: readonly Finding[];
}

interface Sender {
  readonly sessionId: string;
  readonly choices: Choices;
  readonly texts: Pick<typeof zh, 'providers' | 'plans'>;
}

/** The body of the chat call (specification part 2, 7). */
export function chatRequestOf(
  { sessionId, choices, texts }: Sender,
  { messages, project }: Pick<Conversation, 'messages' | 'project'>,
  message: string,
  { requirement, findings }: Extra = {},
): ChatRequest {
  return {
    sessionId,
    message,
    techStack: choices.stack,
    cloudProvider: { value: choices.provider, label: texts.providers[choices.provider] },
    deploymentPlan: { value: choices.plan, label: texts.plans[choices.plan] },
    chatHistory: historyOf(messages, limits.assistant.historyMessages),
    // The server has the files; sending them back would only cost time.
    projectState: requirement ? noProject : { ...project, files: {} },
    projectPath: null,
    ...(requirement && { requirement }),
    ...(findings && { findings: [...findings] }),
    ...(choices.engine === 'blueprint' && { engine: 'blueprint' as const }),
  };
}

/** The message that confirms a requirement (specification part 2, 7). */
export const confirmation = ({ description }: AppModel): string =>
  `confirm requirement: ${description.slice(0, limits.assistant.messageCharacters - 100)}\nstart generating code`;
