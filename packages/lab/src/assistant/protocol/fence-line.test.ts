import { describe, expect, it } from 'vitest';
import { pathOfHeading, pathOfInfo } from './fence-line.ts';
import { readTag } from './tag-line.ts';

describe('[NC-09] the path that a reply names', () => {
  it.each([
    ['js src/a.js', 'src/a.js'],
    ['js:src/a.js', 'src/a.js'],
    ['js file: src/a.js', 'src/a.js'],
    ['js title="src/my file.js"', 'src/my file.js'],
    ['js src/my file.js', 'src/my file.js'],
    ['js "src/my other.js"', 'src/my other.js'],
    ["js 'notes 2.md'", 'notes 2.md'],
    ['md 文档/说明 书.md', '文档/说明 书.md'],
    ['src/my file.js', 'src/my file.js'],
    ['js src/a.js {1,3} showLineNumbers', 'src/a.js'],
    ['python pkg/__init__.py', 'pkg/__init__.py'],
    ['sh bin/run', 'bin/run'],
    ['jsx {1,3} src/App.jsx', 'src/App.jsx'],
    ['jsx showLineNumbers start=3 src/App.jsx', 'src/App.jsx'],
    // What may be the beginning or the end of another path is no path.
    ['js src/a and src/b.js', undefined],
    ['md my notes.txt', undefined],
    ['js', undefined],
    ['ts,src/a.ts', 'src/a.ts'],
    ['python=app/a.py', 'app/a.py'],
    ['css@web/a.css', 'web/a.css'],
    ['html;web/a.html', 'web/a.html'],
    ['c++ src/a.cpp', 'src/a.cpp'],
    ['css/a.css', 'css/a.css'],
    // Where the language ends and the path begins cannot be seen.
    ['ts/src/a.ts', undefined],
    ['py&app/a.py', undefined],
    ['js~src/a.js', undefined],
    ['js::src/a.js', undefined],
  ])('in the words after a fence: %s', (info, path) => {
    expect(pathOfInfo(info)).toBe(path);
  });

  it.each([
    ['**pkg/__init__.py** (new)', 'pkg/__init__.py'],
    ['### __main__.py', '__main__.py'],
    ['__src/a.js__', 'src/a.js'],
    ['__src/a.js__:', 'src/a.js'],
    ['**`src/__tests__/a.js`**', 'src/__tests__/a.js'],
    ['src/__tests__/__a__.js', 'src/__tests__/__a__.js'],
    ['**my\\_first\\_app.py**', 'my_first_app.py'],
    ['**pkg/\\_\\_init\\_\\_.py**', 'pkg/__init__.py'],
    ['`my\\_app.py`', 'my\\_app.py'],
    ['_web/src/b.css_', 'web/src/b.css'],
    ['_web/my_b.js_:', 'web/my_b.js'],
    ['*web/src/b.css*', 'web/src/b.css'],
    ['_redirects', '_redirects'],
    ['src\\a.js', 'src\\a.js'],
    // An escape, or a file in a folder; several names.
    ['app\\.js', undefined],
    ['**src/x.js, src/y.js**', undefined],
    ['src/x.js,src/y.js', undefined],
    ['x.css; y.css', undefined],
    ['`x.js`, `y.js`', undefined],
    ['x.js + y.js', undefined],
    ['page+layout.tsx', 'page+layout.tsx'],
  ])('in the line before a block: %s', (line, path) => {
    expect(pathOfHeading(line)).toBe(path);
  });

  it.each([
    ['@@1 file src/my_', 'src/my_'],
    ['@@1 file __snapshots__', '__snapshots__'],
    ['@@1 file pkg/__main__  ', 'pkg/__main__'],
    ['**@@1 file src/a.js**', 'src/a.js'],
    ['__@@1 file src/a.js__', 'src/a.js'],
    ['`@@1 file "_redirects_"`', '_redirects_'],
  ])('behind a mark: %s', (line, path) => {
    expect(readTag(line, '@@1')).toMatchObject({ verb: 'file', path });
  });
});
