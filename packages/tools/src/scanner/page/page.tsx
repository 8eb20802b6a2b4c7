import { Button, NativeSelect } from '@mantine/core';
import { Flashlight } from 'lucide-react';
import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { OpenFile } from '@toolbench/ui/files/open-file.tsx';
import { QuietActions } from '@toolbench/ui/controls/quiet-actions.tsx';
import { Card, Features, Panes, ToolLayout } from '@toolbench/ui/layout/tool-layout.tsx';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import type { Camera } from './use-camera.tsx';
import { CodeCard } from './code-card.tsx';
import { ContentCard } from './content-card.tsx';
import type { FoundCode } from '../engine/index.ts';
import { visibleText } from './visible-text.ts';
import styles from './scanner.module.css';
import { useWords } from './use-words.tsx';
import { useScanner } from './use-scanner.tsx';
import { Viewfinder } from './viewfinder.tsx';
import { visibleReading } from './visible-reading.ts';

interface HistoryCardProps {
  readonly history: readonly FoundCode[];
  readonly onShow: (code: FoundCode) => void;
  readonly onClear: () => void;
}

/** What was read since the page was opened, newest first. */
function HistoryCard({ history, onShow, onClear }: HistoryCardProps) {
  const t = useWords();
  return (
    <Card
      title={t.history}
      aside={
        <Button size="compact-xs" variant="subtle" color="gray" onClick={onClear}>
          {t.clearHistory}
        </Button>
      }
    >
      <p className={styles.note}>{t.historyHint}</p>
      <ul className={styles.history}>
        {history.map((code) => {
          const { text } = visibleReading(code, false);
          return (
            <li key={code.text}>
              <button type="button" title={t.showAgain} onClick={() => onShow(code)}>
                <span>{code.format}</span>
                <code>{visibleText(text)}</code>
              </button>
              <CopyButton text={() => text} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

interface PictureDropProps {
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** Takes a picture that is dropped on its content or pasted anywhere on the page. */
function PictureDrop({ onFile, children }: PictureDropProps) {
  const t = useWords();
  const [dropping, setDropping] = useState(false);
  const take = useRef(onFile);
  useEffect(() => {
    take.current = onFile;
  });

  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const file = clipboardData?.files[0];
      if (file) take.current(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setDropping(true);
  };
  const drop = (event: DragEvent) => {
    setDropping(false);
    const file = event.dataTransfer.files[0];
    if (!file) return;
    event.preventDefault();
    onFile(file);
  };
  return (
    <div className={styles.drop} onDragOver={over} onDragLeave={() => setDropping(false)} onDrop={drop}>
      {children}
      {dropping && <div className={styles.dropHere}>{t.drop}</div>}
    </div>
  );
}

/** Read codes from the camera or a picture. */
export default function ScannerPage() {
  const t = useWords();
  const scan = useScanner();
  const { tool, camera, reading, failure, history, picture, previewed } = scan;
  const code = reading?.codes[reading.shown];
  const content = code && visibleReading(code, reading.revealed).content;
  const live = camera.state !== 'idle';
  const isReading = tool.running?.action === 'read';
  const status = {
    idle: isReading ? (reading ? t.moreReading : t.reading) : '',
    starting: t.starting,
    scanning: t.scanning,
  };

  return (
    <ToolLayout
      // A frame's reading is no work to wait for: the next one follows.
      tool={live ? { ...tool, running: null } : tool}
      actions={
        <>
          <Button size="xs" disabled={live} onClick={() => void scan.start()}>
            {t.start}
          </Button>
          <Button size="xs" variant="default" disabled={!live} onClick={scan.stop}>
            {t.stop}
          </Button>
          <OpenFile accept="image/*" onFile={(file) => void scan.readFile(file)}>
            {(button) => (
              <Button {...button} size="xs" variant="default">
                {t.openImage}
              </Button>
            )}
          </OpenFile>
        </>
      }
      options={live && <CameraOptions camera={camera} onChoose={(id) => void scan.start(id)} />}
      quiet={<QuietActions clear={{ clear: scan.clear, undo: null }} />}
      banner={failure && <ErrorBanner failure={failure} texts={t.errors} />}
      below={
        <>
          {history.length > 0 && <HistoryCard history={history} onShow={scan.showAgain} onClear={scan.clearHistory} />}
          <Features title={t.featuresTitle} items={t.features} />
        </>
      }
    >
      <PictureDrop onFile={(file) => void scan.readFile(file)}>
        <Panes>
          <Card title={t.preview}>
            <Viewfinder
              video={camera.video}
              live={live}
              picture={picture}
              previewed={previewed}
              reading={reading}
              onChoose={scan.choose}
            />
            <p className={styles.status} role="status">
              {status[camera.state]}
            </p>
          </Card>
          <CodeCard reading={reading} onChoose={scan.choose} onReveal={scan.reveal} onCharacterSet={scan.readIn} />
        </Panes>
        {content && content.kind !== 'plain' && <ContentCard content={content} />}
      </PictureDrop>
    </ToolLayout>
  );
}

/** Which camera, and its light, where there is something to choose. */
function CameraOptions({ camera, onChoose }: { readonly camera: Camera; readonly onChoose: (id: string) => void }) {
  const t = useWords();
  const { choices, chosen, torch } = camera;
  return (
    <>
      {choices.length > 1 && (
        <NativeSelect
          size="xs"
          aria-label={t.camera}
          value={chosen}
          data={choices.map(({ id, label }, index) => ({ value: id, label: label || t.cameraName(index + 1) }))}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        />
      )}
      {torch !== null && (
        <Button
          size="xs"
          variant={torch ? 'light' : 'default'}
          aria-pressed={torch}
          leftSection={<Flashlight size={14} aria-hidden />}
          onClick={() => void camera.setTorch(!torch)}
        >
          {t.torch}
        </Button>
      )}
    </>
  );
}
