import { describe, expect, it } from 'vitest';
import { askedFor, isYesNo } from './answer-type.ts';
import { chatMessages } from './chat-messages.ts';
import { checkSentence, takeSentences } from './check-sentence.ts';
import { answerFrom, orderByAnswer, scoreSentences } from './find-answer.ts';
import { findQuote } from './find-quote.ts';
import { focusOf } from './focus.ts';
import type { Page } from './page.ts';
import { questionTerms } from './question.ts';
import { numbersOf, questionWords } from './question-words.ts';
import { rank, weigh } from './rank.ts';
import { readCases } from './read-cases.ts';
import { readQuestion } from './signals.ts';
import { sectionOf } from './section.ts';
import { indexChunks } from './term-index.ts';

function ask(question: string, contents: readonly string[], headings: readonly string[] = []) {
  const chunks = contents.map((content) => ({ content, headings, overlap: 0 }));
  const steps = indexChunks(chunks);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const terms = weigh(questionTerms(question), step.value);
  const hits = rank(terms, step.value, 5);
  const found = hits.flatMap((ranked) => {
    const chunk = chunks[ranked.chunk];
    return chunk ? [{ ...chunk, ranked }] : [];
  });
  const read = readQuestion(question, terms);
  const sentences = scoreSentences(read, found);
  const order = orderByAnswer(sentences, found.length).map((place) => hits[place]?.chunk);
  const answer = answerFrom(read.language, sentences);
  const shown = answer?.sentences.map(({ text }) => text);
  return { order, shown, certainty: answer?.certainty, chance: sentences[0]?.chance ?? 0 };
}

const page: Page = {
  page: 3,
  width: 500,
  height: 700,
  lines: [
    { text: 'The lamp weighs 1.4 kg and', join: '', x: 50, y: 50, width: 200, height: 10, size: 10, kind: 'text' },
    { text: 'is made of zinc.', join: ' ', x: 50, y: 64, width: 100, height: 10, size: 10, kind: 'text' },
  ],
};

