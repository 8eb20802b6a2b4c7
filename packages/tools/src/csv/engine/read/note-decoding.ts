import type { NoticeList } from '../notices.ts';
import { placeInSource, type TextSource } from './text-source.ts';

/** Notes the bytes that are no text of the encoding, and which other encoding the text may be in. */
export function noteDecoding(source: TextSource, notices: NoticeList): void {
  const { encoding = '', doubt } = source;
  if (!source.intact) noteReplaced(source, notices);
  if (!doubt) return;
  notices.add('doubtful-encoding', undefined, {
    used: encoding,
    encoding: doubt.encoding,
    word: doubt.word,
    otherWord: doubt.otherWord,
  });
}

/** What stands together counts as one place. */
function noteReplaced(source: TextSource, notices: NoticeList): void {
  const { encoding = '', faults } = source;
  if (faults) {
    notices.add('replaced-characters', faults.first, { encoding }, faults.count);
    return;
  }
  let [start, count, first] = [0, 0, -1];
  let before = '';
  for (const slice of source.slices()) {
    for (let at = slice.indexOf('\ufffd'); at >= 0; at = slice.indexOf('\ufffd', at + 1)) {
      if ((at === 0 ? before : slice[at - 1]) !== '\ufffd') count += 1;
      if (first < 0) first = start + at;
    }
    before = slice.at(-1) ?? before;
    start += slice.length;
  }
  const place = first < 0 ? undefined : placeInSource(source, first);
  notices.add('replaced-characters', place, { encoding }, Math.max(1, count));
}
