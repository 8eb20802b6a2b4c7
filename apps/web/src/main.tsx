import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MantineProvider, localStorageColorSchemeManager } from '@mantine/core';
import { createEngineHost } from '@toolbench/ui/run/engine-host.ts';
import { startLanguage } from '@toolbench/ui/words/language.ts';
import { pageNonce } from '@toolbench/ui/layout/page-nonce.ts';
import { cssVariables, theme } from '@toolbench/ui/layout/theme.ts';
import { EngineHostProvider } from '@toolbench/ui/run/host-context.ts';
import { site } from '@toolbench/ui/work/site.ts';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { keepPageOnDrop } from './keep-page-on-drop.ts';
import { keepForOffline } from './offline/new-version.ts';
import { SessionProvider } from './session/session.tsx';
import './styles.css';

startLanguage();
keepForOffline();
keepPageOnDrop();
const engines = createEngineHost(
  () => new Worker(new URL('./workers/engine.worker.ts', import.meta.url), { type: 'module', name: 'engine' }),
);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** The stored light / dark / auto choice; public/color-scheme.js reads the same key before the first paint. */
const colorSchemeManager = localStorageColorSchemeManager({ key: 'color-scheme' });

createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      getStyleNonce={pageNonce}
    >
      <EngineHostProvider value={engines}>
        <SessionProvider>
          <BrowserRouter basename={`${site.basePath}/`}>
            <App />
          </BrowserRouter>
        </SessionProvider>
      </EngineHostProvider>
    </MantineProvider>
  </StrictMode>,
);
