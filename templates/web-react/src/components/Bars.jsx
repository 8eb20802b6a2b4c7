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
        <circle
          key={index}
          className={'part-' + tone}
          cx="20"
          cy="20"
          r="15.9155"
          strokeDasharray={share + ' ' + (100 - share)}
          strokeDashoffset={-turned}
        />
      ))}
    </svg>
  );
}
