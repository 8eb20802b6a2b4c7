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
              <RecordForm
                fields={checkoutFields(order, filled)}
                titles={data.titles}
                submitLabel={t('checkout')}
                onSubmit={submit}
              />
            </div>
          )}
        </div>
      )}
    </section>
  );
}
