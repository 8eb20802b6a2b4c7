import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pages } from '@toolbench/contracts/routes.ts';
import type { ToolDefinition } from '@toolbench/kit/define-tool.ts';
import { readToolFragment } from '@toolbench/ui/work/tool-fragment.ts';

/**
 * What the page's address carries for the tool, and how many links that makes. The address is cleared, so that a reload
 * keeps what was made of it.
 */
export function useToolLink(tool: ToolDefinition) {
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
