import {
  aiPorts,
  type AiPort,
  type EngineSettings,
  type EngineState,
  type EnginesResponse,
  type ToolUse,
} from '@toolbench/contracts/ai.ts';
import type { ChatModel } from '@toolbench/contracts/catalog.ts';
import type { Clock } from '../../ports.ts';
import type { Endpoint } from './endpoint.ts';
import { offeredModels } from './offered-models.ts';
import type { Sealing } from './sealing.ts';
import type { EngineStore, StoredEngine } from './store.ts';

/** The engines that the configuration names. */
export type ConfiguredEngines = Readonly<Partial<Record<AiPort, Endpoint>>>;

interface EngineSettingsParts {
  readonly store: EngineStore;
  readonly sealing: Sealing;
  readonly configured: ConfiguredEngines;
  /** The chat models that users may choose from. */
  readonly models: readonly ChatModel[];
  readonly clock: Clock;
  /** Whether documents are searched with embeddings; nothing else asks for any. */
  readonly fusesEmbeddings: boolean;
}

/** Documents and code are searched and answered from without any service; speech is not. */
const isEmbedded: Readonly<Record<AiPort, boolean>> = { chat: true, embed: true, transcribe: false, speak: false };

/** Only chat models are asked to change files. */
const toolUseOf = (port: AiPort, toolUse: ToolUse = 'automatic') => (port === 'chat' ? { toolUse } : {});

/** A key is sealed for its port and origin: copied to another row or address it does not open. */
const contextOf = (port: AiPort, baseUrl: string) => `ai key: ${port} ${new URL(baseUrl).origin}`;

/** Which engine serves each port: what an administrator set in the lab, else what the configuration names, else our own. */
export function createEngineSettings(parts: EngineSettingsParts) {
  const { store, sealing, configured, models, clock, fusesEmbeddings } = parts;
  const idleOf = (port: AiPort) => (port === 'embed' && !fusesEmbeddings ? { isIdle: true as const } : {});
  const keyOf = ({ port, baseUrl, sealedKey }: StoredEngine) =>
    sealedKey === null ? undefined : sealing.open(sealedKey, contextOf(port, baseUrl));

  const stateOf = async (port: AiPort): Promise<EngineState> => {
    const stored = await store.find(port);
    if (stored !== undefined) {
      const { baseUrl, model, sealedKey, toolUse } = stored;
      const key = sealedKey === null ? 'not-set' : keyOf(stored) === undefined ? 'unreadable' : 'set';
      return { port, source: 'settings', baseUrl, model, key, ...toolUseOf(port, toolUse), ...idleOf(port) };
    }
    const fixed = configured[port];
    if (fixed === undefined) return { port, source: isEmbedded[port] ? 'embedded' : 'none', key: 'not-set' };
    const { baseUrl, model, key } = fixed;
    const keyState = key === undefined ? 'not-set' : 'set';
    return {
      port,
      source: 'environment',
      baseUrl,
      model,
      key: keyState,
      ...toolUseOf(port, fixed.toolUse),
      ...idleOf(port),
    };
  };

  return {
    /** Where a port's engine is reached now. */
    async endpointOf(port: AiPort): Promise<Endpoint | undefined> {
      const stored = await store.find(port);
      if (stored === undefined) return configured[port];
      const { baseUrl, model, toolUse } = stored;
      return { port, baseUrl, model, key: keyOf(stored), ...toolUseOf(port, toolUse) };
    },

    async overview(): Promise<EnginesResponse> {
      const engines = await Promise.all(aiPorts.map(stateOf));
      return { engines, ...offeredModels(engines.find(({ port }) => port === 'chat')?.model, models) };
    },

    /** The model a user chose, where it is one of those on offer now. */
    async chosenModel(value: string | undefined): Promise<string | undefined> {
      const { model } = await stateOf('chat');
      return offeredModels(model, models).models.find((offered) => offered.value === value)?.value;
    },

    /** Sets a port's engine. A stored key stays unless another or none is given, or the address leads elsewhere. */
    async set(port: AiPort, { baseUrl, model, key, toolUse }: EngineSettings): Promise<EngineState> {
      const stored = await store.find(port);
      const staysThere = stored !== undefined && contextOf(port, stored.baseUrl) === contextOf(port, baseUrl);
      const kept = staysThere ? stored.sealedKey : null;
      const sealedKey = key === undefined ? kept : key === null ? null : sealing.seal(key, contextOf(port, baseUrl));
      const wanted = toolUse ?? stored?.toolUse ?? 'automatic';
      await store.put({ port, baseUrl, model, sealedKey, toolUse: wanted }, clock.now());
      return stateOf(port);
    },

    /** Forgets what was set in the lab: the configuration's engine or our own serves the port again. */
    async reset(port: AiPort): Promise<EngineState> {
      await store.remove(port);
      return stateOf(port);
    },
  };
}

export type AiSettings = ReturnType<typeof createEngineSettings>;
