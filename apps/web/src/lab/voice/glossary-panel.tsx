import { useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import { X } from 'lucide-react';
import { limits } from '@toolbench/contracts/limits.ts';
import { IconButton } from '@toolbench/ui/controls/icon-button.tsx';
import { termsBetween, withTermsBetween } from './history/glossary.ts';
import { storedGlossary } from './session/stored-voice.ts';
import { useWords } from './use-words.ts';
import { useStore } from './session/use-store.ts';
import type { VoiceSession } from './session/voice-session.ts';
import styles from './panels.module.css';

const { glossaryTerms, termCharacters } = limits.voice;

/** Fixed translations between the two languages that are chosen. */
export function GlossaryPanel({ session }: { readonly session: VoiceSession }) {
  const { glossary: t, languages } = useWords();
  const { source: from, target: to } = useStore(session.settings);
  const [all, setAll] = useState(storedGlossary.read);
  const [typed, setTyped] = useState({ source: '', target: '' });
  const terms = termsBetween(all, from, to);
  const keep = (next: typeof terms) => {
    const changed = withTermsBetween(all, from, to, next);
    storedGlossary.keep(changed);
    setAll(changed);
  };
  const isComplete = typed.source.trim() !== '' && typed.target.trim() !== '' && terms.length < glossaryTerms;
  const add = () => {
    const source = typed.source.trim();
    keep([...terms.filter((term) => term.source !== source), { source, target: typed.target.trim() }]);
    setTyped({ source: '', target: '' });
  };
  return (
    <section className={styles.panel} aria-labelledby="voice-glossary">
      <div className={styles.panelHead}>
        <h2 id="voice-glossary">{t.title}</h2>
        <small>{t.count({ count: terms.length, limit: glossaryTerms })}</small>
      </div>
      <p className={styles.note}>{t.intro}</p>
      <ul className={styles.terms}>
        {terms.map(({ source, target }) => (
          <li key={source}>
            <span lang={from}>{source}</span>
            <span lang={to}>{target}</span>
            <IconButton
              icon={X}
              label={t.remove({ term: source })}
              size="sm"
              onClick={() => keep(terms.filter((term) => term.source !== source))}
            />
          </li>
        ))}
        {terms.length === 0 && <li className={styles.note}>{t.empty}</li>}
      </ul>
      <form
        className={styles.termForm}
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete) add();
        }}
      >
        <TextInput
          size="xs"
          label={t.source({ language: languages[from] })}
          maxLength={termCharacters}
          value={typed.source}
          onChange={(event) => setTyped({ ...typed, source: event.currentTarget.value })}
        />
        <TextInput
          size="xs"
          label={t.target({ language: languages[to] })}
          maxLength={termCharacters}
          value={typed.target}
          onChange={(event) => setTyped({ ...typed, target: event.currentTarget.value })}
        />
        <Button type="submit" size="xs" variant="default" disabled={!isComplete}>
          {t.add}
        </Button>
      </form>
    </section>
  );
}
