import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { shippedPackages } from './notices.mjs';
import { projects, root } from './project.mjs';

/** What no linter knows: that each file is compiled, file lengths, classes of style sheets, the lockfile, requirements, and that each dependency has its reason and its notice. */

const maxLines = 300;
const mayBeLong =
  /\.(test|bench|e2e)\.ts$|text\.(zh|en)\.ts$|text\/(zh|en)\.ts$|\/tables\/|examples\.ts$|package-lock\.json$/;

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path && existsSync(join(root, path)));
const read = (path) => readFileSync(join(root, path), 'utf8');
const problems = [];

for (const path of tracked.filter((name) => /\.(ts|tsx|mjs|css)$/.test(name) && !mayBeLong.test(name))) {
  const lines = read(path).split('\n').length - 1;
  if (lines > maxLines) problems.push(`${path} has ${lines} lines; ${maxLines} is the limit`);
}

const compiled = new Set(
  projects.flatMap((project) => {
    const path = join(root, project);
    const { config } = ts.readConfigFile(path, ts.sys.readFile);
    return ts.parseJsonConfigFileContent(config, ts.sys, dirname(path)).fileNames;
  }),
);
for (const path of tracked.filter((name) => /\.tsx?$/.test(name) && !name.startsWith('templates/'))) {
  if (!compiled.has(join(root, path))) problems.push(`${path} is in no project of TypeScript`);
}

for (const path of tracked.filter((name) => name.endsWith('.tsx'))) {
  const text = read(path);
  for (const [, name, sheet] of text.matchAll(/^import (\w+) from '(\.[^']*\.module\.css)'/gm)) {
    const classes = new Set(
      [...read(join(dirname(path), sheet)).matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, one]) => one),
    );
    for (const [, used] of text.matchAll(new RegExp(`(?<![\\w./-])${name}\\.([A-Za-z]\\w*)`, 'g'))) {
      if (!classes.has(used)) problems.push(`${path} names .${used}, which ${sheet} does not have`);
    }
  }
}

for (const path of tracked.filter((name) => name.endsWith('package-lock.json'))) {
  if (/"resolved": *"http/.test(read(path))) problems.push(`${path} names a registry host`);
}

const reasons = read('docs/dependencies.md');
const manifests = tracked.filter((path) => path.endsWith('package.json'));
for (const manifest of manifests) {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(read(manifest));
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    if (name.startsWith('@toolbench/')) continue;
    if (!reasons.includes(`\`${name}\``)) problems.push(`docs/dependencies.md has no reason for ${name} (${manifest})`);
  }
}

const notices = read('THIRD-PARTY-NOTICES.md');
for (const { name, version } of shippedPackages().values()) {
  if (!notices.includes(`- ${name} ${version} (`)) {
    problems.push(`THIRD-PARTY-NOTICES.md lacks ${name} ${version}: npm run notices`);
  }
}

const titles = tracked
  .filter((path) => /\.(test|e2e)\.ts$/.test(path))
  .map(read)
  .join('\n');
const rows = [...read('docs/requirements.md').matchAll(/^- ([A-Z0-9]+-\d+) /gm)].map(([, id]) => id);
const known = new Set(rows);
for (const [, id] of titles.matchAll(/\[([A-Z][A-Z0-9]+-\d\d)\]/g)) {
  if (!known.has(id)) problems.push(`a test names ${id}, which docs/requirements.md does not have`);
}

for (const problem of new Set(problems)) console.log(problem);
process.exit(problems.length > 0 ? 1 : 0);
