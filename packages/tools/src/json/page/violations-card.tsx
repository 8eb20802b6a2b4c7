import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { TextButton } from '@toolbench/ui/controls/text-button.tsx';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import type { Outcome } from '@toolbench/ui/run/use-tool.tsx';
import type { Place } from '@toolbench/kit/result.ts';
import type { Engine } from '../engine/index.ts';
import { useWords } from './use-words.tsx';
import { violationText } from './violation-text.ts';
import styles from './violations-card.module.css';

interface ViolationsCardProps {
  readonly outcome: Outcome<Engine> | null;
  readonly isShown: boolean;
  readonly onPlace: (place: Place) => void;
}

/** What of the document does not fit the schema, each with a way to its place. */
export function ViolationsCard({ outcome, isShown, onPlace }: ViolationsCardProps) {
  const t = useWords();
  if (!isShown) return null;
  const checked = outcome?.action === 'check-schema' && outcome.result.ok ? outcome.result.value : null;
  if (!checked) {
    return (
      <Card title={t.schema.title}>
        <p className={styles.hint}>{t.schema.hint}</p>
      </Card>
    );
  }
  const { isValid, count, violations, draft } = checked;
  return (
    <Card
      title={t.schema.title}
      aside={count > violations.length && <span>{t.listedFirst(String(violations.length))}</span>}
    >
      <Banner tone={isValid ? 'good' : 'error'}>
        {isValid ? t.schema.valid(draft) : t.schema.invalid(formatCount(count))}
      </Banner>
      <ol className={styles.violations}>
        {violations.map((violation, index) => {
          const { path, place } = violation;
          return (
            <li key={index}>
              {place ? <TextButton onClick={() => onPlace(place)}>{path}</TextButton> : <code>{path}</code>}
              <span>{violationText(violation, t.schema)}</span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
