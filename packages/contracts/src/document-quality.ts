import { z } from 'zod';
import { cut, fileId, listField, overlapsLess, wholeNumber } from './documents.ts';
import { limits } from './limits.ts';

const { k } = limits.documents;

/** How a document is cut, and how many passages an answer may come from. */
const qualitySetting = z
  .object({ ...cut, k: wholeNumber(k.least, k.most).default(k.preset) })
  .refine(overlapsLess, { path: ['chunk_overlap'] });

/**
 * POST of a check of the search: `cases` is CSV with a head line naming `question` (问题) and, as far as known, `answer` (答案)
 * and `page` (页码), parted by commas, semicolons or tabs. A row with neither is a question that the document does not answer.
 * It can be answered as events, as the long calls of documents.ts are.
 */
export const qualityRequest = z.object({
  file_id: fileId,
  cases: z.string().min(1).max(limits.documents.casesCharacters),
  /** Other settings to run the same questions with, for comparison; nothing that is stored changes. */
  settings: listField(qualitySetting, limits.documents.settings),
});

/** Shares are 0 to 1, or null where no row could be counted. */
const qualityFigures = z.object({
  /** Share of the answerable questions whose answer (else page) is in the first 1, 3 and 5 results. */
  recall: z.object({ at1: z.number().nullable(), at3: z.number().nullable(), at5: z.number().nullable() }),
  /** Mean of 1 / rank of the first right result within ten. */
  mrr: z.number().nullable(),
  /** Share of the rows with a page for which the shown answer cites that page. */
  page_hits: z.number().nullable(),
  /** Share of the rows with an answer for which the shown passage holds it. */
  answers: z.number().nullable(),
  /** Share of the unanswerable questions that were not answered. */
  abstained: z.number().nullable(),
  /** Share of the answerable questions that were wrongly not answered. */
  wrongly_abstained: z.number().nullable(),
});

/** The figures are those of the document as it is stored. */
export const qualityResponse = qualityFigures.extend({
  /** Questions that were not asked, because there are more than `limits.documents.cases`. */
  left_out: z.int(),
  /** One for each setting that was asked for, in that order. */
  settings: z.array(
    qualityFigures.extend({
      chunk_size: z.int(),
      chunk_overlap: z.int(),
      k: z.int(),
      /** Chunks that the document would have. */
      chunks: z.int(),
      /** Share of the answerable questions whose answer is in the first `k` results. */
      at_k: z.number().nullable(),
    }),
  ),
  rows: z.array(
    z.object({
      question: z.string(),
      /** Rank of the first right result; null: not within ten. */
      rank: z.int().nullable(),
      abstained: z.boolean(),
      result: z.string(),
      page_hit: z.boolean().nullable(),
      holds_answer: z.boolean().nullable(),
    }),
  ),
});

export type QualitySetting = z.infer<typeof qualitySetting>;
export type QualityRequest = z.infer<typeof qualityRequest>;
export type QualityResponse = z.infer<typeof qualityResponse>;
