import type { HeldDocument } from '@toolbench/contracts/documents.ts';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { LoadFailure } from '../load-failure.tsx';
import { HeldList } from '../wizard/held-list.tsx';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import type { useHeldDocuments } from './use-held-documents.ts';

interface DocumentListProps {
  readonly held: ReturnType<typeof useHeldDocuments>;
  readonly openId: string;
  readonly isBusy: boolean;
  readonly onOpen: (held: HeldDocument) => void;
  /** It is deleted. */
  readonly onGone: (fileId: string) => void;
}

/** The documents on the server. */
export function DocumentList({ held, openId, isBusy, onOpen, onGone }: DocumentListProps) {
  const { documents: t } = useTexts({ zh, en });
  const { answer, reload, removed, remove } = held;
  if (answer?.ok === false) return <LoadFailure failure={answer} onRetry={reload} />;
  const documents = answer?.ok ? answer.value.documents : [];
  return (
    <HeldList
      title={t.title}
      things={documents.map((document) => ({
        id: document.file_id,
        name: document.filename,
        figures: (document.places === undefined ? t.pages : t.sections)({ count: formatCount(document.pages) }),
        expiresAt: document.expires_at,
        document,
      }))}
      openId={openId}
      isBusy={isBusy}
      removed={removed?.ok ? { ok: true, value: { name: removed.value.filename } } : removed}
      onOpen={({ document }) => onOpen(document)}
      onRemove={({ document }) => void remove(document, () => onGone(document.file_id))}
    />
  );
}
