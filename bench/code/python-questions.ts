import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type { createParserPool } from '../../apps/server/src/adapters/code-parser/parser-pool.ts';
import type { createProjectIndexes } from '../../apps/server/src/adapters/code-projects/project-indexes.ts';
import { reportShare } from '../report.ts';
import { loadSources } from './load-packed.ts';

/** A function of Python's library without its docstring, and what that said in its first sentence. */
interface PythonFunction {
  readonly path: string;
  readonly name: string;
  readonly question: string;
  readonly lines: readonly string[];
}

/** Where a function has to be found. */
interface Asked {
  readonly question: string;
  readonly path: string;
  readonly firstLine: number;
  readonly lastLine: number;
}

function readFunctions(): readonly PythonFunction[] | undefined {
  try {
    const script = join(process.cwd(), 'bench/code/python-functions.py');
    const text = execFileSync('python3', ['-B', script], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: 'pipe',
    });
    return JSON.parse(text) as PythonFunction[];
  } catch {
    return undefined;
  }
}

/** Their modules with nothing else in them, and the lines on which each of them stands there. */
function modulesOf(functions: readonly PythonFunction[]) {
  const modules = new Map<string, string[]>();
  const asked = functions.map(({ path, question, lines }): Asked => {
    const module = modules.get(path) ?? [];
    modules.set(path, module);
    const indent = /^\s*/.exec(lines[0] ?? '')?.[0].length ?? 0;
    const firstLine = module.length + 1;
    // A text of several lines may stand further left.
    module.push(...lines.map((line) => line.slice(Math.min(indent, line.length - line.trimStart().length))));
    const lastLine = module.length;
    module.push('', '');
    return { question, path, firstLine, lastLine };
  });
  return { modules, asked };
}

/**
 * Finding 1,500 functions of the installed Python's standard library by what their docstrings said, which are cut out.
 * The weights were set on the 1,500 that come after them in their order. Forty that were not found were read once, before names
 * like `getinfo` were taken apart; of the 326 after those, which nobody looked at, 73 of 100 were among the first five.
 */
export async function measurePythonQuestions(
  parser: ReturnType<typeof createParserPool>,
  indexes: ReturnType<typeof createProjectIndexes>,
): Promise<void> {
  const functions = readFunctions();
  if (functions === undefined) {
    process.stdout.write('skip code: questions to functions: no python3 with its library on this machine\n');
    return;
  }
  const { modules, asked } = modulesOf(functions);
  const files = [...modules].map(([path, lines]) => ({
    path,
    packedText: deflateRawSync(Buffer.from(lines.join('\n'))),
  }));
  const load = await loadSources(parser, files);
  let reciprocals = 0;
  let amongFive = 0;
  let exact = 0;
  for (const { question, path, firstLine, lastLine } of asked) {
    const { found } = await indexes.search('python', load, question, { offset: 0, limit: 10 });
    const rank = found.findIndex((each) => each.path === path && each.unit.firstLine === firstLine) + 1;
    if (rank > 0) reciprocals += 1 / rank;
    if (rank > 0 && rank <= 5) amongFive += 1;
    const units = await indexes.unitsOfFile('python', load, path);
    if (units.some(({ unit }) => unit.firstLine === firstLine && unit.lastLine === lastLine)) exact += 1;
  }
  const note = `of ${asked.length}`;
  reportShare({ name: 'code: questions to Python, MRR@10', value: reciprocals / asked.length, atLeast: 0.58, note });
  reportShare({
    name: 'code: questions to Python, in the first 5',
    value: amongFive / asked.length,
    atLeast: 0.72,
    note,
  });
  reportShare({ name: 'code: lines of Python functions exact', value: exact / asked.length, atLeast: 0.99, note });
}
