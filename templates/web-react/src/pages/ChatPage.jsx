import { useEffect, useRef, useState } from 'react';
import { createRecord, listRecords } from '../api.js';
import { useDialogs } from '../components/Dialogs.jsx';
import { Button, EmptyNote, PageHead, Waiting } from '../components/Parts.jsx';
import { useCanEdit, useLoad } from '../hooks.js';
import { chatFields, formatDate } from '../lib/fields.js';
import { app, entityNamed } from '../model.js';
import { say, t } from '../texts.js';

const every = 3000;
const nameKey = app.slug + '.author';

function Messages({ label, fields: { text, author, time }, records, name }) {
  const list = useRef(null);
  useEffect(() => {
    list.current.scrollTop = list.current.scrollHeight;
  }, [records.at(-1)?.id]);
  return (
    <div className="messages" role="log" tabIndex={0} aria-label={label} ref={list}>
      {records.length === 0 && <EmptyNote title={t('noMessages')} />}
      {records.map((record) => (
        <div
          key={record.id}
          className={'message' + (author && name !== '' && record[author.name] === name ? ' is-mine' : '')}
        >
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
                <input
                  className="input author"
                  required
                  aria-label={say(author.label)}
                  placeholder={say(author.label)}
                  maxLength={author.most}
                  value={name}
                  onChange={(event) => setName(event.target.value)}
                />
              )}
              <input
                className="input"
                aria-label={t('say')}
                placeholder={t('say')}
                maxLength={text.most}
                autoComplete="off"
                value={said}
                onChange={(event) => setSaid(event.target.value)}
              />
              <Button type="submit">{t('send')}</Button>
            </form>
          )}
        </div>
      )}
    </section>
  );
}
