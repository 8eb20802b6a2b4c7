import { useState } from 'react';
import { Button } from '@mantine/core';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import type { Item } from '../../payment-codes/item.ts';
import { ItemTree } from '../../payment-codes/page/item-tree.tsx';
import { plainItem } from '../../payment-codes/plain-item.ts';
import { CodeEditor } from './code-editor.tsx';
import styles from './emvco.module.css';
import type { Parsed } from '../engine/index.ts';
import { useWords } from './use-words.tsx';
import { useDraft } from './use-draft.tsx';

const none: readonly Item[] = [];

interface StructureCardProps {
  readonly parsed: Parsed | null;
  /** The text that was parsed; empty where it is too long to be edited. */
  readonly source: string;
  readonly onPoint: (item: Item | null) => void;
  readonly onChoose: (item: Item) => void;
  readonly onWrite: (text: string) => void;
}

/** The code as a tree, or as inputs that write it again. */
export function StructureCard({ parsed, source, onPoint, onChoose, onWrite }: StructureCardProps) {
  const t = useWords();
  const language = useLanguage();
  const [editing, setEditing] = useState(false);
  const items = parsed?.items ?? none;
  const draft = useDraft(items, source, onWrite);
  const editable = parsed !== null && parsed.complete && source !== '';
  const aside = parsed && (
    <>
      <CopyButton
        text={() =>
          JSON.stringify(
            items.map((item) => plainItem(item, language)),
            null,
            2,
          )
        }
        label={t.tree.copyJson}
      />
      <Button
        size="xs"
        variant={editing && editable ? 'light' : 'default'}
        aria-pressed={editing && editable}
        disabled={!editable}
        title={parsed.complete ? '' : t.edit.broken}
        onClick={() => setEditing(!editing)}
      >
        {editing && editable ? t.tree.done : t.tree.edit}
      </Button>
    </>
  );
  return (
    <Card title={t.tree.title} aside={aside}>
      <div className={styles.structure}>
        {parsed === null && <p className={styles.hint}>{t.tree.hint}</p>}
        {editing && editable ? (
          <CodeEditor draft={draft} items={items} />
        ) : (
          <ItemTree items={items} label={t.tree.title} unit="characters" onPoint={onPoint} onChoose={onChoose} />
        )}
      </div>
    </Card>
  );
}