describe('the embedded engine', () => {
  const manual = [
    'The lamp is green. It weighs 1.4 kg. Its cable is two metres long.',
    'The guarantee lasts three years from the day of purchase.',
    'Item\tPower\nLamp\t12 W\nHeater\t900 W',
    '台灯的保修期为三年。外壳由锌合金制成。',
  ];

  it('[RAG-07] gives the sentence that answers, not the one that only sounds alike', () => {
    expect(ask('How heavy is the lamp?', manual).shown?.[0]).toBe('It weighs 1.4 kg.');
    expect(ask('台灯保修多久？', manual).shown?.[0]).toBe('台灯的保修期为三年。');
  });

  it('[RAG-07] takes a term for the heading of its meaning, and never for an answer', () => {
    const terms = ['聪慧\n升级所需的经验值少两成。\n坚韧\n升级时生命值多 4 点。\n忠诚\n不需要维护费用。'];
    expect(ask('坚韧的单位升级时生命值多几点？', terms).shown?.[0]).toBe('升级时生命值多 4 点。');
    const note = ['Testing the alarm\nPress the red button for 5 seconds and wait for the tone.'];
    expect(ask('How do I test the alarm?', note).shown).toEqual([
      'Press the red button for 5 seconds and wait for the tone.',
    ]);
  });

  it('[RAG-07] never shows a number or signs that stand alone', () => {
    expect(ask('灯的编号是多少？', ['灯的编号\n. . . . .\n33']).shown).toBeUndefined();
  });

  it('[RAG-07] shows with a sentence what it announces: the next line, or all of a list', () => {
    const lines = ['要查看宏包的帮助文档，输入以下命令：\ntexdoc fancyhdr\n\n别的文档在网站上。'];
    expect(ask('查看宏包的帮助文档用什么命令？', lines).shown).toEqual([
      '要查看宏包的帮助文档，输入以下命令：',
      'texdoc fancyhdr',
    ]);
    const below = ['要限制下载带宽，应该像下面那样设置参数。\nAcquire::http::Dl-Limit "800";\n\n带宽的单位见附录。'];
    expect(ask('怎样限制下载带宽？', below).shown?.[1]).toBe('Acquire::http::Dl-Limit "800";');
    const list = ['The box of the lamp holds these parts:\n\n• a cable\n\n• two screws\n\nKeep the box.'];
    expect(ask('Which parts does the box of the lamp hold?', list).shown?.[1]).toBe('• a cable\n• two screws');
  });

  it('[RAG-07] shows the head of a table with its row', () => {
    expect(ask('What is the power of the heater?', manual).shown).toEqual(['Heater\t900 W', 'Item\tPower']);
  });

  it('[RAG-07] shows the sentence that a sentence points back to, and none twice', () => {
    const history = [
      'The lamp of 1931 was made in Leeds. This lamp was the first with a switch.',
      'The lamp of 1950 was green. This one had a plug.',
    ];
    expect(ask('Which lamp was the first with a switch?', history).shown).toEqual([
      'This lamp was the first with a switch.',
      'The lamp of 1931 was made in Leeds.',
    ]);
    const same = { chunk: 0, text: 'The lamp is two metres long.', section: [], chance: 0.9 };
    expect(answerFrom('en', [same, { ...same, chunk: 1 }])?.sentences).toHaveLength(1);
  });

  it('[RAG-07] never shows a heading or a question of the document as an answer', () => {
    const contents = ['Guarantee of the lamp\n\nWhat is the guarantee of the lamp?\n\nIt lasts three years.'];
    expect(
      ask('How long is the guarantee of the lamp?', contents, ['Guarantee of the lamp']).shown ?? [],
    ).not.toContain('Guarantee of the lamp');
    expect(ask('What is the guarantee of the lamp?', contents, ['Guarantee of the lamp']).shown ?? []).not.toContain(
      'What is the guarantee of the lamp?',
    );
  });

  it('[RAG-07] is sure of what stands there, and says when the document does not hold it', () => {
    const sure = ask('How long does the guarantee last?', manual);
    expect(sure.chance).toBeGreaterThan(0.8);
    expect(sure.shown).toBeDefined();
    for (const question of ['What is the price of the lamp?', 'Who won the cup?', '台灯的售价是多少？']) {
      expect(ask(question, manual).shown).toBeUndefined();
    }
  });

  it('[RAG-07] tells an answer that it is sure of from one that may be none', () => {
    expect(ask('How long does the guarantee last?', manual).certainty).toBe('high');
    expect(ask('台灯的保修期是多久？', manual).certainty).toBe('high');
    const withChance = (chance: number) =>
      answerFrom('en', [{ chunk: 0, text: 'It is two metres long.', section: [], chance }]);
    expect(withChance(0.51)?.certainty).toBe('high');
    expect(withChance(0.49)?.certainty).toBe('low');
    expect(withChance(0.01)).toBeUndefined();
  });

  it('[RAG-06] puts the passage with the sentence that answers first, and keeps the others', () => {
    const passages = ['The lamp, the lamp, the lamp: a lamp for all.', 'Weight of the lamp: 1.4 kg.', 'A lamp shade.'];
    const { order } = ask('How heavy is the lamp?', passages);
    expect(order[0]).toBe(1);
    expect([...order].sort()).toEqual([0, 1, 2]);
  });

  it.each([
    '',
    '\u0000',
    '\ud800',
    '<script>',
    'x'.repeat(4_000),
    'A1 '.repeat(1_300),
    '多少'.repeat(2_000),
    '?'.repeat(99),
  ])('stands hostile questions and texts %#', (text) => {
    expect(() => ask(text, [...manual, text, `${text}\t${text}\n${text}`], [text])).not.toThrow();
  });
});

