import { NavLink } from 'react-router';
import { pages } from '@toolbench/contracts/routes.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { useSession } from '../session/session.tsx';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';

/** The way to the main pages: in the header, and where that is too narrow in its menu. */
export function MainLinks({ onOpen }: { readonly onOpen?: () => void }) {
  const { header: t } = useTexts({ zh, en });
  const { labAccess } = useSession();
  const names = ['home', 'tools', 'recipes', ...(labAccess ? (['lab'] as const) : [])] as const;
  return names.map((name) => (
    <NavLink key={name} to={pages[name]} end={name === 'home'} onClick={onOpen}>
      {t[name]}
    </NavLink>
  ));
}
