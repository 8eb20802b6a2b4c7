import { describe, expect, it } from 'vitest';
import { applyChanges } from './patches/apply-changes.ts';
import { createReplyReader } from './read-reply.ts';
import { createStage } from './staged-reply.ts';

const boundary = '@@c0ffee';

function staged(text: string, before: ReadonlyMap<string, string> = new Map()) {
  const stage = createStage(before);
  const reader = createReplyReader({ boundary, emit: stage.take });
  for (let at = 0; at < text.length; at += 5) reader.push(text.slice(at, at + 5));
  reader.finish({ isCut: false });
  return stage.finish();
}

const marked = (path: string, text: string) => `${boundary} file ${path}\n${text}${boundary} end\n`;
const block = (path: string, text: string, mark = '```') => `**${path}**\n${mark}\n${text}${mark}\n`;
const write = (path: string, text: string) => ({ kind: 'write', path, text });

describe('[NC-09] the content of a file', () => {
  it.each([
    ['README.md', '# README.md\n\nHi\n'],
    ['Dockerfile', '# Dockerfile\nFROM alpine\n'],
    ['.gitignore', '# .gitignore\ndist\n'],
    ['LICENSE', '# LICENSE\n\nMIT\n'],
    ['src/a.js', '// src/a.js\na();\n'],
    ['web/style.css', '/* web/style.css */\np {}\n'],
  ])('keeps its first line where that says its path once more: %s', (path, text) => {
    for (const reply of [block(path, text), `\`\`\`text title="${path}"\n${text}\`\`\`\n`, marked(path, text)]) {
      expect(staged(reply)).toEqual({ changes: [write(path, text)], refused: [] });
    }
  });

  it('keeps the heading of an unnamed block of Markdown that says its path', () => {
    const text = '# NOTES.md\n\nHi\n';
    expect(staged(`\`\`\`markdown\n${text}\`\`\`\n`).changes).toEqual([write('NOTES.md', text)]);
  });

  it('is not what an answer shows of it', () => {
    const lines = Array.from({ length: 12 }, (_, at) => `line${at}();\n`);
    const before = new Map([['a.js', lines.join('')]]);
    for (const part of [lines.slice(0, 3), lines.slice(4, 10), lines.slice(-1)]) {
      const { changes, refused } = staged(`It is here:\n\n${block('a.js', part.join(''))}`, before);
      expect([changes, refused]).toMatchObject([[], [{ path: 'a.js', problem: 'elided' }]]);
    }
    expect(staged(block('a.js', lines.join('')), before).refused).toEqual([]);
    // What is left when the last function was taken away is the file.
    const left = lines.slice(0, 9).join('');
    expect(staged(block('a.js', left), before).changes).toEqual([write('a.js', left)]);
  });

  it('has no fence of Markdown around it, whatever its ending is', () => {
    const text = 'one\ntwo\n';
    for (const path of ['server/requirements.txt', '.env.example', '.gitignore', 'a.rb', 'b.php', 'Makefile', 'c.kt']) {
      for (const fenced of [`\`\`\`\n${text}\`\`\`\n`, `\`\`\`text\n${text}\`\`\`\n\n`]) {
        expect(staged(marked(path, fenced))).toEqual({ changes: [write(path, text)], refused: [] });
        const json = JSON.stringify({ files: [{ path, content: fenced }] });
        expect(staged(json)).toEqual({ changes: [write(path, text)], refused: [] });
      }
    }
  });

  it.each(['a.js', 'b.rb', '.gitignore', 'Dockerfile'])(
    'is told where a sentence stands behind a fence within its marks: %s',
    (path) => {
      const { changes, refused } = staged(marked(path, '```js\na();\n```\nThis begins it.\n'));
      expect([changes, refused]).toMatchObject([[], [{ path, problem: 'damaged' }]]);
    },
  );

  it('may be a fence of Markdown, which is told where it may be none', () => {
    const example = '```js\na();\n```\n';
    expect(staged(marked('example.md', example))).toEqual({ changes: [write('example.md', example)], refused: [] });
    const wrapped = '```markdown\n# Hi\n```\n';
    expect(staged(marked('README.md', wrapped))).toEqual({
      changes: [write('README.md', wrapped)],
      refused: [{ path: 'README.md', problem: 'maybe-fenced' }],
    });
    const notes = '```\nrun\n```\nThen stop.\n';
    expect(staged(marked('notes.txt', notes)).changes).toEqual([write('notes.txt', notes)]);
  });

  it.each([
    [`<p>hi</p>\n<!-- ${boundary} end -->\n`, '<p>hi</p>\n'],
    [`p {}\n/* ${boundary} end */\n`, 'p {}\n'],
    [`a();\n// ${boundary} end\n`, 'a();\n'],
    [`a();\n# ${boundary} end no-newline\n`, 'a();'],
  ])('has no part of a mark in a comment: %j', (rest, text) => {
    expect(staged(`${boundary} file a.x\n${rest}`).changes).toEqual([write('a.x', text)]);
    const opened = `<!-- ${boundary} file a.x -->\n${rest}`;
    expect(staged(opened).changes).toEqual([write('a.x', text)]);
  });
});

