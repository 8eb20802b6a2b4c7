import { describe, expect, it } from 'vitest';
import { codeStructure } from './code-structure.ts';
import { signatureOf } from './findings.ts';
import { asAddition, asksForNewApp, intentOf, namesWholeApp, versionIn } from './intent.ts';
import { languageOfMessage } from './language.ts';
import { selectContext } from './select-context.ts';
import { conversationTexts } from './texts.ts';

describe('[NC-03] what a message asks for', () => {
  it.each(['那就', '部署第1版', '现在就', 'deploy it now ', 'yes, ', '部署12345', 'the '])(
    '[NC-06] is told at once, however often it is said: %s',
    (words) => expect(intentOf(`${words.repeat(4_000)}算了`)).toBe('wish'),
  );

  it.each([
    ...['部署要多少钱？', '部署安全吗', '发布了吗', '上线了', '部署失败了', '发布会', '部署之前删除电话', '先别部署'],
    ...['deploy?', 'Deploy? Not yet', 'deploy later', 'publish nothing', 'deploy failed', 'deploy to aws tomorrow'],
    ...['部署到阿里云要多少钱', '部署到阿里云安全吗', '部署到哪里', '能部署吗', '可以发布吗', 'deploy to where'],
    ...[
      '发布到首页',
      '发布到论坛',
      '部署在周五',
      'publish with a button',
      'release in summer',
      'publish on the home page',
    ],
  ])('[NC-06] is no deployment where deploying is asked of, told or put off: %s', (said) =>
    expect(intentOf(said)).toBe('wish'),
  );

  it.each([
    ['确认需求：做一个待办网站，开始生成代码', 'confirm'],
    ['confirm requirement: a to-do website, start generating code', 'confirm'],
    ['Confirmed the requirements', 'confirm'],
    ['部署到阿里云', 'deploy'],
    ['请部署应用', 'deploy'],
    ['帮我把应用发布上线', 'deploy'],
    ['Deploy to aws', 'deploy'],
    ['现在就部署吧', 'deploy'],
    ['能不能帮我部署一下？', 'deploy'],
    ['Could you deploy it now?', 'deploy'],
    ['publish version 3 to my server, please', 'deploy'],
    ['部署最新版本', 'deploy'],
    ['重新部署', 'deploy'],
    ['再部署一次', 'deploy'],
    ['好的，部署', 'deploy'],
    ['部署到阿里云，谢谢', 'deploy'],
    ['帮我部署下', 'deploy'],
    ['deploy my todo app', 'deploy'],
    ['yes, deploy it', 'deploy'],
    ['Redeploy', 'deploy'],
    ['can we deploy this?', 'deploy'],
    ['deploy to AWS (single server)', 'deploy'],
    ['deploy without docker', 'deploy'],
    ['please deploy the app to the cloud', 'deploy'],
    ['做一个部署记录网站', 'wish'],
    ['加一个发布日期字段', 'wish'],
    ['发布日期改成必填', 'wish'],
    ['add a publish button', 'wish'],
    ['publish date should be required', 'wish'],
    ['make an app that tracks deployments', 'wish'],
    ['好的', 'agree'],
    ['确认', 'agree'],
    ['好的，开始吧', 'agree'],
    ['可以！', 'agree'],
    ['OK', 'agree'],
    ['yes, go ahead', 'agree'],
    ['Go ahead please.', 'agree'],
    ['ok but make it green', 'wish'],
    ['确认日期改成必填', 'wish'],
    ['好的，再加一个备注', 'wish'],
    ['撤销', 'undo'],
    ['请撤销刚才的修改', 'undo'],
    ['Undo', 'undo'],
    ['undo that', 'undo'],
    ['重做', 'redo'],
    ['redo the last change', 'redo'],
    ['重做一个博客', 'wish'],
    ['add an undo button', 'wish'],
    ['加一个撤销按钮', 'wish'],
  ] as const)('%j: %s', (message, intent) => expect(intentOf(message)).toBe(intent));

  it.each(['做一个博客网站', '帮我重新做个网店', 'build me a booking app', 'I want you to make another app'])(
    '%s: another app',
    (message) => expect(asksForNewApp(message)).toBe(true),
  );

  it.each(['再做一个读者表，姓名、电话', '另外做一个供应商列表', 'also make a members list'])(
    '%s: something on top of the app at hand',
    (message) => expect(asksForNewApp(message)).toBe(false),
  );

  it.each(['另外做一个博客网站', 'also build a booking app'])('%s: a whole app besides', (message) =>
    expect(asksForNewApp(message)).toBe(true),
  );

  it.each([
    'I need a book lending list for our office: title, author, who borrowed it; show overdue books first',
    'We would like a small inventory for the workshop: part, amount, shelf',
    'please build a tracker for my plants',
    '我需要一个家庭药箱管理，记录药名和有效期',
    '我们想要一套设备台账：名称、编号、负责人',
  ])('%s: a whole app by its name', (message) => expect(namesWholeApp(message)).toBe(true));

  it.each([
    'I need a list of overdue books first',
    'I want a calculator page',
    'we need a website field',
    '我需要一个备注字段',
    '我要一个统计页面',
    '加一个系统编号',
    'also build a booking app',
  ])('%s: not a whole app by its name', (message) => expect(namesWholeApp(message)).toBe(false));

  it.each(['改好看一点', '做一个统计页面', 'make it prettier', 'make a calendar view', '再加一个负责人打分'])(
    '%s: not another app',
    (message) => expect(asksForNewApp(message)).toBe(false),
  );

  it.each([
    ['再做一个读者表，姓名、电话', '再加一个读者表，姓名、电话'],
    ['also make a members list', 'also add a members list'],
    ['另外做一个博客网站', '另外做一个博客网站'],
    ['做一个读者表', '做一个读者表'],
  ])('%s is read as %s', (message, read) => expect(asAddition(message)).toBe(read));

  it('is answered in its language', () => {
    expect(languageOfMessage('做一个 todo', 'en')).toBe('zh');
    expect(languageOfMessage('make a list', 'zh')).toBe('en');
    expect(languageOfMessage('#ff0000', 'en')).toBe('en');
  });
});

