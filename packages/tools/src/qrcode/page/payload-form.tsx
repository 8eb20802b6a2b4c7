import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { wifiDoubt } from '@toolbench/kit/wifi-password.ts';
import { initialFields, shownFields, type FormField } from './form-fields.ts';
import type { PayloadKind } from './payloads.ts';
import type { PayloadFields } from './payments/form-values.ts';
import styles from './qrcode.module.css';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { useFormText } from './use-form-text.tsx';

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
    <div className={styles.kinds} role="radiogroup" aria-label={t.formLabel}>
      {kinds.map((value) => (
        <label key={value}>
          <input type="radio" name="payload-kind" checked={kind === value} onChange={() => onChoose(value)} />
          <span>{t.forms[value]}</span>
        </label>
      ))}
    </div>
  );
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
