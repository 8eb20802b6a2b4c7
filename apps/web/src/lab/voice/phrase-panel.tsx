import { useState } from 'react';
import { Button } from '@mantine/core';
import { calls } from '@toolbench/contracts/routes.ts';
import { bookLanguage, phraseBook, type BookPhrase } from '@toolbench/contracts/voice.ts';
import type { Language } from '@toolbench/ui/words/language.ts';
import { SearchField } from '@toolbench/ui/controls/search-field.tsx';
import { labCall } from '../lab-call.ts';
import { LoadFailure } from '../load-failure.tsx';
import { useLoaded } from '../use-loaded.ts';
import { nearestPhrases, searchPhrases } from './history/phrase-search.ts';
import { useWords } from './use-words.ts';
import type { Turn } from './session/conversation.ts';
import { useStore } from './session/use-store.ts';
import type { VoiceSession } from './session/voice-session.ts';
import styles from './panels.module.css';

const loadPhrases = (language: Language) => labCall(calls.voicePhrases, phraseBook, { language });

/** The phrase book, to choose from: what is chosen is a turn like a typed one. */
export function PhrasePanel({ session }: { readonly session: VoiceSession }) {
  const { phrases: t } = useWords();
  const { answer, reload } = useLoaded(loadPhrases);
  return (
    <section className={styles.panel} aria-labelledby="voice-phrases">
      <h2 id="voice-phrases">{t.title}</h2>
      <p className={styles.note}>{t.intro}</p>
      {answer?.ok === false && <LoadFailure failure={answer} onRetry={reload} />}
      {answer?.ok && <PhraseChoice phrases={answer.value.phrases} session={session} />}
    </section>
  );
}

/**
 * Phrases of the book that are written like what is not in it, each to be sent in its place. They are looked for in the
 * other language, too: what is not in the book was often said in it.
 */
export function NearPhrases({ turn, session }: { readonly turn: Turn; readonly session: VoiceSession }) {
  const { phrases: t } = useWords();
  const { answer } = useLoaded(loadPhrases);
  const language = bookLanguage.safeParse(turn.sourceLanguage).data;
  const other = bookLanguage.safeParse(turn.targetLanguage).data;
  if (!answer?.ok || language === undefined || other === undefined) return null;
  const near = nearestPhrases(answer.value.phrases, turn.original.text, [language, other]);
  if (near.length === 0) return null;
  const send = (text: string) => {
    session.cancel(turn.id);
    session.sendText(text, turn.side);
  };
  return (
    <span className={styles.near} role="group" aria-label={t.near}>
      <span>{t.near}</span>
      {near.map(({ id, texts }) => (
        <Button key={id} size="compact-xs" variant="default" lang={language} onClick={() => send(texts[language])}>
          {texts[language]}
        </Button>
      ))}
    </span>
  );
}

interface PhraseChoiceProps {
  readonly phrases: readonly BookPhrase[];
  readonly session: VoiceSession;
}

function PhraseChoice({ phrases, session }: PhraseChoiceProps) {
  const { phrases: t } = useWords();
  const settings = useStore(session.settings);
  const [typed, setTyped] = useState('');
  const languages = bookLanguage.array().safeParse([settings.source, settings.target]).data;
  if (languages === undefined) return <p className={styles.note}>{t.notInBook}</p>;
  const [source, target] = languages;
  const found = searchPhrases(phrases, typed, [source, target]);
  return (
    <>
      <SearchField size="sm" label={t.search} value={typed} onChange={setTyped} />
      <ul className={styles.phrases} aria-label={t.title}>
        {found.map(({ id, texts }) => (
          <li key={id}>
            <button type="button" onClick={() => session.sendText(texts[source], 'source')}>
              <span lang={source}>{texts[source]}</span>
              <small lang={target}>{texts[target]}</small>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={styles.note}>{t.none}</p>}
    </>
  );
}
