import { code, lines } from '../code.ts';
import type { Features } from './page-features.ts';

/** pages/shop.js: products with their prices. */
export const plainShopFile = ({ login }: Features, hasCart: boolean) => code`
${lines(
  login && "import { isSignedIn } from '../account.js';",
  "import { browse, cover } from '../lib/browse.js';",
  hasCart && "import { addToCart } from '../lib/cart.js';",
  "import { button, h, iconButton, pageHead } from '../lib/dom.js';",
  hasCart && "import { toast } from '../lib/feedback.js';",
  "import { firstOf, formatValue, titleOf, toneOf } from '../lib/fields.js';",
  "import { confirmRemoval, openRecordDialog } from '../lib/record-dialogs.js';",
  "import { loadTitles } from '../lib/records.js';",
  `import { ${hasCart ? 'isManagedElsewhere, isSoldOut, priceField' : 'isManagedElsewhere, priceField'} } from '../lib/shop.js';`,
  "import { valueOf } from '../lib/value.js';",
  "import { entityNamed } from '../model.js';",
  "import { labelled, one, say, t } from '../texts.js';",
)}

export async function shopPage({ page }) {
  const entity = entityNamed(page.entity);
  const titles = await loadTitles(entity);
  const price = priceField(entity);
  const tone = firstOf(entity, 'choice', 'reference');
  const long = firstOf(entity, 'long-text');
  const canEdit = ${login ? 'isSignedIn() && ' : ''}!isManagedElsewhere(page);
${
  hasCart
    ? `
  function buyButton(record) {
    const add = () => {
      addToCart(record.id);
      toast(labelled(t('inCart'), titleOf(entity, record)));
    };
    const element = isSoldOut(entity, record) ? button(t('soldOut'), undefined) : button(t('addToCart'), add, { iconName: 'cart' });
    element.disabled = isSoldOut(entity, record);
    return element;
  }
`
    : ''
}
  function card(record, reload) {
    const title = titleOf(entity, record);
    const remove = async () => (await confirmRemoval(entity, record)) && reload();
    const actions = [
      iconButton(labelled(t('edit'), title), 'edit', () => openRecordDialog({ entity, record, onSaved: reload })),
      iconButton(labelled(t('remove'), title), 'remove', remove, 'danger'),
    ];
    return h(
      'article',
      { class: 'card tile' },
      cover(title, tone?.choices && record[tone.name] ? toneOf(tone, record[tone.name]) : ''),
      h(
        'div',
        { class: 'tile-body' },
        h('h2', {}, title),
        tone && h('div', {}, valueOf(tone, record[tone.name], titles)),
        long && h('p', { class: 'tile-text' }, record[long.name] ?? ''),
        h('div', { class: 'tile-foot' }, h('span', { class: 'price number' }, price ? formatValue(price, record[price.name]) : '')${hasCart ? ', buyButton(record)' : ''}),
        canEdit && h('div', {}, ...actions),
      ),
    );
  }

  const add = () => button(t('addOne', { what: one(entity) }), () => openRecordDialog({ entity, onSaved: () => reload() }), { look: 'secondary', iconName: 'add' });
  const { element, reload } = await browse({ entity, look: 'tiles', card, action: () => canEdit && add() });
  return h('section', {}, pageHead(say(page.label), canEdit && add()), element);
}
`;

/** pages/cart.js: what was chosen, and the order. */
export const plainCartFile = ({ login }: Features) => code`
${lines(
  login && "import { isSignedIn } from '../account.js';",
  "import { allRecords, createRecord } from '../api.js';",
  "import { cartItems, clearCart, setQuantity } from '../lib/cart.js';",
  "import { button, emptyNote, h, icon, iconButton, pageHead } from '../lib/dom.js';",
  "import { formatMoney } from '../lib/fields.js';",
  "import { recordForm } from '../lib/form.js';",
  "import { loadTitles } from '../lib/records.js';",
  "import { linkTo } from '../lib/route.js';",
  "import { cartLines, checkoutFields, filledByCart, productEntity, sumOf } from '../lib/shop.js';",
  "import { app, entityNamed } from '../model.js';",
  "import { labelled, say, t } from '../texts.js';",
)}

export async function cartPage({ page }) {
  const order = entityNamed(page.entity);
  const product = productEntity(page);
  const [products, titles] = await Promise.all([allRecords(product), loadTitles(order)]);
  const shop = app.pages.find(({ kind }) => kind === 'shop') ?? app.pages[0];
  const root = h('section');
  const summary = h('div', { class: 'card', 'aria-live': 'polite' });
  const linesNow = () => cartLines(cartItems(), products, product);

  const toShop = () => h('a', { class: 'button', href: linkTo(shop) }, t('toShop'));
  const showEmpty = () => root.replaceChildren(pageHead(say(page.label)), h('div', { class: 'card' }, emptyNote(t('cartEmpty'), t('cartHint'), toShop())));
  const thanks = () => h('div', { class: 'card narrow thanks', role: 'status' }, icon('check'), h('h2', {}, t('ordered')), toShop());

  function lineOf({ id, quantity, title, price }) {
    const set = (next) => {
      setQuantity(id, next);
      if (linesNow().length === 0) showEmpty();
      else showLines();
    };
    return h(
      'li',
      { class: 'cart-line' },
      h('div', {}, h('h3', {}, title), h('span', { class: 'quiet number' }, formatMoney(price))),
      h(
        'div',
        { class: 'stepper', role: 'group', 'aria-label': labelled(t('quantity'), title) },
        iconButton(labelled(t('less'), title), 'less', () => set(quantity - 1)),
        h('output', { class: 'number' }, String(quantity)),
        iconButton(labelled(t('more'), title), 'add', () => set(quantity + 1)),
      ),
      h('strong', { class: 'number' }, formatMoney(price * quantity)),
    );
  }

  function showLines() {
    const lines = linesNow();
    const sum = h('div', { class: 'cart-sum' }, h('span', {}, t('sumOfCart')), h('span', { class: 'number' }, formatMoney(sumOf(lines))));
    summary.replaceChildren(h('ul', {}, ...lines.map(lineOf)), sum);
  }

  function checkout() {
    const filled = filledByCart(order, product, linesNow());
    const fields = checkoutFields(order, filled);
    const onSubmit = async (values) => {
      await createRecord(order, { ...values, ...filledByCart(order, product, linesNow()) });
      clearCart();
      root.replaceChildren(thanks());
    };
    return recordForm({ fields, titles, submitLabel: t('checkout'), onSubmit });
  }

  if (linesNow().length === 0) showEmpty();
  else {
    showLines();
    const form = order !== product${login ? ' && isSignedIn()' : ''} && h('div', { class: 'card checkout' }, checkout());
    root.append(pageHead(say(page.label)), h('div', { class: form ? 'cart' : '' }, summary, form));
  }
  return root;
}
`;
