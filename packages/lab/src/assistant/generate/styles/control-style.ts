import { code } from '../code.ts';

/** Buttons, fields, chips, dialogs and toasts. */
export const controlStyle = () => code`
.button {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-height: 38px;
  padding: 6px 16px;
  border: 1px solid transparent;
  border-radius: 9px;
  background: var(--accent);
  color: var(--on-accent);
  font: inherit;
  font-weight: 550;
  line-height: 1.4;
  text-decoration: none;
  cursor: pointer;
}

.button:hover {
  background: var(--accent-strong);
}

.button:disabled {
  opacity: 0.55;
  cursor: default;
}

.button.secondary {
  border-color: var(--line);
  background: var(--card);
  color: var(--text);
}

.button.secondary:hover {
  background: var(--sunken);
}

.button.danger {
  background: var(--danger);
  color: var(--card);
}

.button.plain {
  min-height: 36px;
  padding: 6px 10px;
  background: none;
  color: var(--quiet);
}

.button.plain:hover {
  background: var(--sunken);
  color: var(--text);
}

.button.plain.danger:hover {
  color: var(--danger);
}

.button.only-icon {
  width: 36px;
  padding: 0;
}

.icon {
  flex: none;
  width: 18px;
  height: 18px;
  fill: none;
  stroke: currentcolor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
}

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

.chip {
  display: inline-block;
  padding: 1px 10px;
  border-radius: 999px;
  background: var(--chip-ground, var(--sunken));
  color: var(--chip-text, var(--text));
  font-size: 13px;
  font-weight: 550;
  line-height: 1.6;
  white-space: nowrap;
}

.tone-0 {
  --chip-ground: hsl(215deg 60% 93%);
  --chip-text: hsl(215deg 70% 32%);
}

.tone-1 {
  --chip-ground: hsl(35deg 90% 90%);
  --chip-text: hsl(28deg 90% 27%);
}

.tone-2 {
  --chip-ground: hsl(150deg 45% 90%);
  --chip-text: hsl(155deg 75% 22%);
}

.tone-3 {
  --chip-ground: hsl(345deg 75% 94%);
  --chip-text: hsl(345deg 70% 35%);
}

.tone-4 {
  --chip-ground: hsl(265deg 60% 94%);
  --chip-text: hsl(265deg 55% 42%);
}

.tone-5 {
  --chip-ground: hsl(185deg 50% 90%);
  --chip-text: hsl(188deg 80% 22%);
}

[data-theme='dark'] [class*='tone-'] {
  --chip-text: hsl(215deg 80% 84%);
  --chip-ground: hsl(215deg 35% 27%);
}

[data-theme='dark'] .tone-1 {
  --chip-text: hsl(35deg 90% 80%);
  --chip-ground: hsl(30deg 45% 23%);
}

[data-theme='dark'] .tone-2 {
  --chip-text: hsl(150deg 60% 78%);
  --chip-ground: hsl(155deg 35% 20%);
}

[data-theme='dark'] .tone-3 {
  --chip-text: hsl(345deg 90% 86%);
  --chip-ground: hsl(345deg 35% 27%);
}

[data-theme='dark'] .tone-4 {
  --chip-text: hsl(265deg 90% 87%);
  --chip-ground: hsl(265deg 30% 30%);
}

[data-theme='dark'] .tone-5 {
  --chip-text: hsl(185deg 60% 78%);
  --chip-ground: hsl(188deg 40% 21%);
}

.stars {
  color: var(--accent);
  letter-spacing: 1px;
}

.dialog {
  width: min(560px, calc(100vw - 32px));
  max-height: calc(100dvh - 48px);
  padding: 24px;
  border: 1px solid var(--line);
  border-radius: 16px;
  background: var(--card);
  color: var(--text);
  box-shadow: var(--shadow-high);
}

.dialog::backdrop {
  background: rgb(12 14 18 / 50%);
}

.dialog.small {
  width: min(420px, calc(100vw - 32px));
}

.dialog-head {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-bottom: 18px;
}

.toasts {
  position: fixed;
  right: 16px;
  bottom: 16px;
  left: 16px;
  z-index: 30;
  display: grid;
  justify-items: center;
  gap: 8px;
  pointer-events: none;
}

.toast {
  padding: 10px 18px;
  border-radius: 10px;
  background: var(--text);
  color: var(--ground);
  font-weight: 500;
  box-shadow: var(--shadow-high);
}

.toast.bad {
  background: var(--danger);
  color: var(--card);
}
`;
