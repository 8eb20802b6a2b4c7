import { useRef, useState } from 'react';
import type { SftpDemo } from '@toolbench/contracts/sftp.ts';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { Segments } from '@toolbench/ui/editor/segments.tsx';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import { sampleKeys, samples, type SampleKey } from './samples.ts';
import styles from './sftp.module.css';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';

/** How to connect with the client or language of one's choice, ready to paste. */
export function SamplesCard({ demo }: { readonly demo: SftpDemo }) {
  const t = useTexts({ zh, en });
  const [chosen, setChosen] = useState<SampleKey>('openssh');
  const shown = useRef<HTMLPreElement>(null);
  const { name, how } = t.clients[chosen];
  const code = samples[chosen](demo);
  return (
    <Card
      title={t.connect}
      aside={
        <CopyButton
          key={chosen}
          text={() => code}
          onRefused={() => shown.current && getSelection()?.selectAllChildren(shown.current)}
        />
      }
    >
      <div className={styles.clients}>
        <Segments
          aria-label={t.connect}
          values={sampleKeys}
          nameOf={(key) => t.clients[key].name}
          value={chosen}
          onChange={setChosen}
        />
      </div>
      <p className={styles.how}>{how}</p>
      <pre ref={shown} className={styles.code} role="region" aria-label={t.code(name)} tabIndex={0}>
        {code}
      </pre>
    </Card>
  );
}
