import type { AiPort } from '@toolbench/contracts/ai/ai.ts';
import { askResponse, vectorizationStatus } from '@toolbench/contracts/code.ts';
import type { QuestionResponse } from '@toolbench/contracts/document-answers.ts';
import type { StoreResponse } from '@toolbench/contracts/documents.ts';
import { calls } from '@toolbench/contracts/routes.ts';
import { madeVoice } from '@toolbench/lab/voice/sound/made-sounds.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { goodKey, reply } from '../../test-support/ai-services/asked.ts';
import { openService } from '../../test-support/ai-services/double.ts';
import { strictHandler } from '../../test-support/ai-services/strict-answers.ts';
import type { StrictService } from '../../test-support/ai-services/strict-kit.ts';
import { strictServices, type StrictName } from '../../test-support/ai-services/strict-services.ts';
import { openAssistantPage, type AssistantPage } from '../../test-support/lab/assistant-calls.ts';
import { postForm, uploadPdf } from '../../test-support/lab/document-calls.ts';
import { isLongRun } from '../../test-support/is-long-run.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';
import { listen, openTestServices } from '../../test-support/test-app.ts';
import { testDocuments } from '../../test-support/lab/test-documents.ts';
import { openClient } from '../../test-support/lab/voice-client.ts';
import { pageOf, writePdf } from '../../test-support/files/write-pdf.ts';
import { zipOf } from '../../test-support/files/zip.ts';

const names = Object.keys(strictServices) as StrictName[];
const rulesOf = (name: StrictName): StrictService => strictServices[name];
const serves = (name: StrictName, port: AiPort) => rulesOf(name).ports[port] !== undefined;
const modelOf = (name: StrictName, port: AiPort) => rulesOf(name).ports[port]?.model;

const portsOf = {
  documents: ['chat', 'embed'],
  code: ['chat'],
  assistant: ['chat'],
  voice: ['chat', 'transcribe', 'speak'],
} as const satisfies Record<string, readonly AiPort[]>;

type Feature = keyof typeof portsOf;

const featuresOf = (name: StrictName) =>
  (Object.keys(portsOf) as Feature[]).filter((feature) => portsOf[feature].some((port) => serves(name, port)));

/** The services that a feature is tried over: each is tried with one of its features in turn, and in a long run with all. */
const servicesFor = (feature: Feature) =>
  names.filter((name, index) => {
    const features = featuresOf(name);
    return isLongRun ? features.includes(feature) : features[index % features.length] === feature;
  });

/** The whole lab, connected to one service the way an administrator connects it. */
async function openLab(name: StrictName): Promise<AssistantPage> {
  const service = rulesOf(name);
  const double = await openService(strictHandler(service));
  onTestFinished(double.close);
  const folder = temporaryFolder();
  const services = await openTestServices({ place: { folder, onError: () => undefined } });
  const documents = testDocuments({ ...services, folder, fusesEmbeddings: true });
  const { ai, code, assistant } = services;
  const lab = await openAssistantPage({ ai, code, assistant, documents });
  const { protocol, base, apiVersion, ports } = service;
  const connected = await lab.call('PUT', calls.aiEngines, {
    baseUrl: `${new URL(double.baseUrl).origin}${base}`,
    protocol,
    apiVersion,
    key: goodKey,
    ports: Object.fromEntries(Object.entries(ports).map(([port, { model }]) => [port, { model }])),
  });
  expect(connected.statusCode, connected.body).toBe(200);
  return lab;
}

const manual = writePdf({ pages: [pageOf(['Lumen garden lamp', 'The lamp weighs 1.4 kg and is made of zinc.'])] });

