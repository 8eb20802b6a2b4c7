import { code, lines } from '../code.ts';

/** src/components/Bars.jsx: groups as bars, and as a ring where they are few. */
export const reactBarsFile = () => code`
import { figure } from '../lib/figures.js';

/** A list of bars; the longest is full. */
export function Bars({ groups, field }) {
  const most = Math.max(1, ...groups.map(({ value }) => value));
  return (
    <ul className="bars">
      {groups.map(({ key, label, value }) => (
        <li key={key}>
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

/** A ring of at most six parts; the bars beside it have the words. */
export function Ring({ parts }) {
  return (
    <svg className="ring" viewBox="0 0 100 100" aria-hidden="true">
      {parts.map(({ share, turned }, index) => (
        <circle key={index} className={'part-' + index} cx="50" cy="50" r="40" pathLength="100" strokeDasharray={share + ' ' + (100 - share)} strokeDashoffset={-turned} />
      ))}
    </svg>
  );
}
`;

/** src/pages/ChartPage.jsx: records counted or summed up. */
export const reactChartFile = () => code`
import { allRecords } from '../api.js';
import { Bars, Ring } from '../components/Bars.jsx';
import { EmptyNote, PageHead, Waiting } from '../components/Parts.jsx';
import { useLoad } from '../hooks.js';
import { fieldNamed, firstOf } from '../lib/fields.js';
import { ringParts, statsOf } from '../lib/figures.js';
import { groupRecords, loadTitles } from '../lib/records.js';
import { entityNamed } from '../model.js';
import { say, t } from '../texts.js';

function Chart({ by, sum, records, titles }) {
  const groups = groupRecords(records, by, sum, titles, t('other'));
  const parts = ringParts(groups);
  return (
    <>
      <dl className="stats">
        {statsOf(records, sum).map(([name, value]) => (
          <div key={name} className="card stat">
            <dt>{name}</dt>
            <dd className="number">{value}</dd>
          </div>
        ))}
      </dl>
      <div className={'card chart' + (parts ? '' : ' no-ring')} role="group" aria-label={say(by.label)}>
        {parts && <Ring parts={parts} />}
        <Bars groups={groups} field={sum} />
      </div>
    </>
  );
}

export function ChartPage({ page }) {
  const entity = entityNamed(page.entity);
  const by = fieldNamed(entity, page.by ?? '') ?? firstOf(entity, 'choice', 'reference', 'date', 'rating', 'boolean') ?? entity.fields[0];
  const load = async () => ({ records: await allRecords(entity), titles: await loadTitles(entity) });
  const { data, error, reload } = useLoad(load, [page.key]);
  return (
    <section>
      <PageHead title={say(page.label)} />
      {!data && <Waiting error={error} onRetry={reload} />}
      {data?.records.length === 0 && (
        <div className="card">
          <EmptyNote title={t('empty', { what: say(entity.label) })} />
        </div>
      )}
      {data?.records.length > 0 && <Chart by={by} sum={fieldNamed(entity, page.sum ?? '')} {...data} />}
    </section>
  );
}
`;

/** src/components/Browse.jsx: cards that are searched and loaded page after page. */
export const reactBrowseFile = () => code`
import { useState } from 'react';
import { listRecords } from '../api.js';
import { useLoad, useRested } from '../hooks.js';
import { loadTitles } from '../lib/records.js';
import { say, t } from '../texts.js';
import { Icon } from './Icon.jsx';
import { Button, EmptyNote, PageHead, Waiting } from './Parts.jsx';

const perPage = 12;

/** A page of cards: \`action(reload)\` stands in its head, \`card(record, titles, reload)\` is one of them. */
export function Browse({ page, entity, look, action, card }) {
  const [search, setSearch] = useState('');
  const [choice, setChoice] = useState('');
  const [shown, setShown] = useState(perPage);
  const by = entity.fields.find(({ type }) => type === 'choice');
  const query = { perPage: shown, sort: entity.order, search: useRested(search.trim()), ...(by ? { [by.name]: choice } : {}) };
  const load = async () => ({ list: await listRecords(entity, query), titles: await loadTitles(entity) });
  const { data, error, reload } = useLoad(load, [JSON.stringify(query)]);
  const what = say(entity.label);
  const label = t('searchIn', { what });
  const isNarrowed = query.search !== '' || choice !== '';

  return (
    <section>
      <PageHead title={say(page.label)}>{action(reload)}</PageHead>
      <div className="toolbar" role="search">
        <div className="search">
          <Icon name="search" />
          <input type="search" className="input" placeholder={label} aria-label={label} value={search} onChange={(event) => setSearch(event.target.value)} />
        </div>
        {by && (
          <select className="input" aria-label={say(by.label)} value={choice} onChange={(event) => setChoice(event.target.value)}>
            <option value="">{say(by.label) + ': ' + t('all')}</option>
            {by.choices.map(({ value, label: name }) => (
              <option key={value} value={value}>
                {say(name)}
              </option>
            ))}
          </select>
        )}
      </div>
      {!data && <Waiting error={error} onRetry={reload} />}
      {data?.list.total === 0 && (
        <div className="card">
          <EmptyNote title={t(isNarrowed ? 'noMatch' : 'empty', { what })}>{!isNarrowed && action(reload)}</EmptyNote>
        </div>
      )}
      {data?.list.total > 0 && (
        <>
          <div className={look}>{data.list.items.map((record) => card(record, data.titles, reload))}</div>
          <div className="paging">
            <span role="status">{t('total', { n: data.list.total })}</span>
            {shown < Math.min(data.list.total, 500) && (
              <Button look="secondary" onClick={() => setShown(Math.min(500, shown + perPage))}>
                {t('next')}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

/** A coloured cover with the first letter of a title. */
export function Cover({ title, tone = '' }) {
  return (
    <div className={('cover ' + tone).trim()} aria-hidden="true">
      {[...title][0]}
    </div>
  );
}
`;

