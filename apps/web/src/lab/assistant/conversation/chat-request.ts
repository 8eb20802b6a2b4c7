import type { AppCommand } from '@toolbench/contracts/app-commands.ts';
import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import type { ChatRequest, Finding } from '@toolbench/contracts/assistant/assistant.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Choices } from '../choices.ts';
import { historyOf, noProject, type Conversation } from './conversation.ts';
import type { zh } from '../text.zh.ts';

/** What goes with a message besides its words. */
export interface Extra {
  /** The card as it was edited: what the message is about, or what it confirms. */
  readonly requirement?: AppModel;
  /** What was done to the card, or is to be done to the app that was made. */
  readonly commands?: readonly AppCommand[];
  readonly findings?: readonly Finding[];
  /** What reads like a new app is meant for the one of this conversation. */
  readonly changesThis?: boolean;
}

interface Sender {
  readonly sessionId: string;
  readonly choices: Choices;
  readonly texts: Pick<typeof zh, 'providers' | 'plans'>;
}

/** The body of the chat call. */
export function chatRequestOf(
  { sessionId, choices, texts }: Sender,
  { messages, project }: Pick<Conversation, 'messages' | 'project'>,
  message: string,
  { requirement, commands = [], findings, changesThis }: Extra = {},
): ChatRequest {
  const { initialized, originalDescription, codeStructure, modificationHistory, currentVersion, previewId } = project;
  // The server has files and model; sending them back would only cost time.
  const state = {
    initialized,
    originalDescription,
    codeStructure,
    files: {},
    modificationHistory,
    currentVersion,
    ...(previewId !== undefined && { previewId }),
  };
  return {
    sessionId,
    message,
    techStack: choices.stack,
    cloudProvider: { value: choices.provider, label: texts.providers[choices.provider] },
    deploymentPlan: { value: choices.plan, label: texts.plans[choices.plan] },
    chatHistory: historyOf(messages, limits.assistant.historyMessages),
    projectState: requirement ? noProject : state,
    projectPath: null,
    ...(requirement && { requirement }),
    ...(commands.length > 0 && { commands: [...commands] }),
    ...(findings && { findings: [...findings] }),
    ...(changesThis === true && { changesThis }),
    ...(choices.engine === 'blueprint' && { engine: 'blueprint' as const }),
  };
}

/** The message that confirms a requirement: API clients send the same words. */
export const confirmation = ({ description }: AppModel): string =>
  `confirm requirement: ${description.slice(0, limits.assistant.messageCharacters - 100)}\nstart generating code`;
