import { useTexts } from '@toolbench/ui/words/language.ts';
import type { PayloadKind } from './payloads.ts';
import styles from './qrcode.module.css';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';

const kinds = ['text', 'wifi', 'vcard', 'email', 'paynow', 'promptpay', 'pix', 'emvco'] as const;

interface KindChoiceProps {
  readonly kind: PayloadKind | 'text';
  readonly onChoose: (kind: PayloadKind | 'text') => void;
}

/** What the code is to hold, as a row of choices that wraps where it is narrow. */
export function KindChoice({ kind, onChoose }: KindChoiceProps) {
  const t = useTexts({ zh, en });
  return (
    <div className={styles.kinds} role="radiogroup" aria-label={t.formLabel}>
      {kinds.map((value) => (
        <label key={value}>
          <input type="radio" name="payload-kind" checked={kind === value} onChange={() => onChoose(value)} />
          <span>{t.forms[value]}</span>
        </label>
      ))}
    </div>
  );
}