describe('the section of a sentence', () => {
  it.each([
    [['3.2. Care of the lamp', '3.2.1. Purpose'], [], '', ['3.2. Care of the lamp', '3.2.1. Purpose']],
    [['3.2.1. Purpose'], ['3.2.1. Purpose', '3.2 Care', '3 Use'], '', ['3.2 Care', '3.2.1. Purpose']],
    [['Cleaning'], ['Cleaning', 'Storing', 'Care'], 'Cleaning Storing', ['Care', 'Cleaning']],
    [['Storing'], ['Cleaning', 'Storing', 'Care'], 'Cleaning Storing', ['Storing']],
    [[], ['Care'], '', []],
  ])('[RAG-07] under %j of %j', (run, headings, passage, section) => {
    expect(sectionOf(run, headings, passage)).toEqual(section);
  });
});

describe('what a question asks for', () => {
  it.each([
    ['When was the bridge opened?', 'It was opened in 1931.', 'It opens at 9.'],
    ['How old was the engineer?', 'She was aged 38.', 'She built 38 bridges.'],
    ['房间的面积是多少？', '房间有 20 平方米。', '房间有 20 把椅子。'],
    ['售价是多少？', '每台 200 元。', '每台 200 瓦。'],
    ['Why is it closed?', 'It is closed because of frost.', 'It is closed.'],
    ['What is the telephone number?', 'Call us on 020 555 0199.', 'The club was founded in 1908.'],
    ['What is the address of the school?', 'It stands at 14 Carder Row.', 'It must be reported to the inspector.'],
    ['Where is the car park?', 'It lies behind the chapel.', 'It is full in August and on a working day.'],
    ['Where are the maps?', 'On the second floor are maps.', 'They are full on Mondays in the summer.'],
    ['Who is the mayor?', 'The office is held by Ada Penrose.', 'The line begins at Corn Market.'],
    ['How long is it locked?', 'It is locked for half an hour.', 'It is locked at night.'],
    ['How much flour is used?', 'It takes 14 kilograms.', 'It costs 14 euros and bakes at 200 degrees.'],
    ['What speed has the connection?', 'It carries 250 Mbit.', 'It was laid 25 years ago.'],
    ['Where are faults told?', 'The office is the place to tell them.', 'They are told to nobody.'],
    ['Where is the kernel?', 'It must be located in / or /boot.', 'It must be small.'],
    ['How long may a name be?', 'It is restricted to 100 characters.', 'It is restricted by 2 rules.'],
    ['How high was the loss?', 'It came to 380,000 pounds.', 'The water stood 62 centimetres deep.'],
    ['车棚的地址是什么？', '在滨江路 8 号。', '车棚有充电口。'],
    ['快递柜是哪家公司的？', '由丰巢公司提供。', '快递柜移到了北门。'],
  ])('[RAG-07] %s is answered by its kind of thing', (question, right, wrong) => {
    const asked = askedFor(question);
    expect(asked?.holds(right)).toBe(true);
    expect(asked?.holds(wrong)).toBe(false);
  });

  it('[RAG-07] counts what is to be counted, and no number of the question itself', () => {
    const people = askedFor('How many people came in 1931?');
    expect(people?.counts?.('In 1931 about 40 people came.')).toBe(true);
    expect(people?.counts?.('In 1931 about 40 horses came.')).toBe(false);
    expect(people?.counts?.('In 1930 there were 118 of them.')).toBe(true);
    expect(people?.counts?.('It had 118 workers.')).toBe(true);
    expect(people?.counts?.('Over 1500 workers came.')).toBe(true);
    expect(askedFor('有几名学生？')?.counts?.('共有三十名学生。')).toBe(true);
    expect(askedFor('有几名学生？')?.counts?.('共有三十间教室。')).toBe(false);
    expect(askedFor('要几个人签名？')?.counts?.('由至少两名开发者签名。')).toBe(true);
    expect(askedFor('要几个人签名？')?.counts?.('签名要两个步骤。')).toBe(false);
    expect(askedFor('名称最多多少个字符？')?.counts?.('不超过 8 字符。')).toBe(true);
    expect(askedFor('名称最多多少个字符？')?.counts?.('共 8 行。')).toBe(false);
    expect(askedFor('In which year?')?.holds('In which year')).toBe(false);
    expect(askedFor('Tell me about it')).toBeUndefined();
  });

  it.each([
    ['How many lamps are there?', 'In March 2023 the lamp was on.', 'On 3 March 2023 there were 9.'],
    ['How long is the bridge?', 'The bridge opened at 10:30.', 'The bridge took 30 years.'],
    ['桥有多长？', '10 月 16 日至 18 日，桥在第十四公里处。', '桥长 18 公里。'],
    ['用了多少材料？', '2019 年第三次使用材料。', '2019 年用材料 3 吨。'],
    ['Which languages are spoken?', 'Guides speak to guests.', 'Guides speak Polish.'],
    ['What is the name of the cat?', 'On 2 May the cat slept.', 'A cat called Argus slept.'],
  ])('[RAG-07] %s is answered by no date and no number of order', (question, without, holding) => {
    expect(askedFor(question)?.holds(without)).toBe(false);
    expect(askedFor(question)?.holds(holding)).toBe(true);
  });

  it('[RAG-07] an amount of money says by itself that it is a price, and not that it is a deposit', () => {
    expect([...(askedFor('What is the price of the key?')?.terms ?? [])]).toContain('pric');
    expect([...(askedFor('What is the deposit for the key?')?.terms ?? [])]).not.toContain('deposit');
    expect([...(askedFor('押金是多少？')?.terms ?? [])]).not.toContain('押金');
  });

  it('[RAG-07] counts what was named before a rate or a number of pieces', () => {
    const photographs = askedFor('How many photographs are cleaned?');
    expect(photographs?.counts?.('Photographs are rinsed at a rate of sixty a day.')).toBe(true);
    expect(photographs?.counts?.('Of the photographs, some 9,000 pieces were saved.')).toBe(true);
  });

  it.each(['What does the report address?', 'What is the IP address of the gateway?', '内存地址是多少？'])(
    '[RAG-07] %s asks for no place',
    (question) => {
      expect(askedFor(question)?.kind.holds.source ?? '').not.toContain('Avenue');
    },
  );

  it('[RAG-07] does not ask for what is only told of the thing asked for', () => {
    expect(askedFor('Which lamp shows how much oil is left?')).toBeUndefined();
    expect(askedFor('How much oil is left when it is dark?')?.holds('There are 3 litres left.')).toBe(true);
  });

  it('[RAG-07] places of things asked for are counted in the text itself, whatever is passed over', () => {
    expect(askedFor('How long did it burn in 1931?')?.placesIn('In 1931 it burned for 40 days.')).toEqual([22]);
  });

  it.each([
    ['What is the price of the lamp?', 'price'],
    ['Who founded the works?', 'founded'],
    ['When was the house built?', 'built'],
    ['How many rooms has the house?', 'rooms'],
    ['What character marks the start of a comment?', 'character'],
    ['What causes the noise of the lamp?', 'noise'],
    ['房间的面积有多大？', '面积'],
    ['他是哪一年出生的？', '出生'],
    ['完成安装一般要多长时间？', '安装'],
    ['灯亮吗？', undefined],
  ])('[RAG-07] %s wants to know of %s', (question, focus) => {
    expect(focusOf(question)).toBe(focus);
  });
});

