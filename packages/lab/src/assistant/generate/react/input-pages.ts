import { code } from '../code.ts';
import { jsString } from '../shared/literals.ts';

/** src/pages/FormPage.jsx: one form, then thanks. */
export const reactFormPageFile = () => code`
import { useState } from 'react';
import { createRecord } from '../api.js';
import { Icon } from '../components/Icon.jsx';
import { Button, PageHead, Waiting } from '../components/Parts.jsx';
import { RecordForm } from '../components/RecordForm.jsx';
import { useLoad } from '../hooks.js';
import { isForStaff } from '../lib/fields.js';
import { loadTitles } from '../lib/records.js';
import { entityNamed } from '../model.js';
import { say, t } from '../texts.js';

export function FormPage({ page }) {
  const entity = entityNamed(page.entity);
  const [isSent, setIsSent] = useState(false);
  const { data: titles, error, reload } = useLoad(() => loadTitles(entity), [page.key]);
  const submit = async (values) => {
    await createRecord(entity, values);
    setIsSent(true);
  };
  if (isSent) {
    return (
      <section className="narrow">
        <div className="card thanks" role="status">
          <Icon name="check" />
          <h2>{t('sent')}</h2>
          <Button look="secondary" onClick={() => setIsSent(false)}>
            {t('sendAnother')}
          </Button>
        </div>
      </section>
    );
  }
  return (
    <section className="narrow">
      <PageHead title={say(page.label)} />
      {!titles && <Waiting error={error} onRetry={reload} />}
      {titles && (
        <div className="card form-card">
          <RecordForm fields={entity.fields.filter((field) => !isForStaff(field))} titles={titles} submitLabel={t('submit')} onSubmit={submit} />
        </div>
      )}
    </section>
  );
}
`;

/** src/pages/ResultsPage.jsx: what was answered, field by field. */
export const reactResultsFile = () => code`
import { allRecords } from '../api.js';
import { Bars } from '../components/Bars.jsx';
import { EmptyNote, PageHead, Waiting } from '../components/Parts.jsx';
import { useLoad } from '../hooks.js';
import { isNumber } from '../lib/fields.js';
import { averageText, isGrouped, resultFields } from '../lib/figures.js';
import { groupRecords, loadTitles } from '../lib/records.js';
import { entityNamed } from '../model.js';
import { say, t } from '../texts.js';

function Answers({ field, records, titles }) {
  if (isGrouped(field)) {
    return (
      <>
        <Bars groups={groupRecords(records, field, undefined, titles, t('other'))} />
        {field.type === 'rating' && <p className="quiet">{averageText(records, field)}</p>}
      </>
    );
  }
  if (isNumber(field)) return <p className="price">{averageText(records, field)}</p>;
  const texts = records.map((record) => record[field.name]).filter(Boolean);
  return (
    <ul className="quotes" tabIndex={0}>
      {texts.slice(-50).map((text, index) => (
        <li key={index}>{text}</li>
      ))}
    </ul>
  );
}

export function ResultsPage({ page }) {
  const entity = entityNamed(page.entity);
  const load = async () => ({ records: await allRecords(entity), titles: await loadTitles(entity) });
  const { data, error, reload } = useLoad(load, [page.key]);
  return (
    <section>
      <PageHead title={say(page.label)}>{data && <span className="quiet">{t('answers', { n: data.records.length })}</span>}</PageHead>
      {!data && <Waiting error={error} onRetry={reload} />}
      {data?.records.length === 0 && (
        <div className="card">
          <EmptyNote title={t('empty', { what: say(entity.label) })} />
        </div>
      )}
      {data?.records.length > 0 && (
        <div className="results">
          {resultFields(entity).map((field) => (
            <section key={field.name} className="card">
              <h2>{say(field.label)}</h2>
              <Answers field={field} {...data} />
            </section>
          ))}
        </div>
      )}
    </section>
  );
}
`;

/** src/pages/ChatPage.jsx: messages, oldest first, asked for again every few seconds. */
export const reactChatFile = (slug: string) => code`
import { useEffect, useRef, useState } from 'react';
import { createRecord, listRecords } from '../api.js';
import { useDialogs } from '../components/Dialogs.jsx';
import { Button, EmptyNote, PageHead, Waiting } from '../components/Parts.jsx';
import { useCanEdit, useLoad } from '../hooks.js';
import { chatFields, formatDate } from '../lib/fields.js';
import { entityNamed } from '../model.js';
import { say, t } from '../texts.js';

const every = 3000;
const nameKey = ${jsString(`${slug}.author`)};

function Messages({ label, fields: { text, author, time }, records, name }) {
  const list = useRef(null);
  useEffect(() => {
    list.current.scrollTop = list.current.scrollHeight;
  }, [records.at(-1)?.id]);
  return (
    <div className="messages" role="log" tabIndex={0} aria-label={label} ref={list}>
      {records.length === 0 && <EmptyNote title={t('noMessages')} />}
      {records.map((record) => (
        <div key={record.id} className={'message' + (author && name !== '' && record[author.name] === name ? ' is-mine' : '')}>
          <div className="message-head">
            <strong>{author && record[author.name]}</strong>
            <span>{time && record[time.name] ? formatDate(record[time.name]) : ''}</span>
          </div>
          <p>{record[text.name]}</p>
        </div>
      ))}
    </div>
  );
}

export function ChatPage({ page }) {
  const entity = entityNamed(page.entity);
  const fields = chatFields(entity);
  const { text, author } = fields;
  const { fail } = useDialogs();
  const canEdit = useCanEdit();
  const [name, setName] = useState(() => localStorage.getItem(nameKey) ?? '');
  const [said, setSaid] = useState('');
  const { data, error, reload } = useLoad(() => listRecords(entity, { sort: '-id', perPage: 100 }), [page.key]);
  useEffect(() => {
    const timer = setInterval(reload, every);
    return () => clearInterval(timer);
  }, [reload]);

  async function send(event) {
    event.preventDefault();
    if (said.trim() === '' || (author && name.trim() === '')) return;
    localStorage.setItem(nameKey, name.trim());
    try {
      await createRecord(entity, { [text.name]: said.trim(), ...(author ? { [author.name]: name.trim() } : {}) });
      setSaid('');
      reload();
    } catch (failure) {
      fail(failure);
    }
  }

  return (
    <section>
      <PageHead title={say(page.label)} />
      {!data && <Waiting error={error} onRetry={reload} />}
      {data && (
        <div className="card chat">
          <Messages label={say(page.label)} fields={fields} records={data.items.toReversed()} name={name.trim()} />
          {canEdit && (
            <form className="composer" onSubmit={send}>
              {author && (
                <input className="input author" required aria-label={say(author.label)} placeholder={say(author.label)} maxLength={author.most} value={name} onChange={(event) => setName(event.target.value)} />
              )}
              <input className="input" aria-label={t('say')} placeholder={t('say')} maxLength={text.most} autoComplete="off" value={said} onChange={(event) => setSaid(event.target.value)} />
              <Button type="submit">{t('send')}</Button>
            </form>
          )}
        </div>
      )}
    </section>
  );
}
`;

/** src/pages/CalculatorPage.jsx: results that follow what is typed in. */
export const reactCalculatorFile = () => code`
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
`;

/** src/pages/LandingPage.jsx: the sections of a page that presents something. */
export const reactLandingFile = () => code`
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
        section.kind === 'hero' ? <Hero key={index} section={section} page={page} /> : <Section key={index} id={'section-' + index} section={section} />,
      )}
    </div>
  );
}
`;
