import { useState } from 'react';
import { allRecords } from '../api.js';
import { useDialogs } from '../components/Dialogs.jsx';
import { Button, IconButton, PageHead, Waiting } from '../components/Parts.jsx';
import { useCanEdit, useLoad } from '../hooks.js';
import { dayOf, fieldNamed, formatDate, monthName, titleOf } from '../lib/fields.js';
import { weeksOf } from '../lib/records.js';
import { entityNamed } from '../model.js';
import { labelled, one, say, t } from '../texts.js';

function Day({ entity, by, day, isOfMonth, records, canEdit, onOpen }) {
  const number = Number(day.slice(8));
  const look = [!isOfMonth && 'is-other', day === dayOf(new Date()) && 'is-today'].filter(Boolean).join(' ');
  const preset = { [by.name]: by.type === 'date' ? day : day + 'T09:00' };
  return (
    <td className={look}>
      {canEdit ? (
        <button
          type="button"
          className="day"
          aria-label={labelled(t('add'), formatDate(day))}
          onClick={() => onOpen({ preset })}
        >
          {number}
        </button>
      ) : (
        <span className="day">{number}</span>
      )}
      {records.map((record) => (
        <button
          key={record.id}
          type="button"
          className="event"
          title={titleOf(entity, record)}
          disabled={!canEdit}
          onClick={() => onOpen({ record })}
        >
          {by.type !== 'date' && <span className="event-time">{record[by.name].slice(11)} </span>}
          {titleOf(entity, record)}
        </button>
      ))}
    </td>
  );
}

export function CalendarPage({ page }) {
  const entity = entityNamed(page.entity);
  const by = fieldNamed(entity, page.by);
  const canEdit = useCanEdit();
  const { edit } = useDialogs();
  const [month, setMonth] = useState(() => new Date());
  const { data, error, reload } = useLoad(() => allRecords(entity, { sort: by.name }), [page.key]);
  const go = (months) => setMonth(new Date(month.getFullYear(), month.getMonth() + months));
  const open = (options) => edit({ entity, ...options, onSaved: reload });
  const recordsOf = (day) => data.filter((record) => record[by.name]?.startsWith(day));

  return (
    <section>
      <PageHead title={say(page.label)}>
        <h2 aria-live="polite">{monthName(month.getFullYear(), month.getMonth())}</h2>
        <IconButton label={t('previousMonth')} icon="previous" onClick={() => go(-1)} />
        <Button look="secondary" onClick={() => setMonth(new Date())}>
          {t('today')}
        </Button>
        <IconButton label={t('nextMonth')} icon="next" onClick={() => go(1)} />
        {canEdit && (
          <Button icon="add" onClick={() => open({})}>
            {t('addOne', { what: one(entity) })}
          </Button>
        )}
      </PageHead>
      {!data && <Waiting error={error} onRetry={reload} />}
      {data && (
        <div className="card">
          <table className="calendar">
            <thead>
              <tr>
                {t('weekdays')
                  .split(' ')
                  .map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
              </tr>
            </thead>
            <tbody>
              {weeksOf(month.getFullYear(), month.getMonth()).map((week) => (
                <tr key={week[0].day}>
                  {week.map(({ day, isOfMonth }) => (
                    <Day
                      key={day}
                      entity={entity}
                      by={by}
                      day={day}
                      isOfMonth={isOfMonth}
                      records={recordsOf(day)}
                      canEdit={canEdit}
                      onOpen={open}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
