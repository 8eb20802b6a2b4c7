import type { Detail, Place } from '@toolbench/kit/result.ts';

/** Something a person should know about a result that is nevertheless complete. */
export type NoticeCode =
  | 'short-rows'
  | 'long-rows'
  | 'blank-lines'
  | 'renamed-columns'
  | 'cells-left-out'
  | 'kept-as-text'
  | 'path-conflicts'
  | 'stray-text'
  | 'replaced-characters'
  | 'half-characters'
  | 'separator-line'
  | 'lines-skipped'
  | 'preamble'
  | 'decimal-commas'
  | 'other-delimiter'
  | 'doubtful-delimiter'
  | 'doubtful-encoding'
  | 'rows-are-arrays'
  | 'values-column'
  | 'inexact-numbers'
  | 'repeated-keys'
  | 'formulas';

export interface Notice {
  readonly code: NoticeCode;
  /** How often it happened. */
  readonly count: number;
  /** Where it happened the first few times. */
  readonly places: readonly Place[];
  /** Of the first time. */
  readonly detail: Detail;
}

export interface NoticeList {
  add(code: NoticeCode, place?: Place, detail?: Detail, count?: number): void;
  list(): readonly Notice[];
}

/** Code units that a notice quotes of a text. */
export const noticedLength = 40;

/** Places kept of each notice. */
const placesKept = 20;

/** Counts notices by code, keeping the first places, however many there are. */
export function createNotices(): NoticeList {
  const notices = new Map<NoticeCode, { code: NoticeCode; count: number; places: Place[]; detail: Detail }>();
  return {
    add(code, place, detail = {}, count = 1) {
      const notice = notices.get(code) ?? { code, count: 0, places: [], detail };
      notices.set(code, notice);
      notice.count += count;
      if (place && notice.places.length < placesKept) notice.places.push(place);
    },
    list: () => [...notices.values()],
  };
}
