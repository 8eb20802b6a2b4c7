import type { AppModel, Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import { both } from './command-set.ts';
import { rightsOf, type Rights } from './rights.ts';

/** Who may do something, in words. */
export const whoWords: Readonly<Record<Rights['see'], Bilingual>> = {
  owner: both('只有店主', 'the owner alone'),
  own: both('店主和提交者本人', 'the owner and whoever sent it in'),
  account: both('登录的人（谁都能注册）', 'whoever is signed in (anybody can sign up)'),
  published: both('所有人，发布后', 'everybody, once it is published'),
  everyone: both('所有人', 'everybody'),
};

/** What may be done, in words. */
export const rightWords = {
  see: both('看得到', 'Seen by'),
  add: both('能添加', 'Added by'),
  change: both('能修改和删除', 'Changed and deleted by'),
} as const;

/** Who may do what with the records of some kinds as an app is. */
export function rightsInWords(model: AppModel, names: readonly string[]): Bilingual[] {
  const all = rightsOf(model);
  return model.entities.flatMap(({ name, label }) => {
    const rights = all.get(name);
    if (rights === undefined || !names.includes(name)) return [];
    const [see, add, change] = [whoWords[rights.see], whoWords[rights.add], whoWords[rights.change]];
    return [
      both(
        `“${label.zh}”：${see.zh}看得到，${add.zh}能添加，${change.zh}能修改和删除。`,
        `“${label.en}” is seen by ${see.en}, added by ${add.en}, changed and deleted by ${change.en}.`,
      ),
    ];
  });
}
