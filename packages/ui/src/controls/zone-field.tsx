import { useId } from 'react';
import { TextInput } from '@mantine/core';
import styles from './controls.module.css';

/** The time zone of this device, by its IANA name. */
export const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const zones = ['UTC', ...Intl.supportedValuesOf('timeZone')];

interface ZoneFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (zone: string) => void;
}

/** A field for an IANA time zone, with all that the browser knows to choose from. */
export function ZoneField({ label, placeholder = ownZone, value, onChange }: ZoneFieldProps) {
  const list = useId();
  return (
    <label className={styles.option}>
      {label}
      <TextInput
        size="xs"
        list={list}
        spellCheck={false}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <datalist id={list}>
        {zones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </label>
  );
}
