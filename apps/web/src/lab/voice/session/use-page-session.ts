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
    // A device that slept, or changed its network, may hold a connection that is none any more.
    const seen = () => {
      if (!document.hidden && session.conversation.get().link !== 'signed-out') session.open();
    };
    window.addEventListener('online', session.open);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('online', session.open);
      document.removeEventListener('visibilitychange', seen);
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
