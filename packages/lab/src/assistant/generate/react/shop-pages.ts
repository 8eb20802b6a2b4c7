import { code, lines } from '../code.ts';

/** src/pages/ShopPage.jsx: products with their prices. */
export const reactShopFile = (hasCart: boolean) => code`
import { Browse } from '../components/Browse.jsx';
import { useDialogs } from '../components/Dialogs.jsx';
import { Button } from '../components/Parts.jsx';
import { Tile } from '../components/Tile.jsx';
import { Value } from '../components/Value.jsx';
import { useCanEdit } from '../hooks.js';
${lines(hasCart && "import { addToCart } from '../lib/cart.js';", `import { ${hasCart ? 'firstOf, formatValue, titleOf' : 'firstOf, formatValue'} } from '../lib/fields.js';`, `import { ${hasCart ? 'isManagedElsewhere, isSoldOut, priceField' : 'isManagedElsewhere, priceField'} } from '../lib/shop.js';`)}
import { entityNamed } from '../model.js';
import { ${hasCart ? 'labelled, one, t' : 'one, t'} } from '../texts.js';
${
  hasCart
    ? `
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
`
    : ''
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
      <span className="price number">{price && formatValue(price, record[price.name])}</span>${hasCart ? '\n      <BuyButton entity={entity} record={record} />' : ''}
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
`;

/** src/pages/CartPage.jsx: what was chosen, and the order. */
export const reactCartFile = () => code`
import { useEffect, useState } from 'react';
import { allRecords, createRecord } from '../api.js';
import { Icon } from '../components/Icon.jsx';
import { EmptyNote, IconButton, PageHead, Waiting } from '../components/Parts.jsx';
import { RecordForm } from '../components/RecordForm.jsx';
import { useCanEdit, useLoad } from '../hooks.js';
import { cartItems, clearCart, onCart, setQuantity } from '../lib/cart.js';
import { formatMoney } from '../lib/fields.js';
import { loadTitles } from '../lib/records.js';
import { linkTo } from '../lib/route.js';
import { cartLines, checkoutFields, filledByCart, productEntity, sumOf } from '../lib/shop.js';
import { app, entityNamed } from '../model.js';
import { labelled, say, t } from '../texts.js';

function ToShop() {
  const shop = app.pages.find(({ kind }) => kind === 'shop') ?? app.pages[0];
  return (
    <a className="button" href={linkTo(shop)}>
      {t('toShop')}
    </a>
  );
}

function Line({ line: { id, quantity, title, price } }) {
  return (
    <li className="cart-line">
      <div>
        <h3>{title}</h3>
        <span className="quiet number">{formatMoney(price)}</span>
      </div>
      <div className="stepper" role="group" aria-label={labelled(t('quantity'), title)}>
        <IconButton label={labelled(t('less'), title)} icon="less" onClick={() => setQuantity(id, quantity - 1)} />
        <output className="number">{quantity}</output>
        <IconButton label={labelled(t('more'), title)} icon="add" onClick={() => setQuantity(id, quantity + 1)} />
      </div>
      <strong className="number">{formatMoney(price * quantity)}</strong>
    </li>
  );
}

function Summary({ lines }) {
  return (
    <div className="card" aria-live="polite">
      <ul>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <div className="cart-sum">
        <span>{t('sumOfCart')}</span>
        <span className="number">{formatMoney(sumOf(lines))}</span>
      </div>
    </div>
  );
}

export function CartPage({ page }) {
  const order = entityNamed(page.entity);
  const product = productEntity(page);
  const canOrder = useCanEdit() && order !== product;
  const [items, setItems] = useState(cartItems);
  const [isOrdered, setIsOrdered] = useState(false);
  useEffect(() => onCart(() => setItems(cartItems())), []);
  const load = async () => ({ products: await allRecords(product), titles: await loadTitles(order) });
  const { data, error, reload } = useLoad(load, [page.key]);

  if (!data) return <Waiting error={error} onRetry={reload} />;
  if (isOrdered) {
    return (
      <div className="card narrow thanks" role="status">
        <Icon name="check" />
        <h2>{t('ordered')}</h2>
        <ToShop />
      </div>
    );
  }
  const lines = cartLines(items, data.products, product);
  const filled = filledByCart(order, product, lines);
  const submit = async (values) => {
    await createRecord(order, { ...values, ...filled });
    setIsOrdered(true);
    clearCart();
  };
  return (
    <section>
      <PageHead title={say(page.label)} />
      {lines.length === 0 && (
        <div className="card">
          <EmptyNote title={t('cartEmpty')} hint={t('cartHint')}>
            <ToShop />
          </EmptyNote>
        </div>
      )}
      {lines.length > 0 && (
        <div className={canOrder ? 'cart' : undefined}>
          <Summary lines={lines} />
          {canOrder && (
            <div className="card checkout">
              <RecordForm fields={checkoutFields(order, filled)} titles={data.titles} submitLabel={t('checkout')} onSubmit={submit} />
            </div>
          )}
        </div>
      )}
    </section>
  );
}
`;
