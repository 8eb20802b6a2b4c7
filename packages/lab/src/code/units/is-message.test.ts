import { expect, it } from 'vitest';
import { isMessage } from './is-message.ts';

const unit = { kind: 'function', firstLine: 1, lastLine: 2, calls: [], complexity: 1 } as const;

it.each([
  ['(d) => `The encoding of ${d.name} cannot be guessed`', true],
  ["tooLong: () => '文件太长',", true],
  ["message = 'The file is not there, or it\\'s empty'", true],
  ["const kinds = ['file', 'folder', 'link'];", false],
  ['const isOpen = (state) => state.open;', false],
  ['def name(self):\n  """The name that is shown to people."""\n  return self.first', false],
])('[CODE-05] tells units that only say something from others: %s', (body, isSaid) => {
  expect(isMessage(unit, body)).toBe(isSaid);
});

it('takes what calls or decides something for more than its words', () => {
  const body = "throw new Error('The file is not there at all')";
  expect(isMessage(unit, body)).toBe(true);
  expect(isMessage({ ...unit, calls: ['Error'] }, body)).toBe(false);
  expect(isMessage({ ...unit, complexity: 2 }, body)).toBe(false);
});
