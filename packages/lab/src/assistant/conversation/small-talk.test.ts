import { describe, expect, it } from 'vitest';
import { languageOfMessage } from './language.ts';
import { smallTalkIn } from './small-talk.ts';

describe('[NC-12] what is said to the assistant', () => {
  it.each([
    ['hi', 'hello'],
    ['Good morning!', 'hello'],
    ['你好', 'hello'],
    ['早上好呀', 'hello'],
    ['thanks, looks great!', 'thanks'],
    ['谢谢你，太棒了！', 'thanks'],
    ['谢谢，很好看！', 'thanks'],
    ['hello, what can you do?', 'about'],
    ['你好，你能做什么？', 'about'],
    ['no', 'no'],
    ['No, thanks!', 'no'],
    ['不要', 'no'],
    ['nothing more, thanks', 'thanks'],
    ['你是谁', 'about'],
    ['hola, quiero una lista de tareas', 'foreign'],
    ['bonjour', 'foreign'],
    ['タスク管理アプリを作ってください', 'foreign'],
    ['予約管理を作成して', 'foreign'],
    ['Сделай список дел', 'foreign'],
  ] as const)('%j is %s', (message, kind) => expect(smallTalkIn(message)).toBe(kind));

  it.each([
    'hi, make it red',
    'no orders',
    '不要公开订单',
    'good reads app',
    'help desk',
    'help page',
    '帮助中心',
    '做一个待办网站',
    '你能做一个待办网站吗',
    'add a field “имя”',
    'Make a list of restaurants in Los Angeles',
    'nice colours please',
  ])('%j is more than that', (message) => expect(smallTalkIn(message)).toBeUndefined());

  it('in another language is answered in the language of the page', () => {
    expect(languageOfMessage('タスク管理アプリを作ってください', 'en')).toBe('en');
    expect(languageOfMessage('hola, quiero una lista de tareas', 'zh')).toBe('zh');
    expect(languageOfMessage('做一个待办网站', 'en')).toBe('zh');
  });
});
