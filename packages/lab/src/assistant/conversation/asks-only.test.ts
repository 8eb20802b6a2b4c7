import { presetStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import { describe, expect, it } from 'vitest';
import { asksOnly } from './asks-only.ts';
import type { ModelWish } from './model-messages.ts';

const wish = (message: string, more: Partial<ModelWish> = {}): ModelWish => ({
  message,
  stack: presetStack,
  findings: [],
  history: [],
  context: [],
  files: new Map([['a.js', 'a();\n']]),
  ...more,
});

describe('[NC-09] a message that only asks', () => {
  it.each([
    'Where are the values defined?',
    'What does main.js do?',
    'How do I log a value?',
    'how can I start it on another port',
    'Which file holds the routes? I looked in src.',
    'I see two tables. What is the second one for?',
    'Does the server check its input?',
    'Please explain the function total.',
    'In which file is the title set?',
    '这些值在哪里定义？',
    'main.js 是做什么的',
    '怎么打印一个值？',
    '有没有检查输入？',
    '解释一下 total 函数。',
    '这里有两个表。第二个是干什么用的？',
  ])('is one: %s', (message) => {
    expect(asksOnly(wish(message))).toBe(true);
  });

  it.each([
    'Make it green',
    'Can you add a footer?',
    'Could the header be blue?',
    'Would you rename it, please?',
    'Is it possible to add a search box?',
    'How about a dark mode?',
    'Why not use a table?',
    'Why does it fail? Fix it.',
    'Where is the title set, and change it to Shop',
    'What is wrong here? Please repair it.',
    'Do not show the date',
    'I want to know who is signed in on every page. Add that.',
    'Show me the date on each row',
    '能不能加一个页脚？',
    '可以把标题改成蓝色吗？',
    '帮我看看哪里错了并修复',
    '为什么不行？修复它',
    '加一个说明怎么用的页面',
    'Why is the list sorted twice?',
    '为什么列表会排序两次？',
    'Why is the button blue? It should be green.',
    'The search is not working. Why?',
    'Where are the images? They are missing.',
    'why can I not delete a task?',
    'show me how many tasks are open',
    'tell me when a task is due',
    'Explain the fields to the user on the form',
    'I wonder if we could have colours',
    'which tasks are late should be red',
    '首页打不开，怎么回事',
    '能加一个导出按钮吗',
    '为什么没有删除按钮？',
    '什么时候能支持搜索',
    '怎么让标题变大',
    '如何让它支持手机',
    'Is there a way to sort the table by date?',
    'Is the date format ISO? I prefer local.',
    '有没有办法按日期排序？',
    '页脚写上公司在哪里',
    '鼠标放上去显示是什么',
    'thanks',
    'do it',
    'Do the layout again',
    'When a row is clicked, show its details',
    'Where the list is empty, say so',
    'Describe the product on the landing page',
    'Have the header be blue',
    '首页显示有多少用户',
    '显示什么时候创建的',
  ])('is none: %s', (message) => {
    expect(asksOnly(wish(message))).toBe(false);
  });

  it('is none where there is nothing to ask about, or something to repair', () => {
    const question = 'What is it?';
    expect(asksOnly(wish(question, { files: new Map() }))).toBe(false);
    expect(asksOnly(wish(question, { findings: [{ from: 'browser', message: 'x' } as never] }))).toBe(false);
  });
});
