import { Button, TextInput } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { IconButton } from '@toolbench/ui/controls/icon-button.tsx';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import type { CodeNode } from '../../payment-codes/build-payment-code.ts';
import type { Item } from '../../payment-codes/item.ts';
import { withNewNode, withoutNode, withTag, withValue, type NodePath } from './edit-nodes.ts';
import styles from './emvco.module.css';
import { useWords } from './use-words.tsx';
import type { Draft } from './use-draft.tsx';

interface CodeEditorProps {
  readonly draft: Draft;
  /** What the fields mean, as far as they have been read. */
  readonly items: readonly Item[];
}

/** The fields of a code as inputs; every change writes the code again. */
export function CodeEditor({ draft, items }: CodeEditorProps) {
  const t = useWords();
  const { nodes, failure, change } = draft;
  return (
    <div className={styles.editor}>
      <p className={styles.hint}>{t.edit.hint}</p>
      {failure && (
        <Banner tone="error">
          <span>{t.errors[failure.code](failure.detail ?? {})}</span>
        </Banner>
      )}
      <Level nodes={nodes} items={items} path={[]} tags="" all={nodes} onChange={change} />
      <Button
        size="compact-xs"
        variant="subtle"
        leftSection={<Plus size={14} />}
        onClick={() => change(withNewNode(nodes, []))}
      >
        {t.edit.add}
      </Button>
    </div>
  );
}

interface LevelProps {
  readonly nodes: readonly CodeNode[];
  readonly items: readonly Item[];
  readonly path: NodePath;
  /** Tags of the templates around, each with a hyphen behind. */
  readonly tags: string;
  /** Every field of the code. */
  readonly all: readonly CodeNode[];
  readonly onChange: (nodes: readonly CodeNode[]) => void;
}

function Level({ nodes, items, path, ...rest }: LevelProps) {
  return (
    <ul>
      {nodes.map((node, index) => (
        <FieldRow key={index} node={node} item={items.at(index)} path={[...path, index]} {...rest} />
      ))}
    </ul>
  );
}

interface FieldRowProps extends Omit<LevelProps, 'nodes' | 'items'> {
  readonly node: CodeNode;
  readonly item: Item | undefined;
}

function FieldRow({ node, item, path, tags, all, onChange }: FieldRowProps) {
  const t = useWords().edit;
  const language = useLanguage();
  const { tag, value, nested } = node;
  const here = tags + tag;
  const known = item?.tag === tag ? item : undefined;
  return (
    <li>
      <div className={styles.row}>
        <TextInput
          size="xs"
          aria-label={t.tag(here)}
          maxLength={2}
          value={tag}
          onChange={(event) => onChange(withTag(all, path, event.currentTarget.value))}
        />
        {nested ? (
          <span className={styles.rowName}>{known?.name[language]}</span>
        ) : (
          <TextInput
            size="xs"
            aria-label={t.value(here)}
            placeholder={known?.name[language] ?? ''}
            description={known?.name[language] ?? null}
            spellCheck={false}
            value={value ?? ''}
            onChange={(event) => onChange(withValue(all, path, event.currentTarget.value))}
          />
        )}
        {nested && (
          <IconButton icon={Plus} label={t.addInside(here)} onClick={() => onChange(withNewNode(all, path))} />
        )}
        <IconButton icon={X} label={t.remove(here)} onClick={() => onChange(withoutNode(all, path))} />
      </div>
      {nested && (
        <Level nodes={nested} items={known?.nested ?? []} path={path} tags={`${here}-`} all={all} onChange={onChange} />
      )}
    </li>
  );
}
