import type { Finding } from '@toolbench/contracts/assistant/assistant.ts';

/** Inside, an app's files lie here; what a trace names outside is not the project's. */
const appFolder = '/app/';

interface Place {
  readonly path: string;
  readonly line: number;
  readonly column?: number;
}

/** How run-time systems write a place: node, Python, Go, Java (which names no folder). */
const placePatterns = [
  /(?:file:\/\/)?([\w./@-]+\.[cm]?[jt]sx?):(\d+)(?::(\d+))?/,
  /File "([^"]+\.py)", line (\d+)/,
  /([\w./@-]+\.go):(\d+)(?::(\d+))?/,
  /\(?([\w$]+\.java):(\d+)/,
];

/** The project's path of a path in a trace. */
function projectPath(named: string, paths: readonly string[], folder: string): string | undefined {
  const own = named.startsWith(appFolder) ? named.slice(appFolder.length) : named.replace(/^\.\//, '');
  const within = folder === '' ? own : `${folder}/${own}`;
  const exact = [own, within].find((path) => paths.includes(path));
  if (exact !== undefined || named.startsWith('/')) return exact;
  const ending = paths.filter((path) => path === own || path.endsWith(`/${own}`));
  return ending.length === 1 ? ending[0] : undefined;
}

function placeIn(text: string, paths: readonly string[], folder: string): Place | undefined {
  for (const pattern of placePatterns) {
    const [, named, line, column] = pattern.exec(text) ?? [];
    const path = named === undefined ? undefined : projectPath(named, paths, folder);
    if (path !== undefined) return { path, line: Number(line), ...(column && { column: Number(column) }) };
  }
  return undefined;
}

/** `TypeError: x`, `panic: x`, `Exception in thread "main" x`: the line that says what happened. */
const headline =
  /^(?:\s*(?:Uncaught\s+)?[\w.$]*(?:Error|Exception|Warning|Interrupt)\b.*|panic: .*|fatal error: .*|Exception in thread .*|Caused by: .*)$/;
/** A line of Go's log, with the place where the program asked for it: `2026/11/21 15:00:00 main.go:36: message`. */
const goLog = /^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d(?:\.\d+)? (?:(\S+\.go:\d+): )?(.*)$/;
/** What `log.Fatal` ends with; a panic ends with 2. */
const goFatalCode = 1;
const most = 10;
/** Lines after a headline, or before it (Python), in which its place is looked for. */
const reach = 24;

interface Project {
  readonly paths: readonly string[];
  /** Of the server within the project. */
  readonly folder: string;
}

export const isSameFinding = (one: Finding, other: Finding): boolean =>
  one.message === other.message && one.path === other.path && one.line === other.line;

/** What `log.Fatal` said before the program ended. */
function fatalLine(lines: readonly string[]): string | undefined {
  const last = lines.findLast((line) => line.trim() !== '');
  return last !== undefined && goLog.test(last) ? last : undefined;
}

/** A panic that net/http saved the program from; the address before the message is another one each time. */
const handlerPanic = /^http: panic serving \S+: /;

/** The line without the time, the place and the address that Go writes before it. */
const messageOf = (line: string) => (goLog.exec(line)?.[2] ?? line).trim().replace(handlerPanic, 'panic: ');

/**
 * What an app's error output says went wrong, with the place in the project's files where the trace names one.
 * @param exitCode of an app that has ended by itself
 */
export function findingsOf(lines: readonly string[], { paths, folder }: Project, exitCode?: number | null): Finding[] {
  const found: Finding[] = [];
  const fatal = exitCode === goFatalCode ? fatalLine(lines) : undefined;
  for (const [at, line] of lines.entries()) {
    const message = messageOf(line);
    const isFatal = line === fatal && at === lines.lastIndexOf(line);
    if (!headline.test(message) && !isFatal) continue;
    const after = lines.slice(at, at + reach);
    const before = lines.slice(Math.max(at - reach, 0), at).reverse();
    const isPython = before.some((text) => text.startsWith('Traceback') || /^\s*File "/.test(text));
    const place = (isFatal ? [line] : isPython ? before : [...after, ...before.slice(0, 6)])
      .map((text) => placeIn(text, paths, folder))
      .find((some) => some !== undefined);
    const finding: Finding = { from: 'server', message: message.slice(0, 2_000), ...place };
    if (!found.some((other) => isSameFinding(other, finding))) found.push(finding);
  }
  return found.slice(-most);
}
