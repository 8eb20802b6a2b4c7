import { useState } from 'react';
import type { HeldDocument } from '@toolbench/contracts/documents.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import type { LabAnswer } from '../lab-call.ts';
import { useLoaded } from '../use-loaded.ts';
import { deleteDocument, loadDocuments } from './document-calls.ts';

/** The documents that the server holds for this user, newest first, and deleting one of them now. */
export function useHeldDocuments() {
  const language = useLanguage();
  const { answer, reload } = useLoaded(loadDocuments);
  const [removed, setRemoved] = useState<LabAnswer<HeldDocument> | null>(null);
  const remove = async (held: HeldDocument, onGone: () => void) => {
    const result = await deleteDocument(held.file_id, language);
    // Gone is gone, by whomever.
    const isGone = result.ok || result.status === 404;
    setRemoved(isGone ? { ok: true, value: held } : result);
    if (isGone) onGone();
    reload();
  };
  return { answer, reload, removed, remove };
}
