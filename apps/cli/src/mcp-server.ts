import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { productVersion } from '@toolbench/contracts/catalog.ts';
import { listMcpTools, readMcpCall } from './mcp-tools.ts';
import { renderJson } from './render-value.ts';
import { explainFailure, runAction } from './run-action.ts';

const say = (text: string, isError: boolean) => ({ content: [{ type: 'text' as const, text }], isError });

async function call(name: string, given: Readonly<Record<string, unknown>>) {
  try {
    const { tool, action, input, options } = readMcpCall(name, given);
    const result = await runAction(tool, action, input, options);
    return result.ok ? say(renderJson(result.value), false) : say(await explainFailure(tool, result, 'en'), true);
  } catch (error) {
    if (error instanceof TypeError) return say(error.message, true);
    throw error;
  }
}

/** Serves all tools over standard input and output to an agent (Model Context Protocol). Touches no network. */
export async function serveMcp(): Promise<void> {
  const server = new Server({ name: 'toolbench', version: productVersion }, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: listMcpTools() }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => call(params.name, params.arguments ?? {}));
  await server.connect(new StdioServerTransport());
}
