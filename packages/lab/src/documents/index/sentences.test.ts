import { expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

const split = (text: string) => [...sentencesOf(text)].map(({ start, end }) => text.slice(start, end));

it.each([
  ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
  ['It costs 3.5 euros. See fig. 4 for more.', ['It costs 3.5 euros.', 'See fig. 4 for more.']],
  ['Dr. A. Smith came at 9 a.m. today.', ['Dr. A. Smith came at 9 a.m. today.']],
  ['He said “stop.” Then he left.', ['He said “stop.”', 'Then he left.']],
  ['灯亮了。“关灯！”他说。', ['灯亮了。', '“关灯！”', '他说。']],
  ['版本 2.0 已发布。请升级', ['版本 2.0 已发布。', '请升级']],
  ['row one\nrow two\n\nnext', ['row one', 'row two', 'next']],
  ['See the lamp (p. 12) or op. cit., p. 7. It glows.', ['See the lamp (p. 12) or op. cit., p. 7.', 'It glows.']],
  ['1. Unpack it. 2. Plug it in.', ['1. Unpack it.', '2. Plug it in.']],
  ['2.3.1. 金币\n开局有 2 枚。', ['2.3.1. 金币', '开局有 2 枚。']],
  ['Alpha ........ 12 EUR\nBeta ........ 25 EUR', ['Alpha ........ 12 EUR', 'Beta ........ 25 EUR']],
  ['Night watch . . . . . . . Per Moe', ['Night watch . . . . . . . Per Moe']],
  ['值班 ……………… 周慕白', ['值班 ……………… 周慕白']],
  ['他走了……天黑了。', ['他走了……', '天黑了。']],
  ['So it ended.... Then they left.', ['So it ended....', 'Then they left.']],
  ['Sign here .......\nand there', ['Sign here .......', 'and there']],
  ['', []],
  ['…', ['…']],
])('[RAG-06] sentences of %j', (text, sentences) => {
  expect(split(text)).toEqual(sentences);
});
