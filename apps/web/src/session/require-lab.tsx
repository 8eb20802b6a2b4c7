import { Navigate, Outlet } from 'react-router';
import { pages } from '@toolbench/contracts/routes.ts';
import { useSession } from './session.tsx';

/** Lab pages for those with lab access; everybody else is sent home. A stored token is checked first. */
export function RequireLab() {
  const { state, labAccess } = useSession();
  if (state.status === 'unknown') return null;
  return labAccess ? <Outlet /> : <Navigate to={pages.home} replace />;
}
