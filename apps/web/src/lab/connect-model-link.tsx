import { pages } from '@toolbench/contracts/routes.ts';
import { Link } from 'react-router';
import { useWords } from './use-words.ts';

/** Leads from what the embedded engines did to the page where a model is connected. */
export function ConnectModelLink() {
  const { connect: t } = useWords();
  return <Link to={pages.labSettings}>{t.connectModel}</Link>;
}
