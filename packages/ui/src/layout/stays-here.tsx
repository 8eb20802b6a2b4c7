import { ShieldCheck } from 'lucide-react';
import { useTexts } from '../words/language.ts';
import { useSentRequests } from '../work/sent-requests.ts';
import { en } from '../words/text.en.ts';
import { zh } from '../words/text.zh.ts';
import styles from './tool-layout.module.css';

/** Says that nothing leaves the page, with the number of requests that could have taken something along. */
export function StaysHere() {
  const t = useTexts({ zh, en });
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
