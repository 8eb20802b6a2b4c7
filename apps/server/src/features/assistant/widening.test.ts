import { assistantPaths } from '@toolbench/contracts/routes.ts';
import { describe, expect, it } from 'vitest';
import { openAssistantPage, sessionName, type AssistantPage } from '../../test-support/lab/assistant-calls.ts';

const node = {
  techStack: { language: 'javascript', framework: 'express', database: 'sqlite', hosting: 'vercel' },
} as const;

/** A page with an app that was made of a sentence. */
async function madeOf(sentence: string) {
  const page = await openAssistantPage({}, { hasAllRules: true });
  const say: AssistantPage['say'] = (message, more) => page.say(message, { ...node, ...more });
  await say(sentence);
  const made = await say('确认需求：开始生成代码');
  expect(made.projectState?.currentVersion).toBe(1);
  return { ...page, say };
}

const isAsked = (said: Awaited<ReturnType<AssistantPage['say']>>, version: number) => {
  expect(said.response.actions).toEqual([{ type: 'confirm_widening' }]);
  expect(said.response.requiresConfirmation).toBe(true);
  expect(said.projectState?.currentVersion).toBe(version);
  return said.response.content;
};

describe('[NC-12] what lets more people see or change data', () => {
  it('is asked about in words, done when it is confirmed, and forgotten when something else is said', async () => {
    const { say } = await madeOf('A customer list with name and phone');
    const asked = isAsked(await say('anyone can delete'), 1);
    expect(asked).toContain('Nothing is done yet');
    expect(asked).toContain('“Customer”. Seen by: the owner alone → everybody');
    expect(asked).toContain('“Customer”. Changed and deleted by: the owner alone → everybody');
    expect((await say('add a birthday field')).projectState?.currentVersion).toBe(2);
    expect((await say('yes')).projectState?.currentVersion).toBe(2);
    isAsked(await say('anyone can delete'), 2);
    const done = await say('yes');
    expect(done.projectState?.currentVersion).toBe(3);
    expect(done.projectState?.files['server/model.json']).toContain('"visitors": false');
  });

  it('is asked about in Chinese, for commands of the design too', async () => {
    const { say } = await madeOf('客户名单，姓名、电话');
    const commands = [{ do: 'set-hidden' as const, entity: 'Customer', hidden: false }];
    expect(isAsked(await say('改一下', { commands }), 1)).toContain('“客户”看得到的：只有店主 → 所有人');
    expect((await say('确认')).projectState?.currentVersion).toBe(2);
  });

  it('is asked about when a sign-in goes, and when a change is undone, redone or a version restored', async () => {
    const { say, call } = await madeOf('做一个带登录的图书清单');
    isAsked(await say('去掉登录'), 1);
    expect((await say('只有我能看')).projectState?.currentVersion).toBe(2);
    isAsked(await say('撤销'), 2);
    expect((await say('确认')).projectState?.currentVersion).toBe(3);
    expect((await say('重做')).projectState?.currentVersion).toBe(4);
    isAsked(await say('恢复到第1版'), 4);
    const refused = await call('POST', assistantPaths.restore(sessionName), { version: 1 });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'widens-access']);
    expect(refused.json<{ detail: string }>().detail).toContain('→');
    const meant = await call('POST', assistantPaths.restore(sessionName), { version: 1, widens: true });
    expect(meant.statusCode).toBe(200);
  });

  it('is refused as an edit of files until it is said to be meant', async () => {
    const { call, say } = await madeOf('A customer list with name and phone');
    const state = (await say('hello')).projectState;
    const file = state?.files['server/model.json'] ?? '';
    const edit = (path: string, text: string | null, more = {}) =>
      call('PUT', assistantPaths.files(sessionName), { version: 1, files: { [path]: text }, ...more });
    const opened = file.replace('"visitors": "none"', '"visitors": "add"');
    expect(opened).not.toBe(file);
    for (const [path, text] of [
      ['server/model.json', opened],
      ['server/model.json', null],
      ['server/model.json', file.replace('"pages": "', '"pages": "../')],
      ['server/src/visitors.js', 'export {};'],
      ['server/src/model.js', 'export {};'],
      ['server/schema.sql', ''],
      ['server/src/new.js', 'export {};'],
      ['Dockerfile', 'FROM scratch'],
    ] as const) {
      const refused = await edit(path, text);
      expect([refused.statusCode, refused.json<{ code: string }>().code], path).toEqual([409, 'widens-access']);
    }
    expect((await edit('README.md', '# Customers')).statusCode).toBe(200);
    expect((await edit('server/model.json', opened, { version: 2, widens: true })).statusCode).toBe(200);
    // Another version's files are somebody's own, too: the models are the same before and after.
    const back = (version: number) => call('POST', assistantPaths.restore(sessionName), { version });
    expect((await edit('server/model.json', file, { version: 3, widens: true })).statusCode).toBe(200);
    expect((await back(3)).statusCode).toBe(409);
    expect((await back(1)).statusCode).toBe(200);
    isAsked(await say('go back to version 3'), 5);
  });

  it('is closed by an edit of files and by a restored version: a later yes confirms nothing', async () => {
    const { call, say } = await madeOf('A customer list with name and phone');
    isAsked(await say('anyone can delete'), 1);
    const edited = await call('PUT', assistantPaths.files(sessionName), { version: 1, files: { 'README.md': '# A' } });
    expect(edited.statusCode).toBe(200);
    expect((await say('confirm')).projectState?.currentVersion).toBe(2);
    isAsked(await say('anyone can delete'), 2);
    expect((await call('POST', assistantPaths.restore(sessionName), { version: 1 })).statusCode).toBe(200);
    const after = await say('yes');
    expect(after.projectState?.currentVersion).toBe(3);
    expect(after.projectState?.files['server/model.json']).toContain('"visitors": "none"');
  });

  it('is not what takes away a page: what came by a form stays its owner’s', async () => {
    const { say } = await madeOf('A feedback form: name, email, message');
    const gone = await say('delete the form page');
    expect(gone.projectState?.currentVersion).toBe(2);
    expect(gone.projectState?.files['server/model.json']).toContain('"visitors": "none"');
    expect(gone.response.content).toContain('Only the owner, by password, sees and changes anything');
  });
});

