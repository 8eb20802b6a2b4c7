import type { FieldType } from '@toolbench/contracts/assistant/app-model.ts';

/** Kinds of questions that forms have, with the types of fields that ask them: 选择题 names no field, but asks for one with choices. */
export const questionKinds: readonly (readonly [types: readonly FieldType[], chinese: string, english: string])[] = [
  [
    ['choice', 'boolean'],
    '选择题 单选题 多选题 选择题目 不定项选择题',
    'multiple choice, multiple choice question, multiple-choice question, single choice question, choice question, closed question, closed-ended question, checkbox question',
  ],
  [['boolean', 'choice'], '判断题 是非题', 'yes/no question, true/false question, yes or no question'],
  [
    ['text', 'long-text'],
    '填空题 问答题 简答题 开放题 开放性问题 主观题 文本题',
    'open question, open-ended question, text question, free text question, short answer question, short answer, long answer question',
  ],
  [
    ['rating'],
    '打分题 评分题 量表题 星级题',
    'rating question, scale question, rating scale question, star question, likert question',
  ],
];
