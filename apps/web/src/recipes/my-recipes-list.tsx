import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { TextInput } from '@mantine/core';
import { Download, Pencil, Trash2 } from 'lucide-react';
import { limits } from '@toolbench/contracts/limits.ts';
import { IconButton } from '@toolbench/ui/controls/icon-button.tsx';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { TextButton } from '@toolbench/ui/controls/text-button.tsx';
import { download } from '@toolbench/ui/files/download.ts';
import { useKeepSwitch } from '@toolbench/ui/work/workbench.ts';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import {
  putBackRecipe,
  removeRecipe,
  removeUnreadable,
  renameRecipe,
  useMyRecipes,
  type KeptRecipe,
} from './my-recipes.ts';
import { downloadRecipe } from './recipe-file.ts';
import { refusedBecause, type Notice } from './recipe-notice.ts';
import styles from './recipes.module.css';
import { useWords } from './use-words.ts';

interface MyRecipesListProps {
  readonly onOpen: (kept: KeptRecipe) => void;
  readonly onNotice: (notice: Notice | null) => void;
  /** Whether it is unfolded when the page opens. */
  readonly startsOpen: boolean;
}

/** The recipes that this browser keeps, to be opened, renamed, saved as a file and deleted, which can be undone. */
export function MyRecipesList({ onOpen, onNotice, startsOpen }: MyRecipesListProps) {
  const t = useWords();
  const language = useLanguage();
  const [isOn] = useKeepSwitch();
  const { kept, unreadable } = useMyRecipes();
  const [isOpen] = useState(startsOpen);
  const summary = useRef<HTMLElement>(null);
  const collator = new Intl.Collator(language, { numeric: true });
  // By place: a recipe that is renamed stays the same row.
  const shown = kept
    .map((recipe, place) => ({ recipe, place }))
    .sort((one, other) => collator.compare(one.recipe.title, other.recipe.title));

  const remove = (recipe: KeptRecipe) => {
    const refusal = removeRecipe(recipe.title);
    const undo = () => {
      const refused = putBackRecipe(recipe);
      onNotice(refused && refusedBecause(refused, t));
    };
    onNotice(refusal ? refusedBecause(refusal, t) : { tone: 'info', text: t.mine.removed(recipe.title), undo });
    if (!refusal) summary.current?.focus();
  };
  const rename = (from: string, to: string) => {
    const refusal = renameRecipe(from, to);
    onNotice(refusal && refusedBecause(refusal, t));
    return refusal === null;
  };
  const removeStored = () => {
    const refusal = removeUnreadable();
    onNotice(refusal && refusedBecause(refusal, t));
  };
  if (unreadable !== null) {
    return (
      <Banner tone="warning">
        <span>{t.mine.unreadable}</span>
        <TextButton tone="text" onClick={() => download(unreadable, 'my-recipes.txt')}>
          {t.mine.saveUnreadable}
        </TextButton>
        <TextButton tone="text" onClick={removeStored}>
          {t.mine.removeUnreadable}
        </TextButton>
      </Banner>
    );
  }
  return (
    <details className={styles.mine} open={isOpen}>
      <summary ref={summary}>{t.mine.title(formatCount(kept.length))}</summary>
      {kept.length === 0 && <p className={styles.waiting}>{isOn ? t.mine.empty : t.mine.off}</p>}
      <ul>
        {shown.map(({ recipe, place }) => (
          <MyRecipe key={place} recipe={recipe} onOpen={onOpen} onRename={rename} onRemove={remove} />
        ))}
      </ul>
    </details>
  );
}

interface MyRecipeProps {
  readonly recipe: KeptRecipe;
  readonly onOpen: (recipe: KeptRecipe) => void;
  /** Whether it is called so now. */
  readonly onRename: (from: string, to: string) => boolean;
  readonly onRemove: (recipe: KeptRecipe) => void;
}

function MyRecipe({ recipe, onOpen, onRename, onRemove }: MyRecipeProps) {
  const t = useWords();
  const { title, steps } = recipe;
  const [name, setName] = useState<string | null>(null);
  const row = useRef<HTMLLIElement>(null);
  /** Whether a key ended the renaming: then the focus stays in the row. */
  const isEndedByKey = useRef(false);
  const isRenaming = name !== null;
  useEffect(() => {
    const field = row.current?.querySelector('input');
    field?.focus();
    field?.select();
    if (isEndedByKey.current) row.current?.querySelector('button')?.focus();
    isEndedByKey.current = false;
  }, [isRenaming]);

  const finish = () => {
    const isDone = name === null || name === title || onRename(title, name);
    if (isDone) setName(null);
    return isDone;
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') setName(null);
    isEndedByKey.current = event.key === 'Escape' || (event.key === 'Enter' && finish());
  };
  const blur = () => {
    if (!isEndedByKey.current) finish();
  };
  return (
    <li ref={row}>
      {isRenaming ? (
        <TextInput
          className={styles.name}
          size="xs"
          aria-label={t.mine.newName(title)}
          maxLength={limits.recipes.titleCharacters}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          onKeyDown={keyDown}
          onBlur={blur}
        />
      ) : (
        <TextButton className={styles.kept} onClick={() => onOpen(recipe)}>
          {title}
        </TextButton>
      )}
      <span className={styles.waiting}>{t.mine.steps(formatCount(steps.length))}</span>
      <IconButton icon={Pencil} label={t.mine.rename(title)} onClick={() => setName(title)} />
      <IconButton icon={Download} label={t.mine.download(title)} onClick={() => downloadRecipe(recipe)} />
      <IconButton icon={Trash2} label={t.mine.remove(title)} onClick={() => onRemove(recipe)} />
    </li>
  );
}
