import { linkTo } from '../lib/route.js';
import { app } from '../model.js';
import { say, t } from '../texts.js';

/** The address names pages, so a section is scrolled to without changing it. */
function showSection(event) {
  event.preventDefault();
  document.getElementById('section-1').scrollIntoView();
}

function Hero({ section, page }) {
  const next = app.pages.find((other) => other !== page);
  return (
    <section className="hero">
      <h1>{say(section.title)}</h1>
      <p>{say(section.text)}</p>
      {next && (
        <a className="button" href={linkTo(next)}>
          {say(next.label)}
        </a>
      )}
      {!next && app.sections.length > 1 && (
        <a className="button" href="#section-1" onClick={showSection}>
          {t('start')}
        </a>
      )}
    </section>
  );
}

function Questions({ items }) {
  return (
    <div className="questions">
      {items.map((item, index) => (
        <details key={index} className="card">
          <summary>{say(item.title)}</summary>
          <p>{say(item.text)}</p>
        </details>
      ))}
    </div>
  );
}

const marks = { features: (index) => index + 1, quotes: () => '“' };

function Items({ section }) {
  return (
    <ul className="section-items">
      {section.items.map((item, index) => (
        <li key={index} className="card section-item">
          {marks[section.kind] && (
            <span className="section-mark" aria-hidden="true">
              {marks[section.kind](index)}
            </span>
          )}
          <h3>{say(item.title)}</h3>
          <p>{say(item.text)}</p>
        </li>
      ))}
    </ul>
  );
}

function Section({ section, id }) {
  return (
    <section id={id}>
      <header className="section-head">
        <h2>{say(section.title)}</h2>
        <p className="quiet">{say(section.text)}</p>
      </header>
      {section.kind === 'questions' ? <Questions items={section.items} /> : <Items section={section} />}
    </section>
  );
}

export function LandingPage({ page }) {
  return (
    <div className="landing">
      {app.sections.map((section, index) =>
        section.kind === 'hero' ? (
          <Hero key={index} section={section} page={page} />
        ) : (
          <Section key={index} id={'section-' + index} section={section} />
        ),
      )}
    </div>
  );
}
