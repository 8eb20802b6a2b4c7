import type { AppModel, Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import { entityBefore } from '../generate/shared/visitors.ts';
import { both } from './command-set.ts';
import { reaches, rightsIn, rightsOf, type Rights, type RightsModel } from './rights.ts';

/** An app in one of its versions. */
export interface AppVersion {
  readonly model: AppModel | null;
  readonly files: ReadonlyMap<string, string>;
}

const whoWords: Readonly<Record<Rights['see'], Bilingual>> = {
  owner: both('只有店主', 'the owner alone'),
  own: both('店主和提交者本人', 'the owner and whoever sent it in'),
  account: both('登录的人', 'whoever is signed in'),
  published: both('所有人，发布后', 'everybody, once it is published'),
  everyone: both('所有人', 'everybody'),
};
const rightWords = {
  see: both('看得到', 'Seen by'),
  add: both('能添加', 'Added by'),
  change: both('能修改和删除', 'Changed and deleted by'),
} as const;

const isMore = (before: Rights['see'], after: Rights['see']) => reaches.indexOf(after) > reaches.indexOf(before);

/** Where somebody may do more with the records of a kind than before, in words. */
function more(label: Bilingual, before: Rights, after: Rights, fields: readonly string[]): Bilingual[] {
  const rights = (['see', 'add', 'change'] as const).flatMap((right) => {
    if (!isMore(before[right], after[right])) return [];
    const [was, is] = [whoWords[before[right]], whoWords[after[right]]];
    const { zh, en } = rightWords[right];
    return [both(`“${label.zh}”${zh}的：${was.zh} → ${is.zh}`, `“${label.en}”. ${en}: ${was.en} → ${is.en}`)];
  });
  const freed =
    after.see === 'own' ? before.staff.filter((name) => fields.includes(name) && !after.staff.includes(name)) : [];
  return [
    ...rights,
    ...freed.map((name) => both(`“${label.zh}”的 ${name}：访客也能设定`, `“${label.en}”. Visitors set ${name}, too`)),
  ];
}

function widenedInModel(before: AppModel, after: AppModel): Bilingual[] {
  const [was, is] = [rightsOf(before), rightsOf(after)];
  return after.entities.flatMap((entity) => {
    const old = entityBefore(before, after, entity);
    const [had, has] = [was.get(old?.name ?? ''), is.get(entity.name)];
    return had && has
      ? more(
          entity.label,
          had,
          has,
          entity.fields.map(({ name }) => name),
        )
      : [];
  });
}

const serverModelFile = 'server/model.json';

function rightsModelIn(files: AppVersion['files']): RightsModel | undefined {
  try {
    const read = JSON.parse(files.get(serverModelFile) ?? '') as Partial<RightsModel> | null;
    return Array.isArray(read?.entities) && read.features !== undefined ? (read as RightsModel) : undefined;
  } catch {
    return undefined;
  }
}

/** Where the servers of made apps check who asks. */
const guards = /^server\/(?:src\/)?(?:visitors?|accounts?|account[-_]?store|app|main|query|store)\.(?:js|py|go|java)$/i;

function widenedInFiles(before: AppVersion['files'], after: AppVersion['files']): Bilingual[] {
  const was = rightsModelIn(before);
  if (was === undefined || !(was.features.visitors === true || was.features.signUp === true)) return [];
  const is = rightsModelIn(after);
  const known = (path: string) =>
    both(`${path} 决定谁能看、谁能改，它会变`, `${path}, which decides who sees and changes what, changes`);
  if (is === undefined) return [known(serverModelFile)];
  const [had, has] = [rightsIn(was), rightsIn(is)];
  const opened = is.entities.flatMap(({ name, fields }) => {
    const [old, now] = [had.get(name), has.get(name)];
    return old && now
      ? more(
          both(name, name),
          old,
          now,
          fields.map((field) => field.name),
        )
      : [];
  });
  const changed = [...before.keys()].filter((path) => guards.test(path) && before.get(path) !== after.get(path));
  return [...opened, ...changed.map(known)];
}

/**
 * What more people may do after a change than before it, in words; nothing where nobody may do more. It goes by the models, and
 * where files were written by people or a model (`isByHand`) by what the server of the app reads.
 */
export function widened(before: AppVersion, after: AppVersion, isByHand: boolean): readonly Bilingual[] {
  const byModel = before.model && after.model ? widenedInModel(before.model, after.model) : [];
  if (byModel.length > 0) return byModel;
  return isByHand || before.model === null || after.model === null ? widenedInFiles(before.files, after.files) : [];
}
