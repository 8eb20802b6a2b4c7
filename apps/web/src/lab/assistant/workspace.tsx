import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ChatResponse } from '@toolbench/contracts/assistant/assistant.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Choices } from './choices.ts';
import { ConversationPanel } from './conversation/conversation-panel.tsx';
import { ProjectPanel } from './project/project-panel.tsx';
import type { ProjectView } from './project/project-view.ts';
import type { OpenedSession } from './conversation/session-id.ts';
import { useConversation } from './conversation/use-conversation.ts';
import { usePreview } from './project/use-preview.ts';
import styles from './assistant.module.css';

/** What only the message shows that has it. */
const ofMessages = new Set(['confirm_requirement', 'project_updated', 'choose_kind', 'choose_app', 'say']);

interface WorkspaceProps {
  readonly session: OpenedSession;
  readonly choices: Choices;
  /** Begins a new conversation with a sentence. */
  readonly onNewApp: (message: string) => void;
  /** What stands above the conversation. */
  readonly children: ReactNode;
}

/** One session: its conversation, and the app that comes of it. */
export function Workspace({ session, choices, onNewApp, children }: WorkspaceProps) {
  const { id: sessionId } = session;
  const [view, setView] = useState<ProjectView>('preview');
  const preview = usePreview({ sessionId, isMonitored: view === 'monitor' });
  const deployTimer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(deployTimer.current), []);

  const act = ({ response, preview_info: made }: ChatResponse) => {
    if (made) preview.show({ id: made.preview_id, url: made.preview_url });
    for (const { type } of response.actions) {
      if (type === 'create_preview') void preview.start();
      else if (type === 'deploy' && choices.provider === 'local') {
        deployTimer.current = setTimeout(() => void preview.start(), limits.assistant.autoDeployMs);
      } else if (type === 'deploy') setView('deploy');
      else if (!ofMessages.has(type)) {
        // oxlint-disable-next-line no-console -- the specification: unknown actions are only logged
        console.info('unknown action', type);
      }
    }
  };
  const conversation = useConversation({ session, choices, onAnswer: act });
  const hasBegun = useRef(false);
  useEffect(() => {
    if (session.first === undefined || hasBegun.current) return;
    hasBegun.current = true;
    void conversation.send(session.first);
  });
  return (
    <div className={styles.page}>
      <div className={styles.left}>
        {children}
        <ConversationPanel conversation={conversation} onNewApp={onNewApp} />
      </div>
      <ProjectPanel
        sessionId={sessionId}
        choices={choices}
        conversation={conversation}
        preview={preview}
        view={view}
        onView={setView}
      />
    </div>
  );
}
