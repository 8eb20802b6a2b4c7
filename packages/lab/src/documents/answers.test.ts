import { describe, expect, it } from 'vitest';
import { answerFrom, orderByAnswer, scoreSentences } from './find-answer.ts';
import { questionTerms } from './question.ts';
import { rank, weigh } from './rank.ts';
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
    const { shown = [] } = ask('灯的编号是多少？', ['灯的编号\n. . . . .\n33']);
    expect(shown.filter((text) => !/\p{L}/u.test(text))).toEqual([]);
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
