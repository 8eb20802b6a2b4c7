import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { deployTargets } from '@toolbench/contracts/previews.ts';
import {
  deploymentPlans,
  planPrices,
  planSpecs,
  stackDatabases,
  type DeploymentPlan,
  type TechStack,
} from '@toolbench/contracts/assistant/tech-stack.ts';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { generateProject } from '../generate/generate-project.ts';
import { templates } from '../../../../../apps/server/src/test-support/apps/templates.ts';
import { readRequest } from '../language/read-request.ts';
import { slugOf } from './app-shape.ts';
import { memoryShares } from './compose-file.ts';
import { deployBundle, isSecretFile } from './deploy-bundle.ts';
import { machineProviders, machineSize, machineSizes } from './machine-sizes.ts';

const stack: TechStack = { language: 'javascript', framework: 'express', database: 'sqlite', hosting: 'vercel' };
const stacks: readonly TechStack[] = [
  ...stackDatabases.map((database) => ({ ...stack, database })),
  { ...stack, framework: 'react' },
  { ...stack, framework: 'fastapi', language: 'python', database: 'postgresql' },
];
const understood = readRequest('做一个待办清单网站');
if (!understood.understood) throw new Error('not understood');
const { model } = understood;
const pages = new Map([['index.html', '<h1>hello</h1>']]);
const goServer = new Map([
  ['server/go.mod', 'module app\n'],
  ['server/main.go', 'package main\nfunc main() {}\n'],
]);

const bundleOf = (given: Partial<Parameters<typeof deployBundle>[0]> = {}) =>
  deployBundle(
    {
      files: generateProject(model, given.stack ?? stack, templates),
      stack,
      target: 'ssh',
      plan: 'economy',
      name: 'To-do list',
      ...given,
    },
    templates,
  );

interface Compose {
  readonly services: Record<
    string,
    { mem_limit: string; cpus?: number; ports?: string[]; image: string; healthcheck?: object; environment?: object }
  >;
}
const composeOf = (files: ReadonlyMap<string, string>) => parse(files.get('compose.yaml') ?? '') as Compose;

const combinations = deployTargets.flatMap((target) =>
  deploymentPlans.flatMap((plan) => stacks.map((one) => ({ target, plan, stack: one }))),
);

