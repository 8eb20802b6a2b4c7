import { limits } from '@toolbench/contracts/limits.ts';
import { createEngines } from './adapters/ai/create-engines.ts';
import { createArchives } from './adapters/archives/archive-reader.ts';
import { createParserPool } from './adapters/code-parser/parser-pool.ts';
import { createProjectIndexes } from './adapters/code-projects/project-indexes.ts';
import { createPdfProcess } from './adapters/pdf/pdf-process.ts';
import { openSealing } from './adapters/secrets/sealing.ts';
import { workerStarter } from './adapters/worker-threads/worker-thread.ts';
import type { Ground } from './compose-ground.ts';
import type { Ai } from './features/ai-settings/routes.ts';
import { createEngineSettings } from './features/ai-settings/service.ts';
import { createEngineStore } from './features/ai-settings/store.ts';
import { gatherUsage } from './features/ai-usage/gather-usage.ts';
import { createUsage } from './features/ai-usage/service.ts';
import { createUsageStore } from './features/ai-usage/store.ts';
import { createCode, type Code } from './features/code/service.ts';
import { createCodeStore } from './features/code/store.ts';
import { createDocumentStore } from './features/documents/document-store.ts';
import { createIndexStore } from './features/documents/index-store.ts';
import type { DocumentLab } from './features/documents/routes.ts';
import { createDocuments } from './features/documents/service.ts';
import { openUploadFolder } from './features/documents/upload-folder.ts';
import { createPhraseFiles } from './features/voice/phrase-files.ts';
import { createVoice, type Voice } from './features/voice/service.ts';
import { chosenModel } from './plugins/chosen-model.ts';

interface ComposedLab {
  readonly ai: Ai;
  readonly documents: DocumentLab;
  readonly code: Code;
  readonly voice: Voice;
}

/** Beside the bundle of the server. */
const script = (name: string) => new URL(`./${name}.js`, import.meta.url);

/** Speech of the phrase book, beside the built server. */
const phraseFolder = new URL('../assets/speech/', import.meta.url);

/** What is used is written down within this time. */
const gatherMs = 500;

const fusesEmbeddings = ({ documentSearch }: Ground['settings']) => documentSearch === 'fused';

/** The engines: where they are reached, and what they used. */
function composeAi({ settings, queries, dataFolder, clock, atClose }: Ground): Ai {
  const { models, caps, engines: configured } = settings.ai;
  const sealing = openSealing(settings.secretKey, dataFolder);
  const store = gatherUsage(createUsageStore(queries), {
    clock,
    later: (write) => void setTimeout(write, gatherMs).unref(),
  });
  atClose(store.flush);
  const usage = createUsage({ store, clock, caps });
  const engineSettings = createEngineSettings({
    store: createEngineStore(queries),
    sealing,
    configured,
    models,
    clock,
    fusesEmbeddings: fusesEmbeddings(settings),
  });
  const { endpointOf } = engineSettings;
  const engines = createEngines({ endpointOf, clock, models, limits: limits.ai, ledger: usage.ledger });
  return { settings: engineSettings, usage, engines, clock };
}

/** Question answering over documents. */
function composeDocuments({ settings, queries, dataFolder, clock, random }: Ground, ai: Ai): DocumentLab {
  const documents = createDocuments({
    store: createDocumentStore(queries),
    index: createIndexStore(queries),
    reader: createPdfProcess(script('read-pdf'), limits.documents),
    engines: ai.engines,
    clock,
    random,
    fusesEmbeddings: fusesEmbeddings(settings),
  });
  const uploads = openUploadFolder(dataFolder, random);
  return { documents, uploads, chosenModel: (request) => chosenModel(request, ai.settings) };
}

/** Question answering over code. */
function composeCode({ queries, dataFolder, clock, random, tell, atClose }: Ground, { engines }: Ai): Code {
  const start = workerStarter(script('code-worker'));
  const parser = createParserPool(start);
  const indexes = createProjectIndexes(start);
  const archives = createArchives(dataFolder, start);
  const onError = (error: unknown) => tell(`代码向量化失败 Vectorizing code failed: ${String(error)}\n`);
  const store = createCodeStore(queries);
  const code = createCode({ store, archives, parser, indexes, engines, clock, random, onError });
  atClose(async () => {
    await code.close();
    await Promise.all([parser.close(), indexes.close()]);
  });
  return code;
}

/** Voice translation. */
function composeVoice({ clock, random, metrics, tell }: Ground, { engines }: Ai): Voice {
  const turns = metrics.counter({
    name: 'toolbench_voice_turns_total',
    help: 'Turns of voice translation by how they ended: done, cancelled, or the code of what went wrong.',
    labels: ['result'],
  });
  const onFault = (error: unknown) => tell(`语音翻译出错 Voice translation failed: ${String(error)}\n`);
  return createVoice({ engines, phraseSpeech: createPhraseFiles(phraseFolder), clock, random, turns, onFault });
}

/** The lab apart from its assistant. */
export function composeLab(ground: Ground): ComposedLab {
  const ai = composeAi(ground);
  return {
    ai,
    documents: composeDocuments(ground, ai),
    code: composeCode(ground, ai),
    voice: composeVoice(ground, ai),
  };
}
