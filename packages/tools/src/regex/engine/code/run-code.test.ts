import { spawnSync } from 'node:child_process';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { options } from '../../options.ts';
import { engine } from '../index.ts';
import { createRandom, randomPattern } from '../random-patterns.ts';
import type { Task } from './snippets.ts';

interface Case {
  readonly pattern: string;
  readonly flags: string;
  readonly task: Task;
  readonly text: string;
  readonly replacement: string;
}

/** Runs each code on its text and tells what it printed, or its result. */
const runner = `
import contextlib, io, json, sys, warnings
warnings.simplefilter('ignore')
answers = []
for code, text in json.load(sys.stdin):
    printed, names = io.StringIO(), {'text': text}
    try:
        with contextlib.redirect_stdout(printed):
            exec(code, names)
        answers.append(names.get('result', names.get('parts', printed.getvalue())))
    except Exception as error:
        answers.append(['failed', str(error)])
json.dump(answers, sys.stdout)
`;

const hasPython = spawnSync('python3', ['--version']).status === 0;

const written: readonly [pattern: string, flags: string, ...texts: string[]][] = [
  ['^(["`])?[a-z]+\\1$', '', 'cat', '"cat"', '"cat', '`cat"'],
  ['^(?<q>["`])?[a-z]+\\k<q>$', '', 'cat', '"cat"', '"cat'],
  ['(?:(a)|b)\\1c', 'g', 'bc aac ac'],
  ['(a)|b\\1', 'g', 'ab'],
  ['\\1(a)', 'g', 'aa'],
  ['(a\\1)b', 'g', 'ab'],
  ['(?!(b))a\\1', 'g', 'ab'],
  ['(?:(a)|b)*\\1$', 'g', 'ab', 'aba'],
  ['(a)\\1\\x30', 'g', 'aa0'],
  ['\\d$', 'gm', 'x=1\r\ny=2\r\n', '1\u20282\u20293\r4\n5'],
  ['^\\w', 'gm', 'a\rb\r\nc\u2028d\n', 'a\n'],
  ['^$', 'gm', '\n\r\n', '', 'a\n'],
  ['(?<$id>x)(?<a$>y)(?<日>z)', 'g', 'xyz'],
  ['(?<a$b>x)(?<aB>y)\\k<a$b>', 'g', 'xyx'],
  ['x*', 'g', 'ab', 'axxb', ''],
  ['x*?', 'g', 'axxb'],
  ['|x', 'g', 'axxb'],
  ['(?:|a)+', 'g', 'aab'],
  ['[\\s\\S]', 'g', 'a\n'],
  ['k', 'gi', 'K'],
  ['(?<=(?:a|bc))d', 'g', 'ad bcd'],
  ['\\s', 'g', 'a\ufeffb\u0085c'],
  ['a', '', 'ba', 'b\ra'],
  ['\\w+', 'gi', 'İstanbul ısı ſK', 'K k ſ s'],
  ['\\W', 'giu', 'İ ı ſ K ß_'],
  ['^', 'gm', 'done\n\u2028\r\ngo', '\u2028'],
];

const tasks: readonly Task[] = ['match', 'replace', 'split', 'validate'];
const replacement = '[$&$1]';
const atoms = ['a', 'b', '.', '[ab]', '[^a]', '\\s', '\\w', '^', '$', '\\n', '(?=a)', '(?!b)', '(?<=a)', '\\1', 'x'];

function* cases(): Generator<Case> {
  for (const [pattern, flags, ...texts] of written) {
    for (const text of texts) for (const task of tasks) yield { pattern, flags, task, text, replacement };
  }
  for (let seed = 1; seed <= 400; seed += 1) {
    const random = createRandom(seed);
    const pattern = randomPattern(random, atoms);
    const flags = random.pick(['g', 'gm', 'gs', 'gi', '']);
    const text = Array.from({ length: random.below(9) }, () =>
      random.pick(['a', 'a', 'b', 'x', '\n', '\r', ' ', '\u2028']),
    ).join('');
    yield { pattern, flags, task: random.pick(tasks), text, replacement };
  }
}

const context = createContext({});

/** What the code for this language prints or leaves, run here. */
function inNode(code: string, text: string): unknown {
  const printed: string[] = [];
  const log = (...words: unknown[]) => printed.push(`${words.join(' ')}\n`);
  Object.assign(context, { text, console: { log } });
  const last = /^const (result|parts) /.exec(code)?.[1];
  const value: unknown = runInContext(`{ ${code}\n${last ?? ''} }`, context);
  return last
    ? JSON.parse(JSON.stringify(value))
    : printed.join('').replace(/^(?:true|false)(?= )/gm, (word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
}

async function exported({ text: _, ...request }: Case, language: 'javascript' | 'python') {
  const result = await engine.code(undefined, { ...initialValues(options), ...request, language });
  if (!result.ok) throw new Error(`${request.pattern}: ${result.code}`);
  return result.value;
}

describe.skipIf(!hasPython)('exported code, run', () => {
  it('[REGEX-07] finds in Python what it finds in JavaScript, or a note stands beside it', async () => {
    const all = [...cases()];
    const python = await Promise.all(all.map((one) => exported(one, 'python')));
    const { stdout, stderr } = spawnSync('python3', ['-c', runner], {
      input: JSON.stringify(all.map(({ text }, index) => [python[index]?.text, text])),
      encoding: 'utf8',
      timeout: 20_000,
    });
    expect(stderr).toBe('');
    const answers = JSON.parse(stdout) as unknown[];
    const differing: unknown[] = [];
    let unnoted = 0;
    for (const [index, one] of all.entries()) {
      const { notes = [], text = '' } = python[index] ?? {};
      if (notes.length > 0) continue;
      unnoted += 1;
      const expected = inNode((await exported(one, 'javascript')).text, one.text);
      if (JSON.stringify(answers[index]) !== JSON.stringify(expected))
        differing.push({ ...one, text: one.text, code: text, expected, got: answers[index] });
    }
    expect(differing).toEqual([]);
    // Notes on everything would prove nothing.
    expect(unnoted).toBeGreaterThan(all.length / 4);
  });
});
