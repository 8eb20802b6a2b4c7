import { Link } from 'react-router';
import { labTools } from '@toolbench/contracts/catalog.ts';
import { pages } from '@toolbench/contracts/routes.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { en as shellEn } from '../text/en.ts';
import { zh as shellZh } from '../text/zh.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import styles from './lab.module.css';
import landing from './landing.module.css';

/** The lab's tools, each with how far it is. */
export function LabTools() {
  const t = useTexts({ zh, en });
  const { lab } = useTexts({ zh: shellZh, en: shellEn });
  return (
    <section className={styles.section} aria-labelledby="lab-tools">
      <h2 id="lab-tools">{t.tools}</h2>
      <ul className={landing.tools}>
        {labTools.map(({ key, status }) => (
          <li key={key}>
            <Link className={landing.tool} to={`${pages.lab}/${key}`}>
              <span className={landing.toolName}>
                <strong>{lab.entries[key].name}</strong>
                <span className={landing.badge} data-badge={status}>
                  {t.status[status]}
                </span>
              </span>
              <span>{lab.entries[key].text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
