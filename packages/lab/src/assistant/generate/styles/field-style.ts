import { code } from '../code.ts';

/** Fields, their labels and errors, and options to choose from. */
export const fieldStyle = () => code`
.input {
  width: 100%;
  min-height: 40px;
  padding: 8px 12px;
  border: 1px solid var(--line-strong);
  border-radius: 9px;
  background: var(--card);
  color: var(--text);
  font: inherit;
}

/* An arrow of two triangles, in the colour of quiet text. */
select.input {
  padding-right: 34px;
  background-image:
    linear-gradient(45deg, transparent 50%, var(--quiet) 50%), linear-gradient(135deg, var(--quiet) 50%, transparent 50%);
  background-position:
    right 17px center,
    right 12px center;
  background-repeat: no-repeat;
  background-size: 5px 5px;
  appearance: none;
}

textarea.input {
  min-height: 110px;
  resize: vertical;
}

.input:focus-visible {
  border-color: var(--accent);
  outline-offset: 0;
}

.input[aria-invalid='true'] {
  border-color: var(--danger);
}

.form {
  display: grid;
  gap: 18px;
}

.field {
  display: grid;
  gap: 6px;
  min-width: 0;
}

.field > label,
.field > legend,
.label {
  font-weight: 550;
}

.field .note {
  margin-left: 6px;
  color: var(--quiet);
  font-size: 13px;
  font-weight: 400;
}

.field .error,
.form-error {
  color: var(--danger);
  font-size: 13.5px;
}

.form-error {
  padding: 10px 14px;
  border-radius: 9px;
  background: var(--danger-soft);
}

fieldset.field {
  margin: 0;
  padding: 0;
  border: 0;
}

fieldset.field > legend {
  margin-bottom: 6px;
  padding: 0;
}

.options {
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
}

.option {
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 40px;
  padding: 6px 14px;
  border: 1px solid var(--line);
  border-radius: 9px;
  background: var(--card);
  cursor: pointer;
}

.option:has(:checked) {
  border-color: var(--accent);
  background: var(--accent-soft);
}

.option:has(:focus-visible) {
  outline: 2px solid var(--accent);
  outline-offset: 1px;
}

input[type='checkbox'],
input[type='radio'] {
  flex: none;
  width: 18px;
  height: 18px;
  margin: 0;
  accent-color: var(--accent);
}

.form-actions {
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  margin-top: 4px;
}
`;
