import type { Call, OutsideAction } from '@toolbench/kit/define-tool.ts';
import * as s from '@toolbench/kit/schema.ts';
import { notUtf8 } from '@toolbench/kit/encodings/charset.ts';
import { textToBytes, textToString } from '@toolbench/kit/text.ts';
import type { Localized } from '@toolbench/kit/localized.ts';
import type { options } from './options.ts';
import type { JsonComparison } from './engine/json/compare-json.ts';
import { IGNORED } from './engine/comparison.ts';
import type { ComparedTexts, DiffInput } from './engine/index.ts';
import { hunkAt, hunkCount } from './engine/lines/hunks.ts';
import { en } from './text/en.ts';
import { zh } from './text/zh.ts';
import { unifiedHunks } from './engine/patch/unified-patch.ts';
import { markParts, partMarks } from './marked-parts.ts';
import { sayArranged } from './say-arranged.ts';
import { sayLookAlike, sayLookAlikeValues } from './say-look-alike.ts';

const words = { zh, en };

/** Lines of context around what differs, as in diff -u. */
const contextLines = 3;

/** Which of the texts is not UTF-8, and where: their bytes are kept where bytes are shown, and nowhere else. */
function sayNotUtf8({ left, right }: DiffInput, t: typeof zh): string[] {
  const sides = [
    ['left', left],
    ['right', right],
  ] as const;
  return sides.flatMap(([side, text]) => {
    const bad = typeof text === 'string' ? undefined : notUtf8(text);
    if (!bad?.place) return [];
    return [t.notUtf8(side, { byte: String(bad.detail?.byte), ...bad.place })];
  });
}

/** A patch, with what its bytes are not. */
function asPatch({ text }: { readonly text: unknown }, { input, language }: Call<DiffInput>) {
  const warnings = sayNotUtf8(input, words[language]);
  return { text, ...(warnings.length > 0 && { warnings }) };
}

/** The stretches that count as a difference, with their lines, and the same as a unified diff. */
function asHunks(found: ComparedTexts, { input, language, isPage }: Call<DiffInput>) {
  const left = { bytes: textToBytes(input.left), starts: found.leftStarts };
  const right = { bytes: textToBytes(input.right), starts: found.rightStarts };
  const linesOf = ({ bytes, starts }: typeof left, first: number, count: number) =>
    Array.from({ length: count }, (_, index) =>
      textToString(bytes.subarray(starts[first + index], starts[first + index + 1])).replace(/\r?\n$/, ''),
    );
  const counted = [...found.states.keys()].filter((index) => found.states[index] !== IGNORED);
  const hunks = counted.map((index) => {
    const hunk = hunkAt(found.hunks, index);
    return {
      leftLine: hunk.left + 1,
      removed: linesOf(left, hunk.left, hunk.leftCount),
      rightLine: hunk.right + 1,
      added: linesOf(right, hunk.right, hunk.rightCount),
    };
  });
  const fields = Int32Array.from(
    counted.flatMap((index) => {
      const hunk = hunkAt(found.hunks, index);
      return [hunk.left, hunk.leftCount, hunk.right, hunk.rightCount];
    }),
  );
  const shown =
    found.mode === 'lines'
      ? { left, right }
      : {
          left: markParts(left, found.leftRanges, partMarks.left),
          right: markParts(right, found.rightRanges, partMarks.right),
        };
  const { identical, changes, removed, added } = found;
  const t = words[language];
  const warnings = [
    ...sayNotUtf8(input, t),
    ...(found.areJson ? [isPage ? t.areJson.page : t.areJson.outside] : []),
    ...(found.coarse ? [t.coarse] : []),
    ...found.lookAlikes.map((one) => sayLookAlike(one, t)),
  ];
  return {
    same: changes === 0,
    identical,
    changes,
    removed,
    added,
    hunks,
    text: hunkCount(fields) === 0 ? '' : unifiedHunks(shown.left, shown.right, fields, contextLines),
    ...(warnings.length > 0 && { warnings }),
  };
}

/** The differences and their figures; a page also draws both texts side by side. */
function asChanges(
  { listed, added, removed, changed, comparison, arranged, lookAlikes }: JsonComparison,
  { language }: Call<DiffInput>,
) {
  const { identical } = comparison;
  const t = words[language];
  const warnings = [
    ...(arranged ? sayArranged(arranged, t) : []),
    ...lookAlikes.map((one) => sayLookAlikeValues(one, t)),
  ];
  return {
    same: added + removed + changed === 0,
    identical,
    added,
    removed,
    changed,
    changes: listed,
    ...(warnings.length > 0 && { warnings }),
  };
}