/** src/pages/GalleryPage.jsx: records as tiles. */
export const reactGalleryFile = () => code`
import { Browse, Cover } from '../components/Browse.jsx';
import { useDialogs } from '../components/Dialogs.jsx';
import { Button } from '../components/Parts.jsx';
import { RecordActions } from '../components/RecordActions.jsx';
import { Value } from '../components/Value.jsx';
import { useCanEdit } from '../hooks.js';
import { cardFields, firstOf, titleOf, toneOf } from '../lib/fields.js';
import { entityNamed } from '../model.js';
import { say, t } from '../texts.js';

export function GalleryPage({ page }) {
  const entity = entityNamed(page.entity);
  const choice = firstOf(entity, 'choice');
  const long = firstOf(entity, 'long-text');
  const canEdit = useCanEdit();
  const { edit } = useDialogs();

  const card = (record, titles, reload) => (
    <article key={record.id} className="card tile">
      <Cover title={titleOf(entity, record)} tone={choice && record[choice.name] ? toneOf(choice, record[choice.name]) : ''} />
      <div className="tile-body">
        <h2>{titleOf(entity, record)}</h2>
        {long && <p className="tile-text">{record[long.name]}</p>}
        <div className="tile-foot">
          {cardFields(entity).slice(0, 3).map((field) => (
            <span key={field.name}>
              <Value field={field} value={record[field.name]} titles={titles} />
            </span>
          ))}
        </div>
        {canEdit && (
          <div>
            <RecordActions entity={entity} record={record} onChange={reload} />
          </div>
        )}
      </div>
    </article>
  );
  const action = (reload) =>
    canEdit && (
      <Button icon="add" onClick={() => edit({ entity, onSaved: reload })}>
        {t('addOne', { what: say(entity.label) })}
      </Button>
    );
  return <Browse page={page} entity={entity} look="tiles" card={card} action={action} />;
}
`;