describe('[NC-10] what a sentence takes away', () => {
  it('is asked about where it does not plainly have a kind of records removed, and told with what is opened', async () => {
    const { say } = await madeOf('A shop with products and orders');
    const opened = isAsked(await say('We do not need orders'), 1);
    expect(opened).toContain('It also takes away:\n- “Order” goes, with all its records and pages');
    const { say: ask } = await madeOf('会员名单，有姓名、电话；课程，有名称、日期');
    expect((await ask('加一个发票，有金额、日期')).projectState?.currentVersion).toBe(2);
    const taken = isAsked(await ask('不要发票'), 2);
    expect(taken).toContain('这句话会：\n- 删除“发票”，连同它的全部数据和页面');
    expect((await ask('确认')).projectState?.currentVersion).toBe(3);
    expect((await ask('撤销')).projectState?.currentVersion).toBe(4);
    expect((await ask('删除发票')).projectState?.currentVersion).toBe(5);
  });

  it('is nothing where something is not to be public, and new records are said to be kept from others', async () => {
    const { say } = await madeOf('会员名单，有姓名、电话、邮箱');
    const added = await say('加一个工资表，有姓名、金额');
    expect(added.response.content).toContain('新加的“工资”也只有店主看得到；要给所有人看，说“公开工资”');
    for (const sentence of ['不要公开工资', '禁止公开会员', '不要公开订单'])
      expect((await say(sentence)).projectState?.currentVersion, sentence).toBe(2);
    expect(isAsked(await say('公开工资'), 2)).toContain('“工资”看得到的：只有店主 → 所有人');
  });
});

describe('[NC-12] what is undone', () => {
  it('is the version that was restored, in words, and “no” does nothing', async () => {
    const { say } = await madeOf('A book list');
    await say('add a shelf field');
    await say('add a dealer field');
    expect((await say('go back to version 1')).projectState?.currentVersion).toBe(4);
    const undone = await say('undo');
    expect(undone.response.content).toContain('version 1');
    expect(undone.response.content).not.toContain('field');
    const no = await say('no');
    expect([no.projectState?.currentVersion, no.response.content.startsWith('All right, nothing')]).toEqual([5, true]);
  });
});
