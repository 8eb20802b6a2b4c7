import type { AppModel, Bilingual } from '@toolbench/contracts/assistant/app-model.ts';
import { holdsKeys, isPersonal } from '../generate/shared/personal-data.ts';
import { mentionsAccess } from '../language/read/access-words.ts';
import { plural } from '../language/words/english.ts';
import { prepareModel } from '../generate/shared/prepare-model.ts';
import { both } from './command-set.ts';

/** Who sees what of an app once it runs, and the pages it opens with beside those of its model. */
export interface Access {
  readonly words: Bilingual;
  /** Forms that the app gets for what visitors send in; it opens with the first of them. */
  readonly forms: readonly Bilingual[];
  /** The names of the entities whose records visitors send in. */
  readonly open: ReadonlySet<string>;
  /** Of those whose records the owner alone sees, with those that visitors send in and see themselves. */
  readonly hidden: ReadonlySet<string>;
  /** Whether there is an owner, who alone changes what visitors do not send in. */
  readonly owned: boolean;
}

const quoted = (labels: readonly Bilingual[]): Bilingual =>
  both(labels.map(({ zh }) => `“${zh}”`).join('、'), labels.map(({ en }) => `“${en}”`).join(', '));

/** Works the access out as the generators do, so that what is said is what will be. */
export function accessOf(model: AppModel): Access {
  const { visitors, pages, features } = prepareModel(model);
  const { open, hidden, owned } = visitors;
  const forms = pages
    .filter(({ key, kind }) => kind === 'form' && !model.pages.some((page) => page.key === key))
    .map(({ label }) => label);
  const labels = (isMeant: (name: string) => boolean) =>
    quoted(model.entities.filter(({ name }) => isMeant(name)).map(({ label }) => label));
  const kept = labels((name) => hidden.has(name) && !open.has(name));

  const inWords = (): Bilingual => {
    if (open.size > 0) {
      const sent = labels((name) => open.has(name));
      const form = quoted(forms.slice(0, 1));
      return both(
        `访客${features.signUp ? '注册（谁都能注册）后' : ''}填写${sent.zh}${form.zh && `（打开应用先看到${form.zh}页）`}，只看得到自己提交的；店主凭密码看到并管理全部${kept.zh && `，${kept.zh}只有店主看得到`}`,
        `Visitors${features.signUp ? ', once signed up (anybody can sign up),' : ''} send in ${sent.en}${form.en && ` (the app opens with the page ${form.en})`} and see only their own; the owner, by password, sees and changes everything${kept.en && `, and alone sees ${kept.en}`}`,
      );
    }
    if (!owned && features.login)
      return both(
        '谁都能看到全部内容，登录后才能修改；谁都能注册账号',
        'Everybody sees everything; only who is signed in changes it, and anybody can sign up',
      );
    if (!owned) return both('打开应用的人都能看到并修改全部内容', 'Whoever opens the app sees and changes everything');
    if (hidden.size === 0)
      return both(
        '谁都能看到全部内容，只有店主凭密码能修改',
        'Everybody sees everything; only the owner, by password, changes it',
      );
    if (model.entities.every(({ name }) => hidden.has(name)))
      return both('只有店主凭密码看得到并能修改全部内容', 'Only the owner, by password, sees and changes anything');
    return both(
      `只有店主凭密码看得到${kept.zh}；其余内容谁都能看，只有店主能修改`,
      `Only the owner, by password, sees ${kept.en}; everybody sees the rest, which only the owner changes`,
    );
  };
  return { words: inWords(), forms, open, hidden, owned };
}

/** Personal data, and what opens something, that everybody sees, in words; undefined where there is none. */
function exposedIn(model: AppModel, { hidden }: Access): Bilingual | undefined {
  const exposed = model.entities.filter((entity) => !hidden.has(entity.name) && isPersonal(entity, model.entities));
  if (exposed.length === 0) return undefined;
  const { zh, en } = quoted(exposed.map(({ label }) => label));
  const what = exposed.some(holdsKeys) ? both('密码等机密内容', 'secrets') : both('个人信息', 'personal data');
  return both(`${zh}里有${what.zh}，谁都看得到`, `${en} has ${what.en} in it that everybody sees`);
}

const withExposed = (words: Bilingual, exposed: Bilingual | undefined) =>
  exposed === undefined ? words : both(`${words.zh}；${exposed.zh}`, `${words.en}; ${exposed.en}`);

/** Who sees and changes what, of every app that keeps records: nothing is open without being said. */
export function accessNote(model: AppModel): Bilingual | undefined {
  if (model.entities.length === 0) return undefined;
  const access = accessOf(model);
  return withExposed(access.words, exposedIn(model, access));
}

/** What is to be said of who sees what after a change: what is other than before, what was asked for, and what is exposed by it. */
export function accessAfter(before: AppModel, after: AppModel, sentence: string): Bilingual | undefined {
  const [was, is] = [accessOf(before), accessOf(after)];
  const exposed = exposedIn(after, is);
  const isExposedAnew = exposed !== undefined && exposed.en !== exposedIn(before, was)?.en;
  const closed = closedAnew(before, after, is);
  const isToBeSaid = was.words.en !== is.words.en || mentionsAccess(sentence) || isExposedAnew || closed !== undefined;
  const words = closed === undefined ? is.words : both(`${is.words.zh}。${closed.zh}`, `${is.words.en}. ${closed.en}`);
  return isToBeSaid ? withExposed(words, exposed) : undefined;
}

/** New kinds of records that are kept from others like the rest, and how they are opened. */
function closedAnew(before: AppModel, after: AppModel, { hidden, open }: Access): Bilingual | undefined {
  const isNew = ({ name }: AppModel['entities'][number]) => !before.entities.some((one) => one.name === name);
  const closed = after.entities.filter(
    (entity) =>
      before.entities.length < after.entities.length &&
      isNew(entity) &&
      hidden.has(entity.name) &&
      !open.has(entity.name),
  );
  const [first] = closed;
  if (first === undefined) return undefined;
  const { zh, en } = quoted(closed.map(({ label }) => label));
  const isChinese = /\p{Script=Han}/u.test(first.label.en);
  const way = isChinese ? `公开${first.label.zh}` : `make ${plural(first.label.en).toLowerCase()} public`;
  return both(
    `新加的${zh}也只有店主看得到；要给所有人看，说“公开${first.label.zh}”`,
    `The new ${en} is kept from others, too; to show it to everybody, say “${way}”`,
  );
}
