import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, Outlet, useLocation } from 'react-router';
import { pages } from '@toolbench/contracts/routes.ts';
import { PaletteHost } from './palette/palette-host.tsx';
import { HomePage } from './pages/home-page.tsx';
import { UnknownToHome } from './pages/unknown-to-home.tsx';
import { useSession } from './session/session.tsx';
import { Shell } from './shell/shell.tsx';
import { shownTools } from './shown-tools.ts';

const ToolsPage = lazy(() => import('./pages/tools-page.tsx'));
const ToolPage = lazy(() => import('./pages/tool-page.tsx'));
const RecipesPage = lazy(() => import('./recipes/recipes-page.tsx'));
const PrivacyPage = lazy(() => import('./about/privacy-page.tsx'));
const LimitsPage = lazy(() => import('./limits/limits-page.tsx'));
const ContactPage = lazy(() => import('./about/contact-page.tsx'));
const LabLandingPage = lazy(() => import('./lab/lab-landing-page.tsx'));
const LabSettingsPage = lazy(() => import('./lab/settings/lab-settings-page.tsx'));
const DocumentsPage = lazy(() => import('./lab/documents/documents-page.tsx'));
const CodePage = lazy(() => import('./lab/code/code-page.tsx'));
const AssistantPage = lazy(() => import('./lab/assistant/assistant-page.tsx'));
const TranslatePage = lazy(() => import('./lab/voice/translate-page.tsx'));
const AccountPage = lazy(() => import('./account/account-page.tsx'));
const HeldPage = lazy(() => import('./admin/held-page.tsx'));
const CallsPage = lazy(() => import('./admin/calls-page.tsx'));

/** Every route of the product. An unknown path is replaced by that of the tool it names, or the home page, which says so. */
export function App() {
  return (
    <PaletteHost>
      <Shell>
        <Suspense fallback={null}>
          <Routes>
            <Route path={pages.home} element={<HomePage />} />
            <Route path={pages.tools} element={<ToolsPage />} />
            <Route path={pages.toolPattern} element={<ToolPage />} />
            <Route path={pages.recipes} element={<RecipesPage />} />
            <Route path={pages.privacy} element={<PrivacyPage />} />
            <Route path={pages.limits} element={<LimitsPage />} />
            <Route path={pages.contact} element={<ContactPage />} />
            <Route element={<RequireLab />}>
              <Route path={pages.lab} element={<LabLandingPage />} />
              <Route path={pages.labSettings} element={<LabSettingsPage />} />
              <Route path={pages.labAccount} element={<AccountPage />} />
              <Route path={pages.labHeld} element={<HeldPage />} />
              <Route path={pages.labCalls} element={<CallsPage />} />
              <Route path={pages.labDocuments} element={<DocumentsPage />} />
              <Route path={pages.labCode} element={<CodePage />} />
              <Route path={pages.labAssistant} element={<AssistantPage />} />
              <Route path={pages.labTranslate} element={<TranslatePage />} />
            </Route>
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </Suspense>
      </Shell>
    </PaletteHost>
  );
}

/** What is typed as an address, such as /json, is often the name of a tool; anything else is home, which names it. */
function Elsewhere() {
  const { pathname, search, hash } = useLocation();
  const tool = shownTools.find(({ key }) => pathname === `/${key}`);
  return tool ? <Navigate to={`${pages.tool(tool.key)}${search}${hash}`} replace /> : <UnknownToHome />;
}

/** Lab pages for those with lab access; everybody else is sent home. A stored token is checked first. */
function RequireLab() {
  const { state, labAccess } = useSession();
  if (state.status === 'unknown') return null;
  return labAccess ? <Outlet /> : <Navigate to={pages.home} replace />;
}
