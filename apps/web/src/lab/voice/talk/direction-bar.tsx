import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { ArrowLeftRight, Users } from 'lucide-react';
import { moreVoiceLanguages, voiceLanguages, type VoiceLanguage } from '@toolbench/contracts/voice.ts';
import { IconButton } from '@toolbench/ui/controls/icon-button.tsx';
import type { EngineChoice } from '../voice-settings.ts';
import { useWords } from '../use-words.ts';
import { useStore } from '../session/use-store.ts';
import { canTellApart, swapped, withLanguage, type Side } from '../voice-settings.ts';
import type { VoiceSession } from '../session/voice-session.ts';
import styles from '../voice.module.css';

const choices: readonly EngineChoice[] = ['server', 'browser'];

interface DirectionBarProps {
  readonly session: VoiceSession;
  readonly onFaceToFace: () => void;
}

/** The two languages and how the conversation goes. While someone speaks nothing of it can change. */
export function DirectionBar({ session, onFaceToFace }: DirectionBarProps) {
  const t = useWords();
  const settings = useStore(session.settings);
  const isLocked = useStore(session.conversation).recording !== null;
  const { change } = session;
  const named = (values: readonly VoiceLanguage[]) => values.map((value) => ({ value, label: t.languages[value] }));
  const languages = [...named(voiceLanguages), { group: t.bar.more, items: named(moreVoiceLanguages) }];
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
        <IconButton
          icon={ArrowLeftRight}
          label={t.bar.swap}
          variant="default"
          size="lg"
          disabled={isLocked}
          onClick={() => change(swapped(settings))}
        />
        {select('target')}
      </div>
      <Button
        size="compact-sm"
        variant="light"
        leftSection={<Users size={16} aria-hidden />}
        disabled={isLocked}
        onClick={onFaceToFace}
      >
        {t.face.open}
      </Button>
      <Checkbox
        size="xs"
        label={t.bar.twoWay}
        checked={settings.isTwoWay}
        disabled={isLocked}
        onChange={(event) => change({ ...settings, isTwoWay: event.currentTarget.checked })}
      />
      {settings.isTwoWay && (
        <Checkbox
          size="xs"
          label={t.bar.tellsApart}
          checked={settings.tellsApart && canTellApart(settings)}
          disabled={isLocked || !canTellApart(settings)}
          onChange={(event) => change({ ...settings, tellsApart: event.currentTarget.checked })}
        />
      )}
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
