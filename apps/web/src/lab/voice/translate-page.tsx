import '@toolbench/ui/controls/controls.css';
import { useState, useEffect, useRef } from 'react';
import { Button } from '@mantine/core';
import { usePageMeta } from '../../page-meta.ts';
import { useWords as useShellWords } from '../../use-words.ts';
import { ToolPage } from '../tool-page.tsx';
import type { VoiceSession } from './session/voice-session.ts';
import { ConversationView } from './conversation-view.tsx';
import { DirectionBar } from './talk/direction-bar.tsx';
import { EngineLine } from './engine-line.tsx';
import { recordBlockOf } from './session/engines-in-use.ts';
import { FaceToFace } from './face/face-to-face.tsx';
import { GlossaryPanel } from './glossary-panel.tsx';
import { PhrasePanel } from './phrase-panel.tsx';
import { TalkBar } from './talk/talk-bar.tsx';
import { useWords } from './use-words.ts';
import { TypedForm } from './talk/typed-form.tsx';
import { createPageSession } from './session/open-session.ts';
import { storedSettings } from './session/stored-voice.ts';
import { useStore } from './session/use-store.ts';
import styles from './voice.module.css';

/** Voice translation: a conversation between two languages. */
export default function TranslatePage() {
  const t = useWords();
  const { lab, titleSuffix } = useShellWords();
  const { name } = lab.entries.translate;
  usePageMeta({ title: `${name} - ${titleSuffix}`, description: t.description, keywords: lab.keywords });

  const session = usePageSession();
  const { link } = useStore(session.conversation);
  const settings = useStore(session.settings);
  const server = useStore(session.engines);
  const engines = session.enginesFor(settings.target);
  const block = recordBlockOf(link, settings.engine, engines);
  const [isFaceToFace, setIsFaceToFace] = useState(false);
  const openFaceToFace = () => {
    session.change({ ...settings, isTwoWay: true });
    setIsFaceToFace(true);
  };
  const isUnknown = settings.engine === 'server' && server === null;
  return (
    <ToolPage
      name={name}
      maturity="experimental"
      badge={t.badge}
      description={t.description}
      aside={<LinkIndicator session={session} />}
    >
      <DirectionBar session={session} onFaceToFace={openFaceToFace} />
      <EngineLine engines={engines} isUnknown={isUnknown} />
      <div className={styles.workspace}>
        <div className={styles.main}>
          <ConversationView session={session} />
          <div className={styles.dock}>
            <TalkBar session={session} block={block} />
            <TypedForm session={session} />
          </div>
        </div>
        <div className={styles.aside}>
          <PhrasePanel session={session} />
          <GlossaryPanel session={session} />
        </div>
      </div>
      {isFaceToFace && <FaceToFace session={session} block={block} onClose={() => setIsFaceToFace(false)} />}
      <Announcer session={session} />
    </ToolPage>
  );
}

/** The conversation of a page: connected while the page is open, its settings kept for the next visit. */
function usePageSession(): VoiceSession {
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

/** Whether the server is there, by colour and word; and a way not to wait for it. */
function LinkIndicator({ session }: { readonly session: VoiceSession }) {
  const t = useWords();
  const { link } = useStore(session.conversation);
  return (
    <span className={styles.link}>
      <span className={styles.linkState} data-link={link}>
        {t.link[link]}
      </span>
      {link === 'lost' && (
        <Button size="compact-xs" variant="subtle" onClick={session.open}>
          {t.reconnect}
        </Button>
      )}
    </span>
  );
}

/** Says to screen readers, once each: what was translated, that the connection is gone or back, that it records. */
function Announcer({ session }: { readonly session: VoiceSession }) {
  const { announce: t } = useWords();
  const [words, setWords] = useState('');
  const texts = useRef(t);
  useEffect(() => {
    texts.current = t;
  }, [t]);
  useEffect(() => {
    let entries = session.book.shelf.get().entries;
    let { link, recording } = session.conversation.get();
    const followBook = session.book.shelf.subscribe(() => {
      const known = new Set(entries.map(({ id, translated }) => `${id} ${translated}`));
      const before = entries;
      ({ entries } = session.book.shelf.get());
      const fresh = entries.filter(({ id, translated }) => !known.has(`${id} ${translated}`));
      // More than one at once come from an earlier visit, or from an undo.
      if (fresh.length !== 1 || entries.length - before.length > 1) return;
      setWords(texts.current.translated({ original: fresh[0].originalText, translated: fresh[0].translated }));
    });
    const followConversation = session.conversation.subscribe(() => {
      const now = session.conversation.get();
      if (now.recording && !recording) setWords(texts.current.recording);
      if (now.link === 'lost' && link !== 'lost') setWords(texts.current.lost);
      if (now.link === 'connected' && link === 'lost') setWords(texts.current.back);
      ({ link, recording } = now);
    });
    return () => {
      followBook();
      followConversation();
    };
  }, [session]);

  return (
    <p className="visually-hidden" role="status" data-announcer>
      {words}
    </p>
  );
}
