import { Button, Checkbox } from '@mantine/core';
import { FileText, Upload } from 'lucide-react';
import type { HeldDocument, UploadResponse } from '@toolbench/contracts/documents.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { formatBytes, formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { OpenFile } from '@toolbench/ui/files/open-file.tsx';
import { DropArea } from '../wizard/drop-area.tsx';
import { firstCharacters } from '../wizard/answers/mark-terms.ts';
import { pageList } from './pages/page-list.ts';
import { useWords } from './use-words.ts';
import type { Wizard } from './use-wizard.ts';
import styles from '../wizard/wizard.module.css';
import results from '../wizard/results.module.css';

interface SameFileProps {
  readonly wizard: Wizard;
  /** All that the server holds for the user. */
  readonly documents: readonly HeldDocument[];
}

/** What can be read; what a file really is, the server looks at. */
const extensions = ['.pdf', '.docx', '.md', '.markdown', '.html', '.htm', '.txt'];

const isTaken = ({ name }: File) => extensions.some((extension) => name.toLowerCase().endsWith(extension));

/** A manual of a made-up product, short enough to check every answer by eye; of ASCII, and so a module of text. */
const samples = { zh: () => import('./samples/zh.pdf?raw'), en: () => import('./samples/en.pdf?raw') };

/** Step 1: choose or drop a document, or try the sample. */
export function UploadStep({ wizard, documents }: SameFileProps) {
  const { upload: t } = useWords();
  const language = useLanguage();
  const { work, busy, typed, upload, refuse } = wizard;
  const { document } = work;
  const offer = (file: File) => {
    const limit = limits.documents.fileBytes;
    if (!isTaken(file)) refuse(t.wrongType({ name: file.name }));
    else if (file.size > limit) refuse(t.tooLarge({ size: formatBytes(file.size), limit: formatBytes(limit) }));
    else upload(file);
  };
  const offerSample = async () => {
    const { default: sample } = await samples[language]();
    upload(new File([sample], t.sampleName, { type: 'application/pdf' }));
  };
  return (
    <>
      <DropArea onFile={offer} isBusy={busy !== null}>
        <OpenFile onFile={offer} accept={extensions.join()}>
          {({ onClick }) => (
            <Button leftSection={<Upload size={16} aria-hidden />} disabled={busy !== null} onClick={onClick}>
              {document ? t.another : t.choose}
            </Button>
          )}
        </OpenFile>
        <span className={styles.hint}>{t.drop}</span>
        <Button
          variant="default"
          leftSection={<FileText size={16} aria-hidden />}
          disabled={busy !== null}
          onClick={() => void offerSample()}
        >
          {t.sample}
        </Button>
      </DropArea>
      <Checkbox
        label={t.automatic}
        checked={typed.values.isAutomatic}
        disabled={busy !== null}
        onChange={(event) => typed.set({ isAutomatic: event.currentTarget.checked })}
      />
      <SameFile wizard={wizard} documents={documents} />
      {document?.uploaded && <Uploaded uploaded={document.uploaded} />}
      {document && !document.uploaded && <p className={styles.note}>{t.heldBefore}</p>}
    </>
  );
}

/** That the same file was uploaded before: its conversation is with the earlier one, which is a click away. */
export function SameFile({ wizard, documents }: SameFileProps) {
  const { upload: t } = useWords();
  const same = wizard.work.document?.uploaded?.same_as;
  const earlier = documents.find((held) => held.file_id === same?.file_id);
  return (
    same && (
      <Banner tone="warning">
        <span>{t.sameAs({ name: same.filename })}</span>
        {earlier && (
          <Button
            size="compact-xs"
            variant="default"
            disabled={wizard.busy !== null}
            onClick={() => wizard.open(earlier)}
          >
            {t.openEarlier}
          </Button>
        )}
      </Banner>
    )
  );
}

function Uploaded({ uploaded }: { readonly uploaded: UploadResponse }) {
  const { upload: t } = useWords();
  const { pages_without_text: noText, recognised_pages: recognised = [] } = uploaded;
  const { damaged_pages: damaged = [], attached_files: attached = [] } = uploaded;
  const facts = [
    [t.fileName, uploaded.filename],
    [uploaded.places === undefined ? t.pages : t.sections, formatCount(uploaded.pages)],
    [t.characters, formatCount(uploaded.characters)],
    [t.fileId, uploaded.file_id],
  ] as const;
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t.preview}</dt>
          <dd
            className={results.preview}
            data-cut={uploaded.characters > limits.documents.previewCharacters || undefined}
          >
            {firstCharacters(uploaded.content_preview, limits.documents.previewCharacters)}
          </dd>
        </div>
      </dl>
      {recognised.length > 0 && (
        <Banner tone="warning">
          <span>{t.recognised({ pages: pageList(recognised) })}</span>
        </Banner>
      )}
      {damaged.length > 0 && (
        <Banner tone="warning">
          <span>{t.damaged({ pages: pageList(damaged) })}</span>
        </Banner>
      )}
      {attached.length > 0 && (
        <Banner tone="warning">
          <span>{t.attached({ count: formatCount(attached.length), names: attached.join(t.comma) })}</span>
        </Banner>
      )}
      {noText.length > 0 && (
        <Banner tone="warning">
          <span>{t.noText({ pages: pageList(noText) })}</span>
        </Banner>
      )}
    </>
  );
}
