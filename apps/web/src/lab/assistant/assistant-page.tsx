import '@toolbench/ui/controls/controls.css';
import { lazy, Suspense, useState } from 'react';
import { History, MessageSquarePlus, Settings } from 'lucide-react';
import { IconButton } from '@toolbench/ui/controls/icon-button.tsx';
import { storedText } from '@toolbench/ui/work/stored-text.ts';
import {
  cloudProviders,
  deploymentPlans,
  possiblePlan,
  possibleStack,
  techStack,
} from '@toolbench/contracts/assistant/tech-stack.ts';
import { usePageMeta } from '../../page-meta.ts';
import { useWords as useShellWords } from '../../use-words.ts';
import { newSessionId, openSession, type OpenedSession } from './conversation/session-id.ts';
import { SessionsList } from './conversation/sessions-list.tsx';
import { presetChoices, type Choices } from './choices.ts';
import { useWords } from './use-words.ts';
import { Workspace } from './workspace.tsx';
import styles from './assistant.module.css';

const SettingsModal = lazy(() => import('./settings-modal.tsx'));

type Dialog = 'settings' | 'sessions';

const choicesText = storedText('natural-code-choices');

/** What was stored, part by part: one that is not known is the preset. */
function readChoices(stored: unknown): Choices {
  const { provider, plan, stack, engine } = stored as Partial<Record<keyof Choices, unknown>>;
  const knownProvider = cloudProviders.find((known) => known === provider) ?? presetChoices.provider;
  const knownPlan = deploymentPlans.find((known) => known === plan) ?? presetChoices.plan;
  const knownStack = techStack.safeParse(stack);
  return {
    provider: knownProvider,
    plan: possiblePlan(knownProvider, knownPlan),
    stack: knownStack.success ? possibleStack(knownStack.data) : presetChoices.stack,
    engine: engine === 'blueprint' ? 'blueprint' : 'auto',
  };
}

/** The settings, kept in the browser. */
const storedChoices = {
  read(): Choices {
    try {
      return readChoices(JSON.parse(choicesText.read() ?? '{}'));
    } catch {
      return presetChoices;
    }
  },
  keep: (choices: Choices) => choicesText.keep(JSON.stringify(choices)),
};

/** From a sentence to a running app: the conversation on the left, the app on the right. */
export default function AssistantPage() {
  const t = useWords();
  const { lab, titleSuffix } = useShellWords();
  const { name } = lab.entries.naturalcode;
  usePageMeta({ title: `${name} - ${titleSuffix}`, description: t.description, keywords: lab.keywords });

  const [session, setSession] = useState<OpenedSession>(() => {
    const kept = openSession.read();
    return { id: kept ?? newSessionId(), isNew: kept === null };
  });
  const [choices, setChoices] = useState(storedChoices.read);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const open = (opened: OpenedSession) => {
    openSession.keep(opened.isNew ? null : opened.id);
    setSession(opened);
    setDialog(null);
  };

  return (
    <>
      <Workspace
        key={session.id}
        session={session}
        choices={choices}
        onNewApp={(first) => open({ id: newSessionId(), isNew: true, first })}
      >
        <Head
          name={name}
          dialog={dialog}
          onNew={() => open({ id: newSessionId(), isNew: true })}
          onDialog={(asked) => setDialog(dialog === asked ? null : asked)}
        />
        {dialog === 'sessions' && <SessionsList openId={session.id} onOpen={(id) => open({ id, isNew: false })} />}
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
  const t = useWords();
  return (
    <header className={styles.head}>
      <h1>{name}</h1>
      <span className={styles.badge}>{t.experimental}</span>
      <span className={styles.headActions}>
        <IconButton icon={MessageSquarePlus} label={t.newSession} iconSize={18} onClick={onNew} />
        <IconButton
          icon={History}
          label={t.sessions}
          iconSize={18}
          aria-expanded={dialog === 'sessions'}
          onClick={() => onDialog('sessions')}
        />
        <IconButton icon={Settings} label={t.settings} iconSize={18} onClick={() => onDialog('settings')} />
      </span>
    </header>
  );
}