/** src/pages/PostsPage.jsx: articles, and one of them. */
export const reactPostsFile = () => code`
import { getRecord } from '../api.js';
import { Browse } from '../components/Browse.jsx';
import { useDialogs } from '../components/Dialogs.jsx';
import { Button, Waiting } from '../components/Parts.jsx';
import { Value } from '../components/Value.jsx';
import { useCanEdit, useLoad } from '../hooks.js';
import { cardFields, firstOf, shorten, titleOf } from '../lib/fields.js';
import { loadTitles } from '../lib/records.js';
import { linkTo } from '../lib/route.js';
import { entityNamed } from '../model.js';
import { t } from '../texts.js';

function Meta({ entity, record, titles }) {
  const fields = cardFields(entity).filter(({ name }) => (record[name] ?? '') !== '');
  return (
    <div className="post-meta">
      {fields.map((field) => (
        <span key={field.name}>
          <Value field={field} value={record[field.name]} titles={titles} />
        </span>
      ))}
    </div>
  );
}

const textOf = (entity, record) => record[firstOf(entity, 'long-text')?.name] ?? '';

function Article({ page, entity, id }) {
  const { edit, remove } = useDialogs();
  const canEdit = useCanEdit();
  const load = async () => ({ record: await getRecord(entity, id), titles: await loadTitles(entity) });
  const { data, error, reload } = useLoad(load, [id]);
  if (!data) return <Waiting error={error} onRetry={reload} />;
  const { record, titles } = data;
  const leave = () => {
    location.hash = linkTo(page);
  };
  return (
    <article className="card article narrow">
      <a href={linkTo(page)}>{'← ' + t('back')}</a>
      <h1>{titleOf(entity, record)}</h1>
      <Meta entity={entity} record={record} titles={titles} />
      <div className="article-text">{textOf(entity, record)}</div>
      {canEdit && (
        <div className="form-actions">
          <Button look="secondary" icon="edit" onClick={() => edit({ entity, record, onSaved: reload })}>
            {t('edit')}
          </Button>
          <Button look="plain danger" icon="remove" onClick={() => remove({ entity, record, onRemoved: leave })}>
            {t('remove')}
          </Button>
        </div>
      )}
    </article>
  );
}

export function PostsPage({ page, id }) {
  const entity = entityNamed(page.entity);
  const { edit } = useDialogs();
  const canEdit = useCanEdit();
  if (id !== undefined) return <Article page={page} entity={entity} id={id} />;

  const card = (record, titles) => (
    <article key={record.id} className="card post">
      <h2>
        <a href={linkTo(page, record.id)}>{titleOf(entity, record)}</a>
      </h2>
      <Meta entity={entity} record={record} titles={titles} />
      <p className="quiet">{shorten(textOf(entity, record))}</p>
      <p>
        <a href={linkTo(page, record.id)} aria-label={t('read') + ': ' + titleOf(entity, record)}>
          {t('read')}
        </a>
      </p>
    </article>
  );
  const action = (reload) =>
    canEdit && (
      <Button icon="edit" onClick={() => edit({ entity, onSaved: reload })}>
        {t('write')}
      </Button>
    );
  return <Browse page={page} entity={entity} look="posts" card={card} action={action} />;
}
`;

/** src/pages/ShopPage.jsx: products with their prices. */
export const reactShopFile = (hasCart: boolean) => code`
import { Browse, Cover } from '../components/Browse.jsx';
import { useDialogs } from '../components/Dialogs.jsx';
import { Button } from '../components/Parts.jsx';
import { RecordActions } from '../components/RecordActions.jsx';
import { Value } from '../components/Value.jsx';
import { useCanEdit } from '../hooks.js';
${lines(hasCart && "import { addToCart } from '../lib/cart.js';", "import { firstOf, formatValue, titleOf, toneOf } from '../lib/fields.js';", `import { ${hasCart ? 'isSoldOut, priceField' : 'priceField'} } from '../lib/shop.js';`)}
import { entityNamed } from '../model.js';
import { say, t } from '../texts.js';
${
  hasCart
    ? `
function BuyButton({ entity, record }) {
  const { toast } = useDialogs();
  const add = () => {
    addToCart(record.id);
    toast(t('inCart') + ': ' + titleOf(entity, record));
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
  const long = firstOf(entity, 'long-text');
  const canEdit = useCanEdit();
  const { edit } = useDialogs();

  const card = (record, titles, reload) => (
    <article key={record.id} className="card tile">
      <Cover title={titleOf(entity, record)} tone={kind?.choices && record[kind.name] ? toneOf(kind, record[kind.name]) : ''} />
      <div className="tile-body">
        <h2>{titleOf(entity, record)}</h2>
        {kind && (
          <div>
            <Value field={kind} value={record[kind.name]} titles={titles} />
          </div>
        )}
        {long && <p className="tile-text">{record[long.name]}</p>}
        <div className="tile-foot">
          <span className="price number">{price && formatValue(price, record[price.name])}</span>${hasCart ? '\n          <BuyButton entity={entity} record={record} />' : ''}
        </div>
        {canEdit && (
          <div>
            <RecordActions entity={entity} record={record} onChange={reload} />
          </div>
        )}
      </div>
    </article>
  );
  const action = (reload) =>
    canEdit && (
      <Button look="secondary" icon="add" onClick={() => edit({ entity, onSaved: reload })}>
        {t('addOne', { what: say(entity.label) })}
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
import { say, t } from '../texts.js';

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
      <div className="stepper" role="group" aria-label={t('quantity') + ': ' + title}>
        <IconButton label={t('less') + ': ' + title} icon="less" onClick={() => setQuantity(id, quantity - 1)} />
        <output className="number">{quantity}</output>
        <IconButton label={t('more') + ': ' + title} icon="add" onClick={() => setQuantity(id, quantity + 1)} />
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
