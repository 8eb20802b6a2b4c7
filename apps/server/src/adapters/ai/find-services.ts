import { aiPresets, type AiPreset } from '@toolbench/contracts/ai/ai-presets.ts';
import type { ListedModel, LocalService } from '@toolbench/contracts/ai/ai-services.ts';
import { z } from 'zod';
import type { ServiceFinder } from '../../features/ai-settings/service-finder.ts';
import { getJson, listModels, type ListParts } from './list-models.ts';

/** Loopback as an address, not as a name that somebody could let lead elsewhere. */
const host = '127.0.0.1';

/** Of the presets on one port, the one with the fewest abilities that has all of these. */
function likely(presets: readonly AiPreset[], models: readonly ListedModel[]): AiPreset | undefined {
  const abilities = ({ ports }: AiPreset) => Object.keys(ports);
  const fits = presets.filter((preset) =>
    models.every(({ kind }) => kind === 'other' || abilities(preset).includes(kind)),
  );
  const [fewest] = fits.toSorted((a, b) => abilities(a).length - abilities(b).length);
  return models.length > 0 ? (fewest ?? presets[0]) : presets[0];
}

/** whisper.cpp's server has no list of models, but says that it is well. */
const whisperHealth = z.object({ status: z.string() });

async function askPort(
  port: number,
  presets: readonly AiPreset[],
  parts: ListParts,
): Promise<LocalService | undefined> {
  const root = `http://${host}:${port}`;
  const endpoint = { port: 'chat', baseUrl: `${root}/v1`, model: '' } as const;
  const found = await listModels(endpoint, parts);
  if (found.ok && found.hasList) {
    const preset = likely(presets, found.models);
    return preset && { preset: preset.key, baseUrl: endpoint.baseUrl, models: found.models, voices: found.voices };
  }
  const whisper = presets.find(({ key }) => key === 'whisper-cpp');
  if (found.hasList || whisper === undefined) return undefined;
  const health = await getJson({ ...endpoint, baseUrl: root }, '/health', whisperHealth, parts);
  const models = (whisper.ports.transcribe?.models ?? []).map((id) => ({ id, kind: 'transcribe' as const }));
  return health.ok ? { preset: whisper.key, baseUrl: endpoint.baseUrl, models, voices: [] } : undefined;
}

interface FinderParts extends ListParts {
  /** Where services are looked for on this machine; tests give others. */
  readonly presets?: readonly AiPreset[];
}

/** Finds models and services over the network. */
export function createServiceFinder({ limits, clock, presets = aiPresets }: FinderParts): ServiceFinder {
  const within = (ms: number) => ({
    clock,
    limits: { ...limits, firstByteMs: ms, idleMs: ms, totalMs: ms, retries: 0 },
  });
  return {
    models: (endpoint) => listModels(endpoint, within(limits.modelListMs)),
    async local() {
      const ports = [...new Set(presets.flatMap(({ findPorts = [] }) => findPorts))];
      const asked = ports.map((port) =>
        askPort(
          port,
          presets.filter(({ findPorts = [] }) => findPorts.includes(port)),
          within(limits.localServiceMs),
        ),
      );
      return (await Promise.all(asked)).filter((service) => service !== undefined);
    },
  };
}
