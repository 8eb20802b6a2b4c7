import { describe, expect, it } from 'vitest';
import { verbOf } from './reply-verbs.ts';

describe('[NC-09] the name of a tool', () => {
  it.each([
    'write_file',
    'writeFile',
    'write_to_file',
    'save_to_file',
    'create_new_file',
    'functions.add_file:0',
    'overwrite',
  ])('is a write: %s', (name) => {
    expect(verbOf(name)).toBe('write');
  });

  it.each([
    'add_to_file',
    'addToFile',
    'append_to_file',
    'append_file',
    'create_to_file',
    'add_lines_to_file',
    'add_text',
    'prepend_file',
    'insert_into_file',
    'new_to_file',
  ])('is none that is known: %s', (name) => {
    expect(verbOf(name)).toBe('other');
  });
});
