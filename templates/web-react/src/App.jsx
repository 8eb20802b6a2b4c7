import { useEffect, useRef, useState } from 'react';
import { AccountButton, AccountProvider } from './components/Account.jsx';
import { DialogsProvider } from './components/Dialogs.jsx';
import { Icon } from './components/Icon.jsx';
import { EmptyNote, PageHead } from './components/Parts.jsx';
import { useCanEdit } from './hooks.js';
import { cartCount, onCart } from './lib/cart.js';
import { currentRoute, linkTo } from './lib/route.js';
import { applyTheme, switchTheme } from './lib/theme.js';
import { app, entityNamed, isOwnersOnly } from './model.js';
import { pages } from './pages.js';
import { language, many, say, setLanguage, t } from './texts.js';

const { features } = app;

function useRoute() {
  const [route, setRoute] = useState(currentRoute);
  useEffect(() => {
    const onChange = () => setRoute(currentRoute());
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, []);
  return route;
}

function CartCount() {
  const [count, setCount] = useState(cartCount);
  useEffect(() => onCart(() => setCount(cartCount())), []);
  return count > 0 && <span className="count">{count}</span>;
}

function Navigation({ current }) {
  return app.pages.map((page) => (
    <a key={page.key} href={linkTo(page)} aria-current={page === current ? 'page' : undefined}>
      {say(page.label)}
      {page.kind === 'cart' && <CartCount />}
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
            {features.login && <AccountButton />}
            <button type="button" className="button plain" onClick={() => onLanguage(other)}>
              {other === 'zh' ? '中文' : 'English'}
            </button>
            {features.dark && (
              <button
                type="button"
                className="button plain only-icon"
                aria-label={t('theme')}
                title={t('theme')}
                onClick={switchTheme}
              >
                <Icon name="theme" />
              </button>
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

function PageOfApp({ page, id }) {
  const canEdit = useCanEdit();
  const Page = pages[page.kind];
  if (canEdit || !isOwnersOnly(page)) return <Page page={page} id={id} />;
  return (
    <section>
      <PageHead title={say(page.label)} />
      <div className="card">
        <EmptyNote title={t('ownersOnly', { what: many(entityNamed(page.entity)) })} hint={t('ownersHint')} />
      </div>
    </section>
  );
}

export function App() {
  const { page, id } = useRoute();
  const [spoken, setSpoken] = useState(language);
  const name = say(app.name);
  const title = app.pages.length > 1 ? say(page.label) + ' · ' + name : name;
  useEffect(() => {
    applyTheme();
  }, []);
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
      <PageOfApp key={spoken + page.key + (id ?? '')} page={page} id={id} />
    </Frame>
  );
  return (
    <AccountProvider>
      <DialogsProvider key={spoken}>{content}</DialogsProvider>
    </AccountProvider>
  );
}
