import { describe, expect, it } from 'vitest';
import { lookUpCells, missesRow } from './look-up.ts';
import { documentText } from '../read/document-text.ts';
import type { Line } from '../read/page.ts';
import { tablesOf } from '../read/tables.ts';

/** Pages of lines; `# ` begins a heading, cells are parted by ` | `, and an empty line begins a paragraph. */
function textOf(...pages: string[]) {
  return documentText(
    pages.map((text, index) => {
      const lines = text.split('\n').map((line, at, all): Line => {
        const isHeading = line.startsWith('# ');
        const cells = line.split('|').map((cell) => cell.trim());
        const kind = isHeading ? 'heading' : cells.length > 1 ? 'row' : 'text';
        const join = at === 0 || all[at - 1] === '' || isHeading ? '\n\n' : '\n';
        const shown = isHeading ? line.slice(2) : cells.join('\t');
        return { text: shown, kind, join, x: 0, y: at * 20, width: 400, height: 12, size: 11 };
      });
      return { page: index + 1, width: 500, height: 800, lines };
    }),
  );
}

const lookUp = (question: string, ...pages: string[]) =>
  lookUpCells(question, tablesOf(textOf(...pages))).map(({ row, column, text }) => `${row}; ${column}; ${text}`);

const store = `# Store of the workshop
Item no. | Name | Bin | Stock | Weight (kg) | Price EUR | Supplier
4410 | Fan belt | B-11 | 260 | 0.4 | 8.90 | Ridley
4411 | Hand pump | A-04 | 9 | 14 | 120.00 | Ostermann Ltd
4412 | Filter, large | C-02 | 50 | 1.2 | 31.00 | Ridley
4413 | Filter, small | C-03 | 75 | 0.7 | 22.00 |
260 | Label printer | D-01 | 2 | 3.1 | 310.00 | Voss`;

const warehouse = `# 备件仓库
零件 | 单价（元） | 库存 | 货位 | 供应商
阀门 | 11.50 | 101 | A-01 | 北风公司
叶轮 | 230.00 | 7 | B-02 | 东港公司
联轴器 | 48.75 | 55 | C-03 | 西湖公司
联轴器 | 52.00 | 11 | C-04 | 南门公司`;

