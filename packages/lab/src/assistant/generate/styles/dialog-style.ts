import { code } from '../code.ts';

/** Dialogs and toasts. */
export const dialogStyle = () => code`
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

/* What ends a form stays in reach where the form is longer than the screen, and covers nothing that follows. */
.dialog > .form-actions:last-child,
.dialog > :last-child > .form-actions {
  position: sticky;
  bottom: -24px;
  margin: 4px -24px -24px;
  padding: 12px 24px 24px;
  background: var(--card);
}

.dialog > form + .button {
  margin-top: 8px;
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
