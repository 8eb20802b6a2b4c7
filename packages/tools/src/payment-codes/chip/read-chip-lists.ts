import type { Localized } from '@toolbench/kit/localized.ts';
import { sameText } from '../item.ts';
import { verificationConditions, verificationMethods, verificationResults, wordsOf } from '../tables/chip-codes.ts';
import { chipTagWords } from '../tables/chip-tag-names.ts';
import { hexOf, endOfTag } from './read-tlv.ts';

const dols = new Set(['8C', '8D', '97', '9F38', '9F49', '9F4F']);

/** The entries of values that are lists: data object lists, 94, 8E, 9F34, and 80 with AIP and AFL. */
export function readLists(tag: string, bytes: Uint8Array): readonly Localized[] | undefined {
  if (dols.has(tag)) return readAsked(bytes, 'tags and lengths');
  if (tag === '9F4A') return readAsked(bytes, 'tags');
  if (tag === '94') return readLocator(bytes);
  if (tag === '8E') return readVerificationList(bytes);
  if (tag === '9F34') return readVerificationResults(bytes);
  return tag === '80' ? readResponse(bytes) : undefined;
}

/** One data object that a list asks for. */
interface Asked {
  readonly tag: string;
  /** Bytes; none in a list of tags. */
  readonly length?: number;
}

/**
 * Reads a list of tags and lengths (DOL, EMV Book 3, 5.4) or of tags only. Undefined where it ends inside a tag or
 * before a length.
 */
function readDol(bytes: Uint8Array, kind: 'tags and lengths' | 'tags'): readonly Asked[] | undefined {
  const asked: Asked[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = endOfTag(bytes, at, bytes.length);
    if (end > bytes.length) return undefined;
    const tag = hexOf(bytes.subarray(at, end));
    at = end;
    if (kind === 'tags') asked.push({ tag });
    else if (at === bytes.length) return undefined;
    else asked.push({ tag, length: bytes[at++] });
  }
  return asked;
}

function readAsked(bytes: Uint8Array, kind: 'tags and lengths' | 'tags'): readonly Localized[] | undefined {
  return readDol(bytes, kind)?.map(({ tag, length }) => {
    const { zh, en } = chipTagWords(tag).name;
    if (length === undefined) return { zh: `${tag} ${zh}`, en: `${tag} ${en}` };
    return { zh: `${tag} ${zh}，${length} 字节`, en: `${tag} ${en}, ${length} bytes` };
  });
}

/** EMV Book 3, 10.2: groups of short file identifier, first and last record, records of data authentication. */
function readLocator(bytes: Uint8Array): readonly Localized[] | undefined {
  if (bytes.length % 4 !== 0) return undefined;
  return Array.from({ length: bytes.length / 4 }, (_, group) => {
    const [file, first, last, authenticated] = bytes.subarray(group * 4, group * 4 + 4);
    return {
      zh: `文件 ${file >> 3}，记录 ${first} 到 ${last}，其中 ${authenticated} 条参与脱机认证`,
      en: `File ${file >> 3}, records ${first} to ${last}, ${authenticated} of them for offline authentication`,
    };
  });
}

/** EMV Book 3, 10.5: two amounts of four bytes, then rules of two bytes. */
function readVerificationList(bytes: Uint8Array): readonly Localized[] | undefined {
  if (bytes.length % 2 !== 0) return undefined;
  const amount = (from: number) =>
    sameText(`${from === 0 ? 'X' : 'Y'} = ${parseInt(hexOf(bytes.subarray(from, from + 4)), 16)}`);
  const rules = Array.from({ length: (bytes.length - 8) / 2 }, (_, rule) =>
    readRule(bytes[8 + rule * 2], bytes[9 + rule * 2]),
  );
  return [amount(0), amount(4), ...rules];
}

/** One rule: method, condition, and whether the next one is tried if it fails (bit 7). */
function readRule(method: number, condition: number): Localized {
  const how = methodOf(method);
  const when =
    wordsOf(verificationConditions, hexOf(Uint8Array.of(condition))) ?? sameText(hexOf(Uint8Array.of(condition)));
  const onward = (method & 0x40) !== 0;
  return {
    zh: `${how.zh}，${when.zh}；失败则${onward ? '试下一种' : '验证失败'}`,
    en: `${how.en}, ${when.en}; ${onward ? 'the next one if it fails' : 'fails if it fails'}`,
  };
}

function methodOf(method: number): Localized {
  const code = hexOf(Uint8Array.of(method & 0x3f));
  return wordsOf(verificationMethods, code) ?? { zh: `方法 ${code}`, en: `Method ${code}` };
}

function readVerificationResults([method, condition, result]: Uint8Array): readonly Localized[] {
  const outcome = wordsOf(verificationResults, hexOf(Uint8Array.of(result))) ?? verificationResults['00'];
  const rule = readRule(method, condition);
  return [rule, { zh: `结果：${outcome.zh}`, en: `Result: ${outcome.en}` }];
}

/** EMV Book 3, 6.5.8.4: the answer to GET PROCESSING OPTIONS without tags is AIP and AFL. */
function readResponse(bytes: Uint8Array): readonly Localized[] | undefined {
  if (bytes.length < 6 || (bytes.length - 2) % 4 !== 0) return undefined;
  const groups = Array.from({ length: (bytes.length - 2) / 4 }, (_, group) =>
    bytes.subarray(2 + group * 4, 6 + group * 4),
  );
  const plausible = groups.every(([file, first, last]) => (file & 7) === 0 && file > 0 && first > 0 && first <= last);
  if (!plausible) return undefined;
  return [sameText(`AIP ${hexOf(bytes.subarray(0, 2))}`), ...(readLocator(bytes.subarray(2)) ?? [])];
}
