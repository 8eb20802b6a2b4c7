import { useMemo, useState } from 'react';
import type { OutputKind } from '@toolbench/kit/define-tool.ts';
import type { ActionOutside } from '@toolbench/tools/outside/catalogue.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { nearEntries, searchEntries } from '../palette/palette-entries.ts';
import { PickDialog } from '../palette/pick-dialog.tsx';
import { stepEntries } from './step-entries.ts';
import { useWords } from './use-words.ts';

interface StepPickerProps {
  /** What the last step gives. */
  readonly output: OutputKind;
  readonly onChoose: (called: ActionOutside) => void;
  readonly onClose: () => void;
}

/** Lets an action be searched and chosen, as the palette does tools. */
export default function StepPicker({ output, onChoose, onClose }: StepPickerProps) {
  const t = useWords();
  const language = useLanguage();
  const [query, setQuery] = useState('');
  const entries = useMemo(() => stepEntries(output, language), [output, language]);
  const found = useMemo(() => {
    const named = searchEntries(entries, query, []);
    return named.length > 0 ? named : nearEntries(entries, query, []);
  }, [entries, query]);
  return (
    <PickDialog
      label={t.add}
      listLabel={t.actions}
      searchLabel={t.search}
      placeholder={t.pick}
      query={query}
      onQuery={setQuery}
      found={found}
      none={t.noAction}
      onChoose={({ called }) => onChoose(called)}
      onClose={onClose}
    />
  );
}