describe('[NC-09] findings', () => {
  const finding = {
    from: 'browser',
    message: 'x is not defined at http://a.preview/src/main.js:10:5',
    path: 'web/src/main.js',
  } as const;

  it('are the same wherever they are in the file and however often they come', () => {
    const later = { ...finding, message: 'x is not defined at http://b.preview:81/src/main.js:99:1', line: 9 };
    expect(signatureOf([finding])).toBe(signatureOf([later, finding]));
    expect(signatureOf([finding])).not.toBe(signatureOf([{ ...finding, message: 'y is not defined' }]));
  });
});

describe('[NC-09] what a model gets to see', () => {
  const files = new Map([
    ['web/src/main.js', "import { load } from './store.js';\nload();\n"],
    ['web/src/store.js', 'export function load() {\n  return fetch("/api");\n}\n'],
    ['web/src/other.js', `export function other() {\n${'  work();\n'.repeat(100)}}\n`],
    ['README.md', `# App\n${'words '.repeat(100)}`],
  ]);
  const wish = { message: 'main.js 里加载失败', findings: [], recent: [], tokensOf: (text: string) => text.length / 4 };

  it('is the whole project where there is room', () => {
    const chosen = selectContext(files, { ...wish, budget: 10_000 });
    expect(chosen.map(({ as }) => as)).toEqual(['whole', 'whole', 'whole', 'whole']);
  });

  it('is what the wish names, what that imports, and the outline of the rest', () => {
    const chosen = selectContext(files, { ...wish, budget: 60 });
    expect(chosen.map(({ path, as }) => [path, as])).toEqual([
      ['web/src/main.js', 'whole'],
      ['web/src/store.js', 'whole'],
      ['web/src/other.js', 'outline'],
    ]);
    expect(chosen.at(-1)?.text).toBe('export function other() {');
  });

  it('never takes more tokens than it may', () => {
    for (const budget of [0, 5, 30, 200]) {
      const sum = selectContext(files, { ...wish, budget }).reduce((all, { text }) => all + wish.tokensOf(text), 0);
      expect(sum).toBeLessThanOrEqual(budget);
    }
  });
});

it('[NC-04] the structure of a project has its folders first', () => {
  expect(codeStructure(['b.txt', 'a/d/e.js', 'a/c.js'])).toBe('a/\n  d/\n    e.js\n  c.js\nb.txt');
  expect(codeStructure([])).toBe('');
});

it('[NC-04] a modification is marked in both languages', () => {
  expect(conversationTexts.zh.modified([], 2)).toContain('修改完成');
  expect(conversationTexts.en.modified([], 2).toLowerCase()).toContain('modification complete');
});

describe('[NC-04] the words of the conversation', () => {
  it('have one kind of quotation marks', () => {
    expect(Object.values(conversationTexts.zh).map(String).join('\n')).not.toMatch(/[「」]/u);
  });
});

describe('[NC-12] an earlier version in words', () => {
  it.each([
    'undo',
    'undo that again',
    'never mind, undo the last change',
    'back to the previous version',
    '取消刚才的修改',
    '算了，改回来',
    '不对，撤销',
    'Undo the last change, please',
    'revert that',
    'go back',
    'take that back',
    'go back one version',
    'restore the previous version',
    '撤销',
    '回退上一步',
    '恢复到上一版',
    '还原刚才的修改',
  ])('%j takes the last change back', (message) => {
    expect(intentOf(message)).toBe('undo');
  });

  it.each(['恢复', '恢复一下', '恢复刚才的修改', '重做', 'redo', 'bring it back'])(
    '%j makes what was undone again',
    (message) => {
      expect(intentOf(message)).toBe('redo');
    },
  );

  it.each([
    ['go back to version 1', 1],
    ['Please revert to version 12.', 12],
    ['can you restore version two', 2],
    ['roll back to v3', 3],
    ['switch it back to the first version', 1],
    ['reset everything to the beginning', 1],
    ['还原到第一版', 1],
    ['请恢复到第 12 版', 12],
    ['回到版本3', 3],
    ['回滚到第二十一版本', 21],
    ['变回最初的样子吧', 1],
  ])('%j wants version %i', (message, version) => {
    expect([intentOf(message), versionIn(message)]).toEqual(['restore', version]);
  });

  it.each([
    'add a version field',
    'rename version to edition',
    '加一个版本字段',
    '把第一版改名为初稿',
    'undo button',
    'add an undo button',
    'go back button on every page',
  ])('%j wishes for something else', (message) => {
    expect(intentOf(message)).toBe('wish');
  });
});
