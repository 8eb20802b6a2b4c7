import '@toolbench/ui/controls/controls.css';
import { useState } from 'react';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { usePageMeta } from '../../page-meta.ts';
import { en as shellEn } from '../../text/en.ts';
import { zh as shellZh } from '../../text/zh.ts';
import { ToolPage } from '../tool-page.tsx';
import { Announcer } from './announcer.tsx';
import { ConversationView } from './conversation-view.tsx';
import { DirectionBar } from './talk/direction-bar.tsx';
import { EngineLine } from './engine-line.tsx';
import { recordBlockOf } from './session/engines-in-use.ts';
import { FaceToFace } from './face/face-to-face.tsx';
import { GlossaryPanel } from './glossary-panel.tsx';
import { LinkIndicator } from './link-indicator.tsx';
import { PhrasePanel } from './phrase-panel.tsx';
import { TalkBar } from './talk/talk-bar.tsx';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import { TypedForm } from './talk/typed-form.tsx';
import { usePageSession } from './session/use-page-session.ts';
import { useStore } from './session/use-store.ts';
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
  const block = recordBlockOf(link, settings.engine, engines);
  const [isFaceToFace, setIsFaceToFace] = useState(false);
  const openFaceToFace = () => {
    session.change({ ...settings, isTwoWay: true });
    setIsFaceToFace(true);
  };
  const isUnknown = settings.engine === 'server' && server === null;
  return (
    <ToolPage
      name={name}
      maturity="experimental"
      badge={t.badge}
      description={t.description}
      aside={<LinkIndicator session={session} />}
    >
      <DirectionBar session={session} onFaceToFace={openFaceToFace} />
      <EngineLine engines={engines} isUnknown={isUnknown} />
      <div className={styles.workspace}>
        <div className={styles.main}>
          <ConversationView session={session} />
          <div className={styles.dock}>
            <TalkBar session={session} block={block} />
            <TypedForm session={session} />
          </div>
        </div>
        <div className={styles.aside}>
          <PhrasePanel session={session} />
          <GlossaryPanel session={session} />
        </div>
      </div>
      {isFaceToFace && <FaceToFace session={session} block={block} onClose={() => setIsFaceToFace(false)} />}
      <Announcer session={session} />
    </ToolPage>
  );
}
