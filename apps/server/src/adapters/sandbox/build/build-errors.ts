import type { Finding } from '@toolbench/contracts/assistant/assistant.ts';

const mostFindings = 20;
const mostCharacters = 2_000;

/** Turns a path inside the sandbox into one of the project; undefined for files that are not of it. */
export type ProjectPath = (path: string) => string | undefined;

interface Place {
  readonly path: string | undefined;
  readonly line: number;
  readonly column?: number | undefined;
}

function finding(message: string, { path, line, column }: Place): Finding {
  return {
    from: 'build',
    message: message.trim().slice(0, mostCharacters),
    ...(path !== undefined && { path, line, ...(column !== undefined && { column }) }),
  };
}

/** Column, from 1, that a line of spaces and marks points to. */
const pointedColumn = (marks: string | undefined) => {
  const at = marks?.search(/[\^~]/) ?? -1;
  return at < 0 ? undefined : at + 1;
};

/** Messages as `node --check` writes them, and as a starting Node does: place, line, marks, error. */
export function readNodeErrors(output: string, toPath: ProjectPath): Finding[] {
  const pattern =
    /^(?:file:\/\/)?(\/[^\n]*?):(\d+)\n[^\n]*\n(?:([ \t]*[\^~]+)[^\n]*\n)?\s*((?:\w*Error|\w*Exception)\b[^\n]*)/gm;
  return [...output.matchAll(pattern)]
    .slice(0, mostFindings)
    .map(([, path = '', line, marks, message = '']) =>
      finding(message, { path: toPath(path), line: Number(line), column: pointedColumn(marks) }),
    );
}

/** Messages of py_compile: `File "…", line 3`, the line, marks, the error. Columns are counted within the line shown. */
export function readPythonErrors(output: string, toPath: ProjectPath): Finding[] {
  const pattern =
    /^\s*File "([^"\n]+)", line (\d+)[^\n]*\n(?:( *)[^\n]*\n)?(?:([ \t]*[\^~]+)[ \t]*\n)?((?:\w+\.)*\w*Error: [^\n]*)/gm;
  return [...output.matchAll(pattern)]
    .slice(0, mostFindings)
    .map(([, path = '', line, indent = '', marks, message]) => {
      // Python shows the line without its own indentation, after four spaces.
      const shown = pointedColumn(marks);
      const column = shown === undefined ? undefined : Math.max(1, shown - indent.length);
      return finding(message ?? '', { path: toPath(path), line: Number(line), column });
    });
}

/** Messages of `go build`: `./main.go:5:3: message`, further lines indented. */
export function readGoErrors(output: string, toPath: ProjectPath): Finding[] {
  const found: Finding[] = [];
  for (const [, path = '', line, column, text = '', more = ''] of output.matchAll(
    /^(?:vet: )?([^\s:][^:\n]*\.go):(\d+)(?::(\d+))?: ([^\n]*)((?:\n\t[^\n]*)*)/gm,
  )) {
    const place = { path: toPath(path), line: Number(line), column: column === undefined ? undefined : Number(column) };
    const message = `${text}${more.replaceAll('\t', '  ')}`;
    if (text !== 'too many errors') found.push(finding(message, place));
  }
  return found.slice(0, mostFindings);
}

/** Messages of javac: `Main.java:2: error: …`, the line, a mark, then `symbol:` and `location:`. */
export function readJavaErrors(output: string, toPath: ProjectPath): Finding[] {
  const pattern = /^([^\s:][^:\n]*\.java):(\d+): error: ([^\n]*)\n(?:[^\n]*\n)?(?:( *\^) *)?((?:\n {2}\w+:[^\n]*)*)/gm;
  return [...output.matchAll(pattern)]
    .slice(0, mostFindings)
    .map(([, path = '', line, text = '', marks, more = '']) =>
      finding(`${text}${more}`, { path: toPath(path), line: Number(line), column: pointedColumn(marks) }),
    );
}
