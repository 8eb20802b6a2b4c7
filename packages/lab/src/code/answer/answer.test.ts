import type { Snippet, UnitDetails } from '@toolbench/contracts/code.ts';
import { describe, expect, it } from 'vitest';
import { verifyCitations } from './citations.ts';
import { describeCode } from './describe.ts';
import { askAboutCode, languageOfQuestion, snippetsForModel } from './prompt.ts';

const snippet: Snippet = {
  file_path: 'a/b.ts',
  function_name: 'f',
  start_line: 3,
  end_line: 5,
  content: 'function f() {\n  return 1;\n}',
  kind: 'function',
  signature: 'function f()',
};
const reference = { file_path: 'a/c.ts', name: 'g', kind: 'function' as const, start_line: 9, end_line: 9 };
const details: UnitDetails = {
  file_path: 'a/b.ts',
  name: 'f',
  kind: 'function',
  start_line: 3,
  end_line: 5,
  documentation: 'Gives one. And more.',
  complexity: 1,
  callers: [reference],
  callees: [],
};

describe('[CODE-07] an answer without a model', () => {
  it('says so, and describes the best code from its syntax', () => {
    const rest = { snippet: { ...snippet, kind: 'lines' } } as const;
    const answer = describeCode('what does f do', [{ snippet, details }, rest], 'en');
    expect(answer).toContain('no model was used');
    expect(answer).toMatch(/^`a\/b\.ts:3-5` function `f`\n\nGives one\.\n\n```\nfunction f\(\) \{/);
    expect(answer).toContain('Called in 1 place: `g` (`a/c.ts:9`); calls at the top level');
    expect(describeCode('f', [], 'zh')).toContain('没有找到');
  });

  it('[CODE-08] shows a section of a document as its words', () => {
    const content = '## Add a tool\n\nMake a folder.\nRegister it.';
    const section = {
      ...snippet,
      kind: 'section',
      file_path: 'CONTRIBUTING.md',
      function_name: 'Add a tool',
      content,
    } as const;
    const answer = describeCode('how do I add a tool', [{ snippet: section }], 'en');
    expect(answer).toMatch(/^`CONTRIBUTING\.md:3-5` section `Add a tool`\n\n> \n> Make a folder\.\n> Register it\./);
  });

  it.each([
    ['有没有 SQL 注入的风险？在哪里？', '检索不能判断'],
    ['这段登录代码安全吗', '检索不能判断'],
    ['Is the token check safe?', 'cannot judge'],
    ['Are there race conditions in the queue?', 'cannot judge'],
  ])('[CODE-08] leaves a judgement of code to who can judge: %s', (question, words) => {
    const answer = describeCode(question, [{ snippet: { ...snippet, similarity: 0.2 } }], languageOfQuestion(question));
    expect(answer).toContain(words);
    expect(answer).not.toMatch(/多半没有|probably does not/);
  });

  it.each([
    '风险等级在哪里计算',
    '漏洞扫描任务在哪里调度',
    '有没有错误处理',
    'Is the risk field saved?',
    'How does correct() work?',
  ])('[CODE-08] judges nothing where code is asked for: %s', (question) =>
    expect(describeCode(question, [{ snippet }], languageOfQuestion(question))).not.toMatch(/不能判断|cannot judge/),
  );

  it('[CODE-08] says that what fits too little is probably not there, and which words are nowhere', () => {
    const weak = { snippet: { ...snippet, similarity: 0.2, matched_terms: ['card'] } };
    const answer = describeCode('how are stripe cards billed', [weak], 'en');
    expect(answer).toMatch(/^The project probably does not contain this\. None of the passages below has: `stripe`/);
    expect(describeCode('怎么用 stripe 收款', [weak], 'zh')).toMatch(/^项目里多半没有所问的内容。/);
    expect(describeCode('f', [{ snippet: { ...snippet, similarity: 0.9 } }], 'en')).not.toContain('probably');
  });
});

describe('[CODE-08] what is said to be missing', () => {
  const answerTo = (question: string, name: string, matched: readonly string[], language: 'zh' | 'en' = 'en') =>
    describeCode(
      question,
      [{ snippet: { ...snippet, function_name: name, similarity: 0.2, matched_terms: [...matched] } }],
      language,
    );

  it.each([
    ['Who calls stripe?', 'stripe'],
    ['How long is a stripe kept?', 'stripe', 'kept'],
    ['Which imports does the project need from stripe?', 'stripe'],
    ['What does the stripe endpoint return?', 'stripe', 'endpoint'],
    ['谁调用了 stripe？', 'stripe'],
    ['stripe 最多能用到多少次？', 'stripe', '次'],
  ])('is no word that only says what is asked: %s', (question, ...missing) => {
    const language = /[\u3400-\u9fff]/.test(question) ? 'zh' : 'en';
    const named = /(?:has: |出现：)(.*?)[.。]/.exec(answerTo(question, 'f', [], language))?.[1];
    expect(named?.split(/, |、/)).toEqual(missing.filter((word) => word !== '次').map((word) => `\`${word}\``));
  });

  it('is not the whole of a question where a definition is named after half of it', () => {
    const answer = answerTo('What happens when the cache is full?', 'createCache', ['cach']);
    expect(answer).toMatch(/^Only part of what is asked was found\. None of the passages below has: `full`\.\n/);
    expect(answerTo('What does the health endpoint return?', 'healthEndpoint', ['health', 'endpoint'])).toMatch(/^`a/);
  });

  it.each(['Where is the rental price calculated?', 'Where are panics caught?'])(
    'is little where only what is done stands nowhere: %s',
    (question) => {
      expect(answerTo(question, 'f', ['rental', 'pric', 'panic'])).toMatch(/^Only part of what is asked was found\. /);
    },
  );

  it('is no word that only says when or how', () => {
    expect(answerTo('What happens when a user already has two bikes?', 'f', ['user', 'bike', 'two'])).not.toContain(
      'already',
    );
  });

  it('is nothing where every word stands in some place, and then that is said', () => {
    const answer = answerTo('mail customer invoices', 'f', ['mail', 'custom', 'invoic']);
    expect(answer).toMatch(/^No passage has all of what is asked/);
  });

  it('may stand in what was left out of the upload', () => {
    expect(answerTo('Where is f17 defined?', 'g', [])).toContain('“What was left out”');
    expect(describeCode('f17 在哪里定义', [], 'zh')).toContain('略过了哪些');
  });
});

describe('[CODE-07] citations are checked', () => {
  const files: Readonly<Record<string, readonly string[]>> = { 'a/b.ts': ['x', 'let y = 1;', 'z'], Makefile: ['all:'] };
  const check = async (answer: string) =>
    (await verifyCitations(answer, async (path) => files[path])).map(
      ({ file_path, start_line, end_line, problem }) => `${file_path} ${start_line}-${end_line} ${problem ?? 'right'}`,
    );

  it.each([
    ['see a/b.ts:2', ['a/b.ts 2-2 right']],
    ['`a/b.ts:1-3`', ['a/b.ts 1-3 right']],
    ['(a/b.ts#L1-L2)', ['a/b.ts 1-2 right']],
    ['在a/b.ts:2，以及 Makefile:1。', ['a/b.ts 2-2 right', 'Makefile 1-1 right']],
    ['`let  y = 1;` a/b.ts:2', ['a/b.ts 2-2 right']],
    ['`let q = 9;` a/b.ts:2', ['a/b.ts 2-2 quote-not-there']],
    ['- `a/b.ts:1` in `f`\n- `a/b.ts:3` in `g`', ['a/b.ts 1-1 right', 'a/b.ts 3-3 right']],
    ['```\na/b.ts:9\n```\na/b.ts:1', ['a/b.ts 1-1 right']],
    ['`let q = 9;`\nstands in a/b.ts:2', ['a/b.ts 2-2 quote-not-there']],
    ['- declared as `let q = 9;`\n- calls `g` (`a/b.ts:2`)', ['a/b.ts 2-2 right']],
    ['1、`let q = 9;`\n2、见 a/b.ts:2', ['a/b.ts 2-2 right']],
    ['1. `let q = 9;`\n   - a/b.ts:2', ['a/b.ts 2-2 quote-not-there']],
    ['a/b.ts:4', ['a/b.ts 4-4 no-such-lines']],
    ['a/b.ts:3-1', ['a/b.ts 3-1 no-such-lines']],
    ['a/b.ts:0', ['a/b.ts 0-0 no-such-lines']],
    ['../../etc/passwd:1', ['../../etc/passwd 1-1 no-such-file']],
    ['at 12:30, note:1', []],
    ['', []],
  ])('%s', async (answer, expected) => {
    expect(await check(answer)).toEqual(expected);
  });

  it('in no time for an answer made to take forever', async () => {
    expect(await check('a/'.repeat(50_000))).toEqual([]);
    expect(await check('a'.repeat(200_000))).toEqual([]);
  });
});

it('gives a model the best snippets with numbered lines, in the question’s language', () => {
  const [system, user] = askAboutCode('f 做什么', [snippet]);
  expect(system?.content).toContain('用中文');
  expect(user?.content).toContain('### a/b.ts:3-5\n3| function f() {\n4|   return 1;');
  expect(languageOfQuestion('what')).toBe('en');
  const long = { ...snippet, content: 'x'.repeat(20_000) };
  expect(snippetsForModel([long, long, snippet])).toHaveLength(2);
});
