import { limits } from '@toolbench/contracts/limits.ts';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBubblewrapSandbox } from './adapters/sandbox/bubblewrap.ts';
import { createDockerSandbox } from './adapters/sandbox/docker.ts';
import type { Kysely } from 'kysely';
import { createPageBuilder } from './adapters/bundler/page-builder.ts';
import { createVendors } from './adapters/bundler/vendor.ts';
import type { Schema } from './adapters/database/schema.ts';
import type { Settings } from './env.ts';
import { openAppFolders, serverIdOf } from './features/previews/app-folders.ts';
import { createProbes } from './features/previews/choose-sandbox.ts';
import { createDeploymentStore } from './features/previews/deployment-store.ts';
import { createLocalDeployments, type LocalDeployments } from './features/previews/local-deployments.ts';
import type { AppDatabases, ProjectSource } from './features/previews/ports.ts';
import { frameSources, type AddressSettings } from './features/previews/proxy/addresses.ts';
import { createHandler } from './features/previews/proxy/handle.ts';
import { createPreviewProxy, type PreviewProxy } from './features/previews/proxy/preview-proxy.ts';
import type { Sandbox } from './features/previews/sandbox-port.ts';
import { createPreviews, type Previews } from './features/previews/service.ts';
import { createWorkQueue } from './features/previews/work-queue.ts';
import type { Clock, RandomBytes } from './ports.ts';

interface Given {
  readonly settings: Pick<Settings, 'host' | 'previews'>;
  readonly dataFolder: string;
  readonly queries: Kysely<Schema>;
  readonly source: ProjectSource;
  /** Those that the machine may have; the first that is there runs an app. */
  readonly sandboxes: readonly Sandbox[];
  readonly databases: AppDatabases;
  readonly clock: Clock;
  readonly random: RandomBytes;
  /** A fault of ours while a preview answers or is measured. */
  readonly onError: (error: unknown) => void;
}

export interface ComposedPreviews {
  readonly previews: Previews;
  readonly deployments: LocalDeployments;
  /** Opens the shared port, without which previews get ports of their own, and brings up what was deployed. */
  readonly open: () => Promise<{ readonly port: number } | { readonly error: unknown }>;
  readonly frameSources: (hostname: string) => readonly string[];
  readonly close: () => Promise<void>;
}

const script = (name: string) => new URL(`./${name}.js`, import.meta.url);

/** The ways in which this machine may run servers of apps: the one that starts them faster first. */
export function composeSandboxes(dataFolder: string, dockerHost: string | undefined): readonly Sandbox[] {
  const scripts = { 'relay.mjs': script('sandbox-relay'), 'check-syntax.mjs': script('sandbox-check-syntax') };
  const packagesOf = fileURLToPath(new URL('..', import.meta.url));
  const folder = (name: string) => join(dataFolder, 'sandboxes', name);
  return [
    createBubblewrapSandbox({ folder: folder('bubblewrap'), scripts, packagesOf }),
    createDockerSandbox({ folder: folder('docker'), scripts, packagesOf, dockerHost }),
  ];
}

function startTicking(ticks: readonly (() => Promise<void>)[], onError: (error: unknown) => void): () => void {
  const tickAll = () => {
    for (const tick of ticks) tick().catch(onError);
  };
  const timer = setInterval(tickAll, limits.previews.measureEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

async function openShared(proxy: PreviewProxy, port: number) {
  try {
    return { port: await proxy.listen(port) };
  } catch (error) {
    if (port === 0) return { error };
    // The wanted one is taken: previews only need some port.
    return openShared(proxy, 0);
  }
}

/** Previews and local deployments, with the proxy in front of both. */
export async function composePreviews(given: Given): Promise<ComposedPreviews> {
  const { settings, dataFolder, queries, source, sandboxes, databases, clock, random, onError } = given;
  const builder = createPageBuilder({
    vendor: createVendors(join(dataFolder, 'preview-libraries')),
    buildMs: limits.previews.buildMs,
  });
  const { openConnections } = limits.previews;
  const handler = createHandler({ now: () => performance.now() }, limits.previews);
  const proxy = createPreviewProxy({
    handler,
    host: settings.host,
    onError,
    limits: { ...limits.http, openConnections },
  });
  const opened: { port?: number } = {};
  const { publicUrl, ownPorts } = settings.previews;
  const addresses: AddressSettings = { publicUrl, ownPorts, port: () => opened.port };
  const shared = { sandboxes, databases, builder, proxy, addresses, clock, random, limits: limits.previews };
  const previews = createPreviews({ ...shared, source, folders: openAppFolders(join(dataFolder, 'previews')) });
  const deployments = createLocalDeployments({
    ...shared,
    store: createDeploymentStore(queries, serverIdOf(dataFolder, random)),
    folders: openAppFolders(join(dataFolder, 'deployments')),
    probes: createProbes(sandboxes, clock),
    starts: createWorkQueue(limits.previews.startsAtOnce, limits.previews.deployments),
  });
  await previews.reap();
  const stopTicking = startTicking([previews.tick, deployments.tick], onError);
  return {
    previews,
    deployments,
    open: async () => {
      const result = await openShared(proxy, settings.previews.port);
      if ('port' in result) opened.port = result.port;
      // Building what was deployed must not keep the product from starting.
      deployments.resume().catch(onError);
      return result;
    },
    frameSources: (hostname) => frameSources(addresses, hostname),
    close: async () => {
      stopTicking();
      await Promise.all([previews.removeAll(), deployments.close()]);
      await Promise.all([proxy.close(), builder.close(), databases.close()]);
    },
  };
}
