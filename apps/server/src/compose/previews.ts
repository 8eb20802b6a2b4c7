import { limits } from '@toolbench/contracts/limits.ts';
import { join } from 'node:path';
import { builtFile, packageFolder } from '../beside.ts';
import { createCopyingProcess } from '../adapters/app-databases/copying-process.ts';
import { createBubblewrapSandbox } from '../adapters/sandbox/bubblewrap/bubblewrap.ts';
import { createDockerSandbox } from '../adapters/sandbox/docker/docker.ts';
import type { Kysely } from 'kysely';
import { createPageBuilder } from '../adapters/bundler/page-builder.ts';
import { createVendors } from '../adapters/bundler/vendor.ts';
import type { Schema } from '../adapters/database/schema.ts';
import type { Cluster } from './cluster.ts';
import type { Settings } from '../settings/env.ts';
import { openAppFolders, serverIdOf } from '../features/previews/app-folders.ts';
import { createProbes } from '../features/previews/choose-sandbox.ts';
import { createDeploymentStore } from '../features/previews/deployments/deployment-store.ts';
import { createLocalDeployments, type LocalDeployments } from '../features/previews/deployments/local-deployments.ts';
import type { AppDatabases, PageBuilder, ProjectSource } from '../features/previews/ports.ts';
import { frameSources, labelOf, type AddressSettings } from '../features/previews/proxy/addresses.ts';
import { createElsewhere, type Elsewhere } from '../features/previews/proxy/elsewhere.ts';
import { createHandler } from '../features/previews/proxy/handle.ts';
import { createPreviewProxy, type PreviewProxy } from '../features/previews/proxy/preview-proxy.ts';
import type { Sandbox } from '../features/previews/sandbox-port.ts';
import { createPreviews, type Previews } from '../features/previews/service.ts';
import { createWorkQueue } from '../features/previews/work-queue.ts';
import type { Pages } from '../plugins/static-pages.ts';
import type { Clock, Counter, RandomBytes } from '../shared/ports.ts';

interface Given {
  readonly settings: Pick<Settings, 'host' | 'previews' | 'deploymentsFolder' | 'trustedProxies'>;
  readonly cluster: Cluster;
  readonly dataFolder: string;
  readonly queries: Kysely<Schema>;
  readonly source: Pick<ProjectSource, 'newest'>;
  /** Closed with the previews. */
  readonly builder: PageBuilder;
  /** Those that the machine may have; the first that is there runs an app. */
  readonly sandboxes: readonly Sandbox[];
  readonly databases: AppDatabases;
  readonly clock: Clock;
  readonly random: RandomBytes;
  /** Counts what was refused or ended so that others are served. */
  readonly refused: Counter<'limit'>;
  /** A fault of ours while a preview answers or is measured. */
  readonly onError: (error: unknown) => void;
}

