import { lazy, Suspense, useState } from 'react';
import { Button, useMantineColorScheme } from '@mantine/core';
import { Menu, Search, Monitor, Moon, Sun } from 'lucide-react';
import { useNavigate } from 'react-router';
import { limits } from '@toolbench/contracts/limits.ts';
import { productVersion } from '@toolbench/contracts/catalog.ts';
import { pages } from '@toolbench/contracts/routes.ts';
import { IconButton } from '@toolbench/ui/controls/icon-button.tsx';
import { setLanguage, useLanguage } from '@toolbench/ui/words/language.ts';
import { ownAddress } from '@toolbench/ui/work/site.ts';
import { useOpenPalette } from '../palette/open-palette.ts';
import { useSession } from '../session/session.tsx';
import { useWords } from '../use-words.ts';
import { MainLinks } from './main-links.tsx';
import { MoreMenu } from './more-menu.tsx';
import { mayLeave } from '../leave-guard.ts';
import styles from './header.module.css';

const LoginDialog = lazy(() => import('../session/login-dialog.tsx'));

const nextScheme = { light: 'dark', dark: 'auto', auto: 'light' } as const;
const icons = { light: Sun, dark: Moon, auto: Monitor };

/** Light, dark, system: one button that goes round. */
function SchemeToggle() {
  const { header: t } = useWords();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const Icon = icons[colorScheme];
  return (
    <IconButton
      icon={Icon}
      label={t.scheme[colorScheme]}
      iconSize={18}
      size={36}
      onClick={() => setColorScheme(nextScheme[colorScheme])}
    />
  );
}

/** Logo, navigation, session, language, theme and version. Three logo clicks while logged out offer the login. */
export function Header({ onOpenMenu }: { readonly onOpenMenu: (() => void) | null }) {
  const texts = useWords();
  const { header: t } = texts;
  const language = useLanguage();
  const navigate = useNavigate();
  const openPalette = useOpenPalette();
  const session = useSession();
  const [clicks, setClicks] = useState(0);
  const [loginOffered, setLoginOffered] = useState(false);
  const [loginOpen, setLoginOpen] = useState(false);
  const loggedIn = session.state.status === 'authenticated';

  const clickLogo = () => {
    if (loggedIn) {
      if (mayLeave()) void navigate(pages.home);
      return;
    }
    const reached = clicks + 1 >= limits.ui.logoClicksToLogin;
    setClicks(reached ? 0 : clicks + 1);
    if (reached) setLoginOffered(true);
  };
  const hideLogin = () => {
    setLoginOpen(false);
    setLoginOffered(false);
    setClicks(0);
  };
  const logout = () => {
    if (!mayLeave()) return;
    hideLogin();
    void session.logout();
    void navigate(pages.home);
  };

  return (
    <header className={styles.header}>
      {onOpenMenu && (
        <IconButton
          icon={Menu}
          label={texts.sidebar.open}
          iconSize={20}
          className={styles.menuButton}
          size={40}
          onClick={onOpenMenu}
        />
      )}
      <button type="button" className={styles.logo} aria-label={loggedIn ? t.logoHome : t.logo} onClick={clickLogo}>
        <img src={ownAddress('/favicon.svg')} alt="" width={28} height={28} />
        <span>{texts.product}</span>
      </button>
      <nav className={styles.nav} aria-label={t.nav}>
        <MainLinks />
      </nav>
      <div className={styles.tail}>
        <span className={styles.version}>{t.version({ version: productVersion, date: __BUILD_DATE__ })}</span>
        <IconButton
          icon={Search}
          label={texts.palette.open}
          iconSize={18}
          size={36}
          title={`${texts.palette.open} (Ctrl+K)`}
          onClick={openPalette}
        />
        {loginOffered && !loggedIn && (
          <Button size="xs" onClick={() => setLoginOpen(true)}>
            {t.login}
          </Button>
        )}
        {loggedIn && (
          <Button size="xs" variant="default" onClick={logout}>
            {t.logout}
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          lang={language === 'zh' ? 'en' : 'zh-CN'}
          aria-label={t.languageLabel}
          title={t.languageLabel}
          onClick={() => setLanguage(language === 'zh' ? 'en' : 'zh')}
        >
          {t.language}
        </Button>
        <SchemeToggle />
        <MoreMenu />
      </div>
      {loginOpen && (
        <Suspense fallback={null}>
          <LoginDialog onClose={() => setLoginOpen(false)} onSuccess={hideLogin} />
        </Suspense>
      )}
    </header>
  );
}
