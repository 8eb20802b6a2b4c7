import { formatNumber, recordValues } from './fields.js';
import { checkValue } from './validate.js';

/** What is wrong with the inputs, by name, and the results as people read them; a dash where there is none. */
export function calculate({ inputs, outputs }, texts) {
  const values = recordValues(inputs, texts);
  const found = inputs.map((field) => [field.name, checkValue({ ...field, required: true }, values[field.name])]);
  const errors = Object.fromEntries(found.filter(([, error]) => error !== undefined));
  const isRight = Object.keys(errors).length === 0;
  const numbers = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]));
  const results = outputs.map(({ name, label, decimals, calculate: work }) => {
    const result = isRight ? work(numbers) : NaN;
    return { name, label, text: Number.isFinite(result) ? formatNumber(result, decimals) : '—' };
  });
  return { errors, results };
}
