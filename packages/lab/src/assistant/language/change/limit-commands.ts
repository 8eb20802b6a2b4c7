import { changed } from './changed.ts';
import { numericTypes, type AppField } from '@toolbench/contracts/assistant/app-model.ts';
import { numberOf, numberPattern } from '../words/numbers.ts';
import { chooseField, isOutcome } from './field-commands.ts';
import { both, run, matchAny, refuse, type Command } from './outcome.ts';

const unit =
  '(?:个?(?:字符?|汉字)|[个元块分岁本件天人次年月斤克米]|公斤|千克|小时|分钟|厘米| ?(?:characters?|chars?|letters?|words?|minutes?|hours?|days?|years?|items?|pieces|points|dollars|euros|people|kg|km|cm|g))?';
const least = `(?<least>${numberPattern})${unit}`;
const most = `(?<most>${numberPattern})${unit}`;
const subject = '(?:把|将)?(?<field>[^,]{1,12}?)(?:的?(?:长度|字数|数值))?(?:太[长大多小短少][^,]{0,6},)?';
const englishSubject = '(?:the\\s+|all\\s+)?(?<field>\\w[\\w ]{0,24}?)';
const never =
  "(?:can(?:['’]?t|not| not| never)|must(?:n['’]?t| not| never)|should(?:n['’]?t| not| never)|may not|is never|never)";
const pattern = (source: string) => new RegExp(`^${source}$`, 'iu');

const patterns: readonly RegExp[] = [
  pattern(`${subject}(?:不能|不可以?|不许|不得|别|不要|不应该?)(?:小于|少于|低于|比|<)${least}(?:小|少|低|还小|还少)?`),
  pattern(
    `${subject}(?:不能|不可以?|不许|不得|别|不要|不应该?)(?:大于|多于|高于|超过|超出|长于|比|>)${most}(?:大|多|高|长)?`,
  ),
  pattern(`${subject}(?:不能|不可以?|不许|不得|别)(?:是|为|填|有|出现)?(?<negative>负数?|负的)`),
  pattern(
    `${subject}(?:要|得|必须|只能)?(?:填|写|是|为|有)?(?:最少|至少|最小|最低|不少于|不低于|不小于)(?:要|得|是|为|填|写|有)*${least}`,
  ),
  pattern(
    `${subject}(?:要|得|必须|只能)?(?:填|写|是|为|能)?(?:最多|至多|最大|最高|最长|不超过|不多于|不大于)(?:能|只能|是|为|填|写|有)*${most}(?:以内)?`,
  ),
  pattern(`${subject}(?:要|得|必须|只能)?(?:限制?|控制)(?:在|到|为|成)?${most}`),
  pattern(`${subject}(?:要|得|必须|只能)?(?:限制?|控制|保持)?(?:在|到|为|成)?${most}(?:以内|之内|以下)`),
  pattern(
    `${subject}(?:要|得|必须|应该?)?(?:只能)?(?:限制?|控制|保持|填|是)?(?:在)?${least}(?:到|至|-|~)${most}(?:之间|以内|范围内?)?`,
  ),
  pattern(
    `${englishSubject} ${never}\\s+(?:be |go |get |drop |fall )?(?:below|under|less than|lower than|smaller than|fewer than|shorter than) ${least}`,
  ),
  pattern(
    `${englishSubject} ${never}\\s+(?:be |go |get |have )?(?:over|above|more than|higher than|greater than|longer than|exceed|past) ${most}`,
  ),
  pattern(`${englishSubject} ${never}\\s+(?:be |go |get )?(?<negative>negative|below zero)`),
  pattern(
    `${englishSubject} (?:should be |must be |has to be |have to be |is |are |have |has |needs? )?(?:a )?(?:at least|min(?:imum)?(?: of)?|no less than|not less than)\\.? ${least}`,
  ),
  pattern(
    `${englishSubject} (?:should be |must be |can be |can have |is |are |have |has )?(?:a )?(?:at most|max(?:imum)?(?: of)?|no more than|not more than|up to|limited to)\\.? ${most}(?: long| max)?`,
  ),
  pattern(`(?:limit|restrict|cap|keep) (?:the )?(?<field>\\w[\\w ]{0,24}?) (?:to|at|under|below) ${most}`),
  pattern(
    `${englishSubject} (?:should be |must be |has to be |is |are |can (?:only )?be |goes )?(?:only )?(?:between|from) ${least}(?: and| to|-) ?${most}`,
  ),
];

const textual: ReadonlySet<AppField['type']> = new Set(['text', 'long-text']);

const saysLength = /字|[长短]|\b(?:characters?|chars?|letters?|words?|long|short|length)\b/iu;

/** 库存不能小于0, “titles max 60 characters”: what numbers may be, and how long texts. */
export const limitCommand: Command = (model, clause) => {
  const match = matchAny(clause, patterns);
  const words = match?.field ?? '';
  const found =
    match === undefined ? undefined : (chooseField(model, words) ?? chooseField(model, words.replace(/s$/, '')));
  if (match === undefined || found === undefined) return undefined;
  if (isOutcome(found)) return found;
  const { field } = found;
  const low = match.negative === undefined || match.negative === '' ? numberOf(match.least ?? '') : 0;
  const high = numberOf(match.most ?? '');
  const isText = textual.has(field.type);
  // A bound that is none of its length is one of a number.
  if (isText && field.name !== found.entity.titleField && !saysLength.test(clause)) return undefined;
  if (!numericTypes.has(field.type) && !(isText && low === undefined && high !== undefined && high >= 1))
    return refuse(
      both(
        `“${field.label.zh}”不是数字，只有数字能限制大小，文字能限制最多多少字。`,
        `“${field.label.en}” is no number: numbers can have a least and a most, texts a greatest length.`,
      ),
      both(`标题最多 60 个字`, `Titles can be at most 60 characters`),
    );
  const bounds = { ...(low === undefined ? {} : { least: low }), ...(high === undefined ? {} : { most: high }) };
  if (low === undefined && high === undefined) return undefined;
  return run(model, changed(found, bounds));
};
