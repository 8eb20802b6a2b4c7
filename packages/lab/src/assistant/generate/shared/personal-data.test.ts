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
    'A list of routers: model, place, admin password',
    'An app for subscriptions with service, username and passcode',
    'An app to keep API credentials: service, access token, renewal date',
    'Servers: name, region, SSH key',
    'An app for parcels: carrier, shelf, pickup code',
    'A list of programs: program, licence key, price',
    'Storage units with number and gate code (new)',
    'Suppliers with name, city and IBAN',
    'My cards: bank, card number, monthly limit',
    'A list of trips: country, passport number, days',
    'a password manager',
    'A medical log: date, doctor, diagnosis',
    '做一个密码管理器',
    '做一个令牌清单',
    '做一个密钥记录',
    '摄像头清单：位置、型号、登录口令',
    '网盘清单：网站、账号、密码提示',
    '做一个软件清单，字段有软件、激活码、到期日',
    '接口清单：系统、地址、访问令牌',
    '做一个保险箱清单，字段有位置、开锁码',
    '做一个出行清单，字段有国家、护照号、天数',
    '供应商：公司、开户行、银行账号',
    '病历本：日期、医院、诊断',
  ])(
    '[NC-08] are the owner’s alone, whosever they are, where they open something or are secret by their name: %s',
    (sentence) => {
      expect(seenBy(sentence)).toMatchObject({ visitors: ['none'], owned: true, signUp: false });
    },
  );

  it('[NC-08] with a password are nobody else’s, though visitors choose from them or read what they wrote', () => {
    const blog = modelOf('A blog with posts and authors');
    const entities = blog.entities.map((entity) => ({
      ...entity,
      fields: [
        ...entity.fields,
        ...(entity.name === 'Author'
          ? [
              {
                name: 'secret',
                label: { zh: '登录密码', en: 'Login password' },
                type: 'text' as const,
                required: false,
                unique: false,
              },
            ]
          : []),
      ],
    }));
    expect(entities.map(({ name }) => name)).toContain('Author');
    expect(accessOf({ ...blog, entities }).hidden).toContain('Author');
    expect(accessOf(blog).hidden).not.toContain('Author');
  });

  it.each([
    'a to-do list',
    'A book list with title, author and rating',
    'A blog',
    'A list of restaurants with name, address and phone',
    'A list of companies with name, website and phone',
    'My pets: name, birthday, breed',
    'A list of songs: title, key, tempo',
    'Recipes: name, secret ingredient, minutes',
    'A list of coins: token symbol, price',
    'An app for games: name, password strength, players',
    'A list of plants with Latin name and public key features',
    'Parts: product code, serial number, price',
    'A list of jobs with title, salary and company',
    'A list of diseases: disease, symptoms, treatment',
    'Puzzles: puzzle, hint, number of keys',
    '做一个密码学书单：书名、作者',
    '词汇表：词、词根、提示',
    '汽车维修：车型、诊断、费用',
    '做一个零件清单：编号、条形码、备注',
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
