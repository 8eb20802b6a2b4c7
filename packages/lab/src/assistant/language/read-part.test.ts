import { limits } from '@toolbench/contracts/limits.ts';
import { describe, expect, it } from 'vitest';
import { modelOf } from '../test-support/read-sentence.ts';
import { changeModel } from './change-model.ts';
import { readRequest } from './read-request.ts';
import { readPart } from './read/sentence/read-part.ts';

const list = modelOf('待办清单，标题、状态');
const { messageCharacters, readCharacters } = limits.assistant;
const filled = (words: string, size: number) => words.repeat(Math.ceil(size / words.length)).slice(0, size);

describe('[NC-10] a long message without a model', () => {
  it('is read up to a limit, at a border, and the rest is told', () => {
    const wish = `A customer list with name and phone. ${filled('Some more words about it. ', readCharacters)}Add a coupon list`;
    const { read, left } = readPart(wish);
    expect([read.length <= readCharacters, read.endsWith('. ') || read.endsWith('.')]).toEqual([true, true]);
    const understood = readRequest(wish);
    expect(understood.understood && understood.assumptions).toContainEqual(left);
    const changed = changeModel(list, `加一个备注字段。${filled('谢谢你。', readCharacters)}`);
    expect(JSON.stringify(changed)).toContain('没有读，请分开说');
    expect(readPart('加一个备注字段').left).toBeUndefined();
  });

  it.each(['“', '1,', 'a ', '，'])('of %s is read no further', (words) => {
    const long = filled(words, messageCharacters);
    const { read, left } = readPart(long);
    const [whole, part] = [changeModel(list, long), changeModel(list, read)];
    expect([whole.ok, part.ok, read.length <= readCharacters]).toEqual([false, false, true]);
    expect(!whole.ok && !part.ok && whole.reason.zh).toBe(!part.ok && `${part.reason.zh}${left?.zh}`);
  });
});
