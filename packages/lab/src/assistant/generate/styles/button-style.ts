import { code } from '../code.ts';

/** Buttons and the icons in them. */
export const buttonStyle = () => code`
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
`;
