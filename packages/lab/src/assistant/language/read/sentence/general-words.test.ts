import { describe, expect, it } from 'vitest';
import { readSentence } from '../../../test-support/read-sentence.ts';

const labelsOf = (sentence: string) =>
  readSentence(sentence).model.entities[0]?.fields.map(({ label }) => label.zh) ?? [];
const typesOf = (sentence: string) =>
  Object.fromEntries(readSentence(sentence).model.entities[0]?.fields.map(({ name, type }) => [name, type]) ?? []);

describe('words around lists', () => {
  it('[NC-03] takes no verb that asks for a list for a part of its first field', () => {
    expect(labelsOf('我想管理我的出租房，记录租客、租金和到期时间')).toEqual(['租客', '租金', '到期时间']);
    expect(labelsOf('我想管理家里的猫，登记猫咪名字、疫苗日期和驱虫日期')).toEqual(['名字', '疫苗日期', '驱虫日期']);
    expect(labelsOf('客户档案，姓名、登记日期、电话')).toContain('登记日期');
  });

  it('[NC-03] takes what the first item belongs to for what the records are of', () => {
    const { model } = readSentence('记录鱼塘的水温、溶氧、喂料量和时间');
    expect(model.entities[0]?.label.zh).toBe('鱼塘');
    expect(labelsOf('记录鱼塘的水温、溶氧、喂料量和时间')).toEqual(['名称', '水温', '溶氧', '喂料量', '时间']);
  });

  it('[NC-03] takes charts of results and kinds of questions for no fields', () => {
    const { model } = readSentence('Customer survey with yes/no questions and a results chart');
    expect(model.entities[0]?.fields.map(({ name }) => name)).toEqual([
      'name',
      'email',
      'rating',
      'favorite',
      'comment',
    ]);
    expect(model.pages.map(({ kind }) => kind)).toContain('chart');
  });
});

describe('what stands around a thing', () => {
  it.each([
    ['A recipe box where I can search by ingredient and scale the servings', 'Recipe', ['scale']],
    ['cookbook binder for my favourites', 'Recipe', ['favourites']],
    ['recipe keeper app', 'Recipe', []],
  ])('[NC-01] what a thing is kept in is its app: %s', (sentence, name, unused) => {
    const understood = readSentence(sentence);
    expect(understood.model.entities[0]?.name).toBe(name);
    expect(understood.unused).toEqual(unused);
  });

  it.each([
    ['给健身房做会员签到', '会员签到', '会员', 'Member'],
    ['employee check in for our warehouse', '员工签到', '员工', 'Employee'],
    ['check-in for volunteers', '志愿者签到', '志愿者', 'Volunteer'],
  ])('[NC-03] keeps who comes and when: %s', (sentence, thing, zh, en) => {
    const [main] = readSentence(sentence).model.entities;
    expect(main?.label.zh).toBe(thing);
    expect(main?.fields[0]?.label).toEqual({ zh, en });
    expect(main?.fields[1]?.type).toBe('date-time');
  });

  it.each(['做一个班级值日表，能自动轮换', 'duty rota for our class'])(
    '[NC-03] keeps the day, the person and what is to be done of duties: %s',
    (sentence) => {
      expect(labelsOf(sentence)).toEqual(['日期', '值日人', '值日内容', '区域', '是否完成']);
    },
  );

  it('[NC-03] tells what it cannot do', () => {
    expect(readSentence('做一个班级值日表，能自动轮换').unused.join()).toContain('自动轮换');
    expect(readSentence('a pomodoro timer with a list of tasks').unused.join()).toContain('timer');
  });

  it('[NC-03] asks what is signed up for where there is more than one', () => {
    expect(labelsOf('学校社团报名，每人限报两个社团')).toContain('社团');
    expect(labelsOf('活动报名')).not.toContain('活动');
  });
});

describe('words that mean something else beside others', () => {
  it('[NC-03] reads the time of what is measured as a moment', () => {
    const sentence = 'API for storing sensor readings with device id, temperature, humidity and time';
    expect(typesOf(sentence)).toEqual({
      deviceId: 'text',
      temperature: 'decimal',
      humidity: 'decimal',
      measuredAt: 'date-time',
    });
    expect(labelsOf(sentence)).toEqual(['Device id', '温度', '湿度', '时间']);
    expect(typesOf('药名、剂量、时间，做个吃药记录')).toMatchObject({ time: 'text' });
  });

  it('[NC-03] reads a temperature as one of people only where it is', () => {
    expect(labelsOf('REST API for a weather station, readings have station, temperature and rain')).toContain('温度');
    expect(labelsOf('宝宝记录，体温、奶量、日期')).toContain('体温');
  });

  it('[NC-03] names an API after what it is for', () => {
    expect(readSentence('REST API for weather stations: station id, wind speed, rain and time').model.name.en).toBe(
      'Weather station API',
    );
  });
});
