import { describe, expect, it } from 'vitest';
import { readGoErrors, readJavaErrors, readNodeErrors, readPythonErrors, type ProjectPath } from './build-errors.ts';

const below =
  (folder: string): ProjectPath =>
  (path) =>
    path.startsWith(folder) ? path.slice(folder.length) : undefined;

describe('[PREVIEW-03] errors of a build', () => {
  it('reads what node --check says', () => {
    const output = `/app/server/src/main.js:2
let b = ;
        ^

SyntaxError: Unexpected token ';'
    at checkSyntax (node:internal/main/check_syntax:74:5)

Node.js v20.20.2
`;
    expect(readNodeErrors(output, below('/app/'))).toEqual([
      { from: 'build', message: "SyntaxError: Unexpected token ';'", path: 'server/src/main.js', line: 2, column: 9 },
    ]);
  });

  it('reads what a starting node says of two files, one of them not of the project', () => {
    const output = `file:///app/a.js:1
import { x } from './b.js';
         ^
SyntaxError: The requested module './b.js' does not provide an export named 'x'

/node_modules/pg/index.js:9
throw 1
^

Error: no
`;
    expect(readNodeErrors(output, below('/app/'))).toEqual([
      {
        from: 'build',
        message: "SyntaxError: The requested module './b.js' does not provide an export named 'x'",
        path: 'a.js',
        line: 1,
        column: 10,
      },
      { from: 'build', message: 'Error: no' },
    ]);
  });

  it('reads what py_compile says', () => {
    const output = `  File "/app/main.py", line 12
    return (
           ^
SyntaxError: '(' was never closed
Sorry:   File "/app/models.py", line 3
    foo bar
    ^^^^^^^
IndentationError: unexpected indent
`;
    expect(readPythonErrors(output, below('/app/'))).toEqual([
      { from: 'build', message: "SyntaxError: '(' was never closed", path: 'main.py', line: 12, column: 8 },
    ]);
    expect(readPythonErrors(output.replace('Sorry:', ''), below('/app/'))).toHaveLength(2);
  });

  it('reads what go build says', () => {
    const output = `# shop
./main.go:2:12: y declared but not used
./rows.go:7:3: cannot use x (variable of type int) as string value
	in argument to f
rows.go:2:8: cannot find package "nope/x" in any of:
	/usr/lib/go-1.19/src/nope/x (from $GOROOT)
too many errors
`;
    const toPath: ProjectPath = (path) => `server/${path.replace(/^\.\//, '')}`;
    expect(readGoErrors(output, toPath)).toEqual([
      { from: 'build', message: 'y declared but not used', path: 'server/main.go', line: 2, column: 12 },
      {
        from: 'build',
        message: 'cannot use x (variable of type int) as string value\n  in argument to f',
        path: 'server/rows.go',
        line: 7,
        column: 3,
      },
      {
        from: 'build',
        message: 'cannot find package "nope/x" in any of:\n  /usr/lib/go-1.19/src/nope/x (from $GOROOT)',
        path: 'server/rows.go',
        line: 2,
        column: 8,
      },
    ]);
  });

  it('reads what javac says', () => {
    const output = `/app/src/Main.java:2: error: incompatible types: String cannot be converted to int
  int x = "s";
          ^
/app/src/Main.java:3: error: cannot find symbol
  foo();
  ^
  symbol:   method foo()
  location: class Main
Note: Some input files use unchecked operations.
2 errors
`;
    expect(readJavaErrors(output, below('/app/'))).toEqual([
      {
        from: 'build',
        message: 'incompatible types: String cannot be converted to int',
        path: 'src/Main.java',
        line: 2,
        column: 11,
      },
      {
        from: 'build',
        message: 'cannot find symbol\n  symbol:   method foo()\n  location: class Main',
        path: 'src/Main.java',
        line: 3,
        column: 3,
      },
    ]);
  });

  it.each([readNodeErrors, readPythonErrors, readGoErrors, readJavaErrors])('%o finds nothing in noise', (read) => {
    for (const noise of ['', '\0\uFFFD', 'error: '.repeat(1000), ':\n'.repeat(10_000), '/'.repeat(100_000), 'a.go:1:'])
      expect(read(noise, (path) => path)).toEqual([]);
  });

  it('keeps at most twenty, none longer than a finding may be', () => {
    const output = `./main.go:1:1: ${'x'.repeat(5_000)}\n`.repeat(50);
    const found = readGoErrors(output, (path) => path);
    expect(found).toHaveLength(20);
    expect(found[0]?.message).toHaveLength(2_000);
  });
});
