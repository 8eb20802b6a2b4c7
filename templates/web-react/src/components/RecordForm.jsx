import { useId, useRef, useState } from 'react';
import { formValues, isNumber, optionsOf, recordValues } from '../lib/fields.js';
import { validateRecord } from '../lib/validate.js';
import { say, t } from '../texts.js';
import { Button } from './Parts.jsx';
import { PictureField } from './PictureField.jsx';

const inputTypes = {
  email: 'email',
  url: 'url',
  phone: 'tel',
  date: 'date',
  'date-time': 'datetime-local',
  password: 'password',
};

function Control({ field, titles, ...common }) {
  if (['choice', 'reference', 'rating'].includes(field.type)) {
    return (
      <select className="input" {...common}>
        <option value="">{field.required ? t('choose') : t('none')}</option>
        {optionsOf(field, titles).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  if (field.type === 'long-text') return <textarea className="input" rows={5} maxLength={field.most} {...common} />;
  const numeric = isNumber(field)
    ? {
        type: 'number',
        step: field.type === 'integer' ? 1 : 'any',
        min: field.least,
        max: field.most,
        inputMode: 'decimal',
      }
    : { type: inputTypes[field.type] ?? 'text', maxLength: field.most };
  return <input className="input" {...numeric} {...common} />;
}

/** A labelled field with what is wrong with it. */
export function FieldRow({ field, value, error, titles, onChange }) {
  const id = useId();
  const common = {
    id,
    name: field.name,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : id + '-error',
  };
  const note = error !== undefined && (
    <p className="error" id={id + '-error'}>
      {error}
    </p>
  );
  if (field.type === 'boolean') {
    return (
      <div className="field">
        <label className="option">
          <input type="checkbox" {...common} checked={value} onChange={(event) => onChange(event.target.checked)} />
          {say(field.label)}
        </label>
        {note}
      </div>
    );
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        {say(field.label)}
        {!field.required && <span className="note">{t('optional')}</span>}
      </label>
      {field.type === 'picture' ? (
        <PictureField field={field} {...common} value={value} onChange={onChange} />
      ) : (
        <Control
          field={field}
          titles={titles}
          {...common}
          value={value}
          aria-required={field.required}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {note}
    </div>
  );
}

/** A form over fields. `onSubmit` gets the values; what it throws is shown, at the fields where they are named. */
export function RecordForm({ fields, record, titles, submitLabel, onSubmit, onCancel }) {
  const [texts, setTexts] = useState(() => formValues(fields, record));
  const [errors, setErrors] = useState({});
  const [problem, setProblem] = useState('');
  const [isSending, setIsSending] = useState(false);
  const form = useRef(null);

  function show(found, message = '') {
    const wrong = fields.filter((field) => found[field.name] !== undefined);
    setErrors(found);
    setProblem(wrong.length > 0 ? t('fixErrors', { n: wrong.length }) : message);
    form.current?.elements.namedItem(wrong[0]?.name)?.focus();
  }

  async function submit(event) {
    event.preventDefault();
    const values = recordValues(fields, texts);
    const found = validateRecord({ fields }, values);
    show(found);
    if (Object.keys(found).length > 0) return;
    setIsSending(true);
    try {
      await onSubmit(values);
    } catch (error) {
      show(error.errors ?? {}, error.message);
    }
    setIsSending(false);
  }

  return (
    <form className="form" noValidate ref={form} onSubmit={submit}>
      {fields.map((field) => (
        <FieldRow
          key={field.name}
          field={field}
          titles={titles}
          value={texts[field.name]}
          error={errors[field.name]}
          onChange={(value) => setTexts((all) => ({ ...all, [field.name]: value }))}
        />
      ))}
      {problem && (
        <p className="form-error" role="alert">
          {problem}
        </p>
      )}
      <div className="form-actions">
        {onCancel && (
          <Button look="secondary" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
        <Button type="submit" disabled={isSending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
