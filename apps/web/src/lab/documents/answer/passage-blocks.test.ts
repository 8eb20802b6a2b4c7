import { expect, it } from 'vitest';
import { passageBlocks } from './passage-blocks.ts';

const mark = (start: number, end: number) => ({ start, end, page: 1, boxes: [] });
const plain = (text: string) => ({ text, isMarked: false });
const marked = (text: string) => ({ text, isMarked: true });

it('[RAG-10] a passage is drawn by its paragraphs, with its marks', () => {
  expect(passageBlocks({ text: 'One. Two. Three.\n\nFour.', marks: [mark(5, 9)] })).toEqual([
    { kind: 'paragraph', segments: [plain('One. '), marked('Two.'), plain(' Three.')] },
    { kind: 'paragraph', segments: [plain('Four.')] },
  ]);
});

it('[RAG-10] the rows of a passage are drawn as a table, each marked cell by cell', () => {
  expect(passageBlocks({ text: 'Item\tPower\nHeater\t900 W\nKeep dry.', marks: [mark(11, 23)] })).toEqual([
    {
      kind: 'table',
      rows: [
        [[plain('Item')], [plain('Power')]],
        [[marked('Heater')], [marked('900 W')]],
      ],
    },
    { kind: 'paragraph', segments: [plain('Keep dry.')] },
  ]);
});
