import {
  aiPorts,
  protocolPorts,
  type AiPort,
  type AiProtocol,
  type EngineSettings,
  type EngineState,
  type EnginesResponse,
  type ToolUse,
} from '@toolbench/contracts/ai/ai.ts';
import type { ConnectService, ModelListWish } from '@toolbench/contracts/ai/ai-services.ts';
import type { ChatModel } from '@toolbench/contracts/catalog.ts';
import { isForbiddenAddress } from '../../shared/forbidden-address.ts';
import type { Clock } from '../../shared/ports.ts';
import { ok, refusal, type Refusal, type Result } from '../../shared/result.ts';
import type { Endpoint } from './endpoint.ts';
import type { Lessons } from './lessons.ts';
import { offeredModels } from './offered-models.ts';
import type { Sealing } from './sealing.ts';
import type { EngineStore, StoredEngine } from './store.ts';

/** The engines that the configuration names. */
export type ConfiguredEngines = Readonly<Partial<Record<AiPort, Endpoint>>>;

interface EngineSettingsParts {
  readonly store: EngineStore;
  readonly lessons: Lessons;
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

const originOf = (baseUrl: string) => new URL(baseUrl).origin;

/** A key is sealed for its port and origin: copied to another row or address it does not open. */
const contextOf = (port: AiPort, baseUrl: string) => `ai key: ${port} ${originOf(baseUrl)}`;

type Unfit = 'protocol-without-port' | 'forbidden-address';

/** Why a service cannot serve a port. */
function unfit(port: AiPort, baseUrl: string, protocol: AiProtocol): Refusal<Unfit> | undefined {
  if (!protocolPorts[protocol].includes(port)) return refusal('protocol-without-port');
  return isForbiddenAddress(new URL(baseUrl).hostname) ? refusal('forbidden-address') : undefined;
}

/** Which engine serves each port: what an administrator set in the lab, else what the configuration names, else our own. */
export function createEngineSettings(parts: EngineSettingsParts) {
  const { store, lessons, sealing, configured, models, clock, fusesEmbeddings } = parts;
  const idleOf = (port: AiPort) => (port === 'embed' && !fusesEmbeddings ? { isIdle: true as const } : {});
  const keyOf = ({ port, baseUrl, sealedKey }: StoredEngine) =>
    sealedKey === null ? undefined : sealing.open(sealedKey, contextOf(port, baseUrl));

  const stateOf = async (port: AiPort): Promise<EngineState> => {
    const stored = await store.find(port);
    const fixed = stored ?? configured[port];
    if (fixed === undefined) return { port, source: isEmbedded[port] ? 'embedded' : 'none', key: 'not-set' };
    const key = stored ? keyOf(stored) : configured[port]?.key;
    const isUnreadable = key === undefined && stored !== undefined && stored.sealedKey !== null;
    const { baseUrl, model, toolUse, protocol = 'openai', options = {} } = fixed;
    const learned = await lessons.of(port, baseUrl);
    return {
      port,
      source: stored ? 'settings' : 'environment',
      baseUrl,
      model,
      key: isUnreadable ? 'unreadable' : key === undefined ? 'not-set' : 'set',
      protocol,
      options,
      ...(learned.length > 0 && { learned }),
      ...toolUseOf(port, toolUse),
      ...idleOf(port),
    };
  };

  const overview = async (): Promise<EnginesResponse> => {
    const engines = await Promise.all(aiPorts.map(stateOf));
    return { engines, ...offeredModels(engines.find(({ port }) => port === 'chat')?.model, models) };
  };

  /** The stored key of an origin, of this port before those of others. */
  const storedKey = async (baseUrl: string, port?: AiPort): Promise<string | undefined> => {
    const own = (await store.all()).filter((engine) => originOf(engine.baseUrl) === originOf(baseUrl));
    const first = own.filter((engine) => engine.port === port);
    return [...first, ...own].map(keyOf).find((key) => key !== undefined);
  };

  /** @returns what is stored for a key that was given, kept (undefined) or removed (null) */
  const sealed = (port: AiPort, baseUrl: string, key: string | null | undefined) =>
    typeof key === 'string' ? sealing.seal(key, contextOf(port, baseUrl)) : null;

  const keep = async (engines: readonly StoredEngine[]) => {
    await store.put(engines, clock.now());
    for (const { port } of engines) await lessons.forget(port);
  };

  return {
    /** Where a port's engine is reached now. */
    async endpointOf(port: AiPort): Promise<Endpoint | undefined> {
      const stored = await store.find(port);
      if (stored === undefined) return configured[port];
      const { baseUrl, model, toolUse, protocol, options } = stored;
      return { port, baseUrl, model, key: keyOf(stored), protocol, options, ...toolUseOf(port, toolUse) };
    },

    overview,

    /** The model a user chose, where it is one of those on offer now. */
    async chosenModel(value: string | undefined): Promise<string | undefined> {
      const { model } = await stateOf('chat');
      return offeredModels(model, models).models.find((offered) => offered.value === value)?.value;
    },

    /** Sets a port's engine. A stored key stays unless another or none is given, or the address leads elsewhere. */
    async set(port: AiPort, given: EngineSettings): Promise<Result<EngineState, Unfit>> {
      const { baseUrl, model, key } = given;
      const stored = await store.find(port);
      const protocol = given.protocol ?? stored?.protocol ?? 'openai';
      const refused = unfit(port, baseUrl, protocol);
      if (refused) return refused;
      const staysThere = stored !== undefined && originOf(stored.baseUrl) === originOf(baseUrl);
      const kept = staysThere ? stored.sealedKey : null;
      const sealedKey = key === undefined ? kept : sealed(port, baseUrl, key);
      const toolUse = given.toolUse ?? stored?.toolUse ?? 'automatic';
      const options = given.options ?? stored?.options ?? {};
      await keep([{ port, baseUrl, model, sealedKey, toolUse, protocol, options }]);
      return ok(await stateOf(port));
    },

    /** Sets the engines of several ports to one service, all or none. */
    async connect({
      baseUrl,
      protocol,
      key,
      apiVersion,
      ports,
    }: ConnectService): Promise<Result<EnginesResponse, Unfit>> {
      const wanted = aiPorts.filter((port) => ports[port] !== undefined);
      const refused = wanted.map((port) => unfit(port, baseUrl, protocol)).find((found) => found !== undefined);
      if (refused) return refused;
      const engines: StoredEngine[] = [];
      for (const port of wanted) {
        const { model, toolUse, ...options } = { model: '', toolUse: undefined, ...ports[port] };
        const used = key === undefined ? await storedKey(baseUrl, port) : key;
        engines.push({
          port,
          baseUrl,
          model,
          sealedKey: sealed(port, baseUrl, used),
          toolUse: toolUse ?? (await store.find(port))?.toolUse ?? 'automatic',
          protocol,
          options: { ...options, ...(apiVersion !== undefined && { apiVersion }) },
        });
      }
      await keep(engines);
      return ok(await overview());
    },

    /** Where a service's list of models is asked for, with the key that was given or is stored for it. */
    async askedService({ baseUrl, protocol, key, apiVersion }: ModelListWish): Promise<Result<Endpoint, Unfit>> {
      const refused = unfit('chat', baseUrl, protocol);
      if (refused) return refused;
      const used = key === undefined ? await storedKey(baseUrl) : (key ?? undefined);
      return ok({ port: 'chat', baseUrl, key: used, model: '', protocol, options: { apiVersion } });
    },

    /** What was learned of a port's service is found out anew. */
    async forgetLearned(port: AiPort): Promise<EngineState> {
      await lessons.forget(port);
      return stateOf(port);
    },

    /** Forgets what was set in the lab: the configuration's engine or our own serves the port again. */
    async reset(port: AiPort): Promise<EngineState> {
      await store.remove(port);
      await lessons.forget(port);
      return stateOf(port);
    },
  };
}

export type AiSettings = ReturnType<typeof createEngineSettings>;
