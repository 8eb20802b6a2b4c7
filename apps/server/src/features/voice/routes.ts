import { calls, phraseSpeech } from '@toolbench/contracts/routes.ts';
import { bookLanguage, crowdedClose, phraseBook, signedOutClose } from '@toolbench/contracts/voice.ts';
import type { FastifyRequest } from 'fastify';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import type { App } from '../../shared/fastify-app.ts';
import { signedIn } from '../../plugins/auth-guard.ts';
import { refuse } from '../../plugins/errors.ts';
import { languageOf } from '../../plugins/request-language.ts';
import { refusal, type Refusal } from '../../shared/result.ts';
import type { Auth } from '../auth/service.ts';
import type { Voice } from './service.ts';
import { createSocketWatch, type SocketWatch } from './socket-watch.ts';
import { errorMessage } from './turn-messages.ts';
import type { VoiceSocket } from './voice-socket.ts';

interface VoiceLab {
  readonly voice: Voice;
  readonly auth: Pick<Auth, 'isOpen' | 'keepAlive'>;
  /** Origin at which people reach the server; absent: the one of each request. */
  readonly publicUrl?: string | undefined;
}

/** A page of another website: browsers always tell where a page comes from, other programs never. */
function isForeign({ headers: { origin }, host }: FastifyRequest, publicUrl: string | undefined): boolean {
  if (origin === undefined || origin === publicUrl) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** What is sent within one turn of the event loop leaves together, after the requests that are made in it. */
function sendTogether(socket: WebSocket, wire: Duplex): VoiceSocket['send'] {
  let isWaiting = false;
  const leave = () => {
    isWaiting = false;
    wire.uncork();
  };
  return (text) => {
    if (!isWaiting) {
      isWaiting = true;
      wire.cork();
      setImmediate(leave);
    }
    socket.send(text);
  };
}

const adapt = (socket: WebSocket, wire: Duplex): VoiceSocket => ({
  send: sendTogether(socket, wire),
  unsentBytes: () => socket.bufferedAmount,
  close: (code, reason) => socket.close(code, reason),
  terminate: () => socket.terminate(),
  pause: () => socket.pause(),
  resume: () => socket.resume(),
});

function connect(socket: WebSocket, request: FastifyRequest, { voice, auth }: VoiceLab, watch: SocketWatch): void {
  const session = signedIn(request);
  const language = languageOf(request);
  const refused = watch.refusalOf(session.user.username);
  if (refused !== undefined) {
    // A page learns nothing of a handshake that is refused; so it is told, and the socket is closed.
    socket.send(JSON.stringify(errorMessage(refused, language)));
    return socket.close(crowdedClose, refused.code);
  }
  const connection = voice.connect(adapt(socket, request.socket), {
    owner: session.user.username,
    language,
    keepsSignedIn: () => auth.keepAlive(session),
  });
  socket.on('message', (data, isBinary) => void connection.receive(data as Buffer, isBinary));
  socket.on('close', (code) => connection.closed(code));
  const leave = () => socket.close(signedOutClose, 'not signed in');
  watch.add(socket, { owner: session.user.username, isSignedIn: () => auth.isOpen(session), leave });
}

function socketRoute(app: App, lab: VoiceLab): void {
  const watch = createSocketWatch(lab.voice.settings);
  const sweeping = setInterval(() => {
    watch.look();
    lab.voice.sweep();
  }, lab.voice.settings.pingMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(sweeping);
    lab.voice.close();
  });
  const refusalOf = (request: FastifyRequest): Refusal | undefined => {
    if (!request.ws) return refusal('upgrade-required');
    if (isForeign(request, lab.publicUrl)) return refusal('foreign-origin');
    return undefined;
  };
  app.route({
    method: 'GET',
    url: calls.voiceSocket,
    config: { keeps: true },
    schema: {
      summary: 'WebSocket of voice translation',
      errors: ['foreign-origin', 'upgrade-required'],
    },
    preValidation: async (request, reply) => {
      const refused = refusalOf(request);
      if (refused !== undefined) return refuse(reply, refused);
    },
    handler: (_request, reply) => refuse(reply, refusal('upgrade-required')),
    wsHandler: (socket, request) => connect(socket, request, lab, watch),
  });
}

/** Voice translation: its socket, and the phrase book with its speech. */
export function voiceRoutes(app: App, lab: VoiceLab): void {
  socketRoute(app, lab);

  const book = { summary: 'Phrase book of the voice demonstration', response: { 200: phraseBook } };
  app.get(calls.voicePhrases, { schema: book }, () => lab.voice.phraseBook());

  const speech = {
    summary: 'A phrase of the book as mp3',
    params: z.object({ id: z.string().max(64), language: bookLanguage }),
    errors: ['not-found'] as const,
  };
  app.get(phraseSpeech(':id', ':language'), { schema: speech }, async (request, reply) => {
    const bytes = await lab.voice.phraseSpeech(request.params.id, request.params.language);
    if (bytes === undefined) return refuse(reply, refusal('not-found'));
    return reply.type('audio/mpeg').header('cache-control', 'private, max-age=86400').send(bytes);
  });
}
