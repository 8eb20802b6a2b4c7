import { describe, expect, it } from 'vitest';
import { parseKeys } from './tool-memory.ts';

describe('remembered tools', () => {
  it.each([
    ['a list of keys', '["json","xml"]', ['json', 'xml']],
    ['nothing', null, []],
    ['broken JSON', '[', []],
    ['something else', '{"a":1}', []],
    ['foreign entries', '["json",1,"<b>","../x","json"]', ['json']],
  ])('[SHELL-15] reads %s', (_, raw, keys) => expect(parseKeys(raw)).toEqual(keys));
});