describe('[NC-09] an edit', () => {
  const edit = (path: string, search: string, replace: string, marks = ['<<<<<<<', '=======', '>>>>>>>']) =>
    block(path, `${marks[0]} SEARCH\n${search}${marks[1]}\n${replace}${marks[2]} REPLACE\n`);

  it('of a text with lines like its own marks is told', () => {
    for (const [search, replace] of [
      ['Title\n=======\nold\n', 'Title\n=======\nnew\n'],
      ['old\n', 'Title\n=======\nnew\n'],
      ['Title\n=======\n', 'Title\n'],
    ] as const) {
      expect(staged(edit('a.md', search, replace))).toMatchObject({ changes: [], refused: [{ path: 'a.md' }] });
    }
  });

  it('is taken where its marks are of another length than the lines of the text', () => {
    for (const line of ['=====', '=========']) {
      const [search, replace] = [`Title\n${line}\nold\n`, `Title\n${line}\nnew\n`];
      expect(staged(edit('a.md', search, replace)).changes).toEqual([{ kind: 'edit', path: 'a.md', search, replace }]);
    }
    const uneven = edit('a.md', 'old\n', 'new\n', ['<<<<<<<', '=====', '>>>>>>']);
    expect(staged(uneven).changes).toMatchObject([{ search: 'old\n', replace: 'new\n' }]);
  });

  it('between marks may hold the marks of other programs in pairs; half of one is told', () => {
    const before = new Map([['a.md', 'old\n']]);
    const between = (search: string, replace: string) =>
      `${boundary} edit a.md\n${boundary} search\n${search}${boundary} replace\n${replace}${boundary} end\n`;
    const pair = '<<<<<<< SEARCH\nx\n=======\ny\n>>>>>>> REPLACE\n';
    for (const replace of [pair, `a\n${pair}b\n${pair}`, 'T\n=======\n']) {
      expect(staged(between('old\n', replace), before).changes).toMatchObject([{ search: 'old\n', replace }]);
    }
    for (const replace of ['new\n>>>>>>> REPLACE\n', '<<<<<<< SEARCH\nnew\n']) {
      expect(staged(between('old\n', replace), before)).toMatchObject({
        changes: [],
        refused: [{ problem: 'damaged' }],
      });
    }
  });

  it('by a call of Qwen that holds the end of one is told', () => {
    const call = (content: string) =>
      `<tool_call>\n<function=write_file>\n<parameter=path>\na.txt\n</parameter>\n<parameter=content>\n${content}\n</parameter>\n</function>\n</tool_call>\n`;
    expect(staged(call('a\nb')).changes).toEqual([write('a.txt', 'a\nb')]);
    const torn = staged(call('a\n</parameter>\n</function>\nb'));
    expect(torn).toMatchObject({ changes: [], refused: [{ path: 'a.txt', problem: 'damaged' }] });
  });

  it('by a patch may be of fences, and of blanks at the end', () => {
    const before = new Map([['f.md', '# F\n```\na\n```\nend\n']]);
    const patch = '--- a/f.md\n+++ b/f.md\n@@ -1,5 +1,5 @@\n # F\n ```\n-a\n+b\n ```\n-end\n+end  \n';
    const { changes, refused } = staged(`\`\`\`diff\n${patch}\`\`\`\n`, before);
    const applied = applyChanges(before, changes);
    expect([refused, applied.refused, applied.files.get('f.md')]).toEqual([[], [], '# F\n```\nb\n```\nend  \n']);
  });
});