const example = { left: 'a\nb\n', right: 'a\nc\n' };

/** What each option of an action does, for readers who see no page. */
export const optionWords = {
  mode: {
    zh: '按行、按词还是按字符找出差异；行内不同之处写在 [-…-] 与 {+…+} 中',
    en: 'Compares lines, words or characters; what differs within lines stands in [-…-] and {+…+}',
  },
  ignoreWhitespace: {
    zh: '只有空白不同的地方不算差异',
    en: 'White space alone is no difference',
  },
  ignoreCase: {
    zh: '只有大小写不同的地方不算差异',
    en: 'Upper and lower case alone are no difference',
  },
  ignoreBlankLines: {
    zh: '多出或缺少的空行不算差异',
    en: 'Blank lines added or removed are no difference',
  },
  ignoreLineEnds: {
    zh: 'LF 与 CRLF 之别不算差异',
    en: 'LF and CRLF at line ends are no difference',
  },
  context: {
    zh: '补丁里每处差异前后各保留的行数',
    en: 'Unchanged lines kept around each difference of the patch',
  },
  fileName: {
    zh: '补丁所改文件的名称，写在补丁头部',
    en: 'Name of the changed file in the header of the patch',
  },
  ignoreOrder: {
    zh: '数组元素的先后不同不算差异',
    en: 'Compares arrays whatever the order of their items',
  },
  itemKey: {
    zh: '以此键的值（如 id）配对数组元素',
    en: 'Pairs items of arrays by the value of this key, such as id',
  },
} satisfies Readonly<Partial<Record<keyof typeof options, Localized>>>;

export const outside = {
  compare: {
    about: {
      zh: '按行、词或字符比较两段文本，可忽略空白、大小写或空行；给出差异数量、每处差异与统一格式的差异文本，用于查看改了什么。',
      en: 'Compares two texts by lines, words or characters, with counts and a unified diff. Use it to see what changed.',
    },
    example,
    gives: s.record({
      same: s.flag('No difference but ignored ones'),
      identical: s.flag('Same to the byte'),
      changes: s.whole('Hunks'),
      removed: s.whole('In the unit of the mode'),
      added: s.whole('In the unit of the mode'),
      hunks: s.list(
        s.record({
          leftLine: s.whole('From 1'),
          removed: s.list(s.text()),
          rightLine: s.whole('From 1'),
          added: s.list(s.text()),
        }),
      ),
      text: s.text(
        'The hunks as a unified diff with three lines of context, what differs within lines in [-…-] and {+…+} by words or characters; empty where nothing differs',
      ),
      'warnings?': s.warnings,
    }),
    present: asHunks,
  },
  patch: {
    about: {
      zh: '生成 git apply 能用的补丁，把左边的文本逐字节变成右边的；要把改动交给别人或 git 时使用。',
      en: 'Writes a patch that git apply takes and that turns the left text into the right one to the byte. Use it to hand a change to git or to others.',
    },
    example: { ...example, fileName: 'notes.txt' },
    gives: s.record({
      text: s.text('Unified diff with git’s header; empty where the texts are the same'),
      'warnings?': s.warnings,
    }),
    present: asPatch,
  },
  json: {
    about: {
      zh: '按含义比较两份 JSON，不计成员顺序与空白；ignoreOrder 连数组顺序也不计，itemKey 按一个键（如 id）配对数组元素；用 JSON Pointer 指出每处差异；用于比较接口响应或配置。',
      en: 'Compares two JSON texts by meaning, whatever the order of members and white space, with ignoreOrder that of arrays too; itemKey pairs array items by a key such as id; names every difference by JSON Pointer. Use it to compare responses or configurations.',
    },
    example: { left: '{"a":1,"b":[1]}', right: '{"b":[1,2],"a":1.0}' },
    gives: s.record({
      same: s.flag('No difference in meaning'),
      identical: s.flag('No difference in the sorted texts'),
      added: s.whole(),
      removed: s.whole(),
      changed: s.whole(),
      changes: s.list(
        s.record({
          kind: s.oneOf(['added', 'removed', 'changed']),
          path: s.text('JSON Pointer'),
          'left?': s.text(),
          'leftPlace?': s.place,
          'right?': s.text(),
          'rightPlace?': s.place,
        }),
        'The first 1,000',
      ),
      'warnings?': s.warnings,
    }),
    present: asChanges,
  },
} satisfies Readonly<Record<string, OutsideAction>>;
