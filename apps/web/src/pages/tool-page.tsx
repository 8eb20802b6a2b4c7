import { createElement, lazy, useEffect, Suspense, type ReactElement, useState } from 'react';
import { Link, useParams, useLocation, useNavigate } from 'react-router';
import { pages } from '@toolbench/contracts/routes.ts';
import type { ToolDefinition } from '@toolbench/kit/define-tool.ts';
import { toolPages } from '@toolbench/tools/pages.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { rememberUse } from '@toolbench/ui/work/tool-memory.ts';
import { WorkProvider } from '@toolbench/ui/work/work-provider.tsx';
import { readToolFragment } from '@toolbench/ui/work/tool-fragment.ts';
import { usePageMeta } from '../page-meta.ts';
import { findShownTool } from '../shown-tools.ts';
import { useWords } from '../use-words.ts';
import styles from './pages.module.css';
import { UnknownToHome } from './unknown-to-home.tsx';

const builtPages = new Map<string, ReactElement>(
  Object.entries(toolPages).map(([key, load]) => [key, createElement(lazy(load))]),
);

/** The page of the tool that the address names; an unknown key is replaced by the home page. */
export default function ToolPage() {
  const { key = '' } = useParams();
  const tool = findShownTool(key);
  return tool ? <KnownTool key={key} tool={tool} /> : <UnknownToHome />;
}

function KnownTool({ tool }: { readonly tool: ToolDefinition }) {
  const language = useLanguage();
  const { titleSuffix } = useWords();
  usePageMeta({
    title: `${tool.name[language]} - ${titleSuffix}`,
    description: tool.summary[language],
    keywords: tool.keywords[language],
  });
  useEffect(() => rememberUse(tool.key), [tool.key]);
  const { count, carried } = useToolLink(tool);
  return (
    <WorkProvider key={count} tool={tool.key} carried={carried}>
      <Suspense fallback={null}>{builtPages.get(tool.key) ?? <AnnouncedTool tool={tool} />}</Suspense>
    </WorkProvider>
  );
}

/**
 * What the page's address carries for the tool, and how many links that makes. The address is cleared, so that a reload
 * keeps what was made of it.
 */
function useToolLink(tool: ToolDefinition) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState(() => ({ hash, count: 0, carried: readToolFragment(tool, hash) }));
  if (hash !== link.hash) {
    setLink(hash === '' ? { ...link, hash } : { hash, count: link.count + 1, carried: readToolFragment(tool, hash) });
  }
  const isToClear = hash !== '' && link.carried !== null;
  useEffect(() => {
    if (isToClear) void navigate(pages.tool(tool.key), { replace: true });
  }, [isToClear, navigate, tool.key]);
  return link;
}

function AnnouncedTool({ tool }: { readonly tool: ToolDefinition }) {
  const language = useLanguage();
  const { toolPage: t } = useWords();
  return (
    <div className={`${styles.page} ${styles.prose}`}>
      <h1>{tool.name[language]}</h1>
      <p>{tool.summary[language]}</p>
      <h2>{t.announced}</h2>
      <Link to={pages.tools}>{t.back}</Link>
    </div>
  );
}
