import { useState } from 'react';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import type { AppCommand } from '@toolbench/contracts/app-commands.ts';
import {
  numericTypes,
  pageKinds,
  type AppModel,
  type AppPage,
  type PageKind,
} from '@toolbench/contracts/assistant/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { buildPage } from '@toolbench/lab/assistant/language/build/build-pages.ts';
import { IconButton } from '@toolbench/ui/controls/icon-button.tsx';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { relabelled } from './labels.ts';
import { useWords } from '../use-words.ts';
import styles from './requirement.module.css';

interface PagesEditorProps {
  readonly model: AppModel;
  readonly onCommand: (command: AppCommand) => void;
}

/** The pages in their order, what they show and by what it is arranged. */
export function PagesEditor({ model, onCommand }: PagesEditorProps) {
  const { requirement: t } = useWords();
  if (model.family === 'api') return null;
  return (
    <fieldset className={styles.options}>
      <legend>{t.pages}</legend>
      {model.pages.map((page, at) => (
        <PageRow key={page.key} model={model} page={page} at={at} onCommand={onCommand} />
      ))}
      {model.pages.length < limits.assistant.pages && model.entities.length > 0 && (
        <AddPage model={model} onCommand={onCommand} />
      )}
    </fieldset>
  );
}

/** What a page of a kind may be arranged by. */
const arranges = (kind: PageKind, type: string) =>
  kind === 'board' ? type === 'choice' : kind === 'calendar' ? type === 'date' || type === 'date-time' : true;

interface PageRowProps extends PagesEditorProps {
  readonly page: AppPage;
  readonly at: number;
}

function PageRow({ model, page, at, onCommand }: PageRowProps) {
  const t = useWords();
  const { requirement: words } = t;
  const language = useLanguage();
  const { key, label, kind, by, sum } = page;
  const name = label[language];
  const fields = model.entities.find((entity) => entity.name === page.entity)?.fields ?? [];
  const optionsOf = (fits: (type: string) => boolean) =>
    fields.filter(({ type }) => fits(type)).map((field) => ({ value: field.name, label: field.label[language] }));
  return (
    <div className={styles.option}>
      <TextInput
        size="xs"
        aria-label={`${t.pageKinds[kind]} ${at + 1}`}
        title={t.pageKinds[kind]}
        value={name}
        onChange={({ currentTarget: { value } }) =>
          onCommand({ do: 'change-page', page: key, to: { label: relabelled(label, language, value) } })
        }
      />
      {by !== undefined && (
        <NativeSelect
          size="xs"
          aria-label={words.pageBy({ name })}
          data={optionsOf((type) => arranges(kind, type))}
          value={by}
          onChange={({ currentTarget: { value } }) => onCommand({ do: 'change-page', page: key, to: { by: value } })}
        />
      )}
      {kind === 'chart' && (
        <NativeSelect
          size="xs"
          aria-label={words.pageSum({ name })}
          data={[{ value: '', label: words.counted }, ...optionsOf((type) => numericTypes.has(type))]}
          value={sum ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onCommand({ do: 'change-page', page: key, to: { sum: value === '' ? null : value } })
          }
        />
      )}
      {at > 0 && (
        <IconButton
          icon={ArrowUp}
          label={`${words.up} ${name}`}
          size="sm"
          onClick={() => onCommand({ do: 'move-page', page: key, at: at - 1 })}
        />
      )}
      {at < model.pages.length - 1 && (
        <IconButton
          icon={ArrowDown}
          label={`${words.down} ${name}`}
          size="sm"
          onClick={() => onCommand({ do: 'move-page', page: key, at: at + 1 })}
        />
      )}
      {model.pages.length > 1 && (
        <IconButton
          icon={X}
          label={words.removePage({ name })}
          size="sm"
          onClick={() => onCommand({ do: 'remove-page', page: key })}
        />
      )}
    </div>
  );
}

/** Pages that only some families have a use for. */
const special = new Set<PageKind>(['cart', 'chat', 'calculator', 'landing', 'shop', 'results']);

function AddPage({ model, onCommand }: PagesEditorProps) {
  const t = useWords();
  const { requirement: words } = t;
  const language = useLanguage();
  const [kind, setKind] = useState<PageKind>('board');
  const [name, setName] = useState('');
  const entity = model.entities.find((one) => one.name === name) ?? model.entities[0];
  const isPossible = buildPage(kind, entity) !== undefined;
  return (
    <div className={styles.option}>
      <NativeSelect
        size="xs"
        aria-label={words.pageKind}
        data={pageKinds.filter((one) => !special.has(one)).map((one) => ({ value: one, label: t.pageKinds[one] }))}
        value={kind}
        onChange={({ currentTarget: { value } }) => setKind(value as PageKind)}
      />
      {model.entities.length > 1 && (
        <NativeSelect
          size="xs"
          aria-label={words.entities}
          data={model.entities.map((one) => ({ value: one.name, label: one.label[language] }))}
          value={entity.name}
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
      )}
      <Button
        size="compact-xs"
        variant="subtle"
        leftSection={<Plus size={14} aria-hidden />}
        disabled={!isPossible}
        title={isPossible ? undefined : words.noArrangement}
        onClick={() => onCommand({ do: 'add-page', kind, entity: entity.name })}
      >
        {words.addPage}
      </Button>
    </div>
  );
}
