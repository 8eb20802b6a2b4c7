import '@toolbench/ui/controls/controls.css';
import { useState } from 'react';
import { Button } from '@mantine/core';
import type { DocumentAnswer } from '@toolbench/contracts/document-answers.ts';
import type { HeldDocument, StoreResponse } from '@toolbench/contracts/documents.ts';
import type { Language } from '@toolbench/ui/words/language.ts';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { usePageMeta } from '../../page-meta.ts';
import { useWords as useShellWords } from '../../use-words.ts';
import { ToolPage } from '../tool-page.tsx';
import { StepButtons } from '../wizard/step-buttons.tsx';
import { StepFrame } from '../wizard/step-frame.tsx';
import { StepIndicator } from '../wizard/step-indicator.tsx';
import { useReopened } from '../wizard/answers/use-reopened.ts';
import { placeOfPassage } from './answer/answer-passages.tsx';
import { AskStep } from './answer/ask-step.tsx';
import { EmbeddingFailed } from './embedding-failed.tsx';
import { HeldList, useHeld } from '../wizard/held-list.tsx';
import { PageView } from './pages/page-view.tsx';
import { documentBy, type Place, type ShowPlace } from './pages/place.ts';
import { SearchStep } from './search-step.tsx';
import { SplitStep } from './split-step.tsx';
import { StepState } from './step-state.tsx';
import { useWords } from './use-words.ts';
import { UploadStep } from './upload-step.tsx';
import { deleteDocument, loadDocuments } from './document-calls.ts';
import { useWizard, type Wizard } from './use-wizard.ts';
import { canReach, isComplete, openedFrom, steps } from './work.ts';
import styles from '../wizard/wizard.module.css';

const firstPage: Place = { page: 1, boxes: [], quote: null };

/** Where an answer stands: its passage with all marks, or what a model cites first. */
function placeOf(answer: DocumentAnswer): Place | undefined {
  const { passages, sentences } = answer;
  const [passage] = passages ?? [];
  if (passage) return placeOfPassage(passage, answer);
  const [citation] = sentences.flatMap(({ citations }) => citations);
  return citation && { ...citation, fileId: documentBy(answer, citation.document)?.file_id };
}

const heldDocuments = {
  load: loadDocuments,
  listOf: ({ documents }: { readonly documents: readonly HeldDocument[] }) => documents,
  remove: ({ file_id: fileId }: HeldDocument, language: Language) => deleteDocument(fileId, language),
};

/** Question answering over PDF documents: five steps on the left, the page that is cited on the right. */
export default function DocumentsPage() {
  const t = useWords();
  const { lab, titleSuffix } = useShellWords();
  const { name } = lab.entries.rag;
  usePageMeta({ title: `${name} - ${titleSuffix}`, description: t.description, keywords: lab.keywords });

  const held = useHeld(heldDocuments);
  const [shown, setShown] = useState({ fileId: '', place: firstPage, isFollowed: false });
  const wizard = useWizard({
    onListChanged: held.reload,
    onAnswered: (fileId, answer) => setShown({ fileId, place: placeOf(answer) ?? firstPage, isFollowed: false }),
  });
  useReopened(held.things, wizard.reopen);
  const { document } = wizard.work;
  const fileId = document?.fileId ?? '';
  const place = shown.fileId === fileId ? shown.place : firstPage;
  const stepProps = {
    items: steps.map((step) => ({
      step,
      name: t.steps[step],
      isDone: isComplete(step, wizard.work),
      isReachable: canReach(step, wizard.work),
    })),
    current: wizard.step,
    isBusy: wizard.busy !== null,
    onGo: wizard.goTo,
  };
  const show: ShowPlace = (next) => setShown({ fileId, place: next, isFollowed: true });
  const documents = held.things ?? [];
  const other = documents.find(({ file_id }) => file_id === place.fileId && file_id !== fileId);
  const viewed = other ? openedFrom(other, wizard.fileOf(other.file_id)) : document;
  return (
    <ToolPage name={name} maturity="beta" badge={t.beta} description={t.description}>
      <StepIndicator {...stepProps} />
      <div className={styles.workspace} data-open={document ? 'yes' : undefined}>
        <div className={styles.panel}>
          <StepPanel wizard={wizard} documents={documents} onShow={show} />
          <StepButtons {...stepProps} allDone={t.allCompleted} />
          <HeldList
            title={t.documents.title}
            held={held}
            show={(one) => ({
              id: one.file_id,
              name: one.filename,
              figures: t.documents[one.places === undefined ? 'pages' : 'sections']({ count: formatCount(one.pages) }),
              expiresAt: one.expires_at,
            })}
            openId={fileId}
            isBusy={wizard.busy !== null}
            onOpen={wizard.open}
            onGone={wizard.forget}
          />
        </div>
        {viewed && (
          <PageView key={viewed.fileId} document={viewed} place={place} isFollowed={shown.isFollowed} onShow={show} />
        )}
      </div>
    </ToolPage>
  );
}

const panels = { upload: UploadStep, split: SplitStep, store: StoreStep, search: SearchStep, ask: AskStep };

/** Step 3: what makes the chunks searchable is written to the database. */
function StoreStep({ wizard: { work, busy, store } }: { readonly wizard: Wizard }) {
  const { store: t } = useWords();
  return (
    <>
      <div className={styles.actions}>
        <Button disabled={busy !== null || work.chunkCount === 0} onClick={store}>
          {t.action}
        </Button>
        {work.vectorCount === 0 && work.chunkCount > 0 && (
          <span className={styles.hint}>{t.waiting({ count: formatCount(work.chunkCount) })}</span>
        )}
      </div>
      {work.vectorCount > 0 && (
        <Banner tone="good">
          <strong>{t.stored({ count: formatCount(work.vectorCount) })}</strong>
          {work.stored && <VectorKind stored={work.stored} />}
        </Banner>
      )}
      <EmbeddingFailed error={work.stored?.embedding_error} />
    </>
  );
}

function VectorKind({ stored: { vectors, model } }: { readonly stored: StoreResponse }) {
  const { store: t } = useWords();
  return <span>{vectors === 'terms+embedding' && model !== undefined ? t.embedding({ model }) : t.terms}</span>;
}

interface StepPanelProps {
  readonly wizard: Wizard;
  /** All that the server holds for the user. */
  readonly documents: readonly HeldDocument[];
  readonly onShow: ShowPlace;
}

function StepPanel({ wizard, documents, onShow }: StepPanelProps) {
  const t = useWords();
  const { step } = wizard;
  const Panel = panels[step];
  return (
    <StepFrame step={step} steps={steps} name={t.steps[step]} explanation={t.explain[step]}>
      <StepState wizard={wizard} />
      <Panel wizard={wizard} documents={documents} onShow={onShow} />
    </StepFrame>
  );
}
