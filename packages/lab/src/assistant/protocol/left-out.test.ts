import { describe, expect, it } from 'vitest';
import { createReplyReader } from './read-reply.ts';
import { createStage } from './staged-reply.ts';

const boundary = '@@c0ffee';
const steps = Array.from({ length: 30 }, (_, at) => `step${at}(${at});\n`);
const before = new Map([
  ['run.js', steps.join('')],
  ['run.py', 'def a():\n    one()\n    two()\n\n\ndef b():\n    ...\n'],
  ['guide.md', `# Guide\n\n${Array.from({ length: 20 }, (_, at) => `Line ${at} of it.\n`).join('')}`],
]);

function staged(text: string) {
  const stage = createStage(before);
  const reader = createReplyReader({ boundary, emit: stage.take });
  for (let at = 0; at < text.length; at += 7) reader.push(text.slice(at, at + 7));
  reader.finish({ isCut: false });
  const { changes, refused } = stage.finish();
  return [changes.map(({ path }) => path), refused.map(({ path, problem }) => `${path}: ${problem}`)];
}

const marked = (path: string, text: string) => `${boundary} file ${path}\n${text}${boundary} end\n`;
const edit = (path: string, search: string, replace: string) =>
  `${boundary} edit ${path}\n${boundary} search\n${search}${boundary} replace\n${replace}${boundary} end\n`;

describe('[NC-09] a line that only stands for what was left out', () => {
  it.each([
    '...',
    '  …',
    '[…]',
    '// ...',
    '/* … */',
    '{/* ... */}',
    '// the existing steps',
    '# untouched',
    '// steps 1 to 20 are as before',
    '/* other steps */',
    '-- snipped --',
    '<!-- more of the code here -->',
    '[the remaining steps]',
    '... and so on until 29 ...',
    '// shortened for clarity',
    '// 中间部分照旧',
    '# 以下从略',
    '// 已有的代码',
  ])('has its file kept and told: %s', (line) => {
    for (const part of [
      `${line}\nstep9(99);\n${line}\n`,
      `${steps[0]}step1(11);\n${line}\n`,
      `${line}\n${steps[28]}last();\n`,
    ]) {
      const json = JSON.stringify({ files: [{ path: 'run.js', content: part }] });
      for (const reply of [marked('run.js', part), json, edit('run.js', steps.slice(3, 20).join(''), part)]) {
        expect(staged(reply)).toEqual([[], ['run.js: elided']]);
      }
    }
  });

  it('is seen by what is missing at its place, however long the file stays', () => {
    for (const line of ['// ...', '// existing steps', '// unchanged']) {
      const part = [...steps.slice(0, 12), `${line}\n`, ...steps.slice(16), 'more();\n'.repeat(9)].join('');
      expect(staged(marked('run.js', part))).toEqual([[], ['run.js: elided']]);
    }
    const cut = edit('run.js', steps.slice(4, 9).join(''), `${steps[4]}// ... existing ...\n${steps[8]}`);
    expect(staged(cut)).toEqual([[], ['run.js: elided']]);
  });

  it('is any comment at the end, where most of the file is missing', () => {
    expect(staged(marked('run.js', `step0(7);\n// and the twenty nine that follow\n`))[1]).toEqual(['run.js: elided']);
  });

  it.each([
    ['run.py', 'def a():\n    one()\n    two()\n\n\ndef b():\n    ...\n\n\ndef c():\n    ...\n'],
    ['run.py', 'def b():\n    ...\n'],
    ['new.py', 'class A:\n    def a(self): ...\n\n    def b(self):\n        ...\n'],
    ['run.js', `// Runs the steps one by one.\nfor (let at = 0; at < 30; at += 1) {\n  step(at);\n}\n`],
    ['run.js', `// Runs all.\nexport const run = (...steps) => {\n  call(\n    ...steps,\n  );\n};\n`],
    ['run.js', `try {\n  all();\n} catch {\n  // It may be gone.\n}\n`],
    ['run.js', `${steps.join('')}// the rest is for later\n`],
    ['run.js', `// Existing steps are kept as they are.\n${steps.join('')}`],
    ['guide.md', '# Guide\n\n## Other steps\n\n# The rest\n\nIt is short now.\n'],
  ])('is none in %s: %j', (path, text) => {
    expect(staged(marked(path, text))).toEqual([[path], []]);
  });

  it('is none where it takes the place of what was taken away, or stands beside what replaces it', () => {
    for (const [search, replace] of [
      [steps.slice(3, 12).join(''), '// The old steps were removed.\n'],
      [steps.slice(3, 6).join(''), '// Keeps the order.\nordered();\n'],
      [`${steps[3]}`, `// Others come first.\n${steps[3]}`],
      [steps.slice(3, 6).join(''), '// Skip rows without a price.\nrows();\n'],
      [steps.slice(3, 6).join(''), '// Uses the existing list.\nlist();\n'],
      [steps.slice(3, 6).join(''), '// 剩余天数\ndays();\n'],
      [`${steps[3]}`, '...\n'],
    ] as const) {
      expect(staged(edit('run.js', search, replace))).toEqual([['run.js'], []]);
    }
  });
});
