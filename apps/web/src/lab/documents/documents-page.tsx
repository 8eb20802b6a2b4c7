import '@toolbench/ui/controls.css';
import { useState } from 'react';
import type { DocumentAnswer } from '@toolbench/contracts/documents.ts';
import { useTexts } from '@toolbench/ui/language.ts';
import { usePageMeta } from '../../page-meta.ts';
import { en as shellEn } from '../../text/en.ts';
import { zh as shellZh } from '../../text/zh.ts';
import { ToolPage } from '../tool-page.tsx';
import { StepButtons } from '../wizard/step-buttons.tsx';
import { StepFrame } from '../wizard/step-frame.tsx';
import { StepIndicator } from '../wizard/step-indicator.tsx';
import { AskStep } from './ask-step.tsx';
import { DocumentList } from './document-list.tsx';
import { PageView } from './page-view.tsx';
import type { Place, ShowPlace } from './place.ts';
import { SearchStep } from './search-step.tsx';
import { SplitStep } from './split-step.tsx';
import { StepState } from './step-state.tsx';
import { StoreStep } from './store-step.tsx';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import { UploadStep } from './upload-step.tsx';
import { useHeldDocuments } from './use-held-documents.ts';
import { useWizard, type Wizard } from './use-wizard.ts';
import { furthestStep, isComplete, steps } from './work.ts';
import styles from '../wizard/wizard.module.css';

const firstPage: Place = { page: 1, boxes: [], quote: null };

/** What an answer cites first. */
function firstCited({ sentences }: DocumentAnswer): Place | undefined {
  return sentences.flatMap(({ citations }) => citations)[0];
}

/** Question answering over PDF documents: five steps on the left, the page that is cited on the right. */
export default function DocumentsPage() {
  const t = useTexts({ zh, en });
  const { lab, titleSuffix } = useTexts({ zh: shellZh, en: shellEn });
  const { name } = lab.entries.rag;
  usePageMeta({ title: `${name} - ${titleSuffix}`, description: t.description, keywords: lab.keywords });

  const held = useHeldDocuments();
  const [shown, setShown] = useState({ fileId: '', place: firstPage, isFollowed: false });
  const wizard = useWizard({
    onListChanged: held.reload,
    onAnswered: (fileId, answer) => setShown({ fileId, place: firstCited(answer) ?? firstPage, isFollowed: false }),
  });
  const { document } = wizard.work;
  const fileId = document?.fileId ?? '';
  const place = shown.fileId === fileId ? shown.place : firstPage;
  const furthest = steps.indexOf(furthestStep(wizard.work));
  const stepProps = {
    items: steps.map((step, index) => ({
      step,
      name: t.steps[step],
      isDone: isComplete(step, wizard.work),
      isReachable: index <= furthest,
    })),
    current: wizard.step,
    isBusy: wizard.busy !== null,
    onGo: wizard.goTo,
  };
  const show: ShowPlace = (next) => setShown({ fileId, place: next, isFollowed: true });
  return (
    <ToolPage name={name} maturity="beta" badge={t.beta} description={t.description}>
      <StepIndicator {...stepProps} />
      <div className={styles.workspace} data-open={document ? 'yes' : undefined}>
        <div className={styles.panel}>
          <StepPanel wizard={wizard} onShow={show} />
          <StepButtons {...stepProps} allDone={t.allCompleted} />
          <DocumentList
            held={held}
            openId={fileId}
            isBusy={wizard.busy !== null}
            onOpen={wizard.open}
            onGone={wizard.forget}
          />
        </div>
        {document && (
          <PageView key={fileId} document={document} place={place} isFollowed={shown.isFollowed} onShow={show} />
        )}
      </div>
    </ToolPage>
  );
}

const panels = { upload: UploadStep, split: SplitStep, store: StoreStep, search: SearchStep, ask: AskStep };

function StepPanel({ wizard, onShow }: { readonly wizard: Wizard; readonly onShow: ShowPlace }) {
  const t = useTexts({ zh, en });
  const { step } = wizard;
  const Panel = panels[step];
  return (
    <StepFrame step={step} steps={steps} name={t.steps[step]} explanation={t.explain[step]}>
      <StepState wizard={wizard} />
      <Panel wizard={wizard} onShow={onShow} />
    </StepFrame>
  );
}
