import type { ServerPlan } from '../apps/server/src/features/previews/sandbox-port.ts';

type Files = ReadonlyMap<string, string>;

/** A project whose program is its tests: a sandbox runs them as it runs an app, only that they end by themselves. */
export interface TestProject {
  readonly files: Files;
  readonly plan: ServerPlan;
}

/** Go's tests are a program of their own; here one is written that calls them. */
function goTests(files: Files): Files {
  const text = files.get('server/app_test.go') ?? '';
  const names = [...text.matchAll(/^func (Test\w+)\(/gm)].map(([, name]) => `{Name: "${name}", F: ${name}}`);
  const main = `package main

import "testing"

func main() {
	all := func(pattern, name string) (bool, error) { return true, nil }
	testing.Main(all, []testing.InternalTest{${names.join(', ')}}, nil, nil)
}
`;
  const others = [...files].filter(([path]) => path !== 'server/app_test.go');
  return new Map([...others, ['server/main.go', main], ['server/checks.go', text]]);
}

/** Java's tests are compiled with what they test. */
const javaTests = (files: Files): Files =>
  new Map([...files].map(([path, text]) => [path.replace('server/test/', 'server/src/'), text]));

/** The generated tests of a project's server. */
export function serverTests(files: Files, runtime: ServerPlan['runtime']): TestProject {
  const plan = (entry: string) => ({ runtime, folder: 'server', entry });
  if (runtime === 'go') return { files: goTests(files), plan: plan('main.go') };
  if (runtime === 'java') return { files: javaTests(files), plan: plan('src/ApiTest.java') };
  return { files, plan: plan(runtime === 'node' ? 'test/api.test.js' : 'test_api.py') };
}

/** The generated tests of its pages. */
export const pageTests = (files: Files): TestProject => ({
  files,
  plan: { runtime: 'node', folder: 'web', entry: 'test/pages.test.js' },
});
