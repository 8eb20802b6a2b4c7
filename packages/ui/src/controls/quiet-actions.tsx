import { Button } from '@mantine/core';
import { useTexts } from '../words/language.ts';
import { en } from '../words/text.en.ts';
import { zh } from '../words/text.zh.ts';
import type { Clear } from '../run/use-clear.ts';

interface QuietActionsProps {
  readonly clear?: Clear;
  readonly onExample?: () => void;
}

/** Example, clear and its undo: the actions at the right of every toolbar. */
export function QuietActions({ clear, onExample }: QuietActionsProps) {
  const t = useTexts({ zh, en });
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
