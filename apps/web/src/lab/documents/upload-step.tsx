import { Button } from '@mantine/core';
import { FileText, Upload } from 'lucide-react';
import type { UploadResponse } from '@toolbench/contracts/documents.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { Banner } from '@toolbench/ui/banner.tsx';
import { formatBytes, formatCount } from '@toolbench/ui/format-figures.ts';
import { useLanguage, useTexts } from '@toolbench/ui/language.ts';
import { OpenFile } from '@toolbench/ui/open-file.tsx';
import { DropArea } from '../wizard/drop-area.tsx';
import { firstCharacters } from '../wizard/mark-terms.ts';
import { pageList } from './page-list.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import type { Wizard } from './use-wizard.ts';
import styles from '../wizard/wizard.module.css';
import results from '../wizard/results.module.css';

const isPdf = (file: File) => file.type === 'application/pdf' || /\.pdf$/i.test(file.name);

/** Step 1: choose or drop a PDF, or try the sample. */
export function UploadStep({ wizard }: { readonly wizard: Wizard }) {
  const { upload: t } = useTexts({ zh, en });
  const language = useLanguage();
  const { work, busy, upload, refuse } = wizard;
  const { document } = work;
  const offer = (file: File) => {
    const limit = limits.documents.fileBytes;
    if (!isPdf(file)) refuse(t.onlyPdf);
    else if (file.size > limit) refuse(t.tooLarge({ size: formatBytes(file.size), limit: formatBytes(limit) }));
    else upload(file);
  };
  const offerSample = async () => {
    const { samplePdf } = await import('./sample-pdf.ts');
    upload(samplePdf(language));
  };
  return (
    <>
      <DropArea onFile={offer} isBusy={busy !== null}>
        <OpenFile onFile={offer} accept="application/pdf,.pdf">
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
      {document?.uploaded && <Uploaded uploaded={document.uploaded} />}
      {document && !document.uploaded && <p className={styles.note}>{t.heldBefore}</p>}
    </>
  );
}

function Uploaded({ uploaded }: { readonly uploaded: UploadResponse }) {
  const { upload: t } = useTexts({ zh, en });
  const { pages_without_text: noText, recognised_pages: recognised = [] } = uploaded;
  const facts = [
    [t.fileName, uploaded.filename],
    [t.pages, formatCount(uploaded.pages)],
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
      {noText.length > 0 && (
        <Banner tone="warning">
          <span>{t.noText({ pages: pageList(noText) })}</span>
        </Banner>
      )}
    </>
  );
}
