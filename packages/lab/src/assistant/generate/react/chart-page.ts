import { code } from '../code.ts';

/** src/components/Bars.jsx: groups as bars, and as a ring where they are few. */
export const reactBarsFile = () => code`
import { figure } from '../lib/figures.js';

/** A list of bars; the longest is full. Beside a ring each has the colour of its part. */
export function Bars({ groups, field, hasRing = false }) {
  const most = Math.max(1, ...groups.map(({ value }) => value));
  return (
    <ul className="bars">
      {groups.map(({ key, label, value, tone }) => (
        <li key={key} className={hasRing ? 'part-' + tone : undefined}>
          <div className="bar-text">
            <span>{label}</span>
            <strong className="number">{figure(value, field)}</strong>
          </div>
          <svg className="bar" aria-hidden="true">
            <rect width={(100 * Math.max(0, value)) / most + '%'} height="100%" rx="5" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

/** A ring of at most six parts, 100 long all round, as shares are; the bars beside it have the words. */
export function Ring({ parts }) {
  return (
    <svg className="ring" viewBox="0 0 40 40" aria-hidden="true">
      {parts.map(({ share, turned, tone }, index) => (
        <circle key={index} className={'part-' + tone} cx="20" cy="20" r="15.9155" strokeDasharray={share + ' ' + (100 - share)} strokeDashoffset={-turned} />
      ))}
    </svg>
  );
}
`;

/** src/pages/ChartPage.jsx: records counted or summed up. */
export const reactChartFile = () => code`
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
  const by = fieldNamed(entity, page.by ?? '') ?? firstOf(entity, 'choice', 'reference', 'date', 'rating', 'boolean') ?? entity.fields[0];
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
`;
