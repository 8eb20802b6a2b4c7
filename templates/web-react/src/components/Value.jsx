import { formatValue, isShown, toneOf } from '../lib/fields.js';

export function Value({ field, value, titles }) {
  const text = formatValue(field, value, titles);
  if (text === '') return null;
  if (field.type === 'choice') return <span className={'chip ' + toneOf(field, value)}>{text}</span>;
  if (field.type === 'rating') {
    return (
      <span className="stars" role="img" aria-label={value + ' / ' + field.most}>
        {text}
      </span>
    );
  }
  if (field.type === 'picture' && isShown(value)) return <img className="thumb" src={value} alt={text} />;
  if (['url', 'picture'].includes(field.type) && /^https?:/.test(value)) {
    return (
      <a href={value} target="_blank" rel="noopener">
        {text.replace(/^https?:\/\//, '')}
      </a>
    );
  }
  if (field.type === 'email') return <a href={'mailto:' + value}>{text}</a>;
  return text;
}
