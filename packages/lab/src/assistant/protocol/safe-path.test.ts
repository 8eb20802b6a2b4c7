import { describe, expect, it } from 'vitest';
import { normalPath, pathKey, pathProblem } from './safe-path.ts';

describe('[NC-09] a path', () => {
  it.each(['a', 'src/main.js', '.gitignore', '列表/文件.js', 'a b/c (1).txt', 'app/[id]/page.tsx', '.env.example'])(
    '%j stays within its project',
    (path) => expect(pathProblem(path)).toBeUndefined(),
  );

  it.each([
    ...['', '.', '..', '/a', 'a/', 'a//b', '../a', 'a/../b', 'a/./b', './a', 'a/..'],
    ...['C:', 'c:/a', 'a\\b', '\\\\host\\a', 'a\0', 'a\n', 'a\u202eb', 'a\u200bb', 'a\ud800'],
    ...['CON', 'con.txt', 'a/nul', 'lpt1.js', 'COM¹', 'a.', 'a ', ' a', 'a?', 'a*', 'a|b', '<a>', 'a:b'],
    ...['.git', '.GIT/config', 'node_modules/x', 'a/'.repeat(12) + 'b', 'x'.repeat(201)],
  ])('%j is refused', (path) => expect(pathProblem(path)).toBeDefined());

  it.each([
    ['', 'path-missing'],
    ['/etc/passwd', 'path-absolute'],
    ['C:\\app\\a.js', 'path-absolute'],
    ['a/../../b.js', 'path-outside'],
    ['.git/hooks/pre-commit', 'path-of-tools'],
    ['web/nul.js', 'path-reserved'],
    ['a\0.js', 'path-signs'],
    ['x'.repeat(201), 'path-long'],
  ])('%j is refused for a reason of its own', (path, problem) => expect(pathProblem(path)).toBe(problem));

  it('is brought into one form', () => {
    expect(normalPath('./src\\main.js')).toBe('./src\\main.js'.slice(2));
    expect(normalPath('src\\lib\\main.js')).toBe('src/lib/main.js');
    expect(normalPath('././a.js')).toBe('a.js');
    expect(pathKey('Src/É.js')).toBe(pathKey('src/e\u0301.js'));
  });
});
