import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { useKept } from '@toolbench/ui/work/work-provider.tsx';
import { formFields, initialFields, type FormField } from './form-fields.ts';
import { KindChoice } from './kind-choice.tsx';
import { buildPayload, type PayloadKind } from './payloads.ts';
import type { PayloadFields } from './payments/form-values.ts';
import styles from './qrcode.module.css';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';

interface PayloadFormProps {
  /** Called with the code's content whenever a form is complete and right. */
  readonly onPayload: (text: string) => void;
}

/** Forms that write the content of a code: a network, a contact, a mail, a payment. */
export function PayloadForm({ onPayload }: PayloadFormProps) {
  const t = useTexts({ zh, en });
  const [kind, setKind] = useKept<PayloadKind | 'text'>('kind', 'text');
  const [fields, setFields] = useKept('fields', initialFields, 'tab');
  const built = kind === 'text' ? null : buildPayload(kind, fields);
  const failure = built && !built.ok ? built : null;

  const change = (name: string, value: string) => {
    const next = { ...fields, [name]: value };
    setFields(next);
    const written = kind === 'text' ? null : buildPayload(kind, next);
    if (written?.ok) onPayload(written.value);
  };
  const errorOf = (name: string) =>
    failure && failure.code !== 'missing' && failure.detail?.field === name
      ? t.formErrors[failure.code](failure.detail)
      : null;
  return (
    <div className={styles.form}>
      <KindChoice kind={kind} onChoose={setKind} />
      {kind !== 'text' && (
        <>
          <div className={styles.fields}>
            {formFields[kind]
              .filter(({ when }) => !when || fields[when[0]] === when[1])
              .map((field) => (
                <Field key={field.name} field={field} fields={fields} error={errorOf(field.name)} onChange={change} />
              ))}
          </div>
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
  const value = fields[name] ?? '';
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
