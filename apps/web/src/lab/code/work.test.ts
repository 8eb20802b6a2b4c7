import type { ProjectOverview, UploadedProject, VectorizationStatus } from '@toolbench/contracts/code.ts';
import { describe, expect, it } from 'vitest';
import {
  afterUpload,
  fromHeld,
  furthestStep,
  isComplete,
  isReachable,
  noWork,
  steps,
  withStatus,
  type Work,
} from './work.ts';

const packed = { file: new File([], 'shop.zip'), takenIn: [] };
const uploaded: UploadedProject = {
  projectPath: 'p',
  name: 'shop',
  files: 3,
  bytes: 90,
  skipped_files: 0,
  skipped_by_reason: {},
  skipped: [],
  unchanged_files: 0,
  expires_at: '2026-11-22T00:00:00Z',
};
const status = (change: Partial<VectorizationStatus>): VectorizationStatus => ({
  is_processing: false,
  total_snippets: 4,
  processed_snippets: 4,
  is_complete: false,
  error: null,
  is_cancelled: false,
  total_files: 3,
  processed_files: 3,
  unchanged_files: 0,
  fallback_files: 0,
  ...change,
});
const answer = { answer: '', engine: 'embedded', citations: [], snippets: [] };
const found = (count: number) => ({
  question: 'q',
  snippets: Array.from({ length: count }, () => ({
    file_path: 'a.ts',
    start_line: 1,
    end_line: 1,
    content: '',
    kind: 'lines' as const,
  })),
  total: count,
  message: '',
});
const vectorized: Work = withStatus(afterUpload(packed, uploaded), status({ is_complete: true }));
const whole: Work = {
  ...vectorized,
  turns: [{ question: 'q', answer }],
  search: found(1),
  overview: {} as ProjectOverview,
};

describe('[CODE-01] a step is done when its outcome exists', () => {
  it.each([
    ['nothing', noWork, 0],
    ['a project', afterUpload(packed, uploaded), 1],
    ['indexing', withStatus(afterUpload(packed, uploaded), status({ is_processing: true })), 1],
    ['indexing that failed', withStatus(afterUpload(packed, uploaded), status({ error: 'x' })), 1],
    ['an index', vectorized, 2],
    ['an answer', { ...vectorized, turns: whole.turns }, 3],
    ['a search that found nothing', { ...vectorized, turns: whole.turns, search: found(0) }, 3],
    ['snippets', { ...vectorized, turns: whole.turns, search: found(2) }, 4],
    ['everything', whole, 5],
  ] as const)('with %s', (_, work, done) => {
    expect(steps.filter((step) => isComplete(step, work))).toEqual(steps.slice(0, done));
    expect(furthestStep(work)).toBe(steps[Math.min(done, 4)]);
  });

  it('what needs no more than the index can be reached with the index', () => {
    expect(steps.filter((step) => isReachable(step, noWork))).toEqual(['upload']);
    expect(steps.filter((step) => isReachable(step, afterUpload(packed, uploaded)))).toEqual(['upload', 'vectorize']);
    expect(steps.filter((step) => isReachable(step, vectorized))).toEqual(steps);
  });
});

describe('[CODE-01] a new project resets everything', () => {
  it('after an upload and from the list', () => {
    expect(afterUpload(packed, uploaded)).toEqual({
      ...noWork,
      project: expect.objectContaining({ projectPath: 'p', sent: { packed, uploaded } }),
    });
    const held = {
      projectPath: 'h',
      name: 'old',
      files: 1,
      bytes: 1,
      is_complete: true,
      created_at: '',
      expires_at: '',
    };
    expect(fromHeld(held)).toEqual({
      ...noWork,
      project: expect.objectContaining({ projectPath: 'h', sent: null }),
    });
  });

  it('and a new round of indexing makes what was found void', () => {
    expect(withStatus(whole, status({ is_processing: true }))).toMatchObject({
      turns: [],
      search: null,
      overview: null,
    });
    expect(withStatus(whole, status({ is_complete: true }))).toEqual({
      ...whole,
      status: status({ is_complete: true }),
    });
  });
});
