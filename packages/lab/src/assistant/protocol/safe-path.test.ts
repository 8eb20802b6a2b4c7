import { describe, expect, it } from 'vitest';
import { isSafePath, normalPath, pathKey } from './safe-path.ts';

describe('[NC-09] a path', () => {
  it.each(['a', 'src/main.js', '.gitignore', '列表/文件.js', 'a b/c (1).txt', 'app/[id]/page.tsx', '.env.example'])(
    '%j stays within its project',
    (path) => expect(isSafePath(path)).toBe(true),
  );

  it.each([
    ...['', '.', '..', '/a', 'a/', 'a//b', '../a', 'a/../b', 'a/./b', './a', 'a/..'],
    ...['C:', 'c:/a', 'a\\b', '\\\\host\\a', 'a\0', 'a\n', 'a\u202eb', 'a\u200bb', 'a\ud800'],
    ...['CON', 'con.txt', 'a/nul', 'lpt1.js', 'COM¹', 'a.', 'a ', ' a', 'a?', 'a*', 'a|b', '<a>', 'a:b'],
    ...['.git', '.GIT/config', 'node_modules/x', 'a/'.repeat(12) + 'b', 'x'.repeat(201)],
  ])('%j is refused', (path) => expect(isSafePath(path)).toBe(false));

  it('is brought into one form', () => {
    expect(normalPath('./src\\main.js')).toBe('./src\\main.js'.slice(2));
    expect(normalPath('src\\lib\\main.js')).toBe('src/lib/main.js');
    expect(normalPath('././a.js')).toBe('a.js');
    expect(pathKey('Src/É.js')).toBe(pathKey('src/e\u0301.js'));
  });
});
