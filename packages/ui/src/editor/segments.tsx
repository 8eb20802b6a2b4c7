import { SegmentedControl } from '@mantine/core';

type SegmentsProps<Value extends string> = (
  | { readonly 'aria-label': string }
  | { readonly 'aria-labelledby': string }
) & {
  readonly values: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** A few choices side by side, one of which is taken. */
export function Segments<Value extends string>({ values, nameOf, onChange, value, ...label }: SegmentsProps<Value>) {
  return (
    <SegmentedControl
      size="xs"
      {...label}
      data={values.map((one) => ({ value: one, label: nameOf(one) }))}
      value={value}
      onChange={(text) => onChange(values.find((one) => one === text) ?? value)}
    />
  );
}
