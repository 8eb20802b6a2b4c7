import { pages } from '@toolbench/contracts/routes.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { Link } from 'react-router';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';

/** Leads from what the embedded engines did to the page where a model is connected. */
export function ConnectModelLink() {
  const { connect: t } = useTexts({ zh, en });
  return <Link to={pages.labSettings}>{t.connectModel}</Link>;
}
