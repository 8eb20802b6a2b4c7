import { Checkbox } from '@mantine/core';
import type { HeldDocument } from '@toolbench/contracts/documents.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { en } from '../text.en.ts';
import { zh } from '../text.zh.ts';
import styles from './passage.module.css';

/** Besides the open document. */
const mostOthers = limits.documents.askedTogether - 1;

interface AlsoAskedProps {
  /** Those that can be asked, without the open one. */
  readonly documents: readonly HeldDocument[];
  readonly chosen: readonly string[];
  readonly isBusy: boolean;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The user's other documents: a question goes to the chosen ones as well. */
export function AlsoAsked({ documents, chosen, isBusy, onChange }: AlsoAskedProps) {
  const { also: t } = useTexts({ zh, en });
  const isFull = chosen.length >= mostOthers;
  const toggle = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <details className={styles.also}>
      <summary>{chosen.length > 0 ? t.chosen({ count: chosen.length }) : t.title}</summary>
      <div role="group" aria-label={t.title}>
        {documents.map(({ file_id: id, filename }) => {
          const isChosen = chosen.includes(id);
          return (
            <Checkbox
              key={id}
              size="xs"
              label={filename}
              checked={isChosen}
              disabled={isBusy || (isFull && !isChosen)}
              onChange={(event) => toggle(id, event.currentTarget.checked)}
            />
          );
        })}
      </div>
      {documents.length > mostOthers && <p>{t.most({ most: mostOthers })}</p>}
    </details>
  );
}
