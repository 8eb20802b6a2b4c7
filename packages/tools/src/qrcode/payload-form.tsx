import { useState } from 'react';
import { Checkbox, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { useTexts } from '@toolbench/ui/language.ts';
import { buildPayload, requiredFields, type Fields, type PayloadKind } from './payloads.ts';
import styles from './qrcode.module.css';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';

const kinds = ['text', 'wifi', 'vcard', 'email'] as const;
const fieldNames = {
  wifi: ['ssid', 'password'],
  vcard: ['name', 'organisation', 'title', 'phone', 'email', 'url'],
  email: ['to', 'subject', 'body'],
} as const;
const securities = ['WPA', 'WEP', 'nopass'];

interface PayloadFormProps {
  /** Called with the code's content whenever a form is complete. */
  readonly onPayload: (text: string) => void;
}

/** Forms that write the content of a code: a network, a contact, a mail. */
export function PayloadForm({ onPayload }: PayloadFormProps) {
  const t = useTexts({ zh, en });
  const [kind, setKind] = useState<PayloadKind | 'text'>('text');
  const [fields, setFields] = useState<Fields>({ security: 'WPA' });

  const change = (name: string, value: string) => {
    const next = { ...fields, [name]: value };
    setFields(next);
    if (kind === 'text') return;
    if (requiredFields[kind].every((required) => next[required]?.trim())) onPayload(buildPayload(kind, next));
  };
  return (
    <div className={styles.form}>
      <SegmentedControl
        size="xs"
        aria-label={t.formLabel}
        data={kinds.map((value) => ({ value, label: t.forms[value] }))}
        value={kind}
        onChange={(value) => setKind(kinds.find((one) => one === value) ?? 'text')}
      />
      {kind !== 'text' && (
        <div className={styles.fields}>
          {fieldNames[kind].map((name) => (
            <TextInput
              key={name}
              size="xs"
              label={t.fields[name]}
              value={fields[name] ?? ''}
              onChange={(event) => change(name, event.currentTarget.value)}
            />
          ))}
          {kind === 'wifi' && (
            <>
              <NativeSelect
                size="xs"
                label={t.fields.security}
                data={securities}
                value={fields.security}
                onChange={(event) => change('security', event.currentTarget.value)}
              />
              <Checkbox
                size="xs"
                label={t.fields.hidden}
                checked={fields.hidden === 'true'}
                onChange={(event) => change('hidden', String(event.currentTarget.checked))}
              />
            </>
          )}
        </div>
      )}
    </div>
  );
}
