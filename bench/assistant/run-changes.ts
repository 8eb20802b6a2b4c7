import { changeModel } from '../../packages/lab/src/assistant/language/change-model.ts';
import { checkModel } from '../../packages/lab/src/assistant/model/check-model.ts';
import { readRequest } from '../../packages/lab/src/assistant/language/read-request.ts';
import { holds } from './model-checks.ts';

/** The apps that are changed, by the mark that stands before a sentence. */
const apps: Readonly<Record<string, string>> = {
  任务: '待办清单，任务有标题、负责人、优先级（低、中、高）、状态（待办、进行中、完成）、截止日期和备注',
  商店: '做一个卖手工皂的网店，带订单',
  客户: '客户管理系统，每个客户有姓名、公司、电话、邮箱、状态（新客户、跟进中、已成交）',
  图书: '图书管理，每本书有书名、作者、分类、价格；每个读者有姓名、电话、邮箱',
  task: 'Task manager with title, assignee, priority (low, medium, high), status (to do, in progress, done), due date and notes',
  shop: 'online store for handmade soap with orders',
  crm: 'CRM: each customer has name, company, phone, email, stage (new, contacted, won)',
  预约: '宠物美容预约，客人姓名、宠物名、电话、服务（洗澡、剪毛）、预约时间',
  记账: '家庭记账本，日期、金额、类别（餐饮、交通、其他）、备注',
  workout: 'Workout tracker with date, exercise, minutes and weight',
  posts: 'Blog about hiking with comments',
  books: 'Library where each book has title, author, category, price; each reader has name, phone, email',
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
    // What was left out is told beside what was done.
    const isTold = (outcome.unused ?? []).length > 0;
    if (isTold && wanted === 'refused') {
      right += 1;
      continue;
    }
    const missed = expectations.filter((one) => !holds(one, outcome.model, read.model));
    const isMore = outcome.changes.length > expectations.length || checkModel(outcome.model).length > 0;
    if (missed.length === 0 && !isMore) right += 1;
    else if (isTold) {
      refused += 1;
      faults.push(`in part, told (${(outcome.unused ?? []).join('; ')}): ${sentence}`);
    } else {
      silent += 1;
      faults.push(`SILENT ${missed.join('; ')} [${outcome.changes.map(({ en }) => en).join('; ')}]: ${sentence}`);
    }
  }
  return { cases: lines.length, right, refused, silent, faults };
}
