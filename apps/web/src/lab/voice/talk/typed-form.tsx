import { useState } from 'react';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { SendHorizontal } from 'lucide-react';
import { limits } from '@toolbench/contracts/limits.ts';
import { enterRuns } from '@toolbench/ui/run/enter-runs.ts';
import { useWords } from '../use-words.ts';
import { useStore } from '../session/use-store.ts';
import { directionOf, type Side } from '../voice-settings.ts';
import type { VoiceSession } from '../session/voice-session.ts';
import styles from '../voice.module.css';

const sides: readonly Side[] = ['source', 'target'];

/** Typed text beside speech; in two-way mode in either language. */
export function TypedForm({ session }: { readonly session: VoiceSession }) {
  const { typed: t, languages } = useWords();
  const settings = useStore(session.settings);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Side>('source');
  const side = settings.isTwoWay ? chosen : 'source';
  const nameOf = (one: Side) => languages[directionOf(settings, one).sourceLanguage];
  const submit = () => {
    if (text.trim() === '') return;
    session.sendText(text, side);
    setText('');
  };
  return (
    <form
      className={styles.typed}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {settings.isTwoWay && (
        <NativeSelect
          aria-label={t.side}
          size="sm"
          data={sides.map((value) => ({ value, label: nameOf(value) }))}
          value={side}
          onChange={(event) => setChosen(event.currentTarget.value as Side)}
        />
      )}
      <Textarea
        className={styles.typedText}
        aria-label={t.label}
        placeholder={t.placeholder({ language: nameOf(side) })}
        lang={directionOf(settings, side).sourceLanguage}
        rows={1}
        maxLength={limits.voice.textCharacters}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={enterRuns(submit)}
      />
      <Button
        type="submit"
        aria-label={t.send}
        leftSection={<SendHorizontal size={16} aria-hidden />}
        disabled={text.trim() === ''}
      >
        <span className={styles.sendWord}>{t.send}</span>
      </Button>
    </form>
  );
}
