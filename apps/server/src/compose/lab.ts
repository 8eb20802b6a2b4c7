import { readFile } from 'node:fs/promises';
import { limits } from '@toolbench/contracts/limits.ts';
import { builtFile, phraseFolder } from '../beside.ts';
import { createEngines } from '../adapters/ai/create-engines.ts';
import type { NoteSurplus } from '../adapters/ai/calls/first-answer.ts';
import { createServiceFinder } from '../adapters/ai/find-services.ts';
import { createArchives } from '../adapters/archives/archive-reader.ts';
import { createParserPool } from '../adapters/code-parser/parser-pool.ts';
import { createProjectIndexes } from '../adapters/code-projects/project-indexes.ts';
import { createReadingProcess } from '../adapters/documents/reading-process.ts';
import { openSealing } from '../adapters/secrets/sealing.ts';
import { workerStarter } from '../adapters/worker-threads/worker-thread.ts';
import { tellApart } from '../adapters/languages/tell-apart.ts';
import type { ServerContext } from './context.ts';
import { refusePrivateAddresses } from '../shared/forbidden-address.ts';
import type { Ai } from '../features/ai-settings/routes.ts';
import { createLessonStore } from '../features/ai-settings/lesson-store.ts';
import { createLessons } from '../features/ai-settings/lessons.ts';
import { createEngineSettings } from '../features/ai-settings/service.ts';
import { createEngineStore } from '../features/ai-settings/store.ts';
import { gatherUsage } from '../features/ai-usage/gather-usage.ts';
import { createUsage } from '../features/ai-usage/service.ts';
import { createUsageStore } from '../features/ai-usage/store.ts';
import { createCode, type Code } from '../features/code/service.ts';
import { createCodeStore } from '../features/code/store.ts';
import { createDocumentStore } from '../features/documents/document-store.ts';
import { createIndexStore } from '../features/documents/index-store.ts';
import type { DocumentLab } from '../features/documents/routes.ts';
import { createDocuments } from '../features/documents/service.ts';
import { openUploadFolder } from '../features/documents/upload/upload-folder.ts';
import { createPhraseFiles } from '../features/voice/phrase-files.ts';
import { createVoice, type Voice } from '../features/voice/service.ts';
import { chosenModel } from '../plugins/chosen-model.ts';

interface ComposedLab {
  readonly ai: Ai;
  readonly documents: DocumentLab;
  readonly code: Code;
  readonly voice: Voice;
}

/** What is used is written down within this time. */
const gatherMs = 500;

const fusesEmbeddings = ({ documentSearch }: ServerContext['settings']) => documentSearch === 'fused';

/** The engines: where they are reached, and what they used. */
function composeAi({ settings, queries, dataFolder, clock, atClose }: ServerContext, noteSurplus: NoteSurplus): Ai {
  const { models, caps, engines: configured } = settings.ai;
  const sealing = openSealing(settings.secretKey, dataFolder);
  const store = gatherUsage(createUsageStore(queries), {
    clock,
    later: (write) => void setTimeout(write, gatherMs).unref(),
  });
  atClose(store.flush);
  const usage = createUsage({ store, clock, caps });
  const lessons = createLessons(createLessonStore(queries), clock);
  const engineSettings = createEngineSettings({
    store: createEngineStore(queries),
    lessons,
    sealing,
    configured,
    models,
    clock,
    fusesEmbeddings: fusesEmbeddings(settings),
  });
  const { endpointOf } = engineSettings;
  const engines = createEngines({
    endpointOf,
    clock,
    models,
    lessons,
    limits: limits.ai,
    ledger: usage.ledger,
    noteSurplus,
  });
  const services = createServiceFinder({ limits: limits.ai, clock });
  const spoken = () => readFile(new URL('nice-to-meet-you.wav', phraseFolder));
  return { settings: engineSettings, usage, engines, services, lessons, spoken, clock };
}

/** Question answering over documents. */
function composeDocuments(
  { settings, cluster, queries, dataFolder, clock, random }: ServerContext,
  ai: Ai,
): DocumentLab {
  const documents = createDocuments({
    store: createDocumentStore(queries),
    index: createIndexStore(queries),
    reader: createReadingProcess(builtFile('read-document'), limits.documents),
    engines: ai.engines,
    claims: cluster.claims,
    clock,
    random,
    fusesEmbeddings: fusesEmbeddings(settings),
  });
  const uploads = openUploadFolder(dataFolder, random);
  return { documents, uploads, chosenModel: (request) => chosenModel(request, ai.settings) };
}

/** Question answering over code. */
function composeCode(
  { cluster, queries, dataFolder, clock, random, tell, atClose }: ServerContext,
  { engines }: Ai,
): Code {
  const start = workerStarter(builtFile('code-worker'));
  const parser = createParserPool(start);
  const indexes = createProjectIndexes(start);
  const archives = createArchives(dataFolder, start);
  const onError = (error: unknown) => tell(`代码向量化失败 Vectorizing code failed: ${String(error)}\n`);
  const store = createCodeStore(queries);
  const { claims } = cluster;
  const code = createCode({ store, archives, parser, indexes, engines, claims, clock, random, onError });
  atClose(async () => {
    await code.close();
    await Promise.all([parser.close(), indexes.close()]);
  });
  return code;
}

/** Voice translation. */
function composeVoice({ settings, clock, random, metrics, tell }: ServerContext, { engines }: Ai): Voice {
  const turns = metrics.counter({
    name: 'toolbench_voice_turns_total',
    help: 'Turns of voice translation by how they ended: done, cancelled, or the code of what went wrong.',
    labels: ['result'],
  });
  const onFault = (error: unknown) => tell(`语音翻译出错 Voice translation failed: ${String(error)}\n`);
  return createVoice({
    tellApart,
    engines,
    phraseSpeech: createPhraseFiles(phraseFolder),
    clock,
    random,
    turns,
    onFault,
    settings: { ...limits.voice, ...settings.voice },
  });
}

/** The lab apart from its assistant. @param noteSurplus writes into the log */
export function composeLab(context: ServerContext, noteSurplus: NoteSurplus): ComposedLab {
  refusePrivateAddresses(context.settings.ai.isPrivateRefused);
  const ai = composeAi(context, noteSurplus);
  return {
    ai,
    documents: composeDocuments(context, ai),
    code: composeCode(context, ai),
    voice: composeVoice(context, ai),
  };
}
