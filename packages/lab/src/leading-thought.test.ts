import { describe, expect, it } from 'vitest';
import { createThoughtFilter } from './leading-thought.ts';

function read(text: string, size: number, waits = false) {
  const filter = createThoughtFilter({ waits });
  let answer = '';
  for (let at = 0; at < text.length; at += size) answer += filter.push(text.slice(at, at + size));
  return { answer: answer + filter.end(), hasThought: filter.hasThought() };
}

/** Sentences that name the mark. */
const spokenOf = [
  'The tag </think> ends a thought, and the answer follows.',
  'R1 closes it with </think> and then answers.',
  '模型先思考，用 </think> 结束，然后回答 [1]。',
  '- the end: </think> of R1\n- [/THINK] of Magistral',
  '| Kimi | ◁/think▷ | ends it |\n| R1 | </think> | as well |',
  'Phi uses <|end|> between messages, and so on.',
];

describe('[NC-09] [LAB-05] what a model thinks aloud', () => {
  it.each([
    ['<think>a</think>b', 'b', true],
    ['\n \uFEFF<think>\na <b>\n</think>\n\nb\n', 'b\n', true],
    ['<Thinking>a</think></thinking>b', 'b', true],
    ['<think></think><reasoning>a</reasoning> b', 'b', true],
    ['<think>a</think>b <think>c</think>', 'b <think>c</think>', true],
    ['b <think>c</think>', 'b <think>c</think>', false],
    ['`<think>`', '`<think>`', false],
    ['<thin', '<thin', false],
    ['<thinker>a</thinker>', '<thinker>a</thinker>', false],
    ['<p>a</p>', '<p>a</p>', false],
    ['  b', '  b', false],
    ['<|channel|>final<|message|>b', 'b', false],
    ['<|channel', '<|channel', false],
    ['<|a|> b', '<|a|> b', false],
    ['<think>a', '', true],
    ['<think>a</think', '', true],
    ['<think>a</think>\n<', '<', true],
    ['', '', false],
  ])('is taken out of %j at the beginning only', (text, answer, hasThought) => {
    for (let size = 1; size <= text.length + 1; size += 1) expect(read(text, size)).toEqual({ answer, hasThought });
  });
});

describe('[LAB-06] thoughts of every form', () => {
  const everySize = (text: string, waits: boolean, expected: object) => {
    for (let size = 1; size <= text.length + 1; size += 1) expect(read(text, size, waits)).toEqual(expected);
  };

  it.each([
    ['Okay, the user wants it.\n</think>\n\nb', 'b', true],
    ['好的，用户想要代码。</think>答案', '答案', true],
    ['I plan.\n</reasoning > b <x>', 'b <x>', true],
    ['I write `</think>` at the end. </think> b', 'b', true],
    ['only thoughts</think>', '', true],
    ['only thoughts\n</think>\n\n', '', true],
    ['a.</think> b </think> c', 'b </think> c', true],
    ['I plan\n</think>\nb', 'b', true],
    ['I will say hi</think>Hi there', 'Hi there', true],
    ['用户想要问候</think>你好', '你好', true],
    ['I plan </think>\n\nb', 'b', true],
    ['"</think>" ends a thought, `</think>` too.', '"</think>" ends a thought, `</think>` too.', false],
    ['b <think>c</think> d', 'b <think>c</think> d', false],
    ['plain answer', 'plain answer', false],
    ...spokenOf.map((text): [string, string, boolean] => [text, text, false]),
    ['a < b', 'a < b', false],
    ['', '', false],
    ['<think>a</think>b </think> c', 'b </think> c', true],
    ['hm\n```js\nplan();\n```\n</think>\nb', 'b', true],
    ['It thinks, then </think>. The answer follows.', 'It thinks, then </think>. The answer follows.', false],
    ['先写思考，再写</think>，然后是答案。', '先写思考，再写</think>，然后是答案。', false],
    ['Use:\n```html\n<b>\n</think>\n```\nThat is all.', 'Use:\n```html\n<b>\n</think>\n```\nThat is all.', false],
    ['~~~\n</think>\n~~~\nb', '~~~\n</think>\n~~~\nb', false],
  ])('are taken out of %j where their beginning may be missing', (text, answer, hasThought) => {
    everySize(text, true, { answer, hasThought });
  });

  it.each([
    ['Okay, the user wants it.\n</think>\n\nb </think> c', 'b </think> c', true],
    ['only thoughts</think>', '', true],
    ['b <think>c</think> d', 'b <think>c</think> d', false],
    ['```\na </think> b\n```\nc', '```\na </think> b\n```\nc', false],
    ['It ends with `</think>`.', 'It ends with `</think>`.', false],
    ['<think>a</think>b </think> c', 'b </think> c', true],
    ['plain answer', 'plain answer', false],
    ...spokenOf.map((text): [string, string, boolean] => [text, text, false]),
  ])('are taken back from %j where nobody waited for their end', (text, answer, hasThought) => {
    for (let size = 1; size <= text.length + 1; size += 1) {
      const filter = createThoughtFilter({ watches: true });
      let given = '';
      const take = (part: string, before: boolean) => {
        given = (filter.wasUnopened() === before ? given : '') + part;
      };
      for (let at = 0; at < text.length; at += size) {
        const before = filter.wasUnopened();
        take(filter.push(text.slice(at, at + size)), before);
      }
      const before = filter.wasUnopened();
      take(filter.end(), before);
      expect({ answer: given, hasThought: filter.hasThought() }).toEqual({ answer, hasThought });
    }
  });

  it.each([
    ['<think >a</think >b', 'b'],
    ['< thinking>a</ thinking>b', 'b'],
    ['◁think▷a◁/think▷b', 'b'],
    ['[THINK]a[/THINK]b', 'b'],
    ['<seed:think>a</seed:think>b', 'b'],
    ['<|channel|>analysis<|message|>a plan<|end|><|start|>assistant<|channel|>final<|message|>b', 'b'],
    ['<|start|>assistant<|channel|>commentary<|message|>a<|end|><|channel|>final<|message|>b <|x|>', 'b <|x|>'],
  ])('are taken out of %j by their marks', (text, answer) => {
    everySize(text, false, { answer, hasThought: true });
    everySize(text, true, { answer, hasThought: true });
  });
});

