import type { SourceLines } from './source-lines.ts';

/** Something of a file that concerns the whole project, and the line it is written on. */
export interface ProjectMark {
  readonly line: number;
  readonly name: string;
}

/** As programs read a variable of their environment by its name, in the languages whose syntax is read. */
const variableReads: readonly RegExp[] = [
  /\b(?:process|import\.meta|Bun)\.env\??(?:\.|\[\s*['"`])([A-Za-z_]\w*)/g,
  /(?<![\w$])(?:(?:os\.)?environ(?:\.get\(|\[)|(?:os\.)?getenv\(|os\.(?:Getenv|LookupEnv)\(|env::var(?:_os)?\(|env!\(|Deno\.env\.get\(|System\.getenv\(|(?:Environment\.)?GetEnvironmentVariable\(|ENV(?:\[|\.fetch\()|\$_ENV\[)\s*['"]([A-Za-z_]\w*)/g,
];
const destructured = /\{([^{}]{1,400})\}\s*=\s*process\.env\b/g;

/** As web frameworks bind a path, with or without its method, to what answers it. */
const pathBindings: readonly RegExp[] = [
  /(?<!\w)\w*(?:app|router|server|fastify|routes?|blueprint)\.(get|post|put|patch|delete|head|options|all|route)\(\s*(['"`])(\/[^'"`\n]{0,200})\2/gi,
  /(?<!\w)\w+\.(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|Any|Handle|HandleFunc)\(\s*(["`])((?:[A-Z]{3,7} )?\/[^"`\n]{0,200})\2/g,
  /@(Get|Post|Put|Patch|Delete|Request)Mapping\(\s*(?:(?:value|path)\s*=\s*)?(")(\/[^"\n]{0,200})"/g,
];
const namedMethod = /^(?:get|post|put|patch|delete|head|options)$/i;
/** What stands behind these on its line is said, not done. */
const comment = /^\s*(?:\/\/|#(?!\[)|\*|\/\*|--)/;

const mostMarks = 200;

function marksOf(
  lines: SourceLines,
  patterns: readonly RegExp[],
  namesOf: (match: RegExpMatchArray) => readonly string[],
) {
  const found = patterns.flatMap((pattern) => [...lines.text.matchAll(pattern)].slice(0, mostMarks));
  return found.flatMap((match): ProjectMark[] => {
    const line = lines.lineAt(match.index ?? 0);
    return comment.test(lines.slice(line, line)) ? [] : namesOf(match).map((name) => ({ line, name }));
  });
}

/** The names that `{ PORT, HOST: host = 'x' }` takes out of something. */
const takenNames = ([, inside = '']: RegExpMatchArray) =>
  inside.split(',').flatMap((part) => /^\s*([A-Za-z_]\w*)/.exec(part)?.[1] ?? []);

/** The variables of the environment that a source reads by their names. */
export function environmentMarks(lines: SourceLines): readonly ProjectMark[] {
  // Few files read any: looking for one word first saves the search for patterns.
  if (!/env/i.test(lines.text)) return [];
  return [...marksOf(lines, variableReads, ([, name = '']) => [name]), ...marksOf(lines, [destructured], takenNames)];
}

/** The paths that a source answers over HTTP, with their methods where these are named. */
export const routeMarks = (lines: SourceLines): readonly ProjectMark[] =>
  marksOf(lines, pathBindings, ([, method = '', , path = '']) => [
    namedMethod.test(method) ? `${method.toUpperCase()} ${path}` : path,
  ]);
