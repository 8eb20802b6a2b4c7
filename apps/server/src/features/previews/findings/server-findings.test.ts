import { describe, expect, it } from 'vitest';
import { findingsOf } from './server-findings.ts';

const paths = ['server/src/main.js', 'server/main.py', 'server/main.go', 'server/src/Main.java', 'web/src/main.js'];
const find = (text: string, exitCode?: number) => findingsOf(text.split('\n'), { paths, folder: 'server' }, exitCode);

describe('findings in the output of a server', () => {
  it.each<[string, string, unknown]>([
    [
      'node',
      "file:///app/server/src/main.js:12\n  throw new Error('x');\n        ^\n\nTypeError: cannot read x\n    at main (file:///app/server/src/main.js:12:9)\n    at node:internal/x:1:1",
      { message: 'TypeError: cannot read x', path: 'server/src/main.js', line: 12, column: 9 },
    ],
    [
      'node, of a library called by the project',
      'SqliteError: no such table\n    at run (/opt/node_modules/x/y.js:3:1)\n    at save (/app/server/src/main.js:40:5)',
      { message: 'SqliteError: no such table', path: 'server/src/main.js', line: 40, column: 5 },
    ],
    [
      'Python',
      'Traceback (most recent call last):\n  File "/usr/lib/python3/x.py", line 9, in run\n  File "/app/server/main.py", line 7, in <module>\n    x\nNameError: name x is not defined',
      { message: 'NameError: name x is not defined', path: 'server/main.py', line: 7 },
    ],
    [
      'Go',
      'panic: runtime error: index out of range\n\ngoroutine 1 [running]:\nmain.main()\n\t/app/server/main.go:21 +0x1d',
      { message: 'panic: runtime error: index out of range', path: 'server/main.go', line: 21 },
    ],
    [
      'Go, in a handler that net/http saves the program from',
      '2026/11/21 15:00:00 http: panic serving 127.0.0.1:50000: assignment to entry in nil map\ngoroutine 20 [running]:\nnet/http.(*conn).serve.func1()\n\t/usr/lib/go-1.19/src/net/http/server.go:1850 +0xbf\npanic({0x1, 0x2})\n\t/usr/lib/go-1.19/src/runtime/panic.go:890 +0x262\nmain.handle(...)\n\t/app/server/main.go:33',
      { message: 'panic: assignment to entry in nil map', path: 'server/main.go', line: 33 },
    ],
    [
      'Java',
      'Exception in thread "main" java.lang.IllegalStateException: x\n\tat Main.main(Main.java:5)',
      { path: 'server/src/Main.java', line: 5 },
    ],
  ])('[PREVIEW-01] name file and line: %s', (_name, text, expected) => {
    expect(find(text)).toEqual([expect.objectContaining({ from: 'server', ...(expected as object) })]);
  });

  it('[PREVIEW-01] have what log.Fatal said last, with its place where the log names one', () => {
    const before = '2026/11/21 15:00:00 opening the database';
    expect(find(`${before}\n2026/11/21 15:00:01 main.go:36: no such table: tasks\n`, 1)).toEqual([
      { from: 'server', message: 'no such table: tasks', path: 'server/main.go', line: 36 },
    ]);
    expect(find('2026/11/21 15:00:01 listen tcp: address already in use', 1)).toEqual([
      { from: 'server', message: 'listen tcp: address already in use' },
    ]);
    expect(find(before)).toEqual([]);
    expect(find(before, 137)).toEqual([]);
  });

  it('[PREVIEW-01] are none where nothing went wrong, and one where the same happens again and again', () => {
    expect(find('listening on 3000\nGET / 200\nno errors here')).toEqual([]);
    expect(find(Array.from({ length: 50 }, () => 'Error: again').join('\n'))).toHaveLength(1);
    expect(find(Array.from({ length: 50 }, (_, at) => `Error: ${at}`).join('\n'))).toHaveLength(10);
  });

  it('[PREVIEW-03] never name a file that is not the project’s', () => {
    expect(find('Error: x\n    at /etc/passwd.js:1:1')).toEqual([{ from: 'server', message: 'Error: x' }]);
    expect(find('Error: x\n    at main.js:1:1')).toEqual([{ from: 'server', message: 'Error: x' }]);
  });
});