describe('[NC-09] marks around thoughts and answers', () => {
  const everySize = (text: string, expected: object) => {
    for (const waits of [false, true]) {
      for (let size = 1; size <= text.length + 1; size += 1) expect(read(text, size, waits)).toEqual(expected);
    }
  };

  it.each([
    ['<analysis>a</analysis>\nb', 'b'],
    ['<scratchpad>\na <b>\n</scratchpad>\n\nb', 'b'],
    ['<inner_monologue>a</inner_monologue>b', 'b'],
    ['<vendor_thinking>a</vendor_thinking>b', 'b'],
    ['<thinking_process>a</thinking>c</thinking_process>b', 'b'],
    ['<|begin_of_thought|>a<|end_of_thought|><|begin_of_solution|>b<|end_of_solution|>', 'b'],
    ['<|START_THINKING|>a<|END_THINKING|><|START_RESPONSE|>b\n<|END_RESPONSE|>', 'b\n'],
    ['<think>a</think>\n<answer>\nb < c\n</answer>', 'b < c\n'],
    ['<think>a</think><answer>b</answer> c', 'b</answer> c'],
    [
      '<|channel|>analysis<|message|>a<|end|><|start|>assistant<|channel|>final <|constrain|>json<|message|>{}<|return|>',
      '{}',
    ],
    ['<think>a</think>b<|im_end|>\n', 'b'],
  ])('are taken off %j', (text, answer) => {
    everySize(text, { answer, hasThought: true });
  });

  it.each([
    ['<analysis>\n<row/>\n</analysis>', '<analysis>\n<row/>\n</analysis>'],
    ['<analysis>never closed', '<analysis>never closed'],
    ['<answer>42</answer>', '<answer>42</answer>'],
    ['Models end with `<|im_end|>`', 'Models end with `<|im_end|>`'],
    ['It ends with <|im_end|> and goes on.', 'It ends with <|im_end|> and goes on.'],
    ['a <', 'a <'],
    ['x </b>', 'x </b>'],
    ['<think-tank>a</think-tank>', '<think-tank>a</think-tank>'],
    ['b<|eot_id|>', 'b'],
    ['b <|return|><|endoftext|>\n', 'b '],
  ])('are text, or ends alone, in %j', (text, answer) => {
    everySize(text, { answer, hasThought: false });
  });
});
