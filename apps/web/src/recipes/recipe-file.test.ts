import { expect, it } from 'vitest';
import { recipeFileName } from './recipe-file.ts';

it.each([
  ['测试/配方:1 "x"', '测试-配方-1-x.json'],
  ['CSV to JSON', 'CSV-to-JSON.json'],
  ['', 'recipe.json'],
  ['../..', 'recipe.json'],
  ['a\u202eb', 'a-b.json'],
])('[SHELL-21] a recipe called %j is saved as %s', (title, name) => {
  expect(recipeFileName(title)).toBe(name);
});
