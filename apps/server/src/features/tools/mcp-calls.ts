import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { isInitializeRequest, isJSONRPCRequest } from '@modelcontextprotocol/sdk/types.js';
import { createMcpServer } from '@toolbench/runner/mcp/mcp-server.ts';
import { offerOf } from '@toolbench/runner/mcp/offered-tools.ts';
import type { Runner } from '@toolbench/runner/runner.ts';
import type { RandomBytes } from '../../shared/ports.ts';

interface McpCall {
  /** Whose call it is. */
  readonly token: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The message, parsed. */
  readonly body: unknown;
  readonly language: 'zh' | 'en';
  /** Which tools are shown: nothing for the most used, `all`, or keys with commas between them. */
  readonly offered: string;
}

interface McpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Events of the protocol, or its errors as JSON; null where there is nothing to say. */
  readonly body: ReadableStream<Uint8Array> | null;
  /** Ends whatever is under way for the call; to be called when its answer is over, however it ended. */
  readonly end: () => void;
}

const sessionHeader = 'mcp-session-id';

/** The request that a notification cancels. */
function cancelledId(body: unknown): unknown {
  const { method, params } = body as { readonly method?: unknown; readonly params?: { readonly requestId?: unknown } };
  return method === 'notifications/cancelled' ? params?.requestId : undefined;
}

/**
 * Answers messages of the Model Context Protocol over Streamable HTTP. Nothing is kept between calls, so any server can
 * take the next one; the id of a session only tells apart what its client may cancel on this server.
 */
export function createMcpCalls(runner: Runner, random: RandomBytes) {
  const underWay = new Map<string, Server>();

  return async ({ token, headers, body, language, offered }: McpCall): Promise<McpAnswer> => {
    const nameOf = (id: unknown) => JSON.stringify([token, headers[sessionHeader] ?? '', id]);
    const server = createMcpServer(runner, { offer: offerOf(offered), language, where: 'server' });
    const transport = new WebStandardStreamableHTTPServerTransport();
    await server.connect(transport);
    const name = isJSONRPCRequest(body) ? nameOf(body.id) : undefined;
    if (name !== undefined) underWay.set(name, server);
    const end = () => {
      if (name !== undefined && underWay.get(name) === server) underWay.delete(name);
      void server.close();
    };
    const request = new Request('http://localhost/', { method: 'POST', headers });
    const answer = await transport.handleRequest(request, { parsedBody: body });
    const cancelled = cancelledId(body);
    if (answer.ok && cancelled !== undefined) void underWay.get(nameOf(cancelled))?.close();
    if (answer.ok && isInitializeRequest(body)) {
      answer.headers.set(sessionHeader, Buffer.from(random(16)).toString('base64url'));
    }
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: answer.body, end };
  };
}
