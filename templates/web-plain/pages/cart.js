import { maySend } from '../account.js';
import { allRecords, createRecord } from '../api.js';
import { cartItems, clearCart, setQuantity } from '../lib/cart.js';
import { emptyNote, h, icon, iconButton, pageHead } from '../lib/dom.js';
import { formatMoney } from '../lib/fields.js';
import { recordForm } from '../lib/form.js';
import { loadTitles } from '../lib/records.js';
import { linkTo } from '../lib/route.js';
import { cartLines, checkoutFields, filledByCart, productEntity, sumOf } from '../lib/shop.js';
import { app, entityNamed } from '../model.js';
import { labelled, say, t } from '../texts.js';

export async function cartPage({ page }) {
  const order = entityNamed(page.entity);
  const product = productEntity(page);
  const [products, titles] = await Promise.all([allRecords(product), loadTitles(order)]);
  const shop = app.pages.find(({ kind }) => kind === 'shop') ?? app.pages[0];
  const root = h('section');
  const summary = h('div', { class: 'card', 'aria-live': 'polite' });
  const linesNow = () => cartLines(cartItems(), products, product);

  const toShop = () => h('a', { class: 'button', href: linkTo(shop) }, t('toShop'));
  const showEmpty = () =>
    root.replaceChildren(
      pageHead(say(page.label)),
      h('div', { class: 'card' }, emptyNote(t('cartEmpty'), t('cartHint'), toShop())),
    );
  const thanks = () =>
    h('div', { class: 'card narrow thanks', role: 'status' }, icon('check'), h('h2', {}, t('ordered')), toShop());

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
    const sum = h(
      'div',
      { class: 'cart-sum' },
      h('span', {}, t('sumOfCart')),
      h('span', { class: 'number' }, formatMoney(sumOf(lines))),
    );
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
    const form = order !== product && maySend() && h('div', { class: 'card checkout' }, checkout());
    root.append(pageHead(say(page.label)), h('div', { class: form ? 'cart' : '' }, summary, form));
  }
  return root;
}
