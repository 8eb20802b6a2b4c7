import { describe, expect, it } from 'vitest';
import { firstFileOf, languageOfPath, treeOfFiles } from './file-tree.ts';
import { projectText } from './project-text.ts';
import { noProject } from '../conversation/conversation.ts';

describe('the files of a project', () => {
  it('[NC-01] are shown as a tree, folders first, with sizes', () => {
    const root = treeOfFiles({
      'README.md': '# 你好',
      'web/src/main.jsx': 'x',
      'web/index.html': '',
      'server/a.js': '1',
    });
    expect(root.children?.map(({ name }) => name)).toEqual(['server', 'web', 'README.md']);
    expect(root.children?.[1].children?.map(({ path }) => path)).toEqual(['web/src', 'web/index.html']);
    expect(root.children?.[2].bytes).toBe(8);
  });

  it('have the colours of their language', () => {
    expect(languageOfPath('server/main.go')).toBe('Go');
    expect(languageOfPath('Dockerfile')).toBeUndefined();
  });

  it('[NC-01] can be taken away as one text', () => {
    const text = projectText({
      ...noProject,
      originalDescription: 'a list',
      currentVersion: 3,
      files: { 'a.js': 'one\n' },
    });
    expect(text).toContain('# a list\nversion 3');
    expect(text).toContain('===== a.js =====\none');
  });
});

describe('firstFileOf', () => {
  it.each([
    [['web/src/main.jsx', 'README.md', 'README.zh.md', 'server/README.md'], 'README.zh.md'],
    [['web/src/main.jsx', 'README.md', 'server/README.md'], 'README.md'],
    [['server/tests/a.test.js', 'server/src/main.js', 'web/src/main.jsx'], 'server/src/main.js'],
    [['styles.css', 'index.html'], 'index.html'],
    [['b/c.txt', 'a.txt'], 'a.txt'],
    [[], null],
  ])('[NC-01] begins %j with %j', (paths, first) => expect(firstFileOf(paths, 'zh')).toBe(first));
});
