import { describe, expect, it } from 'vitest';
import { readRequest } from '../../read-request.ts';
import { findPurposes, withoutRole } from '../find/find-purposes.ts';
import { normalise } from './normalise.ts';
import { rewriteLists } from './rewrite-lists.ts';
import { readSentence } from '../../../test-support/read-sentence.ts';

const labelsOf = (sentence: string) => readSentence(sentence).model.entities[0]?.fields.map(({ label }) => label) ?? [];

describe('a purpose instead of a kind of app', () => {
  it.each([
    ['I keep forgetting when I changed the cat litter', 'tracker'],
    ['老忘了哪次给鱼缸换过水', 'tracker'],
    ["what's left in our garage?", 'inventory'],
    ['who borrowed my tools and when are they back', 'inventory'],
    ['钱都花到哪去了', 'expenses'],
    ['who owes what after our ski trip', 'expenses'],
    ['想写点登山的经验给新手看', 'blog'],
    ['patients should book a 15 minute slot', 'booking'],
    ['问问邻居们愿不愿意装电梯，愿意出多少钱', 'survey'],
    ['work out how many bricks I need: wall length, wall height', 'calculator'],
    ['我家的豆腐坊想有个网页', 'landing'],
    ['somewhere colleagues can leave a farewell note for Ann', 'chat'],
    ['只要接口，给小程序调：菜品，名称、价格', 'api'],
  ])('[NC-01] tells it: %s', (sentence, family) => {
    expect(readSentence(sentence).model.family).toBe(family);
  });

  it.each(['hello there', '今天天气真好', 'what is a database?', '谢谢老师', 'I like your shoes', '我们明天去爬山'])(
    '[NC-01] is not found in talk: %s',
    (sentence) => {
      expect(findPurposes(normalise(sentence))).toEqual([]);
      expect(readRequest(sentence).understood).toBe(false);
    },
  );

  it('[NC-01] takes who is writing for no part of the app', () => {
    expect(withoutRole('我是开花店的,要一个记账本').trim()).toBe('要一个记账本');
    expect(readSentence('nurse here - log blood pressure, pulse and temperature').model.entities[0]?.name).not.toBe(
      'Nurse',
    );
    expect(readSentence("I'm a teacher and need a list of books: title, author, shelf").model.entities[0]?.name).toBe(
      'Book',
    );
  });
});

describe('lists that free sentences word in their own way', () => {
  it.each([
    ['缺陷清单,标题、级别S1到S3', '级别(S1、S2、S3)'],
    ['喂养,几点喂、母乳还是奶粉', '母乳还是奶粉(母乳、奶粉)'],
    ['看数据,各门店每天营业额、客流', '门店、日期、营业额、客流'],
    ['把体重、血压都记下来', '包含体重、血压'],
    ['体重、血压都要写,医生说啥也记一下', '体重、血压、医生说啥'],
    ['成绩表,姓名,语文 数学,0到100分', '语文(0-100)、数学(0-100)'],
    ['养鱼日志 水温 换水没 喂食量', '养鱼日志,水温、换水没、喂食量'],
    ['供应商名录(公司 联系人 电话)', '供应商名录,公司、联系人、电话'],
    ['trips: date, km, business or private', 'business or private(business、private)'],
    ['calls, wait, score by agent', 'score, agent'],
    ['attendance and score of every player after each training', 'fields: player, date, attendance and score'],
    ['diary for each day nap length, mood', 'date, nap length, mood'],
  ])('[NC-03] is written as one: %s', (sentence, list) => {
    expect(rewriteLists(sentence)).toContain(list);
  });

  it('[NC-03] keeps every item of a diary, with its day', () => {
    const labels = labelsOf("diary of my baby's sleep: for each day nap length, bedtime, mood").map(({ en }) => en);
    expect(labels).toEqual(expect.arrayContaining(['Date', 'Nap length', 'Bedtime', 'Mood']));
  });

  it('[NC-03] keeps rules that stand beside a name', () => {
    const { model } = readSentence('校友录，要毕业年份 城市 公司，学号唯一，电话不用必填');
    const field = (label: string) => model.entities[0]?.fields.find((one) => one.label.zh === label);
    expect(field('学号')?.unique).toBe(true);
    expect(field('电话')?.required).toBe(false);
  });

  it('[NC-03] calls a field by what is filled in, without the verb', () => {
    const labels = labelsOf('帮我统计同事们团建想去哪，填姓名、部门').map(({ zh }) => zh);
    expect(labels).toEqual(expect.arrayContaining(['姓名', '部门']));
  });

  it('[NC-03] leaves out what the sentence refuses', () => {
    expect(readSentence('校报电子版，分栏目，读者不能评论').model.entities.map(({ name }) => name)).toEqual(['Post']);
    expect(readSentence('todo list, no login please').model.features.login).toBe(false);
  });

  it('[NC-03] reads traditional characters', () => {
    expect(labelsOf('寫一個記賬的，日期、金額、類別').map(({ zh }) => zh)).toEqual(['日期', '金额', '类别']);
  });
});

describe('a calculator of what the sentence names', () => {
  it('[NC-03] weighs parts by their shares', () => {
    const { model, assumptions } = readSentence('给学生算总评：平时30%、期中30%、期末40%');
    const [calculation] = model.calculations;
    expect(calculation?.inputs.map(({ label }) => label.zh)).toEqual(['平时', '期中', '期末']);
    expect(calculation?.outputs[0]?.formula.match(/\* (\d+)/g)).toEqual(['* 30', '* 30', '* 40']);
    expect(JSON.stringify(assumptions)).not.toContain('公式是猜的');
  });

  it('[NC-03] says that a formula is a guess', () => {
    const { model, assumptions } = readSentence('我们做蛋糕的，输入尺寸、层数、单价，算报价');
    expect(model.calculations[0]?.outputs[0]?.formula.split(' * ')).toHaveLength(3);
    expect(JSON.stringify(assumptions)).toContain('公式是猜的');
  });
});
