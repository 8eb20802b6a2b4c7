import { Link } from 'react-router';
import { pages } from '@toolbench/contracts/routes.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import type { Engine, EnginesUsed } from './history/history.ts';
import { LocalRecipe } from './local-recipe.tsx';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import styles from './voice.module.css';

type EngineTexts = typeof zh.engines;

/** An engine's name, as it stands wherever it did something. */
export function engineName(engine: Engine | null, t: EngineTexts): string {
  if (!engine) return t.none;
  if (engine.kind !== 'configured') return t[engine.kind];
  const { model = '', host = '' } = engine;
  return model || host ? t.configured({ model, host }) : t.configuredPlain;
}

const parts = ['recognition', 'translation', 'speech'] as const;

interface EngineLineProps {
  readonly engines: EnginesUsed;
  /** The server has not said yet what it can do. */
  readonly isUnknown: boolean;
}

/** Who recognises, translates and speaks. A demonstration and the browser's engines say what they are. */
export function EngineLine({ engines, isUnknown }: EngineLineProps) {
  const { engines: t } = useTexts({ zh, en });
  const used = Object.values(engines).map((engine: Engine | null) => engine?.kind);
  const isMissing = !isUnknown && used.includes(undefined);
  return (
    <>
      <details className={styles.engines} open={isMissing}>
        <summary>{t.label}</summary>
        <dl>
          {parts.map((part) => (
            <div key={part} data-engine={part} data-kind={engines[part]?.kind ?? 'none'}>
              <dt>{t[part]}</dt>
              <dd>{isUnknown ? t.unknown : engineName(engines[part], t)}</dd>
            </div>
          ))}
        </dl>
        <Link to={pages.labSettings}>{t.settings}</Link>
      </details>
      {used.includes('demonstration') && (
        <p className={styles.demonstration}>
          <strong className={styles.badge}>{t.demoBadge}</strong>
          {t.demoNote}
        </p>
      )}
      {!isUnknown && !used.every((kind) => kind === 'configured') && <LocalRecipe />}
      {engines.translation?.kind === 'browser' && <p className={styles.note}>{t.browserNote}</p>}
    </>
  );
}
