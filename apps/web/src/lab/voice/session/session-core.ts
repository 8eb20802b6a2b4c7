import { limits } from '@toolbench/contracts/limits.ts';
import type { VoiceEngines, VoiceLanguage } from '@toolbench/contracts/voice.ts';
import { writeWav } from '@toolbench/lab/voice/sound/wav.ts';
import type { BrowserEngines } from './browser-engines.ts';
import { afterEvent, newConversation, type ConversationEvent, type ProblemCode, type Turn } from './conversation.ts';
import { enginesInUse, serverSpeaks } from './engines-in-use.ts';
import { entryOf } from '../history/entry-of.ts';
import { createHistoryBook, type HistoryBook } from '../history/history-book.ts';
import type { HistoryEntry } from '../history/history.ts';
import { msOf } from '../sound/pcm.ts';
import { createReadAloud, type ReadAloud } from '../sound/read-aloud.ts';
import { createServerMessages } from './server-messages.ts';
import type { SessionParts } from './session-parts.ts';
import { createSpeechParts } from '../sound/speaking.ts';
import { createStore } from './store.ts';
import type { VoiceLink } from './voice-link.ts';

const { sampleRate } = limits.voice;

/** What all parts of a conversation share: its state, its history, and the ways to the server and the speaker. */
export interface SessionCore extends ReturnType<typeof createStores> {
  readonly parts: SessionParts;
  readonly browser: BrowserEngines;
  readonly book: HistoryBook;
  readonly link: VoiceLink;
  readonly aloud: ReadAloud;
  readonly turn: (id: string) => Turn | undefined;
  readonly fail: (code: ProblemCode, turn?: string | null) => void;
  /** What was said in turns that are not settled: for another try, and for the entry. */
  readonly recordings: Map<string, Int16Array<ArrayBuffer>>;
  readonly becomeEntry: (turn: Turn, original: string, translated: string) => HistoryEntry;
  readonly enginesFor: (target: VoiceLanguage) => HistoryEntry['engines'];
  /** A translation may be spoken by itself now. */
  readonly mayPlay: () => boolean;
  readonly play: (name: string, file: Uint8Array) => void;
  /** To be called in the handler of a tap, a click or a key. */
  readonly unlock: () => void;
  readonly silence: () => void;
}

function createStores(parts: SessionParts) {
  const conversation = createStore(newConversation);
  return {
    conversation,
    settings: createStore(parts.settings),
    /** What the server can do; null until it said so. */
    engines: createStore<VoiceEngines | null>(null),
    /** The id of the entry that is heard now. */
    playing: createStore<string | null>(null),
    /** Loudness of the running recording, in dB relative to full scale. */
    level: createStore(-100),
    dispatch: (event: ConversationEvent) => conversation.set(afterEvent(conversation.get(), event)),
  };
}

export function createSessionCore(parts: SessionParts): SessionCore {
  const stores = createStores(parts);
  const { conversation, settings, engines, playing, dispatch } = stores;
  const { browser } = parts;
  const book = createHistoryBook(parts.keeper);
  const recordings = new Map<string, Int16Array<ArrayBuffer>>();
  /** The entry that a turn became, or is to become. */
  const entryIds = new Map<string, string>();
  const entryId = (turn: string) => turnOf(turn)?.entryId ?? entryIds.get(turn) ?? turn;
  const turnOf = (id: string) => conversation.get().turns.find((turn) => turn.id === id);
  const fail = (code: ProblemCode, turn: string | null = null) =>
    dispatch({ kind: 'failed', turn, problem: { code, message: null } });

  const player = parts.openPlayer({ onPlaying: playing.set, onProblem: () => fail('unplayable') });
  const speech = createSpeechParts(player);
  const mayPlay = () => settings.get().speaks && conversation.get().recording === null;
  const enginesFor = (target: VoiceLanguage) => enginesInUse(settings.get().engine, engines.get(), browser, target);

  const becomeEntry = (turn: Turn, original: string, translated: string) => {
    const samples = recordings.get(turn.id);
    const spokenMs = samples && msOf(samples.length);
    const translation = { original, translated, engines: enginesFor(turn.targetLanguage), spokenMs };
    const corrected = book.find(turn.entryId);
    const entry = entryOf(turn, translation, corrected);
    book.put(entry);
    // The old translation must not be heard for the new one.
    if (corrected) void book.putAudio(entry.id, { speech: undefined });
    if (samples) void book.putAudio(entry.id, { recording: writeWav({ sampleRate, samples }) });
    recordings.delete(turn.id);
    entryIds.set(turn.id, entry.id);
    dispatch({ kind: 'translated', turn: turn.id });
    return entry;
  };
  const onSettled = (turn: string) => {
    link.settle(turn);
    const entry = book.find(entryIds.get(turn) ?? '');
    entryIds.delete(turn);
    if (entry && !serverSpeaks(engines.get(), entry.targetLanguage) && mayPlay()) void aloud.speakByBrowser(entry);
  };

  const aloud = createReadAloud({
    book,
    player,
    browser,
    speech,
    say: (message) => link.say(message),
    canServerSpeak: (language) => serverSpeaks(engines.get(), language),
    onPlaying: playing.set,
    onProblem: (problem) => dispatch({ kind: 'failed', turn: null, problem }),
  });
  const link = parts.openLink({
    onState: (state) => {
      if (state !== 'connected') aloud.forget();
      dispatch({ kind: 'link', state });
    },
    onEngines: engines.set,
    onMessage: createServerMessages({
      dispatch,
      turn: turnOf,
      book,
      speech,
      entryId,
      onTranslated: (turn, translated) => becomeEntry(turn, turn.original.text, translated),
      onSettled,
      isPlayed: mayPlay,
      onAloud: aloud.hear,
    }),
  });

  return {
    ...stores,
    parts,
    browser,
    book,
    link,
    aloud,
    turn: turnOf,
    fail,
    recordings,
    becomeEntry,
    enginesFor,
    mayPlay,
    play(name, file) {
      const playback = player.begin(name);
      playback.add(file);
      playback.end();
    },
    unlock: player.unlock,
    silence() {
      speech.mute();
      browser.silence();
      player.stop();
    },
  };
}
