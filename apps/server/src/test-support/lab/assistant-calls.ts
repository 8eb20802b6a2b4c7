import { chatResponse, type ChatRequest, type ChatResponse } from '@toolbench/contracts/assistant/assistant.ts';
import { calls } from '@toolbench/contracts/routes.ts';
import { presetStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import { openTestApp, signIn, type TestApp } from '../test-app.ts';

export const sessionName = 'session-1767225600000-abc';

/** A message as the page sends it, for a project that is not there yet. */
export const askedFor = (message: string, more: Partial<ChatRequest> = {}): ChatRequest => ({
  sessionId: sessionName,
  message,
  techStack: presetStack,
  cloudProvider: { value: 'local', label: 'local' },
  deploymentPlan: { value: 'economy', label: 'economy' },
  chatHistory: [],
  projectState: {
    initialized: false,
    originalDescription: '',
    codeStructure: '',
    files: {},
    modificationHistory: [],
    currentVersion: 0,
  },
  projectPath: null,
  ...more,
});

export interface AssistantPage extends TestApp {
  readonly headers: { readonly authorization: string };
  readonly call: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    more?: object,
  ) => Promise<Awaited<ReturnType<TestApp['app']['inject']>>>;
  readonly say: (message: string, more?: Partial<ChatRequest>) => Promise<ChatResponse>;
  /** Asks for a to-do list and confirms it. */
  readonly makeProject: () => Promise<ChatResponse>;
}

/** What the page of the assistant does, over HTTP. */
export async function openAssistantPage(...given: Parameters<typeof openTestApp>): Promise<AssistantPage> {
  const opened = await openTestApp(...given);
  const headers = await signIn(opened);
  const call: AssistantPage['call'] = async (method, url, payload, more = {}) =>
    opened.app.inject({ method, url, headers: { ...headers, ...more }, ...(payload && { payload }) });
  const say: AssistantPage['say'] = async (message, more) => {
    const response = await call('POST', calls.assistantChat, askedFor(message, more));
    if (response.statusCode !== 200) throw new Error(response.body);
    return chatResponse.parse(response.json());
  };
  const makeProject = async () => {
    await say('做一个待办网站');
    return say('确认需求：做一个待办网站，开始生成代码');
  };
  return { ...opened, headers, call, say, makeProject };
}
