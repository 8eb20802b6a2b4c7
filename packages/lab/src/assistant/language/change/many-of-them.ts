import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { pointTo } from './entity-commands.ts';
import { both, refuse, type Outcome } from './outcome.ts';
import { entitiesNamed } from './resolve.ts';

/** Of a new kind of records, that something has many of them: “every customer can have many”. */
const many =
  /[,，;]?\s*(?:(?:一个|每个|每位|一位)(?<zh>\p{Script=Han}{1,8}?)(?:都)?(?:可以|能|会)?有(?:很多|多|好几|许多)(?:个|条|次|份|笔)?|(?:and\s+)?(?:each|every|one|an?)\s+(?<en>[\w-]+)\s+(?:can |may |will )?(?:have|has)\s+(?:many|several|lots)(?:\s+(?:of )?(?:them|these|those))?)(?=[,，;.。!]|$)/iu;

/** The sentence without that, and what has many of it. */
export function withoutMany(text: string): { text: string; owner: string | undefined } {
  const match = many.exec(text);
  const owner = match?.groups?.zh ?? match?.groups?.en;
  if (match === null || owner === undefined) return { text, owner: undefined };
  const rest = `${text.slice(0, match.index)}${text.slice(match.index + match[0].length)}`;
  return /[\p{L}]/u.test(rest) ? { text: rest.replace(/^[,，;\s]+/, ''), owner } : { text, owner: undefined };
}

/** Has the one kind of records that is new point to those of which each has many of it. */
export function pointingTo(before: AppModel, after: AppModel, owner: string): Outcome {
  const added = after.entities.filter(({ name }) => !before.entities.some((one) => one.name === name));
  const [entity] = added;
  if (entity === undefined || added.length > 1)
    return refuse(both(`没有看懂每个“${owner}”有很多什么。`, `It is not clear what each “${owner}” has many of.`));
  const [target] = entitiesNamed(before.entities, owner);
  return target === undefined
    ? refuse(both(`没有找到“${owner}”。`, `There is nothing called “${owner}”.`))
    : pointTo(after, entity, target);
}
