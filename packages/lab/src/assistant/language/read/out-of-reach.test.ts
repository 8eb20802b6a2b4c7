import { describe, expect, it } from 'vitest';
import { readRequest } from '../read-request.ts';
import { normalise } from './sentence/normalise.ts';
import { outOfReach } from './out-of-reach.ts';

describe('[NC-03] a request for what no app of pages and records can be', () => {
  it.each([
    ['a tetris clone', 'game'],
    ['网页版斗地主，三个人联机', 'game'],
    ['an app that steers my robot vacuum', 'device'],
    ['measures my pulse with the camera', 'device'],
    ['能听懂宝宝哭声的软件，用麦克风', 'device'],
    ['让手机当遥控器控制客厅的灯', 'device'],
    ['write a Firefox add-on that hides adverts', 'program'],
    ['预测明天的股票涨跌', 'program'],
    ["I'd like a program that removes the background from pictures", 'media'],
    ['帮我把照片里的路人去掉', 'media'],
    ['把语音实时翻译成英语', 'media'],
    ['Write me a love poem', 'writing'],
    ['写一首情诗', 'writing'],
  ])('is told what it asks for: %s', (sentence, beyond) => {
    expect(readRequest(sentence)).toEqual({ understood: false, beyond });
  });

  it.each([
    'a website for my game studio',
    'app for the board game cafe, people book tables',
    'who may operate the machine, name, licence until',
    'portfolio for a photographer who edits wedding photos',
    'a site to sell my songs',
    'I translate documents and want my clients to ask for quotes',
    'drone flights: pilot, battery, minutes',
    '棋牌室预约',
    '修照片的店，顾客下单',
    '机器人比赛报名',
    '音乐老师的课程表',
    '帮我做个图片墙',
    '手机维修店接单',
  ])('is not what keeps records of it: %s', (sentence) => {
    expect(outOfReach(normalise(sentence))).toBeUndefined();
  });

  it('is looked for in a time that grows with the text', () => {
    const long = 'make the photo that translates phones with the ';
    expect(outOfReach(long.repeat(2000))).toBeUndefined();
  });
});
