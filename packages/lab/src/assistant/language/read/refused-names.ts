import type { AppCommand } from '@toolbench/contracts/app-commands.ts';
import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { run } from '../change/outcome.ts';
import { featurePhrases, pagePhrases } from '../words/feature-lexicon.ts';
import { fieldPhrases } from '../words/field-lexicon.ts';
import { nounPhrases } from '../words/noun-lexicon.ts';
import { phraseKey } from '../words/tokens.ts';
import { readAccess } from './access-words.ts';
import { isRule } from './is-rule.ts';
import { readField } from './read-field.ts';
import { splitList } from './sentence/split-list.ts';
import { clausesIn, type StatedRule } from './stated-rules.ts';

/** A clause that only says what is not to be kept: “no price”, 身份证不要存. */
export interface RefusedNames extends StatedRule {
  readonly names: readonly string[];
}

const keeping = '(?:要|存|记录?|放|加|收集|登记|显示|统计|带)?';
const refusing = '(?:不要|不用|不需要|无需|不必)';
const clauses: readonly RegExp[] = [
  new RegExp(
    `^(?:但是?|也|就|还|都|另外)*(?:${refusing}|别(?=[存记放加收登显统带要搞]))再?${keeping}(?<what>\\p{Script=Han}[^:]{0,14}?)(?:了|吧|哈|啊|啦|谢谢)*$`,
    'u',
  ),
  new RegExp(`^(?<what>\\p{Script=Han}[^:]{0,11}?)(?:就|都|也|一律)*${refusing}再?${keeping}(?:了|吧|哈|啊|啦)*$`, 'u'),
  /^(?:(?:but|and|please|also|so|just) )*(?:(?:i|we) )?(?:no|without|skip|leave out|(?:do not|don['’]t|never) (?:need|want|store|keep|add|include|record|track|save|ask for))(?: (?:any|an?|the|to (?:store|keep|record|have)))* (?<what>[a-z][^:]{1,50}?)(?: (?:please|pls|needed|at all|either|though|thanks))*$/iu,
];

/** What is refused by such words is no name: a number, a rule, what somebody does. */
const noName =
  /\d|\b(?:to|for|on|at|in|by|with|after|before|during|that|if|when|more|less|fewer|than|two|double|duplicates?|overlap\w*|same|one|other|empty|sure)\b|[超重空能让太过]|^(?:少|多|大|小)于/iu;

/** What parts two of them: “no price and no stock”. */
const again = / (?:and no|or|nor) |(?:也|和|跟)不要/giu;

/** What the clauses of a wish for an app say is not to be kept. Features and pages that are refused are read as those. @param text normalised */
export function refusedNames(text: string): RefusedNames[] {
  return clausesIn(text)
    .slice(1)
    .flatMap((clause) => {
      const match = clauses.map((pattern) => pattern.exec(clause.words)).find((found) => found !== null);
      const what = match?.groups?.what ?? '';
      const names = splitList(what.replace(again, ', '), () => false);
      const isOther = names.some((name) => featurePhrases.get(name) ?? pagePhrases.get(name));
      const areKnown = names.every(
        (name) => (fieldPhrases.findAtEnd(name) ?? nounPhrases.findAtEnd(name)) !== undefined,
      );
      const isRefusal = what !== '' && !isOther && areKnown && !noName.test(what) && !isRule(what);
      // 不要公开 says who sees the records.
      return isRefusal && readAccess(clause.words).said.length === 0 ? [{ ...clause, names }] : [];
    });
}

/**
 * The app without the usual fields that its maker does not want. What stands for a record stays, and so does what the sentence
 * lists under another word that means the same. @param text what the sentence says besides
 */
export function withoutRefused(model: AppModel, refused: readonly RefusedNames[], text: string): AppModel {
  const names = refused.flatMap((one) => one.names);
  const keys = new Set(names.map(phraseKey));
  const known = new Set(names.map((name) => readField(name)?.name));
  const commands = model.entities.flatMap(({ name: entity, fields, titleField }) =>
    fields
      .filter(
        ({ name, label: { zh, en } }) =>
          keys.has(phraseKey(zh)) ||
          keys.has(phraseKey(en)) ||
          (known.has(name) && !text.includes(zh) && !text.toLowerCase().includes(en.toLowerCase())),
      )
      .filter(({ name }) => name !== titleField)
      .map(({ name }): AppCommand => ({ do: 'remove-field', entity, field: name })),
  );
  return commands.reduce((now, command) => {
    const done = run(now, command);
    return done.ok ? done.model : now;
  }, model);
}
