import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionsOutside } from '@toolbench/tools/outside/catalogue.ts';

const run = promisify(execFile);
const environment = { ...process.env, LC_ALL: 'C' };
let folder = '';
let installed = '';

/** Packs the command line and installs the package in an empty folder, where nothing of the checkout is reached. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'toolbench-package-'));
  const home = join(folder, 'home');
  mkdirSync(home);
  const cli = join(import.meta.dirname, '..');
  // Scripts of packages are off in the checkout; the one that builds this package is ours.
  const pack = ['pack', '--json', '--ignore-scripts=false', '--pack-destination', folder];
  const { stdout } = await run('npm', pack, { cwd: cli, env: environment });
  const [{ filename }] = JSON.parse(stdout.slice(stdout.indexOf('[\n'))) as [{ filename: string }];
  writeFileSync(join(home, 'package.json'), '{}');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', join(folder, filename)], {
    cwd: home,
    env: environment,
  });
  installed = join(home, 'node_modules/@toolbench/cli');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the installed program from its folder. */
function toolbench(args: readonly string[], input: string | Buffer = '') {
  const program = join(installed, '../../.bin/toolbench');
  return spawnSync(program, args, { input, env: environment, cwd: folder });
}

describe('the package', () => {
  it('[AGENT-03] needs no other package and runs where it is installed', () => {
    const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
      dependencies?: object;
    };
    expect(dependencies).toBeUndefined();
    expect(toolbench(['json', 'compress'], '{ "a": 1.0 }').stdout.toString()).toBe('{"a":1.0}\n');
    expect(toolbench(['json', 'query', '--path', '$[0]'], '[7]').stdout.toString()).toBe('[\n  7\n]\n');
    expect(toolbench(['regex', 'match', '--pattern', '^(a+)+$'], `${'a'.repeat(40)}!`).status).toBe(1);
  });

  it('[AGENT-03] says how it is made where it was packed without being built', async () => {
    const cli = join(import.meta.dirname, '..');
    const source = join(folder, 'unbuilt');
    mkdirSync(source);
    for (const part of ['package.json', 'README.md', 'bin'])
      cpSync(join(cli, part), join(source, part), { recursive: true });
    const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', source];
    const { stdout } = await run('npm', pack, { cwd: source, env: environment });
    const [{ filename }] = JSON.parse(stdout.slice(stdout.indexOf('[\n'))) as [{ filename: string }];
    await run('tar', ['-xzf', filename], { cwd: source });
    const { status, stderr } = spawnSync(process.execPath, [join(source, 'package/bin/toolbench.mjs'), 'help']);
    expect(status).toBe(1);
    expect(stderr.toString()).toContain('npm run pack:cli');
  });

  it('[AGENT-03] draws and reads pictures with the WebAssembly inside', () => {
    const { stdout: png } = toolbench(['qrcode', 'png'], 'inside');
    expect(toolbench(['scanner', 'read'], png).stdout.toString()).toContain('inside');
    const { stdout: svg } = toolbench(['qrcode', 'svg'], 'inside too');
    expect(toolbench(['scanner', 'read'], svg).stdout.toString()).toContain('inside too');
    const webp = readFileSync(join(import.meta.dirname, 'test-pictures/code.webp'));
    expect(toolbench(['scanner', 'read'], webp).stdout.toString()).toContain('Toolbench');
  });

  it('[AGENT-03] has its licence, and those of the packages inside it, with it', () => {
    const read = (name: string) => readFileSync(join(installed, 'dist', name), 'utf8');
    expect(read('LICENSE')).toContain('MIT');
    for (const inside of ['@modelcontextprotocol/sdk', 'zxing-wasm']) {
      expect(read('THIRD-PARTY-NOTICES.md')).toContain(inside);
    }
  });

  it('[AGENT-03] tells an agent when to use each action', () => {
    const skill = readFileSync(join(installed, 'dist/SKILL.md'), 'utf8');
    expect(skill).toMatch(/^---\nname: toolbench\ndescription: .+\n---\n/);
    for (const { tool, name } of actionsOutside) expect(skill).toContain(`toolbench ${tool.key} ${name}\``);
  });

  it('[AGENT-03] completes tools, actions and options in bash, and has a manual page', () => {
    const complete = (typed: string) => {
      const words = typed.split(' ');
      const line = `source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _toolbench; echo "\${COMPREPLY[*]}"`;
      const file = join(installed, 'dist/completions/toolbench.bash');
      return spawnSync('bash', ['-c', line, file, ...words], { cwd: installed })
        .stdout.toString()
        .trim();
    };
    expect(complete('toolbench js')).toBe('json');
    expect(complete('toolbench json fo')).toBe('format');
    expect(complete('toolbench json format --ind')).toBe('--indent');
    expect(complete('toolbench json format --indent ')).toBe('2 4 8 tab');
    expect(complete('toolbench json format --indent t')).toBe('tab');
    expect(complete('toolbench ru')).toBe('run');
    expect(complete('toolbench help for')).toBe('forward');
    expect(complete('toolbench forward --s')).toBe('--server');
    expect(complete('toolbench forward a b --l')).toBe('--last');
    expect(complete('toolbench json check-schema --schema @package.j')).toBe('@package.json');
    expect(complete('toolbench mcp --')).toBe('--tools --help');
    const manual = readFileSync(join(installed, 'dist/toolbench.1'), 'utf8');
    const synopsis = /\.SH SYNOPSIS\n([^]*?)\.SH/.exec(manual)?.[1];
    for (const part of ['toolbench run', 'toolbench help', '\\-\\-server']) expect(synopsis).toContain(part);
    expect(manual).toContain('"steps":[');
    expect(manual).toContain('.SH EXIT STATUS');
    expect(manual).toContain('reads the text of an option from a file');
    for (const page of [manual, readFileSync(join(installed, 'dist/SKILL.md'), 'utf8')]) {
      expect(page).toMatch(
        /diff compare, diff json, json check.*schema, hash text .*expect, hash file .*expect: 0 it holds or nothing differs, 1/,
      );
    }
    for (const shell of ['_toolbench', 'toolbench.fish']) {
      expect(readFileSync(join(installed, 'dist/completions', shell), 'utf8')).toContain('to-yaml');
    }
  });
});
