import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { shopModel } from '@toolbench/lab/assistant/generate/fixtures/shop-model.ts';
import { generateProject } from '@toolbench/lab/assistant/generate/generate-project.ts';
import {
  expectPassed,
  frameworkOf,
  goSettings,
  hasModules,
  python,
  run,
  testsOf,
  toolsOf,
  withTools,
} from '../../../test-support/apps/generated-projects.ts';
import { templates } from '../../../test-support/apps/templates.ts';
import { temporaryFolder } from '../../../test-support/temporary-folder.ts';

const place = (project: string) => fileURLToPath(new URL(`../../../../../../templates/${project}/`, import.meta.url));

/** Money, accounts, strangers and choices: what the projects are made ready with where they stand. */
const sample = { ...shopModel, features: { ...shopModel.features, login: true } };

const servers = {
  'server-node': 'javascript',
  'server-python': 'python',
  'server-go': 'go',
  'server-java': 'java',
} as const;

describe('the projects that apps are made from', () => {
  for (const [project, language] of Object.entries(servers)) {
    const stack = { language, framework: frameworkOf[language], database: 'sqlite', hosting: 'vercel' } as const;

    it(`[NC-11] ${project} stands in the repository as the app of its sample model`, async () => {
      const files = generateProject(sample, stack, templates);
      for (const [path, text] of files) {
        if (!/^server\/(?!public\/|package\.json).*\.(?:json|sql)$/.test(path)) continue;
        await expect(text).toMatchFileSnapshot(place(project) + path.slice('server/'.length));
      }
    });

    const passes = async () => expectPassed(await testsOf[language](place(project), { DATA_DIR: temporaryFolder() }));
    const isLong = language === 'go' || language === 'java';
    withTools(toolsOf[language], `[NC-11] ${project} passes its own tests where it stands`, passes, { isLong });
  }

  it('[NC-11] web-shared stands in the repository as the pages of its sample model', async () => {
    const stack = { language: 'javascript', framework: 'react', database: 'sqlite', hosting: 'vercel' } as const;
    const made = [
      'src/data.js',
      'src/words.js',
      'src/browser-seeds.js',
      'src/lib/calculations.js',
      'test/samples.json',
    ];
    const files = generateProject(sample, stack, templates);
    for (const path of made) await expect(files.get(`web/${path}`)).toMatchFileSnapshot(place('web-shared') + path);
  });

  it('[NC-11] web-shared passes its own tests where it stands', async () => {
    expectPassed(await run(place('web-shared'), process.execPath, ['--test', 'test/pages.test.js']));
  });

  const flake8 = { isThere: hasModules('flake8'), packages: 'python3-flake8' };
  withTools(flake8, '[NC-11] server-python has nothing that its linter finds', async () => {
    expectPassed(await run(place('server-python'), python, ['-m', 'flake8', '--max-line-length', '120', '.']));
  });

  withTools(toolsOf.go, '[NC-11] server-go is formatted', async () => {
    expect(await run(place('server-go'), 'gofmt', ['-l', '.'])).toEqual({ code: 0, output: '' });
  });

  const vets = async () => expectPassed(await run(place('server-go'), 'go', ['vet', '.'], goSettings));
  withTools(toolsOf.go, '[NC-11] vet finds nothing in server-go', vets, { isLong: true });
});