export interface ComposedPreviews {
  readonly previews: Previews;
  readonly deployments: LocalDeployments;
  /** Opens the shared port, without which previews get ports of their own, and brings up what was deployed. */
  readonly open: () => Promise<{ readonly port: number } | { readonly error: unknown }>;
  readonly frameSources: NonNullable<Pages['frameSources']>;
  /** Before the end: other servers go on with what runs here. */
  readonly handOver: () => Promise<void>;
  /** Takes no request for an app any more; fulfilled when those under way have ended, also where others answer them. */
  readonly stopListening: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The ways in which this machine may run servers of apps: the one that starts them faster first. */
export function composeSandboxes(dataFolder: string, dockerHost: string | undefined): readonly Sandbox[] {
  const scripts = { 'relay.mjs': builtFile('sandbox-relay'), 'check-syntax.mjs': builtFile('sandbox-check-syntax') };
  const folder = (name: string) => join(dataFolder, 'sandboxes', name);
  return [
    createBubblewrapSandbox({ folder: folder('bubblewrap'), scripts, packagesOf: packageFolder }),
    createDockerSandbox({ folder: folder('docker'), scripts, packagesOf: packageFolder, dockerHost }),
  ];
}

/** Builds the pages of projects, for previews, deployments and downloads. */
export const composePageBuilder = (dataFolder: string): PageBuilder =>
  createPageBuilder({
    vendor: createVendors(join(dataFolder, 'preview-libraries')),
    buildMs: limits.previews.buildMs,
  });

function startTicking(tick: () => Promise<void>, everyMs: number, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => void tick().catch(onError), everyMs).unref();
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
  const { settings, cluster, dataFolder, queries, source, sandboxes, databases, builder } = given;
  const { clock, random, refused, onError } = given;
  const { claims, isCurrent, passing } = cluster;
  const { openConnections, openConnectionsPerAddress } = limits.previews;
  const others: { elsewhere?: Elsewhere } = {};
  const handler = createHandler({ now: () => performance.now() }, limits.previews);
  const proxy = createPreviewProxy({
    handler,
    host: settings.host,
    onError,
    limits: { ...limits.http, openConnections, openConnectionsPerAddress },
    trustedProxies: settings.trustedProxies,
    refused: (limit) => refused.add({ limit }),
    elsewhere: () => others.elsewhere,
  });
  const opened: { port?: number } = {};
  const { publicUrl, ownPorts } = settings.previews;
  const addresses: AddressSettings = { publicUrl, ownPorts, port: () => opened.port };
  const made = { sandboxes, databases, builder, proxy, addresses, claims };
  const shared = { ...made, clock, random, limits: limits.previews, onError };
  const copyAppData = createCopyingProcess(builtFile('copy-app-data'), limits.previews.copyMs);
  const previews = createPreviews({
    ...shared,
    source,
    folders: openAppFolders(join(dataFolder, 'previews'), copyAppData),
  });
  const deploymentsFolder = settings.deploymentsFolder ?? join(dataFolder, 'deployments');
  const folders = openAppFolders(deploymentsFolder, copyAppData);
  const machineId = serverIdOf(dataFolder, random);
  const folderId = settings.deploymentsFolder === undefined ? machineId : serverIdOf(deploymentsFolder, random);
  const deployments = createLocalDeployments({
    ...shared,
    isCurrent,
    store: createDeploymentStore(queries, folderId, machineId),
    folders,
    probes: createProbes(sandboxes, clock),
    starts: createWorkQueue(limits.previews.startsAtOnce, limits.previews.deployments),
  });
  await previews.reap();
  if (passing !== undefined) {
    const locate = async (hostname: string) => {
      const label = labelOf(hostname, publicUrl);
      return (await previews.placeOf(label)) ?? deployments.placeOfSlug(label);
    };
    others.elsewhere = createElsewhere({ serverId: passing.serverId, mark: passing.mark, clock, locate });
  }
  const { measureEveryMs } = limits.previews;
  const stops = [
    startTicking(previews.tick, measureEveryMs, onError),
    startTicking(deployments.tick, measureEveryMs, onError),
    ...(passing === undefined ? [] : [startTicking(deployments.look, limits.cluster.lookMs, onError)]),
  ];
  let handedOver: Promise<void> | undefined;
  /** What is here is reached here until it is ready to go, which a version that is being made delays. */
  const handOver = async () => {
    const { finishMs } = limits.cluster;
    await Promise.all([previews.handOver(finishMs), deployments.close(finishMs)]);
  };
  let stopped: Promise<void> | undefined;
  const stopListening = () => (stopped ??= proxy.close(limits.http.shutdownMs));
  return {
    previews,
    deployments,
    stopListening,
    open: async () => {
      const result = await openShared(proxy, settings.previews.port);
      if ('port' in result) {
        opened.port = result.port;
        await cluster.listens({ previewPort: result.port });
      }
      // Building what was deployed must not keep the product from starting.
      deployments.resume().catch(onError);
      return result;
    },
    frameSources: (reached) => frameSources(addresses, reached),
    handOver: () => (handedOver ??= handOver()),
    close: async () => {
      for (const stop of stops) stop();
      await handedOver?.catch(() => undefined);
      await Promise.all([previews.close(), deployments.close(limits.cluster.finishMs)]);
      await Promise.all([stopListening(), builder.close(), databases.close()]);
    },
  };
}
