import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { wifiDoubt } from '@toolbench/kit/wifi-password.ts';
import { useKept } from '@toolbench/ui/work/work-provider.tsx';
import { limits } from '@toolbench/contracts/limits.ts';
import { initialFields, shownFields, type FormField } from './form-fields.ts';
import { type PayloadKind, buildPayload } from './payloads.ts';
import type { PayloadFields } from './payments/form-values.ts';
import sideways from '@toolbench/ui/layout/sideways-row.module.css';
import styles from './qrcode.module.css';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { loadRomanise, needsTable, withoutMarks, type Romanise } from './payments/latin-letters.ts';

interface PayloadFormProps {
  /** The content that the forms write. */
  readonly input: TextModel;
}

const kinds = ['text', 'wifi', 'vcard', 'email', 'paynow', 'promptpay', 'pix', 'emvco'] as const;

interface KindChoiceProps {
  readonly kind: PayloadKind | 'text';
  readonly onChoose: (kind: PayloadKind | 'text') => void;
}

/** What the code is to hold, as a row of choices that wraps where it is narrow. */
function KindChoice({ kind, onChoose }: KindChoiceProps) {
  const t = useTexts({ zh, en });
  return (
    <div className={`${styles.kinds} ${sideways.row}`} role="radiogroup" aria-label={t.formLabel}>
      {kinds.map((value) => (
        <label key={value}>
          <input type="radio" name="payload-kind" checked={kind === value} onChange={() => onChoose(value)} />
          <span>{t.forms[value]}</span>
        </label>
      ))}
    </div>
  );
}

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
function useFormText(input: TextModel) {
  const [kind, setKind] = useKept<Kind>('kind', 'text', 'tab');
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

/** Forms that write the content of a code: a network, a contact, a mail, a payment. */
export function PayloadForm({ input }: PayloadFormProps) {
  const t = useTexts({ zh, en });
  const { kind, fields, failure, choose, change } = useFormText(input);
  const doubt = kind === 'wifi' && !failure ? wifiDoubt(fields) : null;
  const errorOf = (name: string) =>
    failure && failure.code !== 'missing' && failure.detail?.field === name
      ? t.formErrors[failure.code](failure.detail)
      : null;
  return (
    <div className={styles.form}>
      <KindChoice kind={kind} onChoose={choose} />
      {kind !== 'text' && (
        <>
          <div className={styles.fields}>
            {shownFields(kind, fields).map((field) => (
              <Field key={field.name} field={field} fields={fields} error={errorOf(field.name)} onChange={change} />
            ))}
          </div>
          {doubt && <Banner tone="warning">{t.formDoubts[doubt]}</Banner>}
          <p className={styles.note}>{failure ? t.formIncomplete : t.formWritten}</p>
        </>
      )}
    </div>
  );
}

interface FieldProps {
  readonly field: FormField;
  readonly fields: PayloadFields;
  readonly error: string | null;
  readonly onChange: (name: string, value: string) => void;
}

function Field({ field: { name, type, choices, needed }, fields, error, onChange }: FieldProps) {
  const t = useTexts({ zh, en });
  const value = fields[name] ?? initialFields[name] ?? '';
  if (type === 'flag') {
    return (
      <Checkbox
        size="xs"
        label={t.fields[name]}
        checked={value === 'true'}
        onChange={(event) => onChange(name, String(event.currentTarget.checked))}
      />
    );
  }
  if (choices) {
    return (
      <NativeSelect
        size="xs"
        label={t.fields[name]}
        data={choices.map((choice) => ({ value: choice, label: t.choices[choice] }))}
        value={value}
        onChange={(event) => onChange(name, event.currentTarget.value)}
      />
    );
  }
  return (
    <TextInput
      size="xs"
      label={t.fields[name]}
      withAsterisk={needed === true}
      aria-required={needed === true}
      type={type === 'date' ? 'date' : 'text'}
      inputMode={type === 'decimal' ? 'decimal' : 'text'}
      placeholder={t.samples[name] ?? ''}
      autoComplete="off"
      spellCheck={false}
      value={value}
      error={error}
      onChange={(event) => onChange(name, event.currentTarget.value)}
    />
  );
}
