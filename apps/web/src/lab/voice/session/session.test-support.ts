import type { ServerMessage, VoiceEngines } from '@toolbench/contracts/voice.ts';
import type { BrowserEngines, BrowserResult } from './browser-engines.ts';
import type { EntryAudio, HistoryEntry } from '../history/history.ts';
import type { MicrophoneListener } from '../sound/open-microphone.ts';
import type { SessionParts } from './session-parts.ts';
import { createVoiceSession } from './voice-session.ts';
import { initialSettings, type VoiceSettings } from '../voice-settings.ts';

const configured = { kind: 'configured', model: 'm', host: 'h' } as const;
export const allEngines: VoiceEngines = { recognition: configured, translation: configured, speech: configured };

interface Sent {
  readonly kind: string;
  readonly turn?: string;
  readonly text?: string;
  readonly samples?: number;
}

/** A conversation in a world that a test moves: microphones, server and speaker are lists of what happened to them. */
export function testSession(settings: Partial<VoiceSettings> = {}) {
  const open = new Set<MicrophoneListener>();
  let opened = 0;
  const sent: Sent[] = [];
  const played: string[] = [];
  const stored = new Map<string, HistoryEntry>();
  const audio = new Map<string, EntryAudio>();
  let time = Date.parse('2026-11-21T08:00:00Z');
  let ids = 0;
  let listener: Parameters<SessionParts['openLink']>[0] | null = null;
  let onPlaying: (name: string | null) => void = () => undefined;
  const browserAnswers: { translation: BrowserResult } = { translation: { ok: true, text: 'by browser' } };
  const recognitions: Parameters<BrowserEngines['recognise']>[1][] = [];

  const parts: SessionParts = {
    openLink: (given) => {
      listener = given;
      return {
        state: () => 'connected',
        begin: (beginning) => sent.push({ kind: beginning.type, ...beginning }),
        frame: (turn, samples) => sent.push({ kind: 'frame', turn, samples: samples.length }),
        stop: (turn) => sent.push({ kind: 'stop', turn }),
        cancel: (turn) => sent.push({ kind: 'cancel', turn }),
        settle: (turn) => sent.push({ kind: 'taken', turn }),
        say: (message) => sent.push({ kind: message.type }) > 0,
        open: () => undefined,
        close: () => undefined,
      };
    },
    openMicrophone: (given) => {
      open.add(given);
      opened += 1;
      return () => open.delete(given);
    },
    openPlayer: (given) => {
      onPlaying = given.onPlaying;
      return {
        unlock: () => undefined,
        stop: () => given.onPlaying(null),
        begin: (name) => {
          given.onPlaying(name);
          return { add: (file) => played.push(`${name}: ${new TextDecoder().decode(file)}`), end: () => undefined };
        },
      };
    },
    openEar: () => null,
    browser: {
      offers: { recognition: true, translation: true },
      hasVoice: () => true,
      recognise: (_language, given) => {
        recognitions.push(given);
        return { stop: () => undefined, abort: () => undefined };
      },
      translate: async () => browserAnswers.translation,
      speak: async (text, _language, onEnd) => {
        played.push(`browser: ${text}`);
        onEnd();
        return true;
      },
      silence: () => undefined,
    },
    keeper: {
      load: async () => [],
      put: async (entries) => entries.forEach((entry) => stored.set(entry.id, entry)),
      putAudio: async (id, one) => audio.set(id, one).has(id),
      audio: async (id) => audio.get(id) ?? null,
      removeEntries: async (gone) => gone.forEach((id) => stored.delete(id)),
      removeAudio: async (gone) => gone.forEach((id) => audio.delete(id)),
    },
    settings: { ...initialSettings, ...settings },
    glossary: () => [],
    after: () => () => undefined,
    now: () => time,
    newId: () => `turn-${(ids += 1)}`,
  };
  const session = createVoiceSession(parts);
  const server = {
    connect: (engines = allEngines) => {
      listener?.onState('connected');
      listener?.onEngines(engines);
    },
    lose: () => listener?.onState('lost'),
    say: (message: ServerMessage) => listener?.onMessage(message),
  };
  return {
    session,
    server,
    sent,
    played,
    stored,
    audio,
    recognitions,
    browserAnswers,
    /** The microphones that are open now. */
    open,
    openedCount: () => opened,
    finishPlaying: () => onPlaying(null),
    pass: (ms: number) => (time += ms),
    /** Lets the open microphone hear a sound, frame by frame, as long as it is open. */
    hear(frames: readonly Int16Array<ArrayBuffer>[]) {
      for (const frame of frames) for (const microphone of open) microphone.onFrame(frame);
    },
  };
}
