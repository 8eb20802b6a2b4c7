import type { EngineContext } from '@toolbench/kit/context.ts';
import type { Subtle } from '@toolbench/kit/subtle.ts';
import { findTool } from '@toolbench/tools/registry.ts';
import type { EngineReply, EngineRequest, RunRequest } from '@toolbench/ui/run/engine-protocol.ts';
import { createPartCollector } from '@toolbench/ui/run/post-in-parts.ts';
import { barcodes } from './browser-barcodes.ts';
import { unbrotli } from './browser-brotli.ts';
import { sealResult } from './seal-result.ts';

/** An action as the registry knows it; the page that asks has checked the types. */
type Perform = (input: unknown, options: unknown, context: EngineContext) => unknown;

const randomAtMost = 65_536;

function random(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  for (let start = 0; start < length; start += randomAtMost) {
    crypto.getRandomValues(bytes.subarray(start, start + randomAtMost));
  }
  return bytes;
}

function answer(reply: EngineReply, transfer: Transferable[] = []): void {
  self.postMessage(reply, { transfer });
}

async function run({ id, tool, action, input, options }: RunRequest): Promise<void> {
  const context: EngineContext = {
    report: (fraction, partial) => answer({ id, kind: 'report', fraction, partial }),
    now: () => Date.now(),
    random,
    subtle: crypto.subtle as unknown as Subtle,
    barcodes,
    unbrotli,
  };
  const module = await findTool(tool)?.engine?.();
  const perform = module?.engine[action] as Perform | undefined;
  if (!perform) throw new Error(`no engine action ${tool}/${action}`);
  answer({ id, kind: 'started' });
  const { result, transfer } = sealResult(await perform(input, options, context));
  answer({ id, kind: 'done', result }, transfer);
}

const parts = createPartCollector();

self.addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => {
  if (data.kind === 'load') {
    // One that cannot be loaded says so when it is run.
    findTool(data.tool)
      ?.engine?.()
      .catch(() => undefined);
    return;
  }
  if (data.kind === 'part') {
    parts.add(data);
    return;
  }
  run({ ...data, input: parts.complete(data.input) }).catch((error: unknown) => {
    answer({ id: data.id, kind: 'crashed', message: error instanceof Error ? error.message : String(error) });
  });
});
