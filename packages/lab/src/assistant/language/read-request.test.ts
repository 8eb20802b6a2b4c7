import { describe, expect, it } from 'vitest';
import { appFamilies, appModel, type AppFamily, type AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { checkModel } from '../model/check-model.ts';
import { readRequest } from './read-request.ts';
import { fieldWordCount } from './words/field-lexicon.ts';
import { nounCount } from './words/noun-lexicon.ts';
import { modelOf } from '../test-support/read-sentence.ts';

const fieldsOf = (model: AppModel, entity = model.entities[0]?.name) =>
  model.entities.find(({ name }) => name === entity)?.fields.map(({ name, type }) => `${name}: ${type}`) ?? [];

describe('what kind of app is meant', () => {
  const families: readonly (readonly [AppFamily, string, string])[] = [
    ['todo', '帮我做一个待办清单网站', 'Create a to-do list app'],
    ['notes', '做一个笔记应用', 'a simple note taking app'],
    ['blog', '我要一个技术博客', 'Build a personal blog with comments'],
    ['shop', '开个网店卖茶叶', 'an online store for plants'],
    ['booking', '理发店预约系统', 'hair salon booking system'],
    ['contacts', '客户管理系统', 'a CRM for my company'],
    ['inventory', '仓库库存管理', 'inventory for a small warehouse'],
    ['expenses', '做一个个人记账本', 'expense tracker'],
    ['tracker', '习惯打卡应用', 'habit tracker with streaks'],
    ['survey', '员工满意度调查问卷', 'RSVP page for our wedding'],
    ['dashboard', '销售数据仪表盘', 'a sales dashboard by region'],
    ['calculator', '房贷计算器', 'a tip calculator'],
    ['landing', '给咖啡馆做一个官网', 'landing page for a startup'],
    ['chat', '做一个留言板', 'chat room for my study group'],
    ['api', '给订单做一套后端接口', 'REST API for products'],
    ['records', '学生信息管理系统', 'a movie list app'],
  ];

  it('[NC-04] knows every family in Chinese and in English', () => {
    expect(families.map(([family]) => family)).toEqual([...appFamilies]);
    for (const [family, chinese, english] of families) {
      expect([modelOf(chinese).family, modelOf(english).family], chinese).toEqual([family, family]);
    }
  });

  it('[NC-04] opens the app in the language it was asked for in', () => {
    expect(modelOf('做一个 todo list').locale).toBe('zh');
    expect(modelOf('todo list').locale).toBe('en');
    expect(modelOf('做一个待办清单，英文界面').locale).toBe('en');
  });

  it.each([
    '',
    '   ',
    'hello',
    '你好',
    '天气怎么样',
    'What is a database?',
    'write a poem about books',
    'my blog got hacked yesterday',
    'Book a flight to Paris for me',
    '做一个贪吃蛇小游戏',
    '🙂🙂',
    '123',
  ])('[NC-04] says of %j that it is no request', (sentence) => {
    expect(readRequest(sentence)).toMatchObject({ understood: false });
  });

  it('has a vocabulary of at least 150 things and 120 fields', () => {
    expect(nounCount).toBeGreaterThanOrEqual(150);
    expect(fieldWordCount).toBeGreaterThanOrEqual(120);
  });
});

describe('fields', () => {
  it('[NC-04] takes a Chinese list of fields with hints in brackets', () => {
    const model = modelOf('客户管理，每个客户有姓名、电话（必填）、邮箱（唯一）和状态（新客户、跟进中、已成交）');
    expect(fieldsOf(model)).toEqual(['name: text', 'phone: phone', 'email: email', 'status: choice']);
    const [, phone, email, status] = model.entities[0]?.fields ?? [];
    expect([phone?.required, email?.unique]).toEqual([true, true]);
    expect(status?.choices?.map(({ label }) => label.zh)).toEqual(['新客户', '跟进中', '已成交']);
  });

  it('[NC-04] takes an English list of fields with choices and optional ones', () => {
    const model = modelOf(
      'Build a task manager with title, due date, priority (low, medium, high) and budget (optional)',
    );
    expect(fieldsOf(model)).toEqual(['title: text', 'dueDate: date', 'priority: choice', 'budget: money']);
    expect(model.entities[0]?.fields[2]?.choices?.map(({ value }) => value)).toEqual(['low', 'medium', 'high']);
  });

  it('[NC-04] finds the type of a field it does not know from its words', () => {
    const model = modelOf('设备巡检，字段：采购日期、采购单价、是否报废、使用人数、官方网址');
    expect(model.entities[0]?.fields.map(({ type }) => type)).toEqual(['date', 'money', 'boolean', 'integer', 'url']);
    expect(model.entities[0]?.fields[0]).toMatchObject({
      name: 'purchaseDate',
      label: { zh: '采购日期', en: 'Purchase date' },
    });
  });

  it('[NC-04] reads choices told in a sentence', () => {
    const model = modelOf('团队看板，待办、进行中、已完成三列');
    const status = model.entities[0]?.fields.find(({ name }) => name === 'status');
    expect(status?.choices?.map(({ label }) => label.zh)).toEqual(['待办', '进行中', '已完成']);
    expect(model.pages[0]?.kind).toBe('board');
  });

  it.each([
    ['销售数据看板', 'dashboard', ['chart', 'list']],
    ['做一个看板，显示各部门指标', 'dashboard', ['chart', 'list']],
    ['做一个销售看板', 'dashboard', ['chart', 'list']],
    ['a board of sales metrics', 'dashboard', ['chart', 'list']],
    ['a sales dashboard', 'dashboard', ['chart', 'list']],
    ['做一个任务看板', 'todo', ['board', 'list']],
    ['待办看板，卡片可以拖到泳道', 'todo', ['board', 'list']],
    ['a kanban board for tasks', 'todo', ['board', 'list']],
    ['任务管理，带看板和统计', 'todo', ['board', 'list', 'chart']],
    ['客户管理，带数据看板', 'contacts', ['list', 'chart']],
    ['a CRM with a dashboard', 'contacts', ['list', 'chart']],
  ])('[NC-04] tells a board of cards from a dashboard: %s', (sentence, family, kinds) => {
    const model = modelOf(sentence);
    expect([model.family, model.pages.map(({ kind }) => kind)]).toEqual([family, kinds]);
  });

  it('[NC-04] gives a blog with drafts sign-in, says so, and leaves it out where it is not wanted', () => {
    const read = readRequest('做一个博客');
    expect(read.understood && read.model.features.login).toBe(true);
    expect(read.understood && read.assumptions.map(({ zh }) => zh).join('')).toContain('草稿');
    expect(modelOf('做一个不需要登录的博客').features.login).toBe(false);
    const statuses = modelOf('Make a blog').entities[0]?.seeds.map(({ status }) => status);
    expect(statuses).toEqual(['published', 'draft', 'published', 'published']);
  });

  it('[NC-04] joins a single named field to the usual ones', () => {
    const names = fieldsOf(modelOf('做一个菜谱应用，包含难度'));
    expect(names).toEqual(expect.arrayContaining(['ingredients: long-text', 'difficulty: choice']));
  });

  it('[NC-04] makes an own thing of a word it does not know, and says so', () => {
    const read = readRequest('做一个鱼缸管理系统');
    expect(read.understood && read.model.entities[0]).toMatchObject({ name: 'Aquarium', label: { zh: '鱼缸' } });
    expect(read.understood && read.assumptions[0]?.zh).toContain('鱼缸');
  });
});

describe('the rest of an app', () => {
  it('[NC-04] turns relations into references, in both directions of saying it', () => {
    const tasks = modelOf('项目管理系统，任务属于项目');
    expect(tasks.entities.find(({ name }) => name === 'Task')?.fields).toContainEqual(
      expect.objectContaining({ type: 'reference', target: 'Project' }),
    );
    const books = modelOf('a library app where one author has many books');
    expect(books.entities.find(({ name }) => name === 'Book')?.fields).toContainEqual(
      expect.objectContaining({ type: 'reference', target: 'Author' }),
    );
  });

  it('[NC-04] takes name, colour, features and order from the sentence', () => {
    const model = modelOf(
      'Build a to-do list called "Busy Bee" in green with login and csv export, sorted by due date, no search',
    );
    expect(model).toMatchObject({
      name: { zh: 'Busy Bee', en: 'Busy Bee' },
      slug: 'busy-bee',
      color: '#15803d',
      features: { login: true, csv: true, search: false },
      order: { Task: 'dueDate' },
    });
    expect(modelOf('做一个《每日清单》待办应用，用 #f60').color).toBe('#ff6600');
  });

  it('[NC-04] gives a shop its cart and orders, a poll its results, an interface no pages', () => {
    expect(modelOf('水果商城，带购物车').pages.map(({ kind }) => kind)).toEqual(['shop', 'list', 'cart', 'list']);
    expect(modelOf('班级投票').pages.map(({ kind }) => kind)).toEqual(['form', 'results']);
    expect(modelOf('REST API for books').pages).toEqual([]);
  });

  it('[NC-04] writes the formulas of known calculators', () => {
    const [calculation] = modelOf('BMI calculator').calculations;
    expect(calculation?.outputs[0]?.formula).toBe('weight / (height / 100) ^ 2');
    expect(calculation?.inputs.map(({ name }) => name)).toEqual(['height', 'weight']);
  });

  it('[NC-04] gives a dashboard enough records, of every kind, and an overview', () => {
    const model = modelOf('a sales dashboard');
    expect([model.name.en, model.pages[0]?.label]).toEqual(['Sales dashboard', { zh: '总览', en: 'Overview' }]);
    const regions = model.entities[0]?.seeds.map(({ region }) => region);
    expect([regions?.length, new Set(regions).size]).toEqual([12, 4]);
  });

  it('[NC-04] fills a new app with examples in its language, around the day it is given', () => {
    const read = readRequest('做一个待办清单', { today: '2030-05-05' });
    const [entity] = read.understood ? read.model.entities : [];
    expect(entity?.seeds[0]?.title).toMatch(/\p{Script=Han}/u);
    expect(
      entity?.seeds.every(
        ({ dueDate }) => String(dueDate).startsWith('2030-05') || String(dueDate).startsWith('2030-04'),
      ),
    ).toBe(true);
  });
});

const hostile: readonly (readonly [string, string])[] = [
  ['8,000 characters', '做一个待办清单，有标题、价格。'.repeat(600)],
  ['one long word', `build an app for ${'x'.repeat(8_000)}`],
  ['8,000 brackets', `task app with ${'('.repeat(8_000)}`],
  ['8,000 commas', `任务应用，包含${'、'.repeat(8_000)}`],
  ['markup', '做一个<script>alert(1)</script>待办，有<b>标题</b>和"\'`${x}`'],
  ['right to left', 'build a todo app \u202e\u2067 עם כותרת ותאריך \u0627\u0644\u0639\u0646\u0648\u0627\u0646'],
  ['lone surrogates', 'task app \ud800 with title\udc00, date'],
  ['emoji', '📚 做一个图书管理📖，有书名、作者😀'],
  ['names of object members', 'app with fields: constructor, __proto__, toString, hasOwnProperty'],
  ['same field many times', 'task app with title, title, title, Title, 标题'],
  [
    'hundreds of fields',
    `records app with fields: ${Array.from({ length: 300 }, (_, at) => `price of part${at}`).join(', ')}`,
  ],
  ['nothing but relations', 'a belongs to b belongs to c belongs to a belongs to a'],
  ['control characters', 'todo\u0000 app\u0007 with \u001b[31mtitle'],
];

describe('any text', () => {
  it.each(hostile)('[NC-04] takes %s without an exception and makes only what can be generated', (_, sentence) => {
    const read = readRequest(sentence);
    if (!read.understood) return;
    expect(appModel.safeParse(read.model).error?.issues).toBeUndefined();
    expect(checkModel(read.model)).toEqual([]);
  });

  it('[NC-04] makes the same of the same words, and always what passes the contract', () => {
    const words = [
      '做一个',
      '任务',
      '商品、价格',
      '客户',
      'with',
      'title, date',
      '每个',
      '有',
      '属于',
      '看板',
      'and',
      '(a, b)',
      '，',
      '。',
      'app',
      '登录',
      '按',
      '排序',
      'build',
      'each order has',
      '计算器',
      '博客',
      '预约',
      '日历',
      '"X"',
      '#0af',
    ];
    let state = 7;
    const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
    for (let round = 0; round < 300; round += 1) {
      const sentence = Array.from(
        { length: 2 + Math.floor(next() * 9) },
        () => words[Math.floor(next() * words.length)],
      ).join(next() < 0.5 ? '' : ' ');
      const read = readRequest(sentence);
      expect(readRequest(sentence)).toEqual(read);
      expect(read.understood ? checkModel(read.model) : [], sentence).toEqual([]);
    }
    // A second on a machine of its own.
  });
});
