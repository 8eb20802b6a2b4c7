import { Browse } from '../components/Browse.jsx';
import { useDialogs } from '../components/Dialogs.jsx';
import { Button } from '../components/Parts.jsx';
import { Tile } from '../components/Tile.jsx';
import { Value } from '../components/Value.jsx';
import { useCanEdit } from '../hooks.js';
import { addToCart } from '../lib/cart.js';
import { firstOf, formatValue, titleOf } from '../lib/fields.js';
import { isManagedElsewhere, isSoldOut, priceField } from '../lib/shop.js';
import { app, entityNamed } from '../model.js';
import { labelled, one, t } from '../texts.js';

const hasCart = app.pages.some(({ kind }) => kind === 'cart');

function BuyButton({ entity, record }) {
  const { toast } = useDialogs();
  const add = () => {
    addToCart(record.id);
    toast(labelled(t('inCart'), titleOf(entity, record)));
  };
  if (isSoldOut(entity, record)) return <Button disabled>{t('soldOut')}</Button>;
  return (
    <Button icon="cart" onClick={add}>
      {t('addToCart')}
    </Button>
  );
}

export function ShopPage({ page }) {
  const entity = entityNamed(page.entity);
  const price = priceField(entity);
  const kind = firstOf(entity, 'choice', 'reference');
  const canEdit = useCanEdit() && !isManagedElsewhere(page);
  const { edit } = useDialogs();

  const card = (record, titles, reload) => (
    <Tile
      key={record.id}
      entity={entity}
      record={record}
      choice={kind?.choices && kind}
      note={kind && <Value field={kind} value={record[kind.name]} titles={titles} />}
      canEdit={canEdit}
      onChange={reload}
    >
      <span className="price number">{price && formatValue(price, record[price.name])}</span>
      {hasCart && <BuyButton entity={entity} record={record} />}
    </Tile>
  );
  const action = (reload) =>
    canEdit && (
      <Button look="secondary" icon="add" onClick={() => edit({ entity, onSaved: reload })}>
        {t('addOne', { what: one(entity) })}
      </Button>
    );
  return <Browse page={page} entity={entity} look="tiles" card={card} action={action} />;
}
