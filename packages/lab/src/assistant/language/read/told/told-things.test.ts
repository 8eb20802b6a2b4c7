import { describe, expect, it } from 'vitest';
import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { readRequest } from '../../read-request.ts';
import { readSentence } from '../../../test-support/read-sentence.ts';

/** The kinds of records of an app, each with its fields: types but text, choices and what is pointed to stand behind them. */
function kindsOf({ entities, locale }: AppModel) {
  const labelOf = (name: string | undefined) => entities.find((one) => one.name === name)?.label[locale];
  return Object.fromEntries(
    entities.map(({ label, fields }) => [
      label[locale],
      fields.map(({ label: own, type, target, choices }) => {
        const told = choices?.map((choice) => choice.label[locale]).join('|');
        if (type === 'reference') return `${own[locale]} > ${labelOf(target) ?? ''}`;
        return type === 'text' ? own[locale] : `${own[locale]}: ${told ?? type}`;
      }),
    ]),
  );
}
const read = (message: string) => kindsOf(readSentence(message).model);

describe('[NC-03] kinds of records that a message spells out, whatever its words mean', () => {
  it('are told by each of them and by plurals, with what points to what', () => {
    expect(
      read(
        'We keep falcons. Each falcon has a ring number, a hatch date and weight in grams; every flight belongs to a falcon: date, distance (km), weather (clear, windy or wet).',
      ),
    ).toEqual({
      Falcon: ['Ring number', 'Hatch date: date', 'Weight (grams): decimal'],
      Flight: ['Date: date', 'Distance (km): decimal', 'Weather: Clear|Windy|Wet', 'Falcon > Falcon'],
    });
    expect(
      read('Cameras (maker, focal length in mm, price paid) and rentals with which camera, customer, due back.'),
    ).toEqual({
      Camera: ['Maker', 'Focal length (mm): decimal', 'Price paid: money'],
      Rental: ['Camera > Camera', 'Customer', 'Due back: date'],
    });
  });

  it('are told by sentences that begin with a name and a colon, also where a field could be called so', () => {
    expect(
      read('Unit: address, type (Flat / Shop / Garage), monthly rent. Repair: which unit, reported on, cost.'),
    ).toEqual({
      Unit: ['Address', 'Type: Flat|Shop|Garage', 'Monthly rent: money'],
      Repair: ['Unit > Unit', 'Reported on: date', 'Cost: money'],
    });
  });

  it('are told in Chinese by 每, by a verb for listing and by a colon', () => {
    expect(
      read('我们管着几台旋转木马。每台木马有编号、年份、载重（kg），检修记录要写哪台木马、日期、检修人、是否停用'),
    ).toEqual({
      木马: ['编号', '年份: integer', '载重（kg）: decimal'],
      检修记录: ['木马 > 木马', '日期: date', '检修人', '是否停用: boolean'],
    });
    expect(read('玩黑胶的。唱片：名称、厂牌、品相（好/中/差）；播放：哪张唱片、日期、打几颗星')).toEqual({
      唱片: ['名称', '厂牌', '品相: 好|中|差'],
      播放: ['唱片 > 唱片', '日期: date', '评分: rating'],
    });
    expect(
      read(
        '养锦鲤，锦鲤呢，它有名字、品种、体长（cm），性别可以是公、母或者未知；换水呢，里面有日期、谁换的、换了几桶',
      ),
    ).toEqual({
      锦鲤: ['名字', '品种', '体长（cm）: decimal', '性别: 公|母|未知'],
      换水: ['日期: date', '谁换的', '换了几桶: integer'],
    });
  });

  it('are told by what has many of them, and by what a sentence says of each', () => {
    expect(
      read('Looms: maker, width in cm. For every loom there are several warps, with date, yarn and length in m.'),
    ).toEqual({
      Loom: ['Maker', 'Width (cm): decimal'],
      Warp: ['Date: date', 'Yarn', 'Length (m): decimal', 'Loom > Loom'],
    });
    expect(
      read(
        'Kayaks have a name and a colour. Paddlers: name, phone. Each booking goes to a paddler and is for one kayak, with the start time and a deposit.',
      ),
    ).toEqual({
      Kayak: ['Name', 'Colour'],
      Paddler: ['Name', 'Phone: phone'],
      Booking: ['Start time: date-time', 'Deposit: money', 'Kayak > Kayak', 'Paddler > Paddler'],
    });
  });

  it('are told in lines, below a heading or in the head of a table', () => {
    expect(
      read('Bell repairs\n- which tower\n- foundry\n- weight (kg)\n- done? yes/no\n- stage: waiting, cast, hung'),
    ).toEqual({
      'Bell repair': ['Which tower', 'Foundry', 'Weight (kg): decimal', 'Done?: boolean', 'Stage: Waiting|Cast|Hung'],
    });
    expect(read('Masks\nname\ncarver\nwood\nyear\n\nShows\nmask\nvenue\ndate')).toEqual({
      Mask: ['Name', 'Carver', 'Wood', 'Year: integer'],
      Show: ['Mask > Mask', 'Venue', 'Date: date'],
    });
    expect(read('工具：名称 | 编号 | 谁捐的\n借用：工具 | 借的人 | 借出日期 | 归还日期')).toEqual({
      工具: ['名称', '编号', '谁捐的'],
      借用: ['工具 > 工具', '借的人', '借出日期: date', '归还日期: date'],
    });
    expect(read('Radio contacts of our club, as in my sheet:\nDate\tCallsign\tBand\tMode\tRemarks')).toMatchObject({
      Contact: expect.arrayContaining(['Callsign', 'Band', 'Mode', 'Remarks: long-text']),
    });
  });

  it('have the fields that are counted and asked for in a sentence', () => {
    expect(read('每只刺猬要登记①名字②体重（克）③绝育没有，每次放归要登记①哪只刺猬②日期③谁放的')).toEqual({
      刺猬: ['名字', '体重（克）: decimal', '绝育没有: boolean'],
      放归: ['刺猬 > 刺猬', '日期: date', '谁放的'],
    });
    expect(
      read(
        'For every barrel I need to know what is the wood, who made it, how many litres does it hold? And for every filling, which barrel was it, on what date, did it leak?',
      ),
    ).toEqual({
      Barrel: ['Wood', 'Who made it', 'How many litres does it hold: integer'],
      Filling: ['Barrel > Barrel', 'On what date: date', 'Did it leak: boolean'],
    });
  });

  it('leave the other wishes of the message to be read', () => {
    const { model } = readSentence(
      'Kites: name, wingspan in cm, price. Repairs: which kite, date, cost. Sort by date. Make it green.',
    );
    expect(model.color).toBe('#15803d');
    expect(model.order).toMatchObject({ Repair: 'date' });
  });

  it('are no fields with choices, and nothing that a shop or a page has of its own', () => {
    expect(read('登记风筝，风筝有名字、颜色、状态（在库、借出）')).toEqual({ 风筝: expect.any(Array) as unknown });
    expect(Object.keys(read('Each kite has a maker, a price and a date. Size: small, medium, large.'))).toHaveLength(1);
    const { model } = readSentence('一个博客，每篇文章有标题、正文、分类，评论有作者、内容');
    expect(model.pages.some(({ kind }) => kind === 'posts')).toBe(true);
  });
});

describe('[NC-03] a list that no kind of records is named for', () => {
  it('is what is kept, where the words around it say little', () => {
    expect(
      Object.values(
        read(
          "We keep losing parcels, and I'd like to see who sent it, the day and time, its weight in kg, the carrier and whether it turned up.",
        ),
      ),
    ).toEqual([expect.arrayContaining(['Day and time: date-time', 'Carrier', 'Whether it turned up: boolean'])]);
  });

  it('makes no app of a question', () => {
    const question = 'What is the difference between name, email, phone number, address and birthday?';
    expect(readRequest(question)).toMatchObject({ understood: false });
  });
});
