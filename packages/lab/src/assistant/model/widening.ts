import type { AppModel, Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import { entityBefore } from '../generate/shared/visitors.ts';
import { both } from './command-set.ts';
import { rightWords, whoWords } from './rights-words.ts';
import { reaches, rightsIn, rightsOf, serverModelOf, type Rights, type RightsModel } from './rights.ts';
import { differsInRightsAlone, isGuarded, runsOnServer, serverModelFile, serverModelIn } from './server-file.ts';

/** An app in one of its versions. */
export interface AppVersion {
  readonly model: AppModel | null;
  readonly files: ReadonlyMap<string, string>;
  /** The files that the model alone makes; absent where that is not to be known. */
  readonly made?: ReadonlyMap<string, string> | undefined;
}

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

/** Of two versions' records the same ones: of the same name, or in the same table. */
const isSame = (a: ServerEntity, b: ServerEntity) =>
  a.name === b.name || (a.table !== undefined && a.table === b.table);

type ServerEntity = RightsModel['entities'][number] & { readonly table?: string };

function widenedInServerModel(before: RightsModel, after: RightsModel): Bilingual[] {
  const [had, has] = [rightsIn(before), rightsIn(after)];
  return after.entities.flatMap((entity) =>
    before.entities
      .filter((old) => isSame(old, entity))
      .flatMap((old) => {
        const [was, is] = [had.get(old.name), has.get(entity.name)];
        const fields = entity.fields.map(({ name }) => name);
        return was && is ? more(both(entity.name, entity.name), was, is, fields) : [];
      }),
  );
}

/** Most files that are named one by one. */
const mostNamed = 4;

function namedFiles(paths: readonly string[]): Bilingual[] {
  const told = paths.slice(0, mostNamed);
  const more = paths.length - told.length;
  return [
    ...told.map((path) =>
      both(`${path} 决定谁能看、谁能改，它会变`, `${path}, which decides who sees and changes what, changes`),
    ),
    ...(more > 0 ? [both(`另有 ${more} 个这样的文件会变`, `${more} more files like that change`)] : []),
  ];
}

const isAsMade = ({ files, made }: AppVersion, path: string) =>
  made !== undefined && made.get(path) === files.get(path);

/** What the files of the server may open. What was made of a model in both versions is compared by the models. */
function widenedInFiles(before: AppVersion, after: AppVersion): Bilingual[] {
  const was = serverModelIn(before.files) ?? (before.model ? serverModelOf(before.model) : undefined);
  if (was === undefined || !isGuarded(was)) return [];
  const changed = [...new Set([...before.files.keys(), ...after.files.keys()])].filter(
    (path) =>
      runsOnServer(path) &&
      before.files.get(path) !== after.files.get(path) &&
      !(isAsMade(before, path) && isAsMade(after, path)),
  );
  const is = serverModelIn(after.files);
  if (is === undefined || !changed.includes(serverModelFile)) return namedFiles(changed);
  const opened = widenedInServerModel(was, is);
  const isTold = differsInRightsAlone(was, is, after.files);
  const isNamed = (path: string) => path !== serverModelFile || (opened.length === 0 && !isTold);
  return [...opened, ...namedFiles(changed.filter(isNamed))];
}

/**
 * What more people may do after a change than before it, in words; nothing where nobody may do more. It goes by the models, and
 * where files may be somebody's own (`areFilesOwn`: written by people or a model, or of another version) by what the server of
 * the app runs: whatever of it changes may let somebody in.
 */
export function widened(before: AppVersion, after: AppVersion, areFilesOwn: boolean): readonly Bilingual[] {
  const byModel = before.model && after.model ? widenedInModel(before.model, after.model) : [];
  const goesByFiles = areFilesOwn || before.model === null || after.model === null;
  return goesByFiles ? [...byModel, ...widenedInFiles(before, after)] : byModel;
}
