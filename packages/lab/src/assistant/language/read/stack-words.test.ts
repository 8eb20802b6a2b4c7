import { describe, expect, it } from 'vitest';
import { readRequest } from '../read-request.ts';

function read(sentence: string) {
  const answer = readRequest(sentence);
  if (!answer.understood) throw new Error(`Not understood: ${sentence}`);
  const { entities, pages } = answer.model;
  const labels = entities.flatMap(({ fields }) => fields.flatMap(({ label }) => [label.zh, label.en]));
  return {
    labels: labels.join(' ').toLowerCase(),
    unused: answer.unused.join(' '),
    pages: pages.map(({ kind }) => kind),
  };
}

describe('[NC-10] words for how an app is written', () => {
  it.each([
    ['用 go 语言做一个图书管理，字段：书名、作者', 'go', '语言'],
    ['做一个图书管理，书名、作者，用go语言', 'go', 'go'],
    ['做一个客户管理，姓名、电话、express 后端', 'express', 'express'],
    ['inventory app with node.js and postgres', 'node', 'node'],
    ['a recipe app with typescript and django', 'django', 'django'],
    ['track plants: name, species, built with vue', 'vue', 'built'],
    ['make a book tracker with go', 'go', 'go'],
  ])('are no field and are told: %s', (sentence, told, field) => {
    const { labels, unused } = read(sentence);
    expect(unused.toLowerCase()).toContain(told);
    expect(labels.split(/[^\p{L}.]+/u)).not.toContain(field);
  });

  it.each([
    ['做一个快递管理，单号、express 公司', 'express'],
    ['课程管理，课程名、语言、老师', '语言'],
    ['a phrase book with word, language and meaning', 'language'],
  ])('stay a field where they are one: %s', (sentence, field) => expect(read(sentence).labels).toContain(field));
});

describe('[NC-10] dragging', () => {
  it.each(['a task app with drag and drop', '做一个可以拖拽的任务看板'])('is what a board has: %s', (sentence) => {
    const { pages, unused } = read(sentence);
    expect(pages).toContain('board');
    expect(unused).toBe('');
  });

  it('is told as not used where there is no board', () => {
    expect(read('a recipe book with name, steps and photo, with drag and drop').unused).toContain('drag');
  });
});
