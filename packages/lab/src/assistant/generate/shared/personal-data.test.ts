import { describe, expect, it } from 'vitest';
import { accessOf } from '../../model/access.ts';
import { runCommands } from '../../model/commands.ts';
import { emptyExamples } from '../../model/edit-fields.ts';
import { modelOf } from '../../test-support/read-sentence.ts';
import { prepareModel } from './prepare-model.ts';
import { serverEntities } from './server-entity.ts';

const seenBy = (sentence: string) => {
  const model = prepareModel(modelOf(sentence));
  return {
    visitors: serverEntities(model, 'sqlite').map(({ visitors }) => visitors ?? 'all'),
    owned: model.visitors.owned,
    signUp: model.features.signUp,
  };
};

describe('records with personal data', () => {
  it.each([
    'A client list with name and phone',
    'Track tenants: full name, birthday, rent',
    'An app for employee salaries: name, position, salary',
    'A list of pupils with name and home address',
    'A list of godparents with name, phone and wishes',
    'People I met: name, WhatsApp, where we met',
    '员工名单：姓名、部门、工资',
    '做一个学生名单，字段有姓名、家庭住址、班级',
    '病人名单：姓名、诊断、过敏史',
    '做一个房客表，姓名、身份证号、房号',
    '做一个 REST API，保存客户的姓名和邮箱',
  ])('[NC-08] are the owner’s alone, whatever kind of app holds them: %s', (sentence) => {
    expect(seenBy(sentence)).toMatchObject({ visitors: ['none'], owned: true, signUp: false });
  });

  it.each([
    'a to-do list',
    'A book list with title, author and rating',
    'A blog',
    'A list of restaurants with name, address and phone',
    'A list of companies with name, website and phone',
    'My pets: name, birthday, breed',
    'A recipe collection with allergies and steps',
    '做一个图书清单，书名、作者、价格',
    '餐厅收藏：名称、地址、电话、评分',
    '服务器清单：名称、IP 地址、状态',
  ])('[NC-08] are not those of things, organisations and places: %s', (sentence) => {
    expect(seenBy(sentence)).toMatchObject({ owned: false });
  });

  it.each(['A booking page for a salon with name, phone and time', '预约页面：姓名、电话、时间段'])(
    '[NC-08] are sent in by visitors where they are a booking, however its time is written: %s',
    (sentence) => {
      expect(seenBy(sentence)).toMatchObject({ visitors: ['add'], owned: true });
    },
  );

  it('[NC-08] stay hidden when the form that they came by, or the field that told so, is taken away', () => {
    for (const sentence of ['A feedback form: name, email, message', 'A survey: favourite colour, comment']) {
      const form = modelOf(sentence);
      const page = form.pages.find(({ kind }) => kind === 'form')?.key ?? '';
      const gone = runCommands(form, [{ do: 'remove-page', page }], emptyExamples);
      expect(gone.ok && accessOf(gone.model).words.en, sentence).toBe(
        'Only the owner, by password, sees and changes anything',
      );
    }
    const clients = modelOf('A client list with name and phone');
    const entity = clients.entities[0]?.name ?? '';
    const bare = runCommands(clients, [{ do: 'remove-field', entity, field: 'phone' }], emptyExamples);
    expect(bare.ok && accessOf(bare.model)).toEqual(accessOf(clients));
  });

  it('[NC-08] are shown to all, or other records kept from them, where a command says so', () => {
    const clients = modelOf('A client list with name and phone');
    const entity = clients.entities[0]?.name ?? '';
    const shown = runCommands(
      clients,
      [
        { do: 'set-hidden', entity, hidden: false },
        { do: 'set-owned', owned: true },
      ],
      emptyExamples,
    );
    expect(shown.ok && accessOf(shown.model).words).toEqual({
      zh: '谁都能看到全部内容，只有店主凭密码能修改',
      en: 'Everybody sees everything; only the owner, by password, changes it',
    });
    const books = modelOf('A book list with title and author');
    const kept = runCommands(books, [{ do: 'set-hidden', entity: 'Book', hidden: true }], emptyExamples);
    expect(kept.ok && accessOf(kept.model).words.zh).toBe('只有店主凭密码看得到并能修改全部内容');
  });
});
