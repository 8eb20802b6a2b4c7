import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { exampleProject } from './example-project.ts';

it.each(['zh', 'en'] as const)(
  '[CODE-05] the example (%s) is a zip of several languages with things to leave out',
  async (language) => {
    const file = exampleProject(language);
    expect(file.name).toMatch(/\.zip$/);
    const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
    const paths = Object.keys(files);
    for (const extension of ['py', 'ts', 'go', 'md', 'log']) {
      expect(paths.some((path) => path.endsWith(`.${extension}`))).toBe(true);
    }
    expect(paths.some((path) => path.includes('node_modules/'))).toBe(true);
    const auth = strFromU8(files['api/auth.py']);
    expect(auth).toContain(language === 'zh' ? '密码' : 'password');
    expect(/[\u3400-\u9fff]/.test(auth)).toBe(language === 'zh');
  },
);
