import '@toolbench/ui/controls.css';
import { useTexts } from '@toolbench/ui/language.ts';
import { usePageMeta } from '../../page-meta.ts';
import { en as shellEn } from '../../text/en.ts';
import { zh as shellZh } from '../../text/zh.ts';
import { ToolPage } from '../tool-page.tsx';
import { Announcer } from './announcer.tsx';
import { ConversationView } from './conversation-view.tsx';
import { DirectionBar } from './direction-bar.tsx';
import { EngineLine } from './engine-line.tsx';
import { recordBlockOf } from './engines-in-use.ts';
import { GlossaryPanel } from './glossary-panel.tsx';
import { LinkIndicator } from './link-indicator.tsx';
import { PhrasePanel } from './phrase-panel.tsx';
import { TalkBar } from './talk-bar.tsx';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import { TypedForm } from './typed-form.tsx';
import { usePageSession } from './use-page-session.ts';
import { useStore } from './use-store.ts';
import styles from './voice.module.css';

/** Voice translation: a conversation between two languages. */
export default function TranslatePage() {
  const t = useTexts({ zh, en });
  const { lab, titleSuffix } = useTexts({ zh: shellZh, en: shellEn });
  const { name } = lab.entries.translate;
  usePageMeta({ title: `${name} - ${titleSuffix}`, description: t.description, keywords: lab.keywords });

  const session = usePageSession();
  const { link } = useStore(session.conversation);
  const settings = useStore(session.settings);
  const server = useStore(session.engines);
  const engines = session.enginesFor(settings.target);
  const isUnknown = settings.engine === 'server' && server === null;
  return (
    <ToolPage
      name={name}
      maturity="experimental"
      badge={t.badge}
      description={t.description}
      aside={<LinkIndicator session={session} />}
    >
      <DirectionBar session={session} />
      <EngineLine engines={engines} isUnknown={isUnknown} />
      <div className={styles.workspace}>
        <div className={styles.main}>
          <ConversationView session={session} />
          <TalkBar session={session} block={recordBlockOf(link, settings.engine, engines)} />
          <TypedForm session={session} />
        </div>
        <div className={styles.aside}>
          <PhrasePanel session={session} />
          <GlossaryPanel session={session} />
        </div>
      </div>
      <Announcer session={session} />
    </ToolPage>
  );
}
