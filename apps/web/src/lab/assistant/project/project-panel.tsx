import { lazy, Suspense, useRef, useState, useEffect, type RefObject } from 'react';
import { Button } from '@mantine/core';
import { Download, Rocket } from 'lucide-react';
import type { Finding, MadeVersion } from '@toolbench/contracts/assistant/assistant.ts';
import { assistantPaths } from '@toolbench/contracts/routes.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { download } from '@toolbench/ui/files/download.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { Segments } from '@toolbench/ui/editor/segments.tsx';
import { previewMessage } from '@toolbench/contracts/previews.ts';
import { loadFile } from '../assistant-calls.ts';
import type { Choices } from '../choices.ts';
import { CodePane } from './code-pane.tsx';
import { DeployPane } from '../deploy/deploy-pane.tsx';
import { FindingsBar } from './findings-bar.tsx';
import { MonitorPane } from '../deploy/monitor-pane.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { projectId, projectViews, type ProjectView } from './project-view.ts';
import { projectText } from './project-text.ts';
import { useWords } from '../use-words.ts';
import type { ConversationState } from '../conversation/use-conversation.ts';
import type { PreviewControl } from './use-preview.ts';
import { VersionsPane } from './versions-pane.tsx';
import styles from '../assistant.module.css';

const DesignPane = lazy(() => import('../card/design-pane.tsx'));

interface ProjectPanelProps {
  readonly sessionId: string;
  readonly choices: Choices;
  readonly conversation: ConversationState;
  readonly preview: PreviewControl;
  readonly view: ProjectView;
  readonly onView: (view: ProjectView) => void;
}

const noFindings: readonly Finding[] = [];

const keyOf = ({ from, message, path, line }: Finding, version: number) =>
  JSON.stringify([version, from, message, path, line]);

/** Findings of a version that the server tells again and again, without those that were dismissed. */
function useDismissible(all: readonly Finding[], version: number) {
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  return {
    findings: all.filter((finding) => !dismissed.has(keyOf(finding, version))),
    dismiss: () => setDismissed(new Set(all.map((finding) => keyOf(finding, version)))),
  };
}

const mostFindings = 20;

/**
 * What goes wrong in the page of the preview, as its reporter tells. The app could say anything: only its own frame and
 * origin are listened to, and its words are only ever text.
 */
function useBrowserFindings(frame: RefObject<HTMLIFrameElement | null>, url: string) {
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  useEffect(() => {
    if (url === '') return;
    const { origin } = new URL(url, location.href);
    const listen = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const read = previewMessage.safeParse(event.data);
      if (!read.success || read.data.kind === 'ready') return;
      const { message, source, line, column } = read.data;
      const finding: Finding = {
        from: 'browser',
        message,
        ...(source && { path: source.slice(0, 200) }),
        ...(line && { line }),
        ...(column && { column }),
      };
      const isSame = (other: Finding) => other.message === message && other.path === finding.path;
      setFindings((before) => (before.length >= mostFindings || before.some(isSame) ? before : [...before, finding]));
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, url]);
  return { findings, forget: () => setFindings([]) };
}

/** The app: running, as code, in its versions, deployed, measured. */
export function ProjectPanel({ sessionId, choices, conversation, preview, view, onView }: ProjectPanelProps) {
  const t = useWords();
  const language = useLanguage();
  const frame = useRef<HTMLIFrameElement>(null);
  const { project } = conversation;
  const browser = useBrowserFindings(frame, preview.state.url);
  const [problem, setProblem] = useState<string | null>(null);
  const server = useDismissible(preview.details?.findings ?? noFindings, preview.state.version ?? 0);
  const findings = [...server.findings, ...browser.findings];

  const needProject = (then: () => void) => () => {
    setProblem(project.initialized ? null : t.errors.projectFirst);
    if (project.initialized) then();
  };
  const saveZip = needProject(() => {
    void loadFile(assistantPaths.zip(sessionId, project.currentVersion), language).then((zip) => {
      if (zip) download(zip, `app-v${project.currentVersion}.zip`, 'application/zip');
      else setProblem(t.downloadFailed);
    });
  });
  const takeVersion = (made: MadeVersion) => {
    conversation.takeVersion(made);
    void preview.start();
  };
  const dismiss = () => {
    browser.forget();
    server.dismiss();
  };
  const repair = (found: readonly Finding[]) => {
    dismiss();
    void conversation.send(t.findings.repairMessage, { findings: found });
  };

  return (
    <section id={projectId} className={styles.project} aria-label={t.views[view]}>
      <div className={styles.projectBar}>
        <Segments
          aria-label={t.preview.title}
          values={projectViews}
          nameOf={(one) => t.views[one]}
          value={view}
          onChange={onView}
        />
        {project.initialized && (
          <div className={styles.projectActions}>
            <Button size="xs" variant="default" leftSection={<Download size={14} aria-hidden />} onClick={saveZip}>
              {t.download}
            </Button>
            {view !== 'deploy' && (
              <Button
                size="xs"
                leftSection={<Rocket size={14} aria-hidden />}
                onClick={needProject(() => onView('deploy'))}
              >
                {t.deployAction}
              </Button>
            )}
          </div>
        )}
      </div>
      {problem && (
        <Banner tone="error">
          <span>{problem}</span>
        </Banner>
      )}
      {findings.length > 0 && (
        <FindingsBar findings={findings} isBusy={conversation.pending !== null} onRepair={repair} onDismiss={dismiss} />
      )}
      {/* The frame stays while others are looked at: what was typed into the app is not lost. */}
      <div
        hidden={view !== 'preview' && view !== 'design'}
        className={styles.beside}
        data-design={view === 'design' || undefined}
      >
        <div className={styles.view}>
          <PreviewPane frame={frame} preview={preview} project={project} />
        </div>
        {view === 'design' &&
          (project.model ? (
            <Suspense fallback={null}>
              <DesignPane
                key={project.currentVersion}
                model={project.model}
                isBusy={conversation.pending !== null}
                onApply={(words, { given }) => void conversation.send(words, { commands: given })}
              />
            </Suspense>
          ) : (
            <p className={styles.hint}>{project.initialized ? t.requirement.noDesign : t.preview.empty}</p>
          ))}
      </div>
      {view === 'code' && (
        <CodePane
          sessionId={sessionId}
          project={project}
          onVersion={takeVersion}
          onText={needProject(() => download(projectText(project), 'project.txt'))}
        />
      )}
      {view === 'versions' && <VersionsPane sessionId={sessionId} project={project} onVersion={takeVersion} />}
      {view === 'deploy' && <DeployPane sessionId={sessionId} choices={choices} project={project} />}
      {view === 'monitor' && <MonitorPane preview={preview} />}
    </section>
  );
}
