import type { AppEntity, AppField, AppModel } from '@toolbench/contracts/app-model.ts';
import { changeModel } from '@toolbench/lab/assistant/language/change-model.ts';
import { checkModel } from '@toolbench/lab/assistant/language/check-model.ts';
import { readRequest } from '@toolbench/lab/assistant/language/read-request.ts';

/** The apps that are changed, by the mark that stands before a sentence. */
const apps: Readonly<Record<string, string>> = {
  任务: '待办清单，任务有标题、负责人、优先级（低、中、高）、状态（待办、进行中、完成）、截止日期和备注',
  商店: '做一个卖手工皂的网店，带订单',
  客户: '客户管理系统，每个客户有姓名、公司、电话、邮箱、状态（新客户、跟进中、已成交）',
  图书: '图书管理，每本书有书名、作者、分类、价格；每个读者有姓名、电话、邮箱',
  task: 'Task manager with title, assignee, priority (low, medium, high), status (to do, in progress, done), due date and notes',
  shop: 'online store for handmade soap with orders',
  crm: 'CRM: each customer has name, company, phone, email, stage (new, contacted, won)',
  books: 'Library where each book has title, author, category, price; each reader has name, phone, email',
};

const same = (one: string, other: string) =>
  one.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') === other.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const isCalled = (thing: { name: string; label: { zh: string; en: string } }, names: string) =>
  names.split('/').some((name) => [thing.name, thing.label.zh, thing.label.en].some((one) => same(one, name)));

const entityOf = (model: AppModel, names: string): AppEntity | undefined =>
  model.entities.find((entity) => isCalled(entity, names));

function fieldOf(model: AppModel, path: string): AppField | undefined {
  const [entity = '', field = ''] = path.split('.');
  return entityOf(model, entity)?.fields.find((one) => isCalled(one, field));
}

type Check = (model: AppModel, before: AppModel, rest: string) => boolean;

/** What can be expected: the word it begins with, and whether it holds. */
const checks: Readonly<Record<string, Check>> = {
  has: (model, _, path) => fieldOf(model, path) !== undefined,
  lacks: (model, _, path) => fieldOf(model, path) === undefined,
  type: (model, _, rest) => fieldOf(model, rest.split(' ')[0] ?? '')?.type === rest.split(' ')[1],
  required: (model, _, path) => fieldOf(model, path)?.required === true,
  optional: (model, _, path) => fieldOf(model, path)?.required === false,
  unique: (model, _, path) => fieldOf(model, path)?.unique === true,
  choice: (model, _, rest) =>
    fieldOf(model, rest.split(' ')[0] ?? '')?.choices?.some(({ label }) =>
      isCalled({ name: '', label }, rest.slice(rest.indexOf(' ') + 1)),
    ) === true,
  nochoice: (model, _, rest) =>
    fieldOf(model, rest.split(' ')[0] ?? '')?.choices?.some(({ label }) =>
      isCalled({ name: '', label }, rest.slice(rest.indexOf(' ') + 1)),
    ) === false,
  entity: (model, _, name) => entityOf(model, name) !== undefined,
  noentity: (model, _, name) => entityOf(model, name) === undefined,
  page: (model, _, rest) => {
    const [kind, entity, by] = rest.split(' ');
    return model.pages.some(
      (page) =>
        page.kind === kind &&
        (entity === undefined || page.entity === entityOf(model, entity)?.name) &&
        (by === undefined || page.by === fieldOf(model, `${entity}.${by}`)?.name),
    );
  },
  nopage: (model, _, kind) => !model.pages.some((page) => page.kind === kind),
  order: (model, _, rest) => {
    const [path = '', direction] = rest.split(' ');
    const entity = entityOf(model, path.split('.')[0] ?? '');
    return (
      entity !== undefined &&
      model.order[entity.name] === `${direction === 'down' ? '-' : ''}${fieldOf(model, path)?.name ?? '?'}`
    );
  },
  on: (model, _, feature) => Object.entries(model.features).some(([name, value]) => name === feature && value),
  off: (model, _, feature) => Object.entries(model.features).some(([name, value]) => name === feature && !value),
  color: (model, _, color) => model.color === color,
  name: (model, _, name) => model.name.zh === name || model.name.en === name,
  locale: (model, _, locale) => model.locale === locale,
  seeds: (model, _, count) => model.entities.every(({ seeds }) => seeds.length === Number(count)),
  more: (model, before) => (model.entities[0]?.seeds.length ?? 0) > (before.entities[0]?.seeds.length ?? 0),
  points: (model, _, rest) => {
    const [from = '', to = ''] = rest.split(' ');
    return (
      entityOf(model, from)?.fields.some(
        ({ target }) => target !== undefined && target === entityOf(model, to)?.name,
      ) === true
    );
  },
};

/** How changes in words came out. `silent`: taken for something else without a word; `refused`: honest, but of no help. */
export interface ChangeScore {
  readonly cases: number;
  readonly right: number;
  readonly refused: number;
  readonly silent: number;
  readonly faults: readonly string[];
}

/** Makes every change of a table of `app | sentence | expectation; expectation`. */
export function scoreChanges(table: string): ChangeScore {
  const faults: string[] = [];
  let [right, refused, silent] = [0, 0, 0];
  const lines = table.split('\n').filter((line) => line.trim() !== '');
  for (const line of lines) {
    const [app = '', sentence = '', wanted = ''] = line.split('|').map((part) => part.trim());
    const read = readRequest(apps[app] ?? '');
    if (!read.understood) throw new Error(`No app for ${app}`);
    const outcome = changeModel(read.model, sentence);
    const expectations = wanted.split(';').map((part) => part.trim());
    if (!outcome.ok) {
      if (wanted === 'refused') right += 1;
      else {
        refused += 1;
        faults.push(`refused (${outcome.reason.en}): ${sentence}`);
      }
      continue;
    }
    const missed = expectations.filter(
      (one) =>
        !(checks[one.split(' ')[0] ?? '']?.(outcome.model, read.model, one.slice(one.indexOf(' ') + 1)) ?? false),
    );
    const isMore = outcome.changes.length > expectations.length || checkModel(outcome.model).length > 0;
    if (missed.length === 0 && !isMore) right += 1;
    else {
      silent += 1;
      faults.push(`SILENT ${missed.join('; ')} [${outcome.changes.map(({ en }) => en).join('; ')}]: ${sentence}`);
    }
  }
  return { cases: lines.length, right, refused, silent, faults };
}
