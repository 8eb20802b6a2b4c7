import { t } from '../texts.js';
import { Icon } from './Icon.jsx';

export function Button({ look = '', icon, children, ...others }) {
  return (
    <button type="button" className={('button ' + look).trim()} {...others}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

export function IconButton({ label, icon, look = '', ...others }) {
  return (
    <button
      type="button"
      className={('button plain only-icon ' + look).trim()}
      aria-label={label}
      title={label}
      {...others}
    >
      <Icon name={icon} />
    </button>
  );
}

export function PageHead({ title, children }) {
  return (
    <header className="page-head">
      <h1>{title}</h1>
      <div className="page-actions">{children}</div>
    </header>
  );
}

export function EmptyNote({ title, hint, children }) {
  return (
    <div className="empty">
      <Icon name="empty" />
      <h2>{title}</h2>
      {hint && <p className="quiet">{hint}</p>}
      {children}
    </div>
  );
}

/** What stands while something loads, or where it could not be loaded. */
export function Waiting({ error, onRetry }) {
  if (!error)
    return (
      <p className="quiet" role="status">
        {t('loading')}
      </p>
    );
  return (
    <div className="card">
      <div role="alert">
        <EmptyNote title={t('failed')} hint={error.message}>
          <Button look="secondary" onClick={onRetry}>
            {t('retry')}
          </Button>
        </EmptyNote>
      </div>
    </div>
  );
}
