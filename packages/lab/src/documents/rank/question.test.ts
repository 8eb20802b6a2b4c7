import { describe, expect, it } from 'vitest';
import { askedFor, goesOn, isYesNo } from './answer-type.ts';
import { questionTerms } from './question.ts';
import { numbersOf, questionWords } from './question-words.ts';

describe('what a question asks for', () => {
  it.each([
    ['When was the bridge opened?', 'It was opened in 1931.', 'It opens at 9.'],
    ['How old was the engineer?', 'She was aged 38.', 'She built 38 bridges.'],
    ['房间的面积是多少？', '房间有 20 平方米。', '房间有 20 把椅子。'],
    ['售价是多少？', '每台 200 元。', '每台 200 瓦。'],
    ['Why is it closed?', 'It is closed because of frost.', 'It is closed.'],
    ['What is the telephone number?', 'Call us on 020 555 0199.', 'The club was founded in 1908.'],
    ['Where is the car park?', 'It lies behind the chapel.', 'It is full in August and on a working day.'],
    ['Where are the maps?', 'On the second floor are maps.', 'They are full on Mondays in the summer.'],
    ['Who is the mayor?', 'The office is held by Ada Penrose.', 'The line begins at Corn Market.'],
    ['How long is it locked?', 'It is locked for half an hour.', 'It is locked at night.'],
    ['How much flour is used?', 'It takes 14 kilograms.', 'It costs 14 euros and bakes at 200 degrees.'],
    ['Where are faults told?', 'The office is the place to tell them.', 'They are told to nobody.'],
    ['Where is the kernel?', 'It must be located in / or /boot.', 'It must be small.'],
    ['How long may a name be?', 'It is restricted to 100 characters.', 'It is restricted by 2 rules.'],
    ['How high was the loss?', 'It came to 380,000 pounds.', 'The water stood 62 centimetres deep.'],
  ])('[RAG-07] %s is answered by its kind of thing', (question, right, wrong) => {
    const asked = askedFor(question);
    expect(asked?.holds(right)).toBe(true);
    expect(asked?.holds(wrong)).toBe(false);
  });

  it.each([
    ['合同什么时候到期？', '合同在三月底到期。', '合同到期后，房屋应当交还。'],
    ['什么时候退押金？', '押金在交还钥匙时退还。', '退押金之前要检查房屋。'],
    [
      'When does the contract end?',
      'It ends when the last instalment is paid.',
      'When the contract ends, the keys are due.',
    ],
    ['When is the gate locked?', 'The gate is locked after sunset.', 'Walk round once the gate is locked.'],
  ])('[RAG-10] %s is not answered by a time that only says the question again', (question, right, wrong) => {
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

  it('[RAG-07] holds the numbers and codes that an answer must be about', () => {
    expect([...numbersOf('E04 in 2021: 7.5, 9.')]).toEqual(['E04', '2021', '7.5', '9']);
    expect([...numbersOf('One of them after four years')]).toEqual(['four']);
  });
});

it.each([
  ['And with four years?', true],
  ['What about the deposit?', true],
  ['那四年的呢？', true],
  ['押金呢？', true],
  ['And where is the office?', false],
  ['And is it closed on Sunday?', false],
  ['那里有什么？', false],
  ['那可以养狗吗？', false],
  ['With four years?', false],
])('[RAG-10] goes on with the question before it: %s', (question, expected) => {
  expect(goesOn(question)).toBe(expected);
});
