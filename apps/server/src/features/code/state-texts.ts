import type { VectorizationStatus } from '@toolbench/contracts/code.ts';
import type { AnswerLanguage } from '@toolbench/lab/code/answer/language.ts';
import type { ProjectState } from './service.ts';

const texts = {
  zh: {
    failed: '处理中断，请重新开始向量化',
    cancelled: '已取消，可以重新开始，已完成的部分会保留',
    found: (count: number) => `找到 ${count} 个相关片段`,
    none: '没有找到相关片段，请换一个说法',
    all: (count: number) => `共 ${count} 个片段`,
  },
  en: {
    failed: 'Processing was interrupted; start the vectorization again',
    cancelled: 'Cancelled; it can be started again, and what is done is kept',
    found: (count: number) => `${count} matching snippets`,
    none: 'No snippet matches; put it another way',
    all: (count: number) => `${count} snippets`,
  },
};

/** A project's state in the shape of the specification. */
export function statusOf(state: ProjectState, language: AnswerLanguage): VectorizationStatus {
  const { failed, cancelled } = texts[language];
  return {
    is_processing: state.state === 'processing',
    total_snippets: state.total_snippets,
    processed_snippets: state.processed_snippets,
    is_complete: state.state === 'complete',
    error: state.state === 'failed' ? failed : state.state === 'cancelled' ? cancelled : null,
    is_cancelled: state.state === 'cancelled',
    total_files: state.files,
    processed_files: state.processed_files,
    unchanged_files: state.unchanged_files,
    fallback_files: state.fallback_files,
  };
}

/** What a list of snippets says of itself. */
export function searchMessage(query: string, count: number, language: AnswerLanguage): string {
  const { found, none, all } = texts[language];
  if (query === '') return all(count);
  return count === 0 ? none : found(count);
}