describe('a cell of a table', () => {
  it.each([
    ['What is the price of the fan belt?', ['4410, Fan belt; Price EUR; 8.90']],
    ['How much does the hand pump cost?', ['4411, Hand pump; Price EUR; 120.00']],
    ['How much does the hand pump weigh?', ['4411, Hand pump; Weight (kg); 14']],
    ['In which bin is the fan belt kept?', ['4410, Fan belt; Bin; B-11']],
    ['Who supplies the label printer?', ['260, Label printer; Supplier; Voss']],
    ['How many fan belts are in stock?', ['4410, Fan belt; Stock; 260']],
    ['What are the stock and the bin of the hand pump?', ['4411, Hand pump; Bin; A-04', '4411, Hand pump; Stock; 9']],
  ])('[RAG-11] is found by what names its row and its column: %s', (question, cells) => {
    expect(lookUp(question, store)).toEqual(cells);
  });

  it.each([
    ['阀门的价格是多少？', ['阀门; 单价（元）; 11.50']],
    ['叶轮多少钱一个？', ['叶轮; 单价（元）; 230.00']],
    ['阀门放在哪个货位？', ['阀门; 货位; A-01']],
    ['叶轮由谁供应？', ['叶轮; 供应商; 东港公司']],
    ['哪个零件由东港公司供应？', ['东港公司; 零件; 叶轮']],
    ['联轴器的库存是多少？', ['联轴器; 库存; 55', '联轴器; 库存; 11']],
    ['西湖公司供应的联轴器单价是多少？', ['联轴器, 西湖公司; 单价（元）; 48.75']],
  ])('[RAG-11] is found in Chinese: %s', (question, cells) => {
    expect(lookUp(question, warehouse)).toEqual(cells);
  });

  it('[RAG-11] is found by two characters that the dictionary parts', () => {
    const rooms = '科室 | 医生 | 诊室 | 出诊时间\n眼科 | 周敏 | 118 | 周五上午\n外科 | 孙岩 | 305 | 周三下午';
    expect(lookUp('眼科什么时候出诊？', rooms)).toEqual(['眼科; 出诊时间; 周五上午']);
  });

  it('[RAG-11] is found backwards, from a cell to what its row is named by', () => {
    expect(lookUp('Which item is supplied by Voss?', store)).toEqual(['Voss; Item no.; 260']);
    expect(lookUp('Which name has bin A-04?', store)).toEqual(['4411, A-04; Name; Hand pump']);
  });

  it('[RAG-11] is given for each row of the name, and a number that names a row is none that counts something', () => {
    const both = ['4412, Filter, large; Price EUR; 31.00', '4413, Filter, small; Price EUR; 22.00'];
    expect(lookUp('What is the price of the filter?', store)).toEqual(both);
    expect(lookUp('What is the price of the small filter?', store)).toEqual(both.slice(1));
    expect(lookUp('What is the bin of item 260?', store)).toEqual(['260; Bin; D-01']);
  });

  it.each([
    ['What is the price of the brass fan belt?', store],
    ['What is the price of the drive shaft?', store],
    ['What is the colour of the fan belt?', store],
    ['Where is the factory of the fan belt?', store],
    ['Is the fan belt in stock?', store],
    ['Which item is not supplied by Voss?', store],
    ['Which item has a stock of more than 75?', store],
    ['铜阀门的价格是多少？', warehouse],
    ['螺母的价格是多少？', warehouse],
    ['阀门的重量是多少？', warehouse],
    ['哪个零件不是东港公司供应的？', warehouse],
  ])('[RAG-11] is not made up: %s', (question, table) => {
    expect(lookUp(question, table)).toEqual([]);
  });

  it('[RAG-11] is doubted where the question says the beginning of a name alone', () => {
    const table = 'Thing | Price\nHive tool | 11 pounds\nSteel hammer | 9 pounds';
    const isSure = (question: string) => lookUpCells(question, tablesOf(textOf(table))).map((cell) => cell.isSure);
    expect(isSure('What is the price of the hive?')).toEqual([false]);
    expect(isSure('What is the price of the hammer?')).toEqual([true]);
  });

  it('[RAG-11] is found where the head stands on the left', () => {
    const lamp = '# The lamp\nWeight | 1.4 kg\nColour | green\nBulb | none';
    expect(lookUp('What is the colour of the lamp?', lamp)).toEqual(['Colour; ; green']);
    expect(lookUp('What is the weight?', lamp)).toEqual(['Weight; ; 1.4 kg']);
    expect(lookUp('What is the bulb made of?', lamp)).toEqual([]);
    const models = '# Lamps\n | Lumen S | Lumen L\nWeight | 1.4 kg | 2.2 kg\nPower | 9 W | 14 W';
    expect(lookUp('What is the power of the Lumen L?', models)).toEqual(['Power; Lumen L; 14 W']);
  });

  it('[RAG-11] is found under a head in two rows and beside a merged cell', () => {
    const prices =
      'Part | Price |  | Stock\nPart | retail | trade | Stock\nValve | 11.50 | 9.10 | 101\nSeal | 2.40 |  | 40';
    expect(lookUp('What is the trade price of the valve?', prices)).toEqual(['Valve; Price trade; 9.10']);
    const guards = 'Building | Floor | Guard\nNorth | Ground | Amir\n | Upper | Bella\nSouth | Ground | Chen';
    expect(lookUp('Who is the guard on the upper floor of the north building?', guards)).toEqual([
      'North, Upper; Guard; Bella',
    ]);
  });

  it('[RAG-11] is found behind the end of a page, whether or not the head stands there again', () => {
    const rest = 'Rope | F-01 | 3';
    const [first, head] = ['Name | Bin | Stock\nChain | E-01 | 8', 'Name | Bin | Stock'];
    expect(lookUp('What is the stock of the rope?', first, rest)).toEqual(['Rope; Stock; 3']);
    expect(lookUp('What is the stock of the rope?', first, `${head}\n${rest}`)).toEqual(['Rope; Stock; 3']);
  });

  it('[RAG-11] of another table is told apart, and a row about something else is no answer', () => {
    const two = 'Subject | Teacher\nPhysics | Dr Varga\n\nSubject | Room\nPhysics | 204';
    expect(lookUp('In which room is physics taught?', two)).toEqual(['Physics; Room; 204']);
    expect(lookUp('Who teaches physics?', two)).toEqual(['Physics; Teacher; Dr Varga']);
    const text = textOf(store);
    const misses = (question: string) => missesRow(question, text.text, tablesOf(text), text.text.indexOf('4410'));
    expect(misses('What is the viscosity of the fan belt?')).toBe(true);
    expect(misses('What is the price of the fan belt?')).toBe(false);
  });

  it.each(['', '?', '\ud800', '|', '什么', '多少'.repeat(900), 'What '.repeat(900)])(
    '[RAG-11] is looked up with any question %#',
    (question) => {
      expect(lookUp(question, store, `${question} | ${question}\n | `)).toEqual(expect.any(Array));
    },
  );
});

