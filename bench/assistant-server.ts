import { assistantPaths, calls } from '@toolbench/contracts/routes.ts';
import type { TechStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import { startBinServer, type BinServer } from './bin-server.ts';
import { signIn } from './server.ts';

export interface AssistantServer extends BinServer {
  /** Undefined where no answer came. */
  readonly call: <Value>(method: string, path: string, body?: object) => Promise<Value | undefined>;
  /** Makes a to-do list in a session: its version 1. */
  readonly makeProject: (sessionId: string, techStack: TechStack) => Promise<void>;
  readonly edit: (sessionId: string, version: number, files: Readonly<Record<string, string | null>>) => Promise<void>;
}

const label = (value: string) => ({ value, label: value });
const json = { 'content-type': 'application/json' };

/** The built server with its assistant, signed in to. */
export async function startAssistantServer(dataFolder: string): Promise<AssistantServer> {
  const server = await startBinServer(dataFolder);
  const token = await signIn(server.url);
  const headers = { ...json, authorization: `Bearer ${token}` };
  const call: AssistantServer['call'] = async <Value>(method: string, path: string, body?: object) => {
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    return fetch(server.url + path, sent)
      .then(async (answer) => (answer.status === 204 ? null : await answer.json()) as Value)
      .catch(() => undefined);
  };
  return {
    ...server,
    call,
    async makeProject(sessionId, techStack) {
      const nothing = { initialized: false, originalDescription: '', codeStructure: '', files: {} };
      const asked = {
        sessionId,
        techStack,
        cloudProvider: label('local'),
        deploymentPlan: label('economy'),
        chatHistory: [],
        projectState: { ...nothing, modificationHistory: [], currentVersion: 0 },
        projectPath: null,
      };
      for (const message of ['做一个待办网站', '确认需求：做一个待办网站，开始生成代码'])
        await call('POST', calls.assistantChat, { ...asked, message });
    },
    async edit(sessionId, version, files) {
      await call('PUT', assistantPaths.files(sessionId), { version, files });
    },
  };
}
