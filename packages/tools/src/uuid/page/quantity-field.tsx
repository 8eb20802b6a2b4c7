import { useState } from 'react';
import { TextInput } from '@mantine/core';
import { enterRuns } from '@toolbench/ui/run/enter-runs.ts';
import { clampQuantity } from '../engine/quantity.ts';
import styles from './uuid.module.css';

interface QuantityFieldProps {
  readonly label: string;
  readonly value: number;
  readonly largest: number;
  readonly onChange: (quantity: number) => void;
  /** Called with what the quantity became when the typed one could not be taken, with null when it could. */
  readonly onCorrected: (quantity: number | null) => void;
  readonly onEnter: () => void;
}

/** A quantity that is corrected when the field is left, so that it always shows how many will be made. */
export function QuantityField({ label, value, largest, onChange, onCorrected, onEnter }: QuantityFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    if (typed === null) return;
    const quantity = clampQuantity(typed, largest);
    setTyped(null);
    onChange(quantity);
    onCorrected(typed.normalize('NFKC').trim() === String(quantity) ? null : quantity);
  };
  return (
    <label className={styles.option}>
      {label}
      <TextInput
        size="xs"
        w={96}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={enterRuns(() => {
          settle();
          onEnter();
        })}
      />
    </label>
  );
}
