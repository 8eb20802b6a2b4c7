import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pages } from '@toolbench/contracts/routes.ts';
import { readRecipeFragment, type CarriedRecipe } from './recipe-link.ts';

/** Hands over what the page's address carries, once; the address is cleared, so that a reload keeps what was made of it. */
export function useRecipeLink(onLink: (carried: CarriedRecipe | 'unreadable') => void): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const carried = readRecipeFragment(hash);
    if (carried === null) return;
    void navigate(pages.recipes, { replace: true });
    onLink(carried);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a link is read once, when the address names it
  }, [hash]);
}
