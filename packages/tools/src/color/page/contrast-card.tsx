import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { TextButton } from '@toolbench/ui/controls/text-button.tsx';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import type { ActionValue } from '@toolbench/ui/run/use-tool.tsx';
import type { Engine } from '../engine/index.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import styles from './color.module.css';

interface ContrastCardProps {
  readonly contrast: ActionValue<Engine, 'contrast'> | null;
  /** Takes the suggested text colour over. */
  readonly onTake: (suggestion: string) => void;
}

const levels = ['aa', 'aaa', 'aaLarge', 'aaaLarge', 'graphics'] as const;

/** The contrast of the colour on the background, with a text to look at. */
export function ContrastCard({ contrast, onTake }: ContrastCardProps) {
  const t = useTexts({ zh, en });
  if (!contrast) {
    return (
      <Card title={t.contrast}>
        <p className={styles.empty}>{t.contrastEmpty}</p>
      </Card>
    );
  }
  const { ratio, passes, apca, apcaUse, text, background, isOverWhite, suggestion } = contrast;
  return (
    <Card title={t.contrast}>
      {isOverWhite && <Banner tone="warning">{t.isOverWhite}</Banner>}
      <div className={styles.contrast}>
        <p className={styles.preview} style={{ color: text, background }}>
          <span>{t.preview}</span>
          <strong>{t.preview}</strong>
        </p>
        <dl className={styles.scores}>
          <div>
            <dt>{t.ratio}</dt>
            <dd>{ratio.toFixed(2)} : 1</dd>
          </div>
          <div>
            <dt>{t.apca}</dt>
            <dd>{t.lc(apca.toFixed(1))}</dd>
            <dd className={styles.use}>{t.uses[apcaUse]}</dd>
          </div>
        </dl>
        <ul className={styles.levels}>
          {levels.map((level) => (
            <li key={level} data-tone={passes[level] ? 'good' : 'bad'}>
              <span>{t.passes[level]}</span>
              <strong>{passes[level] ? `✓ ${t.pass}` : `✗ ${t.miss}`}</strong>
            </li>
          ))}
        </ul>
      </div>
      {suggestion && (
        <p className={styles.suggestion}>
          {t.suggestion} <span style={{ background: suggestion }} aria-hidden /> <code>{suggestion}</code>
          <TextButton onClick={() => onTake(suggestion)}>{t.take}</TextButton>
        </p>
      )}
    </Card>
  );
}
