import type { DocumentAnswer, QuestionResponse } from '@toolbench/contracts/document-answers.ts';
import type { PageResponse, Passage, RetrievalResponse } from '@toolbench/contracts/documents.ts';
import { calls, documentPaths } from '@toolbench/contracts/routes.ts';
import { signIn } from '../server.ts';

/** The calls of the product, as its page makes them. */
export interface Lab {
  readonly url: string;
  readonly upload: (pdf: Uint8Array) => Promise<string>;
  /** The lines of a page, as they were read. */
  readonly linesOf: (id: string, page: number) => Promise<readonly string[]>;
  readonly split: (id: string) => Promise<void>;
  readonly store: (id: string) => Promise<void>;
  /** Uploads, splits and stores. */
  readonly prepare: (pdf: Uint8Array) => Promise<string>;
  readonly search: (id: string, question: string, k: number) => Promise<readonly Passage[]>;
  readonly ask: (id: string, question: string) => Promise<DocumentAnswer>;
}

/** Signs in to the product that is measured. */
export async function openLab(url: string): Promise<Lab> {
  const authorization = `Bearer ${await signIn(url)}`;
  const send = async <Answer>(path: string, fields: Record<string, string | Blob>): Promise<Answer> => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (;;) {
      const answer = await fetch(`${url}${path}`, { method: 'POST', headers: { authorization }, body: form });
      if (answer.ok) return (await answer.json()) as Answer;
      // The questions come faster than the product lets anybody call it.
      if (answer.status !== 429) throw new Error(`${path}: ${await answer.text()}`);
      await new Promise((resolve) => setTimeout(resolve, Number(answer.headers.get('retry-after') ?? 1) * 1_000));
    }
  };
  const upload = async (pdf: Uint8Array) => {
    const file = new Blob([new Uint8Array(pdf)]);
    return (await send<{ file_id: string }>(calls.uploadDocument, { file })).file_id;
  };
  const split = async (file_id: string) => void (await send(calls.splitDocument, { file_id }));
  const store = async (file_id: string) => void (await send(calls.storeDocument, { file_id }));
  return {
    url,
    upload,
    async linesOf(id, page) {
      const answer = await fetch(`${url}${documentPaths.page(id, page)}`, { headers: { authorization } });
      return ((await answer.json()) as PageResponse).lines.map(({ text }) => text);
    },
    split,
    store,
    async prepare(pdf) {
      const id = await upload(pdf);
      await split(id);
      await store(id);
      return id;
    },
    search: async (file_id, question, k) =>
      (await send<RetrievalResponse>(calls.searchDocument, { file_id, question, k: String(k) })).results,
    ask: async (file_id, question) => (await send<QuestionResponse>(calls.askDocument, { file_id, question })).answer,
  };
}
