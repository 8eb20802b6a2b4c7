import { useEffect, useEffectEvent, useState } from 'react';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { useKept } from '@toolbench/ui/work/work-provider.tsx';
import { limits } from '@toolbench/contracts/limits.ts';
import { initialFields } from './form-fields.ts';
import { buildPayload, type PayloadKind } from './payloads.ts';
import type { PayloadFields } from './payments/form-values.ts';
import { loadRomanise, needsTable, withoutMarks, type Romanise } from './payments/latin-letters.ts';

type Kind = PayloadKind | 'text';

/** The table of letters, once a name needs it. */
function useRomanise(fields: PayloadFields): Romanise {
  const [romanise, setRomanise] = useState<Romanise>(() => withoutMarks);
  const isNeeded = romanise === withoutMarks && Object.values(fields).some(needsTable);
  useEffect(() => {
    if (isNeeded) void loadRomanise().then((loaded) => setRomanise(() => loaded));
  }, [isNeeded]);
  return romanise;
}

/**
 * The forms' fields and what they write into the content. A form that is no longer complete or right takes back what it
 * wrote, so that no code stays that nobody asked for; a content that was typed stays until a form is filled in.
 */
export function useFormText(input: TextModel) {
  const [kind, setKind] = useKept<Kind>('kind', 'text');
  const [fields, setFields] = useKept('fields', initialFields, 'tab');
  const [written, setWritten] = useKept('form-text', '', 'tab');
  const romanise = useRomanise(fields);
  const built = kind === 'text' ? null : buildPayload(kind, fields, romanise);

  const write = (nextKind: Kind, nextFields: PayloadFields, mayReplace: boolean) => {
    const next = nextKind === 'text' ? null : buildPayload(nextKind, nextFields, romanise);
    if (!next) return;
    const isOurs = input.isEmpty() || input.peek(limits.ui.liveInputCharacters) === written;
    if (next.ok ? !isOurs && !mayReplace : !isOurs || input.isEmpty()) return;
    const text = next.ok ? next.value : '';
    setWritten(text);
    input.replace(text);
  };
  const writeRomanised = useEffectEvent(() => {
    if (romanise !== withoutMarks) write(kind, fields, false);
  });
  useEffect(() => writeRomanised(), [romanise]);

  return {
    kind,
    fields,
    failure: built && !built.ok ? built : null,
    choose(next: Kind) {
      setKind(next);
      write(next, fields, false);
    },
    change(name: string, value: string) {
      const next = { ...fields, [name]: value };
      setFields(next);
      write(kind, next, true);
    },
  };
}
