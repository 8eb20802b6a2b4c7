import websocket from '@fastify/websocket';
import { limits } from '@toolbench/contracts/limits.ts';
import { calls } from '@toolbench/contracts/routes.ts';
import { voiceProtocol } from '@toolbench/contracts/voice.ts';
import type { App } from '../shared/fastify-app.ts';
import { sortUpgrades } from './traffic/upgrades.ts';

/** How long a client may take to answer a closing handshake when the server stops. */
const closeMs = 500;

/**
 * Takes WebSocket handshakes, which then pass the same hooks as every request. It must come before them: a handshake
 * that one of them refuses is closed only if this has seen it.
 */
export async function acceptSockets(app: App, basePath: string): Promise<void> {
  await app.register(websocket, {
    options: {
      server: sortUpgrades(app.server, `${basePath}${calls.voiceSocket}`),
      // A message that is too long by less than this is refused in words instead of with the connection.
      maxPayload: 2 * limits.voice.messageBytes,
      perMessageDeflate: false,
      handleProtocols: (offered) => offered.has(voiceProtocol) && voiceProtocol,
    },
    // A broken message closes its connection with the code that says why.
    errorHandler: (error, socket, request) => {
      request.log.debug({ err: error }, 'socket failed');
      if (socket.readyState === socket.OPEN) socket.terminate();
    },
    preClose(done) {
      const { clients } = this.websocketServer;
      for (const client of clients) client.close(1001, 'the server is stopping');
      setTimeout(() => clients.forEach((client) => client.terminate()), closeMs).unref();
      this.websocketServer.close();
      done();
    },
  });
}
