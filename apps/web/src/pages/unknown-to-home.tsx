import { Navigate, useLocation } from 'react-router';
import { pages } from '@toolbench/contracts/routes.ts';

/** Replaces an address that is none by the home page, which says so. */
export function UnknownToHome() {
  return <Navigate to={pages.home} state={useLocation().pathname} replace />;
}
