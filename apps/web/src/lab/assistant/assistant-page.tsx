import '@toolbench/ui/controls.css';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ActionIcon } from '@mantine/core';
import { History, MessageSquarePlus, Settings } from 'lucide-react';
import { useTexts } from '@toolbench/ui/language.ts';
import { usePageMeta } from '../../page-meta.ts';
import { en as shellEn } from '../../text/en.ts';
import { zh as shellZh } from '../../text/zh.ts';
import { newSessionId, openSession } from './session-id.ts';
import { SessionsList } from './sessions-list.tsx';
import { storedChoices } from './stored-choices.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import { Workspace } from './workspace.tsx';
import styles from './assistant.module.css';

const SettingsModal = lazy(() => import('./settings-modal.tsx'));

type Dialog = 'settings' | 'sessions';

/** From a sentence to a running app: the conversation on the left, the app on the right. */
export default function AssistantPage() {
  const t = useTexts({ zh, en });
  const { lab, titleSuffix } = useTexts({ zh: shellZh, en: shellEn });
  const { name } = lab.entries.naturalcode;
  usePageMeta({ title: `${name} - ${titleSuffix}`, description: t.description, keywords: lab.keywords });

  const [sessionId, setSessionId] = useState(() => openSession.read() ?? newSessionId());
  const [choices, setChoices] = useState(storedChoices.read);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  useEffect(() => openSession.keep(sessionId), [sessionId]);
  const open = (id: string) => {
    setSessionId(id);
    setDialog(null);
  };

  return (
    <>
      <Workspace key={sessionId} sessionId={sessionId} choices={choices}>
        <Head
          name={name}
          dialog={dialog}
          onNew={() => open(newSessionId())}
          onDialog={(asked) => setDialog(dialog === asked ? null : asked)}
        />
        {dialog === 'sessions' && <SessionsList openId={sessionId} onOpen={open} />}
      </Workspace>
      {dialog === 'settings' && (
        <Suspense fallback={null}>
          <SettingsModal
            choices={choices}
            onSave={(chosen) => {
              setChoices(chosen);
              storedChoices.keep(chosen);
              setDialog(null);
            }}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </>
  );
}

interface HeadProps {
  readonly name: string;
  readonly dialog: Dialog | null;
  readonly onNew: () => void;
  readonly onDialog: (dialog: Dialog) => void;
}

function Head({ name, dialog, onNew, onDialog }: HeadProps) {
  const t = useTexts({ zh, en });
  const quiet = { variant: 'subtle', color: 'gray' } as const;
  return (
    <header className={styles.head}>
      <h1>{name}</h1>
      <span className={styles.badge}>{t.experimental}</span>
      <span className={styles.headActions}>
        <ActionIcon {...quiet} aria-label={t.newSession} title={t.newSession} onClick={onNew}>
          <MessageSquarePlus size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          {...quiet}
          aria-label={t.sessions}
          title={t.sessions}
          aria-expanded={dialog === 'sessions'}
          onClick={() => onDialog('sessions')}
        >
          <History size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon {...quiet} aria-label={t.settings} title={t.settings} onClick={() => onDialog('settings')}>
          <Settings size={18} aria-hidden />
        </ActionIcon>
      </span>
    </header>
  );
}
