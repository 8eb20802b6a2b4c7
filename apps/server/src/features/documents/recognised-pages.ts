import type { DocumentAnswer } from '@toolbench/contracts/documents.ts';
import type { DocumentStore, StoredDocument } from './document-store.ts';

/** The pages that an answer's sentences and passages stand on. */
function pagesOf({ sentences, source_documents: passages }: DocumentAnswer): number[] {
  const pages = new Set(sentences.flatMap(({ pages: named }) => named));
  for (const { metadata } of passages) {
    for (let page = metadata.first_page; page <= metadata.last_page; page += 1) pages.add(page);
  }
  return [...pages];
}

/** An answer that names those of its pages whose words were recognised in a picture. */
export async function withRecognised(
  store: Pick<DocumentStore, 'recognisedAmong'>,
  { id }: StoredDocument,
  answer: DocumentAnswer,
): Promise<DocumentAnswer> {
  const recognised = await store.recognisedAmong(id, pagesOf(answer));
  return recognised.length === 0 ? answer : { ...answer, recognised_pages: recognised };
}
