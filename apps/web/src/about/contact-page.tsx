import { productVersion } from '@toolbench/contracts/catalog.ts';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { site } from '@toolbench/ui/work/site.ts';
import { useWords } from './use-words.ts';
import styles from '../pages/pages.module.css';
import { ProsePage } from './prose-page.tsx';

/** What a report needs to be understood, and what a person would have to look up. */
const reportDetails = () =>
  [`Toolbench ${productVersion} (${__BUILD_DATE__})`, navigator.userAgent, location.origin].join('\n');

/** How the operator is reached, with what a report should say. */
export default function ContactPage() {
  const { contact: t } = useWords();
  const { contactUrl } = site;
  return (
    <ProsePage text={t}>
      <div className={styles.contact}>
        {contactUrl === '' ? (
          <p>{t.noAddress}</p>
        ) : (
          <a href={contactUrl} rel="noopener noreferrer">
            {contactUrl.replace(/^mailto:/, '')}
          </a>
        )}
        <CopyButton label={t.copyDetails} text={reportDetails} />
      </div>
    </ProsePage>
  );
}
