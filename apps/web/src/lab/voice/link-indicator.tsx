import { Button } from '@mantine/core';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import { useStore } from './session/use-store.ts';
import type { VoiceSession } from './session/voice-session.ts';
import styles from './voice.module.css';

/** Whether the server is there, by colour and word; and a way not to wait for it. */
export function LinkIndicator({ session }: { readonly session: VoiceSession }) {
  const t = useTexts({ zh, en });
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
