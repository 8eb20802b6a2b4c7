import { useState } from 'react';
import { PageHead } from '../components/Parts.jsx';
import { FieldRow } from '../components/RecordForm.jsx';
import { calculate } from '../lib/calculate.js';
import { calculations } from '../lib/calculations.js';
import { formValues } from '../lib/fields.js';
import { say } from '../texts.js';

function Calculator({ calculation }) {
  const { label, inputs } = calculation;
  const [texts, setTexts] = useState(() => formValues(inputs));
  const [touched, setTouched] = useState([]);
  const { errors, results } = calculate(calculation, texts);
  const change = (name, value) => {
    setTexts((all) => ({ ...all, [name]: value }));
    setTouched((all) => [...all, name]);
  };
  return (
    <section className="card calculator">
      <form className="calculator-form form" noValidate onSubmit={(event) => event.preventDefault()}>
        <h2>{say(label)}</h2>
        {inputs.map((field) => (
          <FieldRow
            key={field.name}
            field={{ ...field, required: true }}
            value={texts[field.name]}
            error={touched.includes(field.name) ? errors[field.name] : undefined}
            onChange={(value) => change(field.name, value)}
          />
        ))}
      </form>
      <dl className="calculator-result" aria-live="polite">
        {results.map((result) => (
          <div key={result.name}>
            <dt>{say(result.label)}</dt>
            <dd className="number">{result.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function CalculatorPage({ page }) {
  return (
    <section>
      <PageHead title={say(page.label)} />
      <div className="calculators">
        {calculations.map((calculation) => (
          <Calculator key={calculation.key} calculation={calculation} />
        ))}
      </div>
    </section>
  );
}
