import { allRecords } from '../api.js';
import { Bars } from '../components/Bars.jsx';
import { EmptyNote, PageHead, Waiting } from '../components/Parts.jsx';
import { useLoad } from '../hooks.js';
import { isNumber } from '../lib/fields.js';
import { averageText, isGrouped, resultFields } from '../lib/figures.js';
import { groupRecords, loadTitles } from '../lib/records.js';
import { entityNamed } from '../model.js';
import { many, say, t } from '../texts.js';

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
      <PageHead title={say(page.label)}>
        {data && <span className="quiet">{t('answers', { n: data.records.length })}</span>}
      </PageHead>
      {!data && <Waiting error={error} onRetry={reload} />}
      {data?.records.length === 0 && (
        <div className="card">
          <EmptyNote title={t('empty', { what: many(entity) })} />
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
