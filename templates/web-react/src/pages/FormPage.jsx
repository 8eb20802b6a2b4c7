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
          <RecordForm
            fields={entity.fields.filter((field) => !isForStaff(field))}
            titles={titles}
            submitLabel={t('submit')}
            onSubmit={submit}
          />
        </div>
      )}
    </section>
  );
}
