import { useEffect, useState } from 'react';
import { createPageSession } from './open-session.ts';
import { storedSettings } from './stored-voice.ts';
import { useStore } from './use-store.ts';
import type { VoiceSession } from './voice-session.ts';

/** The conversation of a page: connected while the page is open, its settings kept for the next visit. */
export function usePageSession(): VoiceSession {
  const [session] = useState(createPageSession);
  const isRecording = useStore(session.conversation).recording !== null;

  useEffect(() => {
    session.open();
    const keepSettings = session.settings.subscribe(() => storedSettings.keep(session.settings.get()));
    window.addEventListener('online', session.open);
    return () => {
      window.removeEventListener('online', session.open);
      keepSettings();
      session.close();
    };
  }, [session]);

  useEffect(() => {
    if (!isRecording || !('wakeLock' in navigator)) return;
    // A screen that goes dark ends a recording. Without the permission it may do so.
    const lock = navigator.wakeLock.request('screen').catch(() => null);
    return () => void lock.then((held) => held?.release());
  }, [isRecording]);

  return session;
}
