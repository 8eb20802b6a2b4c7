import { createSessionCore, type SessionCore } from './session-core.ts';
import type { SessionParts } from './session-parts.ts';
import { createTalkButtons, type TalkButtons } from '../talk/talk-buttons.ts';
import { createTurns } from './turns.ts';
import { directionOf, type Side, type VoiceSettings } from '../voice-settings.ts';

/** A conversation and all that can be done in it. */
export interface VoiceSession
  extends
    TalkButtons,
    Pick<SessionCore, 'conversation' | 'settings' | 'engines' | 'playing' | 'level' | 'book' | 'enginesFor'> {
  readonly change: (settings: VoiceSettings) => void;
  /** Typed text; blank text is not sent. */
  readonly sendText: (text: string, side: Side) => void;
  /** An entry's original was another text: it is translated again, in its place. */
  readonly correct: (entryId: string, text: string) => void;
  /** A turn that failed, once more. */
  readonly retry: (turn: string) => void;
  readonly cancel: (turn: string) => void;
  /** Speaks the translation of an entry; again stops it. */
  readonly speak: (entryId: string) => void;
  /** What was said, as it was recorded; again stops it. */
  readonly playRecording: (entryId: string) => void;
  /** Ends whatever goes on and empties the history, which `book.undo` brings back. */
  readonly clear: () => void;
  readonly dismiss: () => void;
  /** Connects, or does so at once where it waits to connect again. */
  readonly open: () => void;
  readonly close: () => void;
}

/** Under this name the recording of an entry plays. */
export const recordingName = (entryId: string) => `recording ${entryId}`;

export function createVoiceSession(parts: SessionParts): VoiceSession {
  const core = createSessionCore(parts);
  const turns = createTurns(core);
  const buttons = createTalkButtons(core, turns);
  const { conversation, settings, engines, playing, level, book, link, silence } = core;

  /** Begins to play something, or ends it when it is heard already. */
  const toggle = (name: string, play: () => void) => {
    const wasHeard = playing.get() === name;
    silence();
    if (!wasHeard) play();
  };
  const endAll = () => {
    buttons.abandon();
    for (const { id } of conversation.get().turns) turns.cancel(id);
    silence();
  };

  return {
    ...buttons,
    conversation,
    settings,
    engines,
    playing,
    level,
    book,
    enginesFor: core.enginesFor,
    change: settings.set,
    sendText(text, side) {
      core.unlock();
      if (text.trim() !== '') turns.send(text.trim(), side, directionOf(settings.get(), side));
    },
    correct(entryId, text) {
      const entry = book.find(entryId);
      if (!entry || text.trim() === '') return;
      core.unlock();
      const { side, sourceLanguage, targetLanguage } = entry;
      turns.send(text.trim(), side, { sourceLanguage, targetLanguage }, entryId);
    },
    retry: turns.retry,
    cancel: turns.cancel,
    speak(entryId) {
      const entry = book.find(entryId);
      if (entry) toggle(entryId, () => void core.aloud.speak(entry));
    },
    playRecording(entryId) {
      core.unlock();
      const name = recordingName(entryId);
      toggle(name, () => {
        void book.audio(entryId).then((audio) => audio?.recording && core.play(name, audio.recording));
      });
    },
    clear() {
      endAll();
      book.clear();
    },
    dismiss: () => core.dispatch({ kind: 'dismissed' }),
    open: link.open,
    close() {
      endAll();
      link.close();
    },
  };
}
