import { code } from '../code.ts';

/** Pages of one form. */
export const formStyle = () => code`
.form-card {
  padding: 32px;
}

.thanks {
  display: grid;
  justify-items: center;
  gap: 16px;
  padding: 56px 32px;
  text-align: center;
}

.thanks .icon {
  width: 52px;
  height: 52px;
  padding: 12px;
  border-radius: 50%;
  background: var(--accent-soft);
  color: var(--accent);
}

@media (max-width: 720px) {
  .form-card {
    padding: 20px;
  }
}
`;

/** The results of a survey. */
export const resultsStyle = () => code`
.results {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(320px, 1fr));
  gap: 20px;
}

.results > * {
  padding: 22px;
}

.results h2 {
  margin-bottom: 16px;
}

.quotes {
  display: grid;
  gap: 10px;
  max-height: 280px;
  overflow-y: auto;
}

.quotes li {
  padding: 8px 14px;
  border-left: 3px solid var(--accent);
  background: var(--sunken);
}

@media (max-width: 400px) {
  .results {
    grid-template-columns: 1fr;
  }
}
`;

/** Chats. */
export const chatStyle = () => code`
.chat {
  display: flex;
  flex-direction: column;
  height: calc(100dvh - 220px);
  min-height: 380px;
  overflow: hidden;
}

.messages {
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 12px;
  padding: 20px;
  overflow-y: auto;
}

.message {
  max-width: min(80%, 560px);
  padding: 8px 14px;
  border-radius: 4px 14px 14px;
  background: var(--sunken);
}

.message.is-mine {
  align-self: flex-end;
  border-radius: 14px 4px 14px 14px;
  background: var(--accent);
  color: var(--on-accent);
}

.message-head {
  display: flex;
  gap: 10px;
  font-size: 13px;
  opacity: 0.85;
}

.message p {
  white-space: pre-wrap;
}

.composer {
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 14px;
  border-top: 1px solid var(--line);
}

.composer .input {
  flex: 1 1 200px;
}

.composer .author {
  flex: 0 1 140px;
}
`;

/** Calculators. */
export const calculatorStyle = () => code`
.calculators {
  display: grid;
  gap: 24px;
}

.calculator {
  display: grid;
  grid-template-columns: 1fr 1fr;
  overflow: hidden;
}

.calculator-form {
  padding: 28px;
}

.calculator-form h2 {
  margin-bottom: 20px;
}

.calculator-result {
  display: grid;
  align-content: center;
  gap: 20px;
  padding: 28px;
  background: var(--accent-soft);
}

.calculator-result dt {
  color: var(--quiet);
}

.calculator-result dd {
  color: var(--accent);
  font-size: 34px;
  font-weight: 650;
  line-height: 1.25;
}

@media (max-width: 720px) {
  .calculator {
    grid-template-columns: 1fr;
  }

  .calculator-form,
  .calculator-result {
    padding: 20px;
  }
}
`;
