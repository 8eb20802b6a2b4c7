import type { DocumentAnswer } from '@toolbench/contracts/document-answers.ts';
import type { Passage } from '@toolbench/contracts/documents.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { expect, it } from 'vitest';
import {
  pageBeingRead,
  afterSplit,
  afterUpload,
  canReach,
  fromHeld,
  furthestStep,
  historyOf,
  isComplete,
  noWork,
  steps,
  type Work,
} from './work.ts';

const uploaded = {
  file_id: 'f1',
  filename: 'manual.pdf',
  content_preview: 'Manual',
  pages: 3,
  characters: 900,
  pages_without_text: [],
  expires_at: '2026-01-02T00:00:00Z',
};
const split = {
  chunks_preview: ['one', 'two'],
  chunks: [1, 2].map((number) => ({ number, page: number, first_page: number, last_page: number, characters: 400 })),
  chunk_size: 500,
  chunk_overlap: 4,
};
const passage: Passage = {
  content: 'one',
  metadata: { source: 'manual.pdf', page: 1, first_page: 1, last_page: 1, chunk: 1 },
  similarity: 0.5,
  matched_terms: [],
  boxes: [],
};
const answered = (result: string, abstained: boolean): DocumentAnswer => ({
  result,
  abstained,
  source_documents: [],
  engine: 'embedded',
  sentences: [],
});
const file = new File(['%PDF-1.7'], 'manual.pdf');
const done: Work = {
  ...afterSplit(afterUpload(uploaded, file), split),
  vectorCount: 2,
  search: { question: 'q', results: [passage] },
  turns: [{ question: 'q', answer: answered('a', false) }],
};

it('[RAG-02] a step is complete when its outcome exists', () => {
  const without: Record<(typeof steps)[number], Partial<Work>> = {
    upload: { document: null },
    split: { chunkCount: 0 },
    store: { vectorCount: 0 },
    search: { search: { question: 'q', results: [] } },
    ask: { turns: [] },
  };
  for (const step of steps) {
    expect(isComplete(step, noWork), step).toBe(false);
    expect(isComplete(step, done), step).toBe(true);
    const lacking = { ...done, ...without[step] };
    expect(isComplete(step, lacking), step).toBe(false);
    expect(furthestStep(lacking)).toBe(step);
  }
});

it('[RAG-02] step 1 needs both the name and the id of the file', () => {
  expect(isComplete('upload', afterUpload({ ...uploaded, file_id: '' }, file))).toBe(false);
  expect(isComplete('upload', afterUpload({ ...uploaded, filename: '' }, file))).toBe(false);
});

it('[RAG-02] a new file resets all later data', () => {
  const again = afterUpload({ ...uploaded, file_id: 'f2' }, file);
  expect({ ...again, document: null }).toEqual(noWork);
  expect(steps.filter((step) => isComplete(step, again))).toEqual(['upload']);
});

it('[RAG-02] splitting again voids what came of the old chunks', () => {
  const again = afterSplit(done, { ...split, chunks: split.chunks.slice(1), chunks_preview: ['all'] });
  expect(steps.filter((step) => isComplete(step, again))).toEqual(['upload', 'split']);
  expect(again.chunks).toMatchObject([{ number: 2, preview: 'all' }]);
});

it('[RAG-08] a document of the list is as far as the server has come with it', () => {
  const held = {
    file_id: 'f3',
    filename: 'old.pdf',
    bytes: 1,
    pages: 1,
    created_at: '2026-01-01T00:00:00Z',
    expires_at: '2026-01-02T00:00:00Z',
  };
  expect(furthestStep(fromHeld({ ...held, chunk_count: null, vector_count: null }))).toBe('split');
  expect(furthestStep(fromHeld({ ...held, chunk_count: 4, vector_count: null }))).toBe('store');
  expect(furthestStep(fromHeld({ ...held, chunk_count: 4, vector_count: 4 }))).toBe('search');
});

it('[RAG-08] the newest answered turns go along with a question', () => {
  const turns = Array.from({ length: limits.documents.historyTurns + 3 }, (_, index) => ({
    question: `q${index}`,
    answer: answered(`a${index}`, index === 5),
  }));
  const history = historyOf(turns);
  expect(history).toHaveLength(limits.documents.historyTurns);
  expect(history.at(-1)).toEqual({ question: 'q12', answer: 'a12' });
  expect(history.map(({ question }) => question)).not.toContain('q5');
});

it('[RAG-09] a question can be asked as soon as the vectors are stored, and not before', () => {
  const searchedLater = { ...done, search: null, turns: [] };
  expect(canReach('ask', searchedLater)).toBe(true);
  expect(canReach('search', searchedLater)).toBe(true);
  expect(canReach('ask', { ...searchedLater, vectorCount: 0 })).toBe(false);
  expect(canReach('search', { ...searchedLater, vectorCount: 0 })).toBe(false);
});

it('[RAG-01] counts the pages that are read from 1', () => {
  expect([0, 1, 2].map((done) => pageBeingRead({ done, total: 2 }))).toEqual([1, 2, 2]);
  expect(pageBeingRead({ done: 0, total: 1 })).toBe(1);
});
