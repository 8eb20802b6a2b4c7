import { describe, expect, it } from 'vitest';
import { orderByAnswer, scoreSentences, verdictOf } from '../rank/find-answer.ts';
import { questionTerms } from '../rank/question.ts';
import { rank, weigh } from '../rank/rank.ts';
import { readQuestion } from '../rank/signals.ts';
import { sectionOf } from '../read/section.ts';
import { answerWeights } from '../tables/answer-weights.ts';
import { indexChunks } from '../index/term-index.ts';

interface Part {
  readonly content: string;
  readonly headings: readonly string[];
}

const ask = (question: string, contents: readonly string[], headings: readonly string[] = []) =>
  askUnder(
    question,
    contents.map((content) => ({ content, headings })),
  );

function askUnder(question: string, parts: readonly Part[]) {
  const chunks = parts.map((part) => ({ ...part, overlap: 0 }));
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
  const verdict = verdictOf(read.language, sentences);
  return { order, best: sentences[0]?.text, all: sentences.map(({ text }) => text), verdict };
}

describe('the embedded engine', () => {
  const manual = [
    'The lamp is green. It weighs 1.4 kg. Its cable is two metres long.',
    'The guarantee lasts three years from the day of purchase.',
    'Item\tPower\nLamp\t12 W\nHeater\t900 W',
    '台灯的保修期为三年。外壳由锌合金制成。',
  ];

  it('[RAG-07] gives the sentence that answers, not the one that only sounds alike', () => {
    expect(ask('How heavy is the lamp?', manual).best).toBe('It weighs 1.4 kg.');
    expect(ask('台灯保修多久？', manual).best).toBe('台灯的保修期为三年。');
  });

  it('[RAG-07] finds the figure of a question within the bounds of a sentence', () => {
    const rules = [
      '运费由客户承担，上限 15 元。\n单笔 500 元以下：专员。\n单笔 500 元至 5000 元：主管审批。\n单笔 5000 元以上：总监审批。',
    ];
    expect(ask('6000 元的退款要谁批？', rules).best).toBe('单笔 5000 元以上：总监审批。');
    expect(ask('800元的退款谁审批？', rules).best).toBe('单笔 500 元至 5000 元：主管审批。');
    const trips = [
      'Trips under $500: the team lead.\nTrips from $500 to $5,000: the head.\nTrips over $5,000: the board.',
    ];
    expect(ask('Who approves a trip of $900?', trips).best).toBe('Trips from $500 to $5,000: the head.');
    expect(ask('Who approves a trip of $90,000?', trips).best).toBe('Trips over $5,000: the board.');
  });

  it('[RAG-07] takes a line with its label that is set like a heading for an answer, and no heading of a chapter', () => {
    const headings = ['Spring fair', 'Deadline: 30 June 2027', 'Chair: Mary Tallow', 'Chapter: Stalls'];
    const notice = [
      'Spring fair\nDeadline: 30 June 2027\nBring the form to the office.\nChair: Mary Tallow\nChapter: Stalls\nStalls are three metres wide.',
    ];
    expect(ask('When is the deadline?', notice, headings).best).toBe('Deadline: 30 June 2027');
    expect(ask('Who is the chair?', notice, headings).best).toBe('Chair: Mary Tallow');
    expect(ask('How wide are the stalls?', notice, headings).all).not.toContain('Chapter: Stalls');
    const zh = ['春季集市\n截止日期：2027年6月30日\n请把表格交到办公室。'];
    expect(ask('截止日期是哪天？', zh, ['春季集市', '截止日期：2027年6月30日']).best).toBe('截止日期：2027年6月30日');
  });

  it('[RAG-07] takes a term for the heading of its meaning, and never for an answer', () => {
    const terms = ['聪慧\n升级所需的经验值少两成。\n坚韧\n升级时生命值多 4 点。\n忠诚\n不需要维护费用。'];
    expect(ask('坚韧的单位升级时生命值多几点？', terms).best).toBe('升级时生命值多 4 点。');
    const note = ['Testing the alarm\nPress the red button for 5 seconds and wait for the tone.'];
    expect(ask('How do I test the alarm?', note).all).toEqual([
      'Press the red button for 5 seconds and wait for the tone.',
    ]);
  });

  it('[RAG-07] answers a heading of the document from its section, and never with an entry of its contents', () => {
    const contents = ['Welcome\nLamp care\nCare of the heater', 'Wipe it with a dry cloth. No water may enter.'];
    const sections = contents.map((content, index) => ({ content, headings: index === 0 ? [] : ['2.1. Lamp care'] }));
    const spoken = 'The lamp needs little care, and who takes care of a lamp is told on the back.';
    const { all, best } = askUnder('Lamp care', [...sections, { content: spoken, headings: ['Notes'] }]);
    expect(best).toBe('Wipe it with a dry cloth.');
    expect(all).not.toContain('Lamp care');
  });

  it('[RAG-10] looks a row up by its first cell and the head of its column', () => {
    const rows = ['Item\tPower\tColour\nLamp\t12 W\tgreen\nLamp stand\tnone\tblack\nHeater\t900 W\twhite'];
    expect(ask('What is the power for the lamp stand?', rows).best).toBe('Lamp stand\tnone\tblack');
    expect(ask('What is the colour for the heater?', rows).best).toBe('Heater\t900 W\twhite');
  });

  it('[RAG-11] takes a number in a row or behind a label for a value, though all other words are those of the question', () => {
    const ferries = ['Destination\tDeparture\nAlder\t08:15\nBirch\t14:20\nCedar\t19:05'];
    expect(ask('When does the ferry to Birch leave?', ferries).best).toBe('Birch\t14:20');
    const rain = ['Month\tRain mm\nJune\t41\nJuly\t66\nAugust\t52'];
    expect(ask('How much rain fell in July?', rain).best).toBe('July\t66');
    const motor = ['电压：220 伏\n功率：3 千瓦\n重量：14.6 千克'];
    expect(ask('电压是多少伏？', motor)).toMatchObject({ best: '电压：220 伏', verdict: 'found' });
    const claim = ['Country: Sweden\nMember number: 48157723\nThe members thanked the staff for their patience.'];
    expect(ask('What is the member number?', claim).best).toBe('Member number: 48157723');
  });

  it('[RAG-07] never takes a number or signs that stand alone for an answer', () => {
    const { all } = ask('灯的编号是多少？', ['灯的编号\n. . . . .\n33']);
    expect(all.filter((text) => !/\p{L}/u.test(text))).toEqual([]);
  });

  it('[RAG-07] never takes a heading or a question of the document for an answer', () => {
    const contents = ['Guarantee of the lamp\n\nWhat is the guarantee of the lamp?\n\nIt lasts three years.'];
    const { all } = ask('What is the guarantee of the lamp?', contents, ['Guarantee of the lamp']);
    expect(all).toEqual(['It lasts three years.']);
  });

  it('[RAG-10] says that an answer is found, is perhaps one, or is not there', () => {
    for (const question of ['How long does the guarantee last?', '台灯的保修期是多久？'])
      expect(ask(question, manual).verdict).toBe('found');
    for (const question of ['What is the price of the lamp?', 'Who won the cup?', '台灯的售价是多少？'])
      expect(ask(question, manual).verdict).not.toBe('found');
    const { found, perhaps } = answerWeights.en;
    const verdicts = [found, found - 0.001, perhaps, perhaps - 0.001].map((chance) =>
      verdictOf('en', [{ chance, lacksAsked: false }]),
    );
    expect(verdicts).toEqual(['found', 'perhaps', 'perhaps', 'not-found']);
    expect(verdictOf('zh', [])).toBe('not-found');
    expect(verdictOf('en', [{ chance: found, lacksAsked: true }])).toBe('perhaps');
  });

  it('[RAG-10] calls no sentence found that lacks the time that is asked for', () => {
    const lease = ['出租人将房屋租给承租人居住。', '合同到期时，承租人应当交还房屋和全部钥匙。', '月租金为5000元。'];
    expect(ask('合同什么时候到期？', lease)).toMatchObject({ best: lease[1], verdict: 'perhaps' });
    expect(ask('合同什么时候到期？', [...lease, '合同在2028年2月29日到期。'])).toMatchObject({
      best: '合同在2028年2月29日到期。',
      verdict: 'found',
    });
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
