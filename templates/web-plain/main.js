import { accountButton, loadAccount, mayEdit } from './account.js';
import { cartCount, onCart } from './lib/cart.js';
import { button, emptyNote, h, iconButton, pageHead } from './lib/dom.js';
import { toastError } from './lib/feedback.js';
import { currentRoute, linkTo } from './lib/route.js';
import { applyTheme, switchTheme } from './lib/theme.js';
import { app, entityNamed, isOwnersOnly } from './model.js';
import { pages } from './pages.js';
import { language, many, say, setLanguage, t } from './texts.js';

const { features } = app;
const main = h('main', { class: 'main', id: 'main', tabindex: '-1' });
let turn = 0;

function navigation(current) {
  return app.pages.map((page) =>
    h(
      'a',
      { href: linkTo(page), 'aria-current': page === current && 'page' },
      say(page.label),
      page.kind === 'cart' && cartCount() > 0 && h('span', { class: 'count' }, String(cartCount())),
    ),
  );
}

function frame(current) {
  const other = language() === 'zh' ? 'en' : 'zh';
  const switchLanguage = () => {
    setLanguage(other);
    render();
  };
  const name = say(app.name);
  document.title = current && app.pages.length > 1 ? say(current.label) + ' · ' + name : name;
  const brand = [h('span', { class: 'brand-mark', 'aria-hidden': 'true' }, [...name][0] ?? ''), name];
  const actions = [
    features.login && accountButton(render),
    button(other === 'zh' ? '中文' : 'English', switchLanguage, { look: 'plain' }),
    features.dark && iconButton(t('theme'), 'theme', switchTheme),
  ];
  return [
    h('a', { class: 'skip', href: '#main', onclick: (event) => (event.preventDefault(), main.focus()) }, t('skip')),
    h(
      'header',
      { class: 'top' },
      h(
        'div',
        { class: 'top-inner' },
        h('a', { class: 'brand', href: linkTo(app.pages[0]) }, ...brand),
        h('nav', { class: 'nav', 'aria-label': t('menu') }, app.pages.length > 1 && navigation(current)),
        h('div', { class: 'top-actions' }, ...actions),
      ),
    ),
  ];
}

const ownersOnly = ({ label, entity }) =>
  h(
    'section',
    {},
    pageHead(say(label)),
    h('div', { class: 'card' }, emptyNote(t('ownersOnly', { what: many(entityNamed(entity)) }), t('ownersHint'))),
  );

/** Shows what the address names; a page that comes too late, after another was chosen, is dropped. */
async function render() {
  const own = ++turn;
  const { page, id } = currentRoute();
  document.body.replaceChildren(...frame(page), main);
  main.replaceChildren(h('p', { class: 'quiet', role: 'status' }, t('loading')));
  try {
    const content = isOwnersOnly(page) && !mayEdit() ? ownersOnly(page) : await pages[page.kind]({ page, id });
    if (own === turn) main.replaceChildren(content);
  } catch (error) {
    if (own !== turn) return;
    toastError(error);
    main.replaceChildren(
      h('p', { role: 'alert' }, t('failed') + ' '),
      button(t('retry'), render, { look: 'secondary' }),
    );
  }
}

async function start() {
  applyTheme();
  if (features.login) await loadAccount();
  onCart(() => document.querySelector('.nav')?.replaceChildren(...navigation(currentRoute().page)));
  window.addEventListener('hashchange', async () => {
    await render();
    window.scrollTo(0, 0);
    main.focus();
  });
  await render();
}

start();
