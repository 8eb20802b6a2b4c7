import { limits } from '@toolbench/contracts/limits.ts';
import { join } from 'node:path';
import { createPageBuilder } from './adapters/bundler/page-builder.ts';
import { createVendors } from './adapters/bundler/vendor.ts';
import type { Settings } from './env.ts';
import { openAppFolders } from './features/previews/app-folders.ts';
import type { AppDatabases, ProjectSource } from './features/previews/ports.ts';
import { frameSources, type AddressSettings } from './features/previews/proxy/addresses.ts';
import { createHandler } from './features/previews/proxy/handle.ts';
import { createPreviewProxy, type PreviewProxy } from './features/previews/proxy/preview-proxy.ts';
import type { Sandbox } from './features/previews/sandbox-port.ts';
import { createPreviews, type Previews } from './features/previews/service.ts';
import type { Clock, RandomBytes } from './ports.ts';

interface Given {
  readonly settings: Pick<Settings, 'host' | 'previews'>;
  readonly dataFolder: string;
  readonly source: ProjectSource;
  readonly sandboxes: readonly Sandbox[];
  readonly databases: AppDatabases;
  readonly clock: Clock;
  readonly random: RandomBytes;
  /** A fault of ours while a preview answers or is measured. */
  readonly onError: (error: unknown) => void;
}

export interface ComposedPreviews {
  readonly previews: Previews;
  /** Opens the shared port; without it previews get ports of their own. */
  readonly open: () => Promise<{ readonly port: number } | { readonly error: unknown }>;
  readonly frameSources: (hostname: string) => readonly string[];
  readonly close: () => Promise<void>;
}

function startTicking(tick: () => Promise<void>, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => void tick().catch(onError), limits.previews.measureEveryMs);
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

/** Previews with their proxy. */
export async function composePreviews(given: Given): Promise<ComposedPreviews> {
  const { settings, dataFolder, source, sandboxes, databases, clock, random, onError } = given;
  const builder = createPageBuilder({
    vendor: createVendors(join(dataFolder, 'preview-libraries')),
    buildMs: limits.previews.buildMs,
  });
  const { openConnections } = limits.previews;
  const handler = createHandler({ now: () => performance.now() }, limits.previews);
  const proxy = createPreviewProxy({
    ...{ handler, host: settings.host, onError },
    limits: { ...limits.http, openConnections },
  });
  const opened: { port?: number } = {};
  const { publicUrl, ownPorts } = settings.previews;
  const addresses: AddressSettings = { publicUrl, ownPorts, port: () => opened.port };
  const folders = openAppFolders(join(dataFolder, 'previews'));
  const previews = createPreviews({
    ...{ source, sandboxes, databases, builder, folders, proxy, addresses, clock, random },
    limits: limits.previews,
  });
  await previews.reap();
  const stopTicking = startTicking(previews.tick, onError);
  return {
    previews,
    open: async () => {
      const result = await openShared(proxy, settings.previews.port);
      if ('port' in result) opened.port = result.port;
      return result;
    },
    frameSources: (hostname) => frameSources(addresses, hostname),
    close: async () => {
      stopTicking();
      await previews.removeAll();
      await Promise.all([proxy.close(), builder.close(), databases.close()]);
    },
  };
}
