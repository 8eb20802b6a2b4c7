import { firstOf, pictureOf, titleOf, toneOf } from '../lib/fields.js';
import { RecordActions } from './RecordActions.jsx';

/** The picture, else a coloured cover with the first letter, a title, `note`, a text, and `children` at the foot; `choice` gives the colour. */
export function Tile({ entity, record, choice, note, canEdit, onChange, children }) {
  const title = titleOf(entity, record);
  const picture = pictureOf(entity, record);
  const text = firstOf(entity, 'long-text');
  const tone = choice && record[choice.name] ? toneOf(choice, record[choice.name]) : '';
  return (
    <article className="card tile">
      {picture ? (
        <img className="cover" src={picture} alt="" />
      ) : (
        <div className={('cover ' + tone).trim()} aria-hidden="true">
          {[...title][0]}
        </div>
      )}
      <div className="tile-body">
        <h2>{title}</h2>
        {note && <div>{note}</div>}
        {text && <p className="tile-text">{record[text.name]}</p>}
        <div className="tile-foot">{children}</div>
        {canEdit && (
          <div>
            <RecordActions entity={entity} record={record} onChange={onChange} />
          </div>
        )}
      </div>
    </article>
  );
}