describe('deployBundle', () => {
  it.each(combinations)(
    '[DEPLOY-02] makes a whole bundle for $target, $plan, $stack.framework with $stack.database',
    ({ target, plan, stack: one }) => {
      const files = bundleOf({ target, plan, stack: one });
      const { services } = composeOf(files);
      const { app } = services;
      expect(app?.healthcheck).toBeDefined();
      expect(Object.keys(services).includes('database')).toBe(one.database !== 'sqlite');
      const memory = Object.values(services).reduce((sum, { mem_limit }) => sum + Number.parseInt(mem_limit), 0);
      expect(memory).toBeLessThan(planSpecs[plan].memoryGb * 1024);
      expect(app?.cpus).toBe(planSpecs[plan].vcpu);
      expect(files.get('Dockerfile')).toMatch(/^USER \w+$/m);
      expect(files.get('Dockerfile')).toMatch(/^HEALTHCHECK /m);
      const added = [...files].filter(([path]) => /^(deploy\/|compose|Dockerfile|\.env|vercel)/.test(path));
      for (const [path, text] of added) {
        expect(text, path).not.toMatch(/undefined|\[object |NaN|\{\{|TODO|CHANGEME/);
        expect(text.endsWith('\n'), path).toBe(true);
      }
      if (files.has('deploy/cloud-init.yaml')) parse(files.get('deploy/cloud-init.yaml') ?? '');
      expect(files.has('deploy/terraform/main.tf')).toBe((machineProviders as readonly string[]).includes(target));
      expect(files.has('vercel.json')).toBe(target === 'vercel');
    },
  );

  it('[DEPLOY-02] keeps the files of the project as they are, but none that holds a secret', () => {
    const files = new Map([
      ...pages,
      ['.env', 'KEY=1'],
      ['certs/own.pem', 'x'],
      ['.env.example', 'KEY='],
      ['a.key', 'x'],
    ]);
    const bundle = bundleOf({ files });
    expect(bundle.get('index.html')).toBe('<h1>hello</h1>');
    expect([...bundle.keys()].filter(isSecretFile)).toEqual([]);
    for (const [path, text] of bundleOf({ stack: { ...stack, database: 'postgresql' } })) {
      expect(text, path).not.toMatch(/DATABASE_PASSWORD=[^\s"$]\w/);
    }
  });

  it('[DEPLOY-02] writes a recipe for a project that has none, in every language', () => {
    expect(bundleOf({ files: pages }).get('Dockerfile')).toContain('nginx-unprivileged');
    const go = bundleOf({ files: goServer, stack: { ...stack, language: 'go' } });
    expect(go.get('Dockerfile')).toContain('go build');
    expect(go.get('deploy/run.sh')).toContain("exec './app'");
    const python = new Map([['main.py', 'app = FastAPI()']]);
    expect(bundleOf({ files: python, stack: { ...stack, language: 'python' } }).get('Dockerfile')).toContain(
      'CMD ["python3","main.py"]',
    );
    const java = new Map([['src/Main.java', 'class Main { public static void main(String[] a) {} }']]);
    expect(bundleOf({ files: java, stack: { ...stack, language: 'java' } }).get('Dockerfile')).toContain('mvn');
  });

  it('[DEPLOY-02] keeps a recipe that does not run as root, and replaces one that does', () => {
    const own = 'FROM node:22\nEXPOSE 4000\nUSER node\nCMD ["node", "server.js"]\n';
    const server = "import http from 'node:http'; http.createServer().listen(4000);";
    const files = new Map([
      ['server.js', server],
      ['Dockerfile', own],
    ]);
    const kept = bundleOf({ files });
    expect(kept.get('Dockerfile')).toContain('HEALTHCHECK --interval=30s');
    expect(composeOf(kept).services.app?.ports).toEqual(['${PORT:-80}:4000']);
    const asRoot = bundleOf({
      files: new Map([...files, ['Dockerfile', 'FROM node:22\nCMD ["node", "server.js"]\n']]),
    });
    expect(asRoot.get('Dockerfile')).toContain('USER app');
  });

  it.each([
    ['To-do list', 'to-do-list'],
    ['待办', 'app'],
    ['', 'app'],
    ['9 lives', 'lives'],
    ['x; rm -rf /', 'x-rm-rf'],
    ['a'.repeat(90), 'a'.repeat(40)],
    ['$(id)`id`', 'id-id'],
  ])('[DEPLOY-02] makes of the name %j the safe name %j', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
    expect(bundleOf({ name }).get('compose.yaml')).toMatch(new RegExp(`^name: ${slug}$`, 'm'));
  });

  it('[DEPLOY-02] quotes folders and files that a model named', () => {
    const server = "import http from 'node:http'; http.createServer().listen(1);";
    const files = new Map([
      ["it's here/package.json", '{"scripts":{"start":"node server.js"}}'],
      ["it's here/server.js", server],
    ]);
    expect(bundleOf({ files }).get('deploy/run.sh')).toContain(`cd 'it'\\''s here'`);
  });

  it('[DEPLOY-02] lets .env say that a proxy stands in front, which nothing does by itself', () => {
    const files = bundleOf();
    expect(composeOf(files).services.app?.environment).toMatchObject({ TRUST_PROXY: '${TRUST_PROXY:-}' });
    for (const path of ['deploy/README.md', 'deploy/README.zh.md']) expect(files.get(path)).toContain('TRUST_PROXY=1');
  });

  it('[DEPLOY-02] backs up as often as the plan says', () => {
    const every: Record<DeploymentPlan, string> = {
      economy: 'sleep 604800',
      standard: 'sleep 86400',
      premium: 'sleep 3600',
    };
    for (const plan of deploymentPlans) expect(bundleOf({ plan }).get('compose.yaml')).toContain(every[plan]);
    expect(bundleOf({ plan: 'premium' }).get('deploy/README.md')).toContain('does not set up');
  });
});

describe('machineSize', () => {
  it.each(machineProviders.flatMap((provider) => deploymentPlans.map((plan) => [provider, plan] as const)))(
    '[DEPLOY-02] picks the smallest machine of %s for %s, and the bundle names it',
    (provider, plan) => {
      const wanted = planSpecs[plan];
      const size = machineSize(provider, plan);
      expect(size.vcpu).toBeGreaterThanOrEqual(wanted.vcpu);
      expect(size.memoryGb).toBeGreaterThanOrEqual(wanted.memoryGb);
      expect(size.diskGb).toBeGreaterThanOrEqual(wanted.diskGb);
      const smaller = machineSizes[provider].slice(
        0,
        machineSizes[provider].findIndex(({ name }) => name === size.name),
      );
      for (const one of smaller) expect(one.vcpu < wanted.vcpu || one.memoryGb < wanted.memoryGb).toBe(true);
      const files = bundleOf({ target: provider, plan });
      expect(files.get('deploy/terraform/main.tf')).toContain(`"${size.name}"`);
      expect(files.get('deploy/README.zh.md')).toContain(size.name);
      expect(planPrices[provider].prices[plan]).toBeDefined();
    },
  );

  it('[DEPLOY-02] shares the memory of a plan between app and database', () => {
    expect(memoryShares('economy', false)).toEqual({ app: 1536, database: 0 });
    expect(memoryShares('economy', true)).toEqual({ app: 768, database: 768 });
  });
});

const hasTerraform = spawnSync('terraform', ['version']).status === 0;

describe('files for programs', () => {
  it.skipIf(!hasTerraform)('[DEPLOY-02] are Terraform as its own formatter writes it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'toolbench-terraform-'));
    try {
      const all = machineProviders.flatMap((target) => deploymentPlans.map((plan) => ({ target, plan })));
      const texts = all.flatMap((one) => [...bundleOf(one)].map(([path, text]) => ({ ...one, path, text })));
      for (const { target, plan, path, text } of texts.filter((one) => one.path.endsWith('.tf'))) {
        const file = join(folder, target, plan, path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
      const checked = spawnSync('terraform', ['fmt', '-check', '-diff', '-recursive', folder], { encoding: 'utf8' });
      expect(checked.stdout).toBe('');
      expect(checked.status).toBe(0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.skipIf(spawnSync('sh', ['-c', ':']).status !== 0)('[DEPLOY-02] are scripts that a shell can read', () => {
    const scripts = [...bundleOf({ target: 'aws', stack: { ...stack, database: 'postgresql' } })].filter(([path]) =>
      path.endsWith('.sh'),
    );
    expect(scripts.map(([path]) => path)).toHaveLength(7);
    for (const [, text] of scripts) execFileSync('sh', ['-n'], { input: text });
  });
});
