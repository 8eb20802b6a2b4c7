import type { AppEntity, AppFamily } from '@toolbench/contracts/assistant/app-model.ts';
import { titleFieldOf } from '../../../model/edit-fields.ts';
import type { LimitWish } from '../limit-wish.ts';

const anonymous =
  /匿名|不(?:记|署|留)(?:名|姓名)|\banonymous(?:ly)?\b|\bwithout (?:giving )?(?:their |your )?names?\b/iu;
const refused = /(?:不要|不能|不可以?|禁止|不)匿名|\b(?:not|no) anonymous/iu;

/** Families in which people fill in what others read. */
const filledIn: ReadonlySet<AppFamily> = new Set(['survey']);

/** Whether nobody is to be told who filled something in. */
export const isNameless = (text: string, family: AppFamily): boolean =>
  filledIn.has(family) && anonymous.test(text) && !refused.test(text);

/** Where a text says so. */
export function namelessPlaces(text: string): { start: number; end: number }[] {
  const match = anonymous.exec(text);
  return match === null ? [] : [{ start: match.index, end: match.index + match[0].length }];
}

const ofPeople = /^(?:name|email|phone|author|customer|employee|student|username|person|wechat|idNumber)$/;

/** Records without what would tell who they are from. */
export function withoutNames(entity: AppEntity): AppEntity {
  const fields = entity.fields.filter(({ name }) => !ofPeople.test(name));
  return fields.length === 0 ? entity : { ...entity, fields, titleField: titleFieldOf(fields) };
}

/** Rules for each person cannot be kept where nobody is named. */
export const withoutPeople = (wishes: readonly LimitWish[]): LimitWish[] => wishes.filter(({ who }) => who === '');
