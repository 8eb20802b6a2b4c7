import { limits } from '@toolbench/contracts/limits.ts';
import { createMcpServer } from '@toolbench/runner/mcp/mcp-server.ts';
import { offerOf } from '@toolbench/runner/mcp/offered-tools.ts';
import { createStdioTransport } from '@toolbench/runner/mcp/stdio-transport.ts';
import { openServingRunner } from './open-runner.ts';
import type { Terminal } from './terminal.ts';

/** Serves tools over standard input and output to an agent (Model Context Protocol) until its input has ended and what was asked is answered. */
export async function serveMcp(offered: string, terminal: Terminal): Promise<void> {
  const { language, input, output } = terminal;
  const runner = openServingRunner();
  const { resultBytes, messageBytes } = limits.outside;
  const server = createMcpServer(runner, { offer: offerOf(offered), language, resultBytes });
  const closed = new Promise<void>((resolve) => (server.onclose = resolve));
  await server.connect(createStdioTransport(input, output, messageBytes));
  await closed;
  await runner.close();
}
