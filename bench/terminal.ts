import { spawn, spawnSync } from 'node:child_process';
import { existsSync, openSync, closeSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { median } from './browser.ts';
import { report } from './report.ts';
import { binary, csvText, jsonText } from './texts.ts';
import { withFolder } from './with-folder.ts';

const megabyte = 1_000_000;
const starts = 15;
const callsAtOnce = 500;

const program = join(process.cwd(), 'apps/cli/dist/toolbench.js');
const toolbench = (...args: readonly string[]) => [process.execPath, program, ...args];

/** What Node does at least: it reads standard input and writes it. */
const bareNode = [process.execPath, '-e', 'process.stdin.on("data", (chunk) => process.stdout.write(chunk))'];

/** Milliseconds from starting a command to the first bytes it writes. */
function firstOutputMs([command, ...args]: readonly string[], input: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    child.stdout.once('data', () => resolve(performance.now() - started));
    child.once('close', () => reject(new Error(`${args.join(' ')} wrote nothing`)));
    child.stdin.end(input);
  });
}

async function measureStart(): Promise<void> {
  const [own, bare]: [number[], number[]] = [[], []];
  while (own.length < starts) {
    bare.push(await firstOutputMs(bareNode, '{"a": 1}'));
    own.push(await firstOutputMs(toolbench('json', 'compress'), '{"a": 1}'));
  }
  const [ownMs, bareMs] = [median(own), median(bare)];
  const note = `Node alone ${bareMs.toFixed(0)} ms, median of ${starts}`;
  report({ name: 'Terminal: first output', value: ownMs, unit: 'ms', limit: 120, note });
  report({ name: 'Terminal: first output against Node alone', value: ownMs / bareMs, unit: 'x', limit: 2 });
}

interface Cost {
  readonly seconds: number;
  readonly mebibytes: number;
}

/** Runs a command with a file on its standard input and another as its output, under GNU time. */
function costOf(command: readonly string[], folder: string, inputFile: string): Cost {
  const costFile = join(folder, 'cost');
  const [input, output] = [openSync(inputFile, 'r'), openSync(join(folder, 'output'), 'w')];
  const { status } = spawnSync('/usr/bin/time', ['-f', '%e %M', '-o', costFile, ...command], {
    stdio: [input, output, 'inherit'],
  });
  closeSync(input);
  closeSync(output);
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}`);
  const [seconds, kibibytes] = readFileSync(costFile, 'utf8').split(' ').map(Number);
  return { seconds, mebibytes: kibibytes / 1_024 };
}

function measureAgainstJq(folder: string, inputFile: string): void {
  const pairs = [
    ['formatted', ['jq', '.'], toolbench('json', 'format')],
    ['sorted', ['jq', '-S', '.'], toolbench('json', 'format', '--sort-keys')],
  ] as const;
  for (const [name, jqCommand, ownCommand] of pairs) {
    const jq = costOf(jqCommand, folder, inputFile);
    const own = costOf(ownCommand, folder, inputFile);
    report({
      name: `Terminal: JSON 50 MB ${name}, time against jq`,
      value: own.seconds / jq.seconds,
      unit: 'x',
      limit: 0.35,
      note: `${own.seconds.toFixed(1)} s against ${jq.seconds.toFixed(1)} s`,
    });
    report({
      name: `Terminal: JSON 50 MB ${name}, memory against jq`,
      value: own.mebibytes / jq.mebibytes,
      unit: 'x',
      limit: 1.2,
      note: `${own.mebibytes.toFixed(0)} MiB against ${jq.mebibytes.toFixed(0)} MiB`,
    });
  }
}

/** What 100 MB cost beyond what Node needs for itself, as a multiple of them; a digest is made piece by piece. */
async function measureLarge(folder: string): Promise<void> {
  const [bytesFile, csvFile] = [join(folder, 'large.bin'), join(folder, 'large.csv')];
  await writeFile(bytesFile, binary(100 * megabyte));
  await writeFile(csvFile, csvText(100 * megabyte));
  const idle = costOf(bareNode, folder, '/dev/null').mebibytes;
  const commands = [
    ['hash file', toolbench('hash', 'file', '--algorithm', 'sha256', bytesFile), 0.8],
    ['base64 encode-bytes', toolbench('base64', 'encode-bytes', bytesFile), 5],
    ['csv csv-to-json', toolbench('csv', 'csv-to-json', csvFile), 12],
  ] as const;
  for (const [name, command, limit] of commands) {
    const { seconds, mebibytes } = costOf(command, folder, '/dev/null');
    const value = ((mebibytes - idle) * 1_024 * 1_024) / (100 * megabyte);
    const note = `${mebibytes.toFixed(0)} MiB in all, ${seconds.toFixed(1)} s`;
    report({ name: `Terminal: 100 MB by ${name}, memory`, value, unit: 'x', limit, note });
  }
}

async function measureAgents(): Promise<void> {
  const [command, ...args] = toolbench('mcp');
  const client = new Client({ name: 'bench', version: '1.0.0' });
  await client.connect(new StdioClientTransport({ command, args }));
  const list = Buffer.byteLength(JSON.stringify(await client.listTools()));
  report({ name: 'Agents: list of tools by default', value: list / 1_000, unit: 'kB', limit: 6 });
  const started = performance.now();
  const calls = Array.from({ length: callsAtOnce }, async (_, index) => {
    const given = { name: 'json_query', arguments: { text: `[${index}]`, path: '$[0]' } };
    const { structuredContent } = await client.callTool(given, undefined, { timeout: 300_000 });
    return JSON.stringify(structuredContent).includes(String(index));
  });
  const right = (await Promise.all(calls)).filter(Boolean).length;
  const note = `${((performance.now() - started) / 1_000).toFixed(1)} s`;
  report({ name: 'Agents: calls at once, answered right', value: right, unit: '', least: callsAtOnce, note });
  await client.close();
}

/** The command line and its server for agents, in processes of their own as people start them. */
export async function measureTerminal(): Promise<void> {
  await measureStart();
  await measureAgents();
  if (!existsSync('/usr/bin/time')) {
    process.stdout.write('Terminal: no memory is measured without GNU time\n');
    return;
  }
  await withFolder(async (folder) => {
    const jsonFile = join(folder, 'large.json');
    await writeFile(jsonFile, jsonText(50 * megabyte));
    if (spawnSync('jq', ['--version']).status === 0) measureAgainstJq(folder, jsonFile);
    else process.stdout.write('Terminal: nothing is compared with jq, which is not installed\n');
    await measureLarge(folder);
  });
}
