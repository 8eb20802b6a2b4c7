import { Link } from 'react-router';
import { aiPresets } from '@toolbench/contracts/ai/ai-presets.ts';
import { pages } from '@toolbench/contracts/routes.ts';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { en as labEn } from '../text.en.ts';
import { zh as labZh } from '../text.zh.ts';
import { localCommands } from './local-commands.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import styles from './voice.module.css';

const commands = localCommands(aiPresets);

interface CommandProps {
  readonly text: string;
  readonly copy: string;
}

function Command({ text, copy }: CommandProps) {
  return (
    <>
      {/* Long lines are scrolled to, also with the keyboard. */}
      <pre tabIndex={0}>{text}</pre>
      <CopyButton text={() => text} label={copy} />
    </>
  );
}

/** How recognition, translation and speech run on one's own machine, in three steps; nothing of it is fetched by us. */
export function LocalRecipe() {
  const { recipe: t } = useTexts({ zh, en });
  const { connect } = useTexts({ zh: labZh, en: labEn });
  return (
    <details className={styles.recipe}>
      <summary>{t.title}</summary>
      <p>{t.intro}</p>
      <ol>
        <li>
          {t.translation}
          <Command text={commands.translation} copy={t.copyTranslation} />
        </li>
        <li>
          {t.speech}
          <Command text={commands.speech} copy={t.copySpeech} />
        </li>
        <li>
          {t.connect({ find: connect.findLocal, connect: connect.connect })}{' '}
          <Link to={pages.labSettings}>{t.settings}</Link>
        </li>
      </ol>
      <p>{t.others}</p>
    </details>
  );
}