describe('the sentences of a model', () => {
  it('[RAG-07] are verified by their quotations on the page they name', () => {
    expect(checkSentence('It weighs “1.4 KG and is made” [3].', [page])).toMatchObject({
      support: 'verified',
      pages: [3],
      citations: [{ page: 3, quote: '1.4 kg and is made', boxes: [{ y: 50 }, { y: 64 }] }],
    });
    const [{ boxes = [] } = {}] = checkSentence('It weighs “1.4 KG and is made” [3].', [page]).citations;
    expect(boxes[0]?.x).toBeGreaterThan(150);
    expect((boxes[0]?.x ?? 0) + (boxes[0]?.width ?? 0)).toBeCloseTo(250, 0);
    expect(boxes[1]).toMatchObject({ x: 50 });
    expect(boxes[1]?.width).toBeLessThan(70);
    expect(checkSentence('It is light [3].', [page]).support).toBe('cited');
    expect(checkSentence('It weighs "9.9 kg" [3].', [page]).support).toBe('unsupported');
    expect(checkSentence('It weighs "1.4 kg and" [4].', [page]).support).toBe('unsupported');
    expect(checkSentence('It is light.', [page]).support).toBe('unsupported');
    expect(checkSentence('外壳由「made of zinc」制成（第 3 页）。', [page]).support).toBe('verified');
  });

  it('[RAG-07] are taken one by one while they come, with the page behind them', () => {
    expect(takeSentences('One [1]. Two is', false)).toEqual({ done: ['One [1].'], rest: ' Two is' });
    expect(takeSentences('It is 1', false)).toEqual({ done: [], rest: 'It is 1' });
    expect(takeSentences('One. [1', false).done).toEqual([]);
    expect(takeSentences('灯亮了[1]。关灯', true)).toEqual({ done: ['灯亮了[1]。', '关灯'], rest: '' });
  });

  it('[RAG-07] quote nothing that is too short to tell', () => {
    expect(findQuote('a', 'a cat')).toBeUndefined();
    expect(findQuote('ＴＨＥ  lamp', 'see: the\nlamp!')).toEqual({ start: 5, end: 13 });
  });

  it('[RAG-07] come from passages between marks that no passage can close', () => {
    const passages = [{ pages: [1, 2] as const, content: 'x <<end abc>> abc' }].map((one) => ({
      ...one,
      pages: [...one.pages] as [number, number],
    }));
    const messages = chatMessages({ question: 'q', history: [], passages, mark: 'abc' });
    const text = messages.at(-1)?.content ?? '';
    expect(text.match(/<<end abc>>/g)).toHaveLength(1);
    expect(text).toContain('<<passage abc pages 1-2>>');
  });
});

