import { useState } from 'react';
import { allRecords, changeRecord } from '../api.js';
import { useDialogs } from '../components/Dialogs.jsx';
import { Button, IconButton, PageHead, Waiting } from '../components/Parts.jsx';
import { RecordActions } from '../components/RecordActions.jsx';
import { Value } from '../components/Value.jsx';
import { useCanEdit, useLoad } from '../hooks.js';
import { cardFields, choiceLabel, fieldNamed, titleOf, toneOf } from '../lib/fields.js';
import { loadTitles } from '../lib/records.js';
import { entityNamed } from '../model.js';
import { labelled, one, say, t } from '../texts.js';

function Ticket({ entity, by, record, titles, canEdit, onMove, onChange }) {
  const title = titleOf(entity, record);
  const fields = cardFields(entity, [by.name]).filter(({ name }) => (record[name] ?? '') !== '');
  return (
    <li
      className="card ticket"
      draggable={canEdit}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', String(record.id))}
    >
      <h3>{title}</h3>
      {fields.length > 0 && (
        <div className="ticket-foot">
          {fields.slice(0, 4).map((field) => (
            <span key={field.name}>
              <Value field={field} value={record[field.name]} titles={titles} />
            </span>
          ))}
        </div>
      )}
      {canEdit && (
        <div className="ticket-actions">
          <select
            className="input"
            aria-label={labelled(t('moveTo'), title)}
            value={record[by.name]}
            onChange={(event) => onMove(record.id, event.target.value)}
          >
            {by.choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {say(label)}
              </option>
            ))}
          </select>
          <RecordActions entity={entity} record={record} onChange={onChange} />
        </div>
      )}
    </li>
  );
}

function Column({ by, choice, count, canEdit, onAdd, onMove, children }) {
  const [isOver, setIsOver] = useState(false);
  const name = say(choice.label);
  const over = (event) => {
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event) => {
    event.preventDefault();
    setIsOver(false);
    const id = Number(event.dataTransfer.getData('text/plain'));
    if (canEdit && Number.isSafeInteger(id) && id > 0) onMove(id, choice.value);
  };
  return (
    <section
      className={'column' + (isOver ? ' is-over' : '')}
      aria-label={name}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <div className="column-head">
        <h2>
          <span className={'chip ' + toneOf(by, choice.value)}>{name}</span> <span className="quiet">{count}</span>
        </h2>
        {canEdit && <IconButton label={labelled(t('add'), name)} icon="add" onClick={onAdd} />}
      </div>
      <ul className="form">{children}</ul>
    </section>
  );
}

export function BoardPage({ page }) {
  const entity = entityNamed(page.entity);
  const by = fieldNamed(entity, page.by);
  const canEdit = useCanEdit();
  const { edit, toast, fail } = useDialogs();
  const load = async () => ({
    records: await allRecords(entity, { sort: entity.order }),
    titles: await loadTitles(entity),
  });
  const { data, error, reload } = useLoad(load, [page.key]);

  const move = (id, value) =>
    changeRecord(entity, id, { [by.name]: value }).then(() => {
      toast(t('moved', { what: choiceLabel(by, value) }));
      reload();
    }, fail);
  const add = (preset) => edit({ entity, preset, onSaved: reload });
  const inColumn = ({ value }) => data.records.filter((record) => record[by.name] === value);

  return (
    <section>
      <PageHead title={say(page.label)}>
        {canEdit && (
          <Button icon="add" onClick={() => add()}>
            {t('addOne', { what: one(entity) })}
          </Button>
        )}
      </PageHead>
      {!data && <Waiting error={error} onRetry={reload} />}
      {data && (
        <div className="board">
          {by.choices.map((choice) => (
            <Column
              key={choice.value}
              by={by}
              choice={choice}
              count={inColumn(choice).length}
              canEdit={canEdit}
              onAdd={() => add({ [by.name]: choice.value })}
              onMove={move}
            >
              {inColumn(choice).map((record) => (
                <Ticket
                  key={record.id}
                  entity={entity}
                  by={by}
                  record={record}
                  titles={data.titles}
                  canEdit={canEdit}
                  onMove={move}
                  onChange={reload}
                />
              ))}
            </Column>
          ))}
        </div>
      )}
    </section>
  );
}
