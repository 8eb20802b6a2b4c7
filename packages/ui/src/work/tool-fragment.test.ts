import { expect, it } from 'vitest';
import { choice, flag, text, whole } from '@toolbench/kit/options.ts';
import { readToolFragment, toolFragment } from './tool-fragment.ts';

const label = { zh: '选项', en: 'Option' };
const tool = {
  key: 'json',
  options: {
    indent: choice([2, 4], 2, label),
    sortKeys: flag(false, label),
    count: whole(1, 9, 1, label),
    path: text('', label),
    key: text('', label, true),
  },
};
const initial = { indent: 2, sortKeys: false, count: 1, path: '', key: '' };

it('[SHELL-21] a link to a tool carries what differs from the beginning, and the texts only when asked', () => {
  const values = { options: { ...initial, indent: 4, path: '$.name' }, mode: 'decode' };
  const without = readToolFragment(tool, toolFragment(tool, values));
  expect(without).toEqual({ values: { options: { ...initial, indent: 4, path: '$.name' }, mode: 'decode' } });
  expect(readToolFragment(tool, toolFragment(tool, values, { input: '键' }))).toMatchObject({ texts: { input: '键' } });
  expect(toolFragment(tool, { options: initial })).toBe('');
});

it('[SHELL-21] keys and passwords are in no link, whoever wrote it', () => {
  const options = { ...initial, key: 'secret' };
  expect(toolFragment(tool, { options })).toBe('');
  expect(readToolFragment(tool, toolFragment({ ...tool, options: { key: text('', label) } }, { options }))).toEqual({
    values: { options: initial },
  });
});

it('[SHELL-21] what a link names beyond what the tool allows is not taken', () => {
  const anything = {
    key: 'json',
    options: Object.fromEntries(['indent', 'sortKeys', 'count', 'other'].map((name) => [name, text('', label)])),
  };
  const written = toolFragment(anything, { options: { indent: '3', sortKeys: 'yes', count: '99', other: 'x' } });
  expect(readToolFragment(tool, written)).toEqual({ values: { options: initial } });
  expect(readToolFragment(tool, '#recipe=AAAA')).toBeNull();
  expect(readToolFragment(tool, written.slice(0, -4))).toBe('unreadable');
});
