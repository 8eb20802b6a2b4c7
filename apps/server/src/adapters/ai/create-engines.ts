import type { AiPort } from '@toolbench/contracts/ai/ai.ts';
import type { Endpoint } from '../../features/ai-settings/endpoint.ts';
import type { RenewableEngines } from '../../features/ai-settings/test-engine.ts';
import { createBreaker } from './calls/breaker.ts';
import { createChat } from './chat.ts';
import { createEmbed } from './embed.ts';
import type { AdapterParts } from './calls/run-call.ts';
import { createSpeak } from './speak.ts';
import { createTranscribe } from './transcribe.ts';

type EngineParts = Omit<AdapterParts, 'endpoint' | 'breaker'> & {
  /** Where a port's engine is now; nothing where none is configured. */
  readonly endpointOf: (port: AiPort) => Promise<Endpoint | undefined>;
};

/**
 * The engines over services that speak OpenAI's protocol. An adapter lives as long as its endpoint stays the same, with
 * its breaker; a change of any of its settings begins anew.
 */
export function createEngines({ endpointOf, ...parts }: EngineParts): RenewableEngines {
  const { clock, limits } = parts;
  const renewals = new Map<AiPort, number>();

  const keepWhileSame = <Port>(port: AiPort, create: (parts: AdapterParts) => Port) => {
    let kept: { readonly mark: string; readonly engine: Port } | undefined;
    return async () => {
      const endpoint = await endpointOf(port);
      if (endpoint === undefined) return undefined;
      const mark = JSON.stringify([endpoint, renewals.get(port)]);
      if (kept?.mark !== mark) {
        const breaker = createBreaker(clock, limits.breakerFailures, limits.breakerOpenMs);
        kept = { mark, engine: create({ ...parts, endpoint, breaker }) };
      }
      return kept.engine;
    };
  };

  return {
    chat: keepWhileSame('chat', createChat),
    embed: keepWhileSame('embed', createEmbed),
    transcribe: keepWhileSame('transcribe', createTranscribe),
    speak: keepWhileSame('speak', createSpeak),
    renew: (port) => void renewals.set(port, (renewals.get(port) ?? 0) + 1),
  };
}
