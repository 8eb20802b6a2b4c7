import { expect, it } from 'vitest';
import { markedPieces } from './marked-pieces.ts';

const marked = (sentence: string, words: readonly string[]) =>
  markedPieces(sentence, words).map(({ text, isMarked }) => (isMarked ? `[${text}]` : text));

it('[NC-10] marks what was not read where the sentence has it, once each', () => {
  expect(marked('A Nice list, nice and round', ['round', 'nice'])).toEqual([
    'A ',
    '[Nice]',
    ' list, nice and ',
    '[round]',
  ]);
  expect(marked('健身房课表，周视图，荧光绿', ['荧光绿', '视图', '周视图'])).toEqual([
    '健身房课表，',
    '[周视图]',
    '，',
    '[荧光绿]',
  ]);
  expect(marked('all read', ['elsewhere', ''])).toEqual(['all read']);
});
