import { allRecords } from '../api.js';
import { Bars, Ring } from '../components/Bars.jsx';
import { EmptyNote, PageHead, Waiting } from '../components/Parts.jsx';
import { useLoad } from '../hooks.js';
import { fieldNamed, firstOf } from '../lib/fields.js';
import { ringParts, statsOf } from '../lib/figures.js';
import { groupRecords, loadTitles } from '../lib/records.js';
import { entityNamed } from '../model.js';
import { many, say, t } from '../texts.js';

function Chart({ by, sum, records, titles }) {
  const groups = groupRecords(records, by, sum, titles, t('other'));
  const parts = ringParts(groups);
  return (
    <>
      <dl className="stats">
        {statsOf(records, sum).map(([name, value]) => (
          <div key={name} className="card stat">
            <dt>{name}</dt>
            <dd className="number">{value}</dd>
          </div>
        ))}
      </dl>
      <div className={'card chart' + (parts ? '' : ' no-ring')} role="group" aria-label={say(by.label)}>
        {parts && <Ring parts={parts} />}
        <Bars groups={groups} field={sum} hasRing={parts !== undefined} />
      </div>
    </>
  );
}

export function ChartPage({ page }) {
  const entity = entityNamed(page.entity);
  const by =
    fieldNamed(entity, page.by ?? '') ??
    firstOf(entity, 'choice', 'reference', 'date', 'rating', 'boolean') ??
    entity.fields[0];
  const load = async () => ({ records: await allRecords(entity), titles: await loadTitles(entity) });
  const { data, error, reload } = useLoad(load, [page.key]);
  return (
    <section>
      <PageHead title={say(page.label)} />
      {!data && <Waiting error={error} onRetry={reload} />}
      {data?.records.length === 0 && (
        <div className="card">
          <EmptyNote title={t('empty', { what: many(entity) })} />
        </div>
      )}
      {data?.records.length > 0 && <Chart by={by} sum={fieldNamed(entity, page.sum ?? '')} {...data} />}
    </section>
  );
}
