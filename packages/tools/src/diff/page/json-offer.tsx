import { useState } from 'react';
import { Button } from '@mantine/core';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { useWords } from './use-words.tsx';
import type { Kind, ShownComparison } from './use-diff.tsx';

interface JsonOfferProps {
  readonly shown: ShownComparison | null;
  readonly onKind: (kind: Kind) => void;
}

/** Offers to compare texts that are JSON by their meaning, and as text again once that was taken. */
export function JsonOffer({ shown, onKind }: JsonOfferProps) {
  const { areJson: t } = useWords();
  const [isTaken, setTaken] = useState(false);
  // Who chose JSON in the toolbar is told nothing: the way back is where they came from.
  if (shown?.json ? !isTaken : !shown?.areJson) return null;
  const [words, name, next] = shown?.json
    ? ([t.taken, t.back, 'text'] as const)
    : ([t.page, t.compare, 'json'] as const);
  const take = () => {
    setTaken(next === 'json');
    onKind(next);
  };
  return (
    <Banner tone="info">
      <span>{words}</span>
      <Button size="compact-xs" variant="default" onClick={take}>
        {name}
      </Button>
    </Banner>
  );
}
