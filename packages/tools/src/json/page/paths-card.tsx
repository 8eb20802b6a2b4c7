import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import type { Outcome } from '@toolbench/ui/run/use-tool.tsx';
import type { Engine } from '../engine/index.ts';
import styles from './paths-card.module.css';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';

/** Where the values stand that a query found. */
export function PathsCard({ outcome }: { readonly outcome: Outcome<Engine> | null }) {
  const t = useTexts({ zh, en });
  if (outcome?.action !== 'query' || !outcome.result.ok || outcome.result.value.count === 0) return null;
  const { paths, count } = outcome.result.value;
  return (
    <Card
      title={t.query.paths}
      aside={
        <>
          {count > paths.length && <span>{t.listedFirst(String(paths.length))}</span>}
          <CopyButton text={() => paths.join('\n')} />
        </>
      }
    >
      <ol className={styles.paths}>
        {paths.map((path, index) => (
          <li key={index}>{path}</li>
        ))}
      </ol>
    </Card>
  );
}
