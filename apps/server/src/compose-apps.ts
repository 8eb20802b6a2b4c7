import { createAppDatabases } from './adapters/app-databases/app-databases.ts';
import { openSealing } from './adapters/secrets/sealing.ts';
import { composeAssistant } from './compose-assistant.ts';
import { composeDeploy } from './compose-deploy.ts';
import type { Ground } from './compose-ground.ts';
import { composePreviews, composeSandboxes, type ComposedPreviews } from './compose-previews.ts';
import type { Ai } from './features/ai-settings/routes.ts';
import type { Assistant } from './features/assistant/service.ts';
import type { Deploy } from './features/deploy/service.ts';

interface ComposedApps extends Pick<ComposedPreviews, 'previews' | 'frameSources' | 'open'> {
  readonly assistant: Assistant;
  readonly deploy: Deploy;
}

/** The apps that people have made: the assistant that makes them, their previews and their deployments. */
export async function composeApps(ground: Ground, { engines }: Pick<Ai, 'engines'>): Promise<ComposedApps> {
  const { settings, dataFolder, queries, clock, random, tell, atClose } = ground;
  const { models } = settings.ai;
  const assistant = composeAssistant({ queries, engines, models, clock, random });
  const { previews, deployments, frameSources, open, close } = await composePreviews({
    settings,
    dataFolder,
    queries,
    clock,
    random,
    source: assistant,
    sandboxes: composeSandboxes(dataFolder, settings.dockerHost),
    databases: createAppDatabases({ dataFolder }),
    onError: (error) => tell(`预览出错 A preview failed: ${String(error)}\n`),
  });
  atClose(close);
  const deploy = await composeDeploy({
    queries,
    source: assistant,
    local: deployments,
    clock,
    sealing: openSealing(settings.secretKey, dataFolder),
    onError: (error) => tell(`部署出错 A deployment failed: ${String(error)}\n`),
  });
  atClose(deploy.close);
  return { assistant, previews, deploy, frameSources, open };
}
