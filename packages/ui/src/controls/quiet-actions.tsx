import { Button } from '@mantine/core';
import { useWords } from '../words/use-words.ts';
import type { Clear } from '../run/use-clear.ts';

interface QuietActionsProps {
  readonly clear?: Clear;
  readonly onExample?: () => void;
}

/** Example, clear and its undo: the actions at the right of every toolbar. */
export function QuietActions({ clear, onExample }: QuietActionsProps) {
  const t = useWords();
  return (
    <>
      {onExample && (
        <Button size="xs" variant="subtle" color="gray" onClick={onExample}>
          {t.example}
        </Button>
      )}
      {clear?.undo && (
        <Button size="xs" variant="subtle" onClick={clear.undo}>
          {t.undoClear}
        </Button>
      )}
      {clear && (
        <Button size="xs" variant="subtle" color="gray" onClick={clear.clear}>
          {t.clear}
        </Button>
      )}
    </>
  );
}
