import { code, lines } from '../code.ts';
import type { Model } from '../shared/prepare-model.ts';

/** src/main.jsx */
export const reactMainFile = () => code`
import { createRoot } from 'react-dom/client';
import { App } from './App.jsx';
import './styles.css';

createRoot(document.getElementById('app')).render(<App />);
`;

/** src/App.jsx: the frame around the pages. */
export function reactAppFile(model: Model): string {
  const kinds = [...new Set(model.pages.map((page) => page.kind))];
  const hasCart = kinds.includes('cart');
  const { login, dark } = model.features;
  const hasRecords = model.entities.length > 0;
  const name = (kind: string) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Page`;
  return code`
import { useEffect, useRef, useState } from 'react';
${lines(
  login && "import { AccountButton, AccountProvider } from './components/Account.jsx';",
  hasRecords && "import { DialogsProvider } from './components/Dialogs.jsx';",
  dark && "import { Icon } from './components/Icon.jsx';",
  hasCart && "import { cartCount, onCart } from './lib/cart.js';",
  "import { currentRoute, linkTo } from './lib/route.js';",
  dark && "import { applyTheme, switchTheme } from './lib/theme.js';",
  "import { app } from './model.js';",
  ...kinds.map((kind) => `import { ${name(kind)} } from './pages/${name(kind)}.jsx';`),
  "import { language, say, setLanguage, t } from './texts.js';",
)}

const pages = {
${kinds.map((kind) => `  ${kind}: ${name(kind)},`).join('\n')}
};

function useRoute() {
  const [route, setRoute] = useState(currentRoute);
  useEffect(() => {
    const onChange = () => setRoute(currentRoute());
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, []);
  return route;
}
${
  hasCart
    ? `
function CartCount() {
  const [count, setCount] = useState(cartCount);
  useEffect(() => onCart(() => setCount(cartCount())), []);
  return count > 0 && <span className="count">{count}</span>;
}
`
    : ''
}
function Navigation({ current }) {
  return app.pages.map((page) => (
    <a key={page.key} href={linkTo(page)} aria-current={page === current ? 'page' : undefined}>
      {say(page.label)}${hasCart ? "\n      {page.kind === 'cart' && <CartCount />}" : ''}
    </a>
  ));
}

function Frame({ page, onLanguage, children }) {
  const main = useRef(null);
  const name = say(app.name);
  const other = language() === 'zh' ? 'en' : 'zh';
  const skip = (event) => {
    event.preventDefault();
    main.current.focus();
  };
  return (
    <>
      <a className="skip" href="#main" onClick={skip}>
        {t('skip')}
      </a>
      <header className="top">
        <div className="top-inner">
          <a className="brand" href={linkTo(app.pages[0])}>
            <span className="brand-mark" aria-hidden="true">
              {[...name][0]}
            </span>
            {name}
          </a>
          <nav className="nav" aria-label={t('menu')}>
            {app.pages.length > 1 && <Navigation current={page} />}
          </nav>
          <div className="top-actions">
${lines(
  login && '            <AccountButton />',
  `            <button type="button" className="button plain" onClick={() => onLanguage(other)}>
              {other === 'zh' ? '中文' : 'English'}
            </button>`,
  dark &&
    `            <button type="button" className="button plain only-icon" aria-label={t('theme')} title={t('theme')} onClick={switchTheme}>
              <Icon name="theme" />
            </button>`,
)}
          </div>
        </div>
      </header>
      <main className="main" id="main" tabIndex={-1} ref={main}>
        {children}
      </main>
    </>
  );
}

export function App() {
  const { page, id } = useRoute();
  const [spoken, setSpoken] = useState(language);
  const Page = pages[page.kind];
  const name = say(app.name);
  const title = app.pages.length > 1 ? say(page.label) + ' · ' + name : name;
${lines(dark && '  useEffect(applyTheme, []);')}
  useEffect(() => {
    document.title = title;
    window.scrollTo(0, 0);
  }, [title, id]);

  const choose = (next) => {
    setLanguage(next);
    setSpoken(next);
  };
  const content = (
    <Frame page={page} onLanguage={choose}>
      <Page key={spoken + page.key + (id ?? '')} page={page} id={id} />
    </Frame>
  );
  return ${wrapped(login, hasRecords)};
}
`.replace(/\n\n+ {2}useEffect/, '\n\n  useEffect');
}

function wrapped(login: boolean, hasRecords: boolean): string {
  const inner = hasRecords ? '<DialogsProvider key={spoken}>{content}</DialogsProvider>' : 'content';
  return login ? `(\n    <AccountProvider>\n      ${inner}\n    </AccountProvider>\n  )` : inner;
}