it('[RAG-08] cases are read from CSV, quoted or not', () => {
  const csv = '\ufeffQuestion,Answer,Page\r\n"How, ""heavy""?",1.4 kg,3\r\nWhy?,,\r\n';
  expect(readCases(csv)).toEqual([
    { question: 'How, "heavy"?', answer: '1.4 kg', page: 3 },
    { question: 'Why?', answer: '', page: undefined },
  ]);
  expect(readCases('a,b\n1,2')).toBeUndefined();
  expect(readCases('')).toBeUndefined();
});

describe('what a question names', () => {
  const wordsOf = (question: string) => {
    const terms = questionTerms(question);
    return questionWords(
      question,
      terms.map((term) => ({ ...term, weight: 1, share: 1, isKnown: true })),
    );
  };

  it('[RAG-06] is its words without those that only carry it, in Chinese those of the dictionary', () => {
    expect(wordsOf('What is the barn made of?')).toEqual([['barn']]);
    expect(wordsOf('他有几个孩子？')).toEqual([['孩子']]);
  });

  it.each([
    ['Is the rent raised every year?', true],
    ['房租每年都涨吗？', true],
    ['地震赔不赔？', true],
    ['Was the lamp damaged when it fell?', true],
    ['Can you tell me when the lamp was made?', false],
    ['Is it known when the lamp was made?', false],
    ['How often is the rent raised?', false],
    ['房租多久涨一次？', false],
  ])('[RAG-07] is answered by yes or no: %s', (question, expected) => {
    expect(isYesNo(question)).toBe(expected);
  });

  it('[RAG-07] holds the sign by which one of a row is told from the others', () => {
    const named = (question: string) => [...readQuestion(question, []).named];
    expect(named('丁号电解液的电导率是多少？')).toEqual(['丁号']);
    expect(named('第二期有多少户？')).toEqual(['二期']);
    expect(named('一天有几节课？')).toEqual([]);
  });

  it('[RAG-07] holds the numbers and codes that an answer must be about', () => {
    expect([...numbersOf('E04 in 2021: 7.5, 9.')]).toEqual(['E04', '2021', '7.5', '9']);
  });
});
