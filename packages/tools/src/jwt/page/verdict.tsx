import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { formatDistance, formatInstant } from '@toolbench/ui/words/format-instant.ts';
import { useLanguage, useTexts } from '@toolbench/ui/words/language.ts';
import type { ReadToken } from '../engine/index.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import styles from './jwt.module.css';

/** What makes a token worthless; anything else that is noted is only unusual. */
const fatal = new Set(['alg-none', 'no-signature', 'expired', 'not-yet']);

/** Whether a token can be believed: its signature, its times, and what is unusual about it, a sentence each. */
export function Verdict({ token }: { readonly token: ReadToken | null }) {
  const t = useTexts({ zh, en });
  const language = useLanguage();
  if (!token) return <p className={styles.empty}>{t.verdictEmpty}</p>;
  const { verification, notes, claims, now } = token;
  const when = (ms: number) => `${formatInstant(ms, language)} · ${formatDistance(ms, now, language)}`;
  const expiry = claims.find((claim) => claim.name === 'exp')?.ms;
  const isExpiryNoted = notes.some(({ code, name }) => code === 'expired' || name === 'exp');
  return (
    <div className={styles.verdict}>
      {!verification && <Banner tone="warning">{t.noKeyYet}</Banner>}
      {verification?.isValid && (
        <Banner tone="good">{verification.keyId === undefined ? t.valid : t.validKey(verification.keyId)}</Banner>
      )}
      {verification?.isValid &&
        verification.secret &&
        t.secretNotes(verification.secret).map((note) => (
          <Banner key={note} tone="warning">
            {note}
          </Banner>
        ))}
      {verification?.isValid === false && (
        <Banner tone="error">{t.errors[verification.reason](verification.detail ?? {})}</Banner>
      )}
      {expiry !== undefined && !isExpiryNoted && (
        <Banner tone="good">
          {t.stillGood(formatInstant(expiry, language), formatDistance(expiry, now, language))}
        </Banner>
      )}
      {notes.map(({ code, name = '', ms }) => (
        <Banner key={`${code} ${name}`} tone={fatal.has(code) ? 'error' : 'warning'}>
          {t.notes[code](name, ms === undefined ? '' : when(ms))}
        </Banner>
      ))}
    </div>
  );
}
