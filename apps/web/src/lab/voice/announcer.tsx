import { useEffect, useRef, useState } from 'react';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import type { VoiceSession } from './session/voice-session.ts';

/** Says to screen readers, once each: what was translated, that the connection is gone or back, that it records. */
export function Announcer({ session }: { readonly session: VoiceSession }) {
  const { announce: t } = useTexts({ zh, en });
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
