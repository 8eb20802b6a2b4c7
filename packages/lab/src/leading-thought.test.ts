import { describe, expect, it } from 'vitest';
import { createThoughtFilter } from './leading-thought.ts';

function read(text: string, size: number) {
  const filter = createThoughtFilter();
  let answer = '';
  for (let at = 0; at < text.length; at += size) answer += filter.push(text.slice(at, at + size));
  return { answer: answer + filter.end(), hasThought: filter.hasThought() };
}

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
    ['<think>a', '', true],
    ['<think>a</think', '', true],
    ['<think>a</think>\n<', '<', true],
    ['', '', false],
  ])('is taken out of %j at the beginning only', (text, answer, hasThought) => {
    for (let size = 1; size <= text.length + 1; size += 1) expect(read(text, size)).toEqual({ answer, hasThought });
  });
});
