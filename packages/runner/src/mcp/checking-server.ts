import { Server, type ServerOptions } from '@modelcontextprotocol/sdk/server/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  InitializeRequestSchema,
  isJSONRPCRequest,
  ListToolsRequestSchema,
  PingRequestSchema,
  type Implementation,
  type JSONRPCErrorResponse,
  type JSONRPCMessage,
} from '@modelcontextprotocol/sdk/types.js';
import type { Language } from '@toolbench/kit/localized.ts';
import { explainMisuse } from '@toolbench/tools/outside/explain.ts';

/** The methods that are answered, with what each takes. */
const methods = new Map(
  [InitializeRequestSchema, PingRequestSchema, ListToolsRequestSchema, CallToolRequestSchema].map((schema) => [
    schema.shape.method.value as string,
    schema,
  ]),
);

/** An error of the protocol with its code. The class of the SDK writes its code into the message, where clients write it again. */
export function protocolError(code: ErrorCode, message: string): Error {
  return Object.assign(new Error(message), { code });
}

/** A server that says in one sentence what is wrong with a request, where the SDK sends what its validator lists. */
export class CheckingServer extends Server {
  readonly #language: Language;

  constructor(about: Implementation, { language, ...options }: ServerOptions & { readonly language: Language }) {
    super(about, options);
    this.#language = language;
  }

  override async connect(transport: Transport): Promise<void> {
    await super.connect(transport);
    const { onmessage } = transport;
    transport.onmessage = (message, extra) => {
      const refused = this.#refusalOf(message);
      // Whoever has gone away needs no answer.
      if (refused) transport.send(refused).catch(() => undefined);
      else onmessage?.(message, extra);
    };
  }

  #refusalOf(message: JSONRPCMessage): JSONRPCErrorResponse | undefined {
    if (!isJSONRPCRequest(message)) return undefined;
    const { id, method } = message;
    const refusal = (code: ErrorCode, said: string) => ({
      jsonrpc: '2.0' as const,
      id,
      error: { code, message: said },
    });
    const schema = methods.get(method);
    if (!schema) {
      const { message: said } = explainMisuse('unknown-method', { name: method }, this.#language);
      return refusal(ErrorCode.MethodNotFound, said);
    }
    const checked = schema.safeParse(message);
    if (checked.success) return undefined;
    const name = checked.error.issues[0].path.join('.');
    return refusal(ErrorCode.InvalidParams, explainMisuse('bad-parameter', { name, method }, this.#language).message);
  }
}
