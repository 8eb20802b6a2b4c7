import type { AiPort, AiProtocol, EngineOptions, ToolUse } from '@toolbench/contracts/ai/ai.ts';

/** Where one port's engine is reached. The key goes to this address and nowhere else. */
export interface Endpoint {
  readonly port: AiPort;
  /** Up to and with `/v1`, no trailing slash. */
  readonly baseUrl: string;
  readonly key?: string | undefined;
  readonly model: string;
  /** Absent: `openai`. */
  readonly protocol?: AiProtocol | undefined;
  /** What is set by hand of its requests. */
  readonly options?: EngineOptions | undefined;
  /** Of `chat`; absent: `automatic`. */
  readonly toolUse?: ToolUse | undefined;
}
