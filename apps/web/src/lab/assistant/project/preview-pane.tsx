import type { RefObject } from 'react';
import { ActionIcon, Button } from '@mantine/core';
import { ExternalLink, Play, RefreshCw, Square } from 'lucide-react';
import type { ProjectState } from '@toolbench/contracts/assistant/assistant.ts';
import { IconButton } from '@toolbench/ui/controls/icon-button.tsx';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { shownAddress } from './shown-address.ts';
import { useWords } from '../use-words.ts';
import type { PreviewControl } from './use-preview.ts';
import styles from '../assistant.module.css';
import panes from './panes.module.css';

interface PreviewPaneProps {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly preview: PreviewControl;
  readonly project: ProjectState;
}

/** The app in a frame of another origin, with its address. */
export function PreviewPane({ frame, preview, project }: PreviewPaneProps) {
  const { preview: t } = useWords();
  const { state, details, start } = preview;
  const isStarting = state.status === 'deploying';
  return (
    <>
      <PreviewBar preview={preview} project={project} />
      {state.isManual && <p className={styles.hint}>{t.manual}</p>}
      {details?.notes.map((note) => (
        <p key={note} className={styles.hint} data-note>
          {note}
        </p>
      ))}
      {state.status === 'failed' && (
        <Banner tone="error">
          <span>{state.error}</span>
          <Button size="compact-sm" variant="default" onClick={() => void start('retry')}>
            {t.retry}
          </Button>
        </Banner>
      )}
      {isStarting && (
        <p className={panes.working} role="status">
          <progress aria-label={t.starting} /> {t.starting}
        </p>
      )}
      {state.url === '' ? (
        <div className={panes.noPreview}>
          <p>
            {project.initialized ? t[state.status === 'failed' ? 'failed' : isStarting ? 'soon' : 'none'] : t.empty}
          </p>
          {project.initialized && state.status !== 'failed' && !isStarting && (
            <Button size="xs" leftSection={<Play size={14} aria-hidden />} onClick={() => void start()}>
              {t.start}
            </Button>
          )}
        </div>
      ) : (
        <iframe
          key={`${state.url} ${state.reloads}`}
          ref={frame}
          className={panes.frame}
          title={t.frame}
          src={state.url}
          // Its origin is its own: the app may keep data there, and reaches nothing of the product.
          sandbox="allow-scripts allow-forms allow-modals allow-downloads allow-same-origin"
          referrerPolicy="no-referrer"
        />
      )}
    </>
  );
}

function PreviewBar({ preview, project }: Pick<PreviewPaneProps, 'preview' | 'project'>) {
  const { preview: t } = useWords();
  const { state, details, refresh, stop } = preview;
  const hasAddress = state.url !== '';
  const isOutdated = state.version !== null && project.currentVersion > state.version;
  return (
    <div className={panes.previewBar}>
      <IconButton icon={RefreshCw} label={t.refresh} variant="default" disabled={!hasAddress} onClick={refresh} />
      <output className={panes.address} aria-label={t.address}>
        {shownAddress(state.url)}
      </output>
      {details && (
        <small data-driver={details.driver}>
          {t.drivers[details.driver]} · {t.states[details.state]}
        </small>
      )}
      {hasAddress && (
        <ActionIcon
          component="a"
          variant="default"
          href={state.url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t.open}
          title={t.open}
        >
          <ExternalLink size={16} aria-hidden />
        </ActionIcon>
      )}
      {state.id !== null && <IconButton icon={Square} label={t.stop} iconSize={14} variant="default" onClick={stop} />}
      {details?.state === 'sleeping' && <small className={panes.outdated}>{t.sleeping}</small>}
      {isOutdated && (
        <small className={panes.outdated} role="status">
          {t.outdated({ version: state.version ?? 0 })}
        </small>
      )}
    </div>
  );
}