describe.each(servicesFor('documents'))('documents over %s', (name) => {
  it('[LAB-05] are indexed by its embeddings and answered by its chat model where it has them', async () => {
    const lab = await openLab(name);
    const { file_id } = (await uploadPdf(lab, manual, lab.headers)).json<{ file_id: string }>();
    await postForm(lab, calls.splitDocument, { file_id }, lab.headers);
    const stored = (await postForm(lab, calls.storeDocument, { file_id }, lab.headers)).json<StoreResponse>();
    expect(stored.vectors).toBe(serves(name, 'embed') ? 'terms+embedding' : 'terms');
    const asked = { file_id, question: 'How heavy is the lamp?' };
    const { answer } = (await postForm(lab, calls.askDocument, asked, lab.headers)).json<QuestionResponse>();
    expect(answer.fallback).toBeUndefined();
    expect(answer.engine).toBe(modelOf(name, 'chat') ?? 'embedded');
  });
});

const project = zipOf({ 'auth.py': 'def hash_password(password):\n    return password[::-1]\n' });

describe.each(servicesFor('code'))('code over %s', (name) => {
  it('[LAB-05] questions to code are answered', async () => {
    const lab = await openLab(name);
    const form = new FormData();
    form.append('project', new Blob([new Uint8Array(project)]), 'shop.zip');
    const body = new Response(form);
    const payload = Buffer.from(await body.arrayBuffer());
    const headers = { ...lab.headers, 'content-type': body.headers.get('content-type') ?? '' };
    const uploaded = await lab.app.inject({ method: 'POST', url: calls.uploadProject, payload, headers });
    const { projectPath } = uploaded.json<{ projectPath: string }>();
    await lab.call('POST', calls.startVectorization, { projectPath });
    const query = { projectPath };
    const isDone = async () => {
      const answer = await lab.app.inject({ url: calls.vectorizationStatus, query, headers: lab.headers });
      return !vectorizationStatus.parse(answer.json()).is_processing;
    };
    await expect.poll(isDone).toBe(true);
    const asked = { projectPath, question: 'How is a password hashed?' };
    const answer = askResponse.parse((await lab.call('POST', calls.askCode, asked)).json());
    expect(answer.fallback).toBeUndefined();
    expect(answer.engine).toBe(modelOf(name, 'chat'));
  });
});

describe.each(servicesFor('assistant'))('the assistant over %s', (name) => {
  it('[LAB-05] [NC-09] the assistant has the files of an app written', async () => {
    const { makeProject } = await openLab(name);
    const made = await makeProject();
    expect(made.engine).toBe(modelOf(name, 'chat'));
    // Files written as text end with a line break.
    expect(made.projectState?.files['index.html']?.trimEnd()).toBe('<p>hello</p>');
  });
});

const voice = madeVoice(900);
const direction = { sourceLanguage: 'zh-CN', targetLanguage: 'en' } as const;

async function openVoice(name: StrictName) {
  const lab = await openLab(name);
  const url = `ws://127.0.0.1:${await listen(lab)}${calls.voiceSocket}`;
  const client = await openClient(url, { headers: { ...lab.headers, 'accept-language': 'en' } });
  onTestFinished(() => client.socket.terminate());
  client.send({ type: 'hello', version: 1 });
  await client.next('ready');
  return client;
}

describe.each(servicesFor('voice'))('voice over %s', (name) => {
  it('[LAB-05] [VOICE-05] recognises, translates and speaks with what the service has', async () => {
    const client = await openVoice(name);
    const turn = 'turn-0001';
    if (serves(name, 'transcribe')) {
      client.send({ type: 'start', turn, ...direction });
      client.sendFrames(voice);
      client.send({ type: 'stop', turn, samples: voice.length });
      expect((await client.next('transcription')).text).toBe(reply);
    } else if (serves(name, 'chat')) {
      client.send({ type: 'text', turn, text: '灯有多重？', ...direction });
    }
    if (serves(name, 'chat')) expect((await client.next('translation')).text).toBe(reply);
    if (!serves(name, 'speak')) return;
    if (!serves(name, 'chat')) client.send({ type: 'tts', text: 'Good morning', language: 'en', voice: 'alloy' });
    expect((await client.next('speech')).audio_data.length).toBeGreaterThan(1_000);
  });
});
