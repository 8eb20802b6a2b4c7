import { code } from '../code.ts';

/** The page that tries the calls of an API. */
export const apiStyle = () => code`
.calls {
  display: grid;
  gap: 16px;
}

.calls > section {
  padding: 24px;
}

.call {
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 8px 14px;
  align-items: center;
  padding: 10px 0;
  border-top: 1px solid var(--line);
}

.call:first-of-type {
  margin-top: 14px;
}

.call code,
.answer {
  font: 14px/1.6 ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
}

.method {
  min-width: 72px;
  text-align: center;
}

.call .input,
.answer {
  grid-column: 1 / -1;
}

.answer {
  max-height: 320px;
  margin: 0;
  padding: 14px;
  border-radius: 9px;
  background: var(--sunken);
  overflow: auto;
  white-space: pre-wrap;
}
`;
