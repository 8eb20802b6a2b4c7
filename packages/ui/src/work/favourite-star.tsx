import { ActionIcon } from '@mantine/core';
import { Star } from 'lucide-react';
import { useWords } from '../words/use-words.ts';
import styles from '../controls/controls.module.css';
import { toggleFavourite, useFavourites } from './tool-memory.ts';

/** Marks a tool as a favourite. */
export function FavouriteStar({ toolKey }: { readonly toolKey: string }) {
  const t = useWords();
  const chosen = useFavourites().includes(toolKey);
  const label = chosen ? t.unfavourite : t.favourite;
  return (
    <ActionIcon
      size="sm"
      variant="transparent"
      className={chosen ? styles.starred : styles.star}
      aria-label={label}
      aria-pressed={chosen}
      title={label}
      onClick={() => toggleFavourite(toolKey)}
    >
      <Star size={16} fill={chosen ? 'currentColor' : 'none'} />
    </ActionIcon>
  );
}
