import { bearerProtocolPrefix, voiceProtocol } from '@toolbench/contracts/voice.ts';
import { calls } from '@toolbench/contracts/routes.ts';
import { ownAddress } from '@toolbench/ui/work/site.ts';
import { storedSession } from '../../../session/stored-session.ts';
import { createBrowserEngines } from './browser-engines.ts';
import type { BrowserScope } from './browser-scope.ts';
import { termsBetween } from '../history/glossary.ts';
import { createHistoryKeeper } from '../history/history-keeper.ts';
import { openMicrophone } from '../sound/open-microphone.ts';
import { createPlayer } from '../sound/player.ts';
import { createSpeechEar, type JudgeWindow, type SpeechEar } from '../sound/speech-ear.ts';
import { createVoiceLink, type After, type Socket, type SocketEvents } from './voice-link.ts';
import { storedGlossary, storedSettings } from './stored-voice.ts';
import { createVoiceSession, type VoiceSession } from './voice-session.ts';

/** The socket's address on the host of the page: wss where the page is https. */
function socketUrl(): string {
  const url = new URL(ownAddress(calls.voiceSocket), location.href);
  url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

function openSocket({ onOpen, onText, onClose }: SocketEvents): Socket {
  const token = storedSession.token();
  const protocols = token === null ? [voiceProtocol] : [voiceProtocol, `${bearerProtocolPrefix}${token}`];
  const socket = new WebSocket(socketUrl(), protocols);
  socket.onopen = onOpen;
  socket.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') onText(data);
  };
  socket.onclose = ({ code }) => onClose(code);
  return {
    send: (data) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(data);
    },
    close: () => socket.close(),
  };
}

const after: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

const languageOfPage = () => (document.documentElement.lang.startsWith('zh') ? 'zh' : 'en');

/** Begins to fetch the model that tells speech from other sounds; until it is there, or without it, there is no ear. */
function fetchEar(): () => SpeechEar | null {
  let begin: (() => JudgeWindow) | null = null;
  import('../sound/load-speech-model.ts')
    .then(({ loadSpeechModel }) => loadSpeechModel())
    .then(
      (loaded) => (begin = loaded),
      // An old browser, or a network that fails: the page's own detector decides alone.
      () => undefined,
    );
  return () => begin && createSpeechEar(begin());
}

/** A conversation in this browser. It connects when it is opened. */
export function createPageSession(): VoiceSession {
  return createVoiceSession({
    openLink: (listener) =>
      createVoiceLink({ openSocket, after, random: Math.random, language: languageOfPage, ...listener }),
    openMicrophone,
    openEar: fetchEar(),
    openPlayer: createPlayer,
    browser: createBrowserEngines(window as unknown as BrowserScope, after),
    keeper: createHistoryKeeper(),
    settings: storedSettings.read(),
    glossary: ({ sourceLanguage, targetLanguage }) =>
      termsBetween(storedGlossary.read(), sourceLanguage, targetLanguage),
    after,
    now: Date.now,
    // crypto.randomUUID exists on secure origins only.
    newId: () =>
      Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  });
}
