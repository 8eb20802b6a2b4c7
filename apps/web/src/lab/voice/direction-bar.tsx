import { ActionIcon, Checkbox, NativeSelect } from '@mantine/core';
import { ArrowLeftRight } from 'lucide-react';
import { voiceLanguages, type VoiceLanguage } from '@toolbench/contracts/voice.ts';
import { useTexts } from '@toolbench/ui/language.ts';
import type { EngineChoice } from './engines-in-use.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import { useStore } from './use-store.ts';
import { swapped, withLanguage, type Side } from './voice-settings.ts';
import type { VoiceSession } from './voice-session.ts';
import styles from './voice.module.css';

const choices: readonly EngineChoice[] = ['server', 'browser'];

/** The two languages and how the conversation goes. While someone speaks nothing of it can change. */
export function DirectionBar({ session }: { readonly session: VoiceSession }) {
  const t = useTexts({ zh, en });
  const settings = useStore(session.settings);
  const isLocked = useStore(session.conversation).recording !== null;
  const { change } = session;
  const languages = voiceLanguages.map((value) => ({ value, label: t.languages[value] }));
  const select = (side: Side) => (
    <NativeSelect
      aria-label={t.bar[side]}
      size="sm"
      data={languages}
      value={settings[side]}
      disabled={isLocked}
      onChange={(event) => change(withLanguage(settings, side, event.currentTarget.value as VoiceLanguage))}
    />
  );
  return (
    <div className={styles.bar} role="group" aria-label={t.bar.label}>
      <div className={styles.languages}>
        {select('source')}
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t.bar.swap}
          title={t.bar.swap}
          disabled={isLocked}
          onClick={() => change(swapped(settings))}
        >
          <ArrowLeftRight size={16} aria-hidden />
        </ActionIcon>
        {select('target')}
      </div>
      <Checkbox
        size="xs"
        label={t.bar.twoWay}
        checked={settings.isTwoWay}
        disabled={isLocked}
        onChange={(event) => change({ ...settings, isTwoWay: event.currentTarget.checked })}
      />
      <Checkbox
        size="xs"
        label={t.bar.speaks}
        checked={settings.speaks}
        onChange={(event) => change({ ...settings, speaks: event.currentTarget.checked })}
      />
      <div className={styles.engineChoice}>
        <span>{t.bar.engine}</span>
        <NativeSelect
          aria-label={t.bar.engine}
          size="xs"
          data={choices.map((value) => ({ value, label: t.bar.engineOf[value] }))}
          value={settings.engine}
          disabled={isLocked}
          onChange={(event) => change({ ...settings, engine: event.currentTarget.value as EngineChoice })}
        />
      </div>
    </div>
  );
}
