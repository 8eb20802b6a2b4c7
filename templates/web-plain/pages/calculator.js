import { calculate } from '../lib/calculate.js';
import { calculations } from '../lib/calculations.js';
import { h, pageHead } from '../lib/dom.js';
import { formValues } from '../lib/fields.js';
import { fieldRow } from '../lib/form.js';
import { say } from '../texts.js';

function calculator(calculation) {
  const initial = formValues(calculation.inputs);
  const rows = calculation.inputs.map((field) => fieldRow({ ...field, required: true }, initial[field.name]));
  const figures = calculation.outputs.map(({ label }) => ({ label, element: h('dd', { class: 'number' }) }));

  function show(event) {
    const { errors, results } = calculate(
      calculation,
      Object.fromEntries(rows.map((row) => [row.field.name, row.read()])),
    );
    for (const row of rows) if (row.input === event?.target) row.showError(errors[row.field.name]);
    figures.forEach(({ element }, index) => (element.textContent = results[index].text));
  }

  show();
  return h(
    'section',
    { class: 'card calculator' },
    h(
      'form',
      { class: 'calculator-form form', novalidate: true, oninput: show, onsubmit: (event) => event.preventDefault() },
      h('h2', {}, say(calculation.label)),
      ...rows.map((row) => row.element),
    ),
    h(
      'dl',
      { class: 'calculator-result', 'aria-live': 'polite' },
      ...figures.map(({ label, element }) => h('div', {}, h('dt', {}, say(label)), element)),
    ),
  );
}

export async function calculatorPage({ page }) {
  return h(
    'section',
    {},
    pageHead(say(page.label)),
    h('div', { class: 'calculators' }, ...calculations.map(calculator)),
  );
}
