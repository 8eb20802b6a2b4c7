import { createAppDatabases } from '../adapters/app-databases/app-databases.ts';
import { openSealing } from '../adapters/secrets/sealing.ts';
import { composeAssistant } from './assistant.ts';
import { composeDeploy } from './deploy.ts';
import type { ServerContext } from './context.ts';
import { composePageBuilder, composePreviews, composeSandboxes, type ComposedPreviews } from './previews.ts';
import type { Ai } from '../features/ai-settings/routes.ts';
import type { Assistant } from '../features/assistant/service.ts';
import { createPackedPages } from '../features/previews/packed-pages.ts';
import type { Deploy } from '../features/deploy/service.ts';

interface ComposedApps extends Pick<
  ComposedPreviews,
  'previews' | 'frameSources' | 'open' | 'handOver' | 'stopListening'
> {
  readonly assistant: Assistant;
  readonly deploy: Deploy;
}

/** The apps that people have made: the assistant that makes them, their previews and their deployments. */
export async function composeApps(context: ServerContext, { engines }: Pick<Ai, 'engines'>): Promise<ComposedApps> {
  const { settings, cluster, dataFolder, queries, clock, random, metrics, tell, atClose } = context;
  const { models } = settings.ai;
  const builder = composePageBuilder(dataFolder);
  const packedPages = createPackedPages(builder);
  const assistant = composeAssistant({ queries, engines, models, packedPages, claims: cluster.claims, clock, random });
  const { previews, deployments, frameSources, open, handOver, stopListening, close } = await composePreviews({
    settings,
    cluster,
    dataFolder,
    queries,
    clock,
    random,
    source: assistant,
    builder,
    sandboxes: composeSandboxes(dataFolder, settings.dockerHost),
    databases: createAppDatabases({ dataFolder }),
    refused: metrics.counter({
      name: 'toolbench_previews_refused_total',
      help: 'What was refused or ended at previews and deployments for the sake of others, by what it was too much of.',
      labels: ['limit'],
    }),
    onError: (error) => tell(`预览出错 A preview failed: ${String(error)}\n`),
  });
  atClose(close);
  const deploy = await composeDeploy({
    queries,
    source: assistant,
    local: deployments,
    claims: cluster.claims,
    clock,
    sealing: openSealing(settings.secretKey, dataFolder),
    onError: (error) => tell(`部署出错 A deployment failed: ${String(error)}\n`),
  });
  atClose(deploy.close);
  const remove: Assistant['remove'] = async (owner, session) => {
    const gone = await assistant.remove(owner, session);
    if (gone.ok) await previews.endOf(owner, session);
    return gone;
  };
  return { assistant: { ...assistant, remove }, previews, deploy, frameSources, open, handOver, stopListening };
}
