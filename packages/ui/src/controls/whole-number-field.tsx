import '@mantine/core/styles/NumberInput.css';
import { NumberInput } from '@mantine/core';

interface WholeNumberFieldProps {
  readonly min: number;
  readonly max: number;
  readonly value: number;
  /** `undefined` where the field holds no number. */
  readonly onChange: (value: number | undefined) => void;
}

/** A field for a whole number, with steps by buttons and arrow keys. */
export default function WholeNumberField({ min, max, value, onChange }: WholeNumberFieldProps) {
  return (
    <NumberInput
      size="xs"
      w={90}
      min={min}
      max={max}
      value={value}
      onChange={(next) => onChange(typeof next === 'number' ? next : undefined)}
    />
  );
}
