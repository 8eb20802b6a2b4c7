import { code } from '../code.ts';

/** The sections of landing pages. */
export const landingStyle = () => code`
.landing {
  display: grid;
  gap: 88px;
}

.hero {
  display: grid;
  justify-items: center;
  gap: 20px;
  padding: 88px 24px;
  border-radius: 24px;
  background: radial-gradient(circle at 50% 0%, var(--accent-soft), transparent 75%), var(--card);
  text-align: center;
}

.hero h1 {
  max-width: 20em;
  font-size: clamp(30px, 5.5vw, 54px);
  line-height: 1.15;
  letter-spacing: -0.02em;
  text-wrap: balance;
  word-break: keep-all;
}

.hero p {
  max-width: 38em;
  color: var(--quiet);
  font-size: 18px;
  text-wrap: pretty;
}

.hero .button {
  min-height: 46px;
  padding: 8px 26px;
  font-size: 16px;
}

.section-head {
  max-width: 40em;
  margin: 0 auto 32px;
  text-align: center;
}

.section-head h2 {
  font-size: 28px;
}

.section-items {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(230px, 1fr));
  gap: 20px;
}

.section-item {
  padding: 26px;
}

.section-item p {
  margin-top: 8px;
  color: var(--quiet);
  white-space: pre-line;
}

.section-item.is-priced p {
  font-size: 15px;
}

.section-mark {
  display: grid;
  width: 36px;
  height: 36px;
  margin-bottom: 14px;
  border-radius: 10px;
  background: var(--accent-soft);
  color: var(--accent);
  font-weight: 650;
  place-items: center;
}

.questions {
  display: grid;
  gap: 10px;
  max-width: 760px;
  margin: 0 auto;
}

.questions details {
  padding: 16px 20px;
}

.questions summary {
  font-weight: 600;
  cursor: pointer;
}

.questions p {
  margin-top: 8px;
  color: var(--quiet);
}

@media (max-width: 720px) {
  .landing {
    gap: 56px;
  }

  .hero {
    padding: 56px 20px;
  }
}
`;
