import { useWords } from '../use-words.ts';
import { useStore } from '../session/use-store.ts';
import type { VoiceSession } from '../session/voice-session.ts';
import styles from './talk.module.css';

/** The quietest level that the meter shows, in dB relative to full scale. */
const quietestDb = -60;

/** How loud it is now. Its room is kept while nobody records. */
export function LevelMeter({ session }: { readonly session: VoiceSession }) {
  const { record: t } = useWords();
  const level = useStore(session.level);
  const isRecording = useStore(session.conversation).recording !== null;
  const share = isRecording ? Math.min(1, Math.max(0, 1 - level / quietestDb)) : 0;
  return <meter className={styles.meter} aria-label={t.level} min={0} max={1} value={share} />;
}