describe('a cell that a question asks for in a word of its own', () => {
  const timetable = `# Harbour
Vessel | Departure | Quay
Ferry | 08:15 | 3
Barge | 09:40 | 5

The barge was painted red.`;
  const asked = (question: string, page = timetable) => {
    const text = textOf(page);
    return lookUpCells(question, tablesOf(text), text.text).map(({ text: cell, column, isSure }) => ({
      cell,
      column,
      isSure,
    }));
  };

  it.each(['When does the ferry leave?', 'When does the ferry sail?', 'When will the ferry cast off?'])(
    '[RAG-11] is given as one that may be it: %s',
    (question) => {
      expect(asked(question)).toEqual([{ cell: '08:15', column: 'Departure', isSure: false }]);
    },
  );

  it('[RAG-11] is given as one that may be it in Chinese', () => {
    const page = '# 港口\n船名 | 开航时间 | 泊位\n渡轮 | 08:15 | 3\n驳船 | 09:40 | 5';
    expect(asked('渡轮几点出发？', page)).toEqual([{ cell: '08:15', column: '开航时间', isSure: false }]);
  });

  it.each([
    'When does the yellow ferry leave?',
    'When was the barge painted?',
    'How much does the ferry weigh?',
    'When does the ferry leave for Bergen?',
    'What is the captain of the ferry called?',
  ])('[RAG-11] is not given where more is asked than its name, or something else: %s', (question) => {
    expect(asked(question)).toEqual([]);
  });

  it('[RAG-11] is sure where its head says the word', () => {
    expect(asked('When does the ferry depart?')).toEqual([{ cell: '08:15', column: 'Departure', isSure: true }]);
  });
});

describe('[RAG-11] a table with the days of the week side by side', () => {
  const week = 'Time | Monday | Tuesday | Wednesday\n9:00 | Physics | Art | Maths\n10:00 | Maths | Physics | French';
  const weekInChinese = '时间 | 星期一 | 星期二 | 星期三\n第一节 | 物理 | 美术 | 数学\n第二节 | 数学 | 物理 | 法语';

  it.each([
    ['On which day is French?', week, ['French; ; Wednesday']],
    ['What day is Art on?', week, ['Art; ; Tuesday']],
    ['On which days is Physics?', week, ['Physics; ; Monday', 'Physics; ; Tuesday']],
    ['美术课在星期几？', weekInChinese, ['美术; ; 星期二']],
  ])('tells the day above what is named: %s', (question, table, cells) => {
    expect(lookUp(question, table)).toEqual(cells);
  });

  it('tells no day of what is not in it', () => {
    expect(lookUp('On which day is Chemistry?', week)).toEqual([]);
  });
});

it('[RAG-11] a name that no dictionary has is a name: another examination is not the one that is asked for', () => {
  const prices = '项目 | 费用（元）\n普通肠镜 | 420\n无痛肠镜 | 980\n病理检查 | 180';
  const tables = tablesOf(textOf(prices));
  expect(lookUpCells('胃镜检查要多少钱？', tables, prices)).toEqual([]);
  expect(lookUp('无痛肠镜多少钱？', prices)).toEqual(['无痛肠镜; 费用（元）; 980']);
});
