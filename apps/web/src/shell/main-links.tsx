import { NavLink } from 'react-router';
import { pages } from '@toolbench/contracts/routes.ts';
import { useSession } from '../session/session.tsx';
import { useWords } from '../use-words.ts';

/** The way to the main pages: in the header, and where that is too narrow in its menu. */
export function MainLinks({ onOpen }: { readonly onOpen?: () => void }) {
  const { header: t } = useWords();
  const { labAccess } = useSession();
  const names = ['home', 'tools', 'recipes', ...(labAccess ? (['lab'] as const) : [])] as const;
  return names.map((name) => (
    <NavLink key={name} to={pages[name]} end={name === 'home'} onClick={onOpen}>
      {t[name]}
    </NavLink>
  ));
}
