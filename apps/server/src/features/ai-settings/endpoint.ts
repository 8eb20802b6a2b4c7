import type { AiPort, ToolUse } from '@toolbench/contracts/ai.ts';

/** Where one port's engine is reached. The key goes to this address and nowhere else. */
export interface Endpoint {
  readonly port: AiPort;
  /** Up to and with `/v1`, no trailing slash. */
  readonly baseUrl: string;
  readonly key?: string | undefined;
  readonly model: string;
  /** Of `chat`; absent: `automatic`. */
  readonly toolUse?: ToolUse | undefined;
}
