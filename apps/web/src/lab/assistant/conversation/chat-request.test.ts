import { expect, it } from 'vitest';
import { readRequest } from '@toolbench/lab/assistant/language/read-request.ts';
import { chatRequest } from '@toolbench/contracts/assistant/assistant.ts';
import { chatRequestOf, confirmation } from './chat-request.ts';
import { presetChoices } from '../choices.ts';
import { noProject, restoredMessages } from './conversation.ts';
import { en } from '../text.en.ts';

const sender = { sessionId: 'session-1', choices: presetChoices, texts: en };
const project = { ...noProject, initialized: true, files: { 'README.md': '# App' }, currentVersion: 3 };
const messages = Array.from({ length: 14 }, (_, index) => ({
  id: `${index}`,
  role: 'user' as const,
  content: `message ${index}`,
  timestamp: '',
}));

it('[NC-02] sends what the call takes, with the last ten messages', () => {
  const body = chatRequestOf(sender, { messages, project }, 'add a field');
  expect(chatRequest.parse(body)).toEqual(body);
  expect(body).toMatchObject({
    cloudProvider: { value: 'local', label: 'This machine' },
    deploymentPlan: { value: 'economy', label: 'Economy' },
    projectState: { initialized: true, currentVersion: 3, files: {} },
    projectPath: null,
  });
  expect(body.chatHistory.map(({ content }) => content)).toEqual(messages.slice(4).map(({ content }) => content));
});

it('[NC-03] a confirmation carries the requirement and a project that begins anew', () => {
  const read = readRequest('A mortgage calculator');
  if (!read.understood) throw new Error('not understood');
  const message = confirmation(read.model);
  expect(message).toMatch(/^confirm requirement: .*mortgage.*\nstart generating code$/i);
  const body = chatRequestOf(sender, { messages, project }, message, { requirement: read.model });
  expect(chatRequest.parse(body)).toEqual(body);
  expect(body.projectState).toEqual(noProject);
  expect(body.requirement).toEqual(read.model);
});

it('[NC-05] what the confirm button said is not shown as a message of its own', () => {
  const read = readRequest('A mortgage calculator');
  if (!read.understood) throw new Error('not understood');
  const long = { ...read.model, description: 'x\n'.repeat(4_000) };
  const said = [confirmation(read.model), confirmation(long), 'confirm requirement'].map((content, index) => ({
    id: `${index}`,
    role: 'user' as const,
    content,
    timestamp: '',
  }));
  expect(restoredMessages(said).map(({ content }) => content)).toEqual(['confirm requirement']);
});
