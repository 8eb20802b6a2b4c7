import type { GeneratedPageKind } from '../shared/prepare-model.ts';
import type { Model } from '../shared/prepare-model.ts';
import { code, lines } from '../code.ts';

const pageName = (kind: GeneratedPageKind) => `${kind}Page`;

const accountParts = {
  imports: "import { accountButton, loadAccount } from './account.js';",
  start: '  await loadAccount();\n',
  button: '      accountButton(render),\n',
};

/** main.js: the frame around the pages. */
export function plainMainFile(model: Model): string {
  const kinds = [...new Set(model.pages.map((page) => page.kind))];
  const hasCart = kinds.includes('cart');
  const { login, dark } = model.features;
  return code`
${lines(
  login && accountParts.imports,
  hasCart && "import { cartCount, onCart } from './lib/cart.js';",
  `import { ${dark ? 'button, h, iconButton' : 'button, h'} } from './lib/dom.js';`,
  "import { toastError } from './lib/feedback.js';",
  "import { currentRoute, linkTo } from './lib/route.js';",
  dark && "import { applyTheme, switchTheme } from './lib/theme.js';",
  "import { app } from './model.js';",
  ...kinds.map((kind) => `import { ${pageName(kind)} } from './pages/${kind}.js';`),
  "import { language, say, setLanguage, t } from './texts.js';",
)}

const pages = {
${kinds.map((kind) => `  ${kind}: ${pageName(kind)},`).join('\n')}
};

const main = h('main', { class: 'main', id: 'main', tabindex: '-1' });
let turn = 0;

function navigation(current) {
  return app.pages.map((page) =>
    h(
      'a',
      { href: linkTo(page), 'aria-current': page === current && 'page' },
      say(page.label),${hasCart ? "\n      page.kind === 'cart' && cartCount() > 0 && h('span', { class: 'count' }, String(cartCount()))," : ''}
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
${lines(login && accountParts.button.trimEnd(), "      button(other === 'zh' ? '中文' : 'English', switchLanguage, { look: 'plain' }),", dark && "      iconButton(t('theme'), 'theme', switchTheme),")}
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

/** Shows what the address names; a page that comes too late, after another was chosen, is dropped. */
async function render() {
  const own = ++turn;
  const { page, id } = currentRoute();
  document.body.replaceChildren(...frame(page), main);
  main.replaceChildren(h('p', { class: 'quiet', role: 'status' }, t('loading')));
  try {
    const content = await pages[page.kind]({ page, id });
    if (own === turn) main.replaceChildren(content);
  } catch (error) {
    if (own !== turn) return;
    toastError(error);
    main.replaceChildren(h('p', { role: 'alert' }, t('failed') + ' '), button(t('retry'), render, { look: 'secondary' }));
  }
}

async function start() {
${lines(dark && '  applyTheme();', login && accountParts.start.trimEnd(), hasCart && "  onCart(() => document.querySelector('.nav')?.replaceChildren(...navigation(currentRoute().page)));")}
  window.addEventListener('hashchange', async () => {
    await render();
    window.scrollTo(0, 0);
    main.focus();
  });
  await render();
}

start();
`;
}

/** account.js: who is signed in. */
export const plainAccountFile = () => code`
import { session, signIn, signOut, signUp } from './api.js';
import { button, h } from './lib/dom.js';
import { openDialog, toast, toastError } from './lib/feedback.js';
import { recordForm } from './lib/form.js';
import { t } from './texts.js';

let name = null;

export const isSignedIn = () => name !== null;

export async function loadAccount() {
  name = (await session().catch(() => ({ name: null }))).name;
}

/** A button that signs in or out. */
export function accountButton(onChange) {
  if (name === null) return button(t('signIn'), () => openAccountDialog(onChange), { look: 'secondary' });
  const leave = async () => {
    await signOut().catch(toastError);
    name = null;
    toast(t('signedOut'));
    onChange();
  };
  return button(t('signOut') + ' · ' + name, leave, { look: 'plain' });
}

const both = (word) => ({ zh: t(word), en: t(word) });

function openAccountDialog(onChange, isNew = false) {
  const fields = [
    { name: 'name', label: both('name'), type: 'text', required: true, least: 2, most: 40 },
    { name: 'password', label: both('password'), type: 'text', required: true, least: isNew ? 8 : 1, most: 200 },
  ];
  const dialog = openDialog(
    t(isNew ? 'signUp' : 'signIn'),
    (close) => {
      const onSubmit = async (account) => {
        name = (await (isNew ? signUp(account) : signIn(account))).name;
        toast(t('signedIn'));
        close();
        onChange();
      };
      const swap = () => {
        close();
        openAccountDialog(onChange, !isNew);
      };
      const form = recordForm({ fields, submitLabel: t(isNew ? 'signUp' : 'signIn'), onSubmit });
      form.elements.name.autocomplete = 'username';
      Object.assign(form.elements.password, { type: 'password', autocomplete: isNew ? 'new-password' : 'current-password' });
      return h('div', {}, form, button(t(isNew ? 'toSignIn' : 'toSignUp'), swap, { look: 'plain' }));
    },
    'small',
  );
  return dialog;
}
`;
