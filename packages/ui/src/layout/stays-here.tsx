import { ShieldCheck } from 'lucide-react';
import { useSentRequests } from '../work/sent-requests.ts';
import { useWords } from '../words/use-words.ts';
import styles from './tool-layout.module.css';

/** Says that nothing leaves the page, with the number of requests that could have taken something along. */
export function StaysHere() {
  const t = useWords();
  const sent = useSentRequests();
  return (
    <span className={styles.mark} title={t.staysHereWhy}>
      <ShieldCheck size={14} aria-hidden />
      {t.staysHere}
      <span className={styles.sent} data-sent={sent}>
        {t.sentRequests(sent)}
      </span>
    </span>
  );
}
