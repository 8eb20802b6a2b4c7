import type { Deployment, DeployRequest } from '@toolbench/contracts/previews.ts';
import { calls, deploymentPaths } from '@toolbench/contracts/routes.ts';
import { planPrices } from '@toolbench/contracts/assistant/tech-stack.ts';
import { en } from '../../apps/web/src/lab/assistant/deploy/credential-hints.en.ts';
import { zh } from '../../apps/web/src/lab/assistant/deploy/credential-hints.zh.ts';
import {
  button,
  fulfill,
  makeApp,
  openAssistant,
  running,
  sentences,
  sessionOf,
  test,
  texts,
} from './assistant-page.ts';
import { expect, languages, takeTurns } from '../support/fixtures.ts';

const hints = { zh, en };

const deployed: Deployment = {
  id: 'd-1',
  session_id: '',
  target: 'local',
  plan: 'economy',
  state: 'deployed',
  version: 2,
  earlier: [1],
  url: 'http://localhost:1/app',
  steps: [],
  created_at: '2026-11-21T09:00:00.000Z',
};

for (const language of languages) {
  const turn = takeTurns(language, test);
  const t = texts[language];

  test.describe(`deploying (${language})`, () => {
    turn()(
      '[DEPLOY-01] [DEPLOY-02] [DEPLOY-03] [NC-06] deploying shows its steps, asks before it spends, and can go back',
      async ({ page, token, doubles, problems }) => {
        const asked: DeployRequest[] = [];
        let list: Deployment[] = [];
        const field = (name: string) => ({ name, isSecret: true, isSet: false });
        const targets = (isConfigured: boolean) =>
          fulfill({
            targets: [
              { target: 'local', isConfigured: true, fields: [] },
              {
                target: 'aliyun',
                isConfigured,
                fields: [field('accessKeyId'), { ...field('keyFile'), isMultiline: true }],
              },
            ],
          });
        const steps = [{ name: 'Create a server', state: 'planned', detail: 'POST https://ecs.example/' }];
        await openAssistant(page, token, language);
        await makeApp(page, t, sentences[language].calculator, doubles);
        const session_id = await sessionOf(page);
        doubles.always(calls.deployTargets, targets(false));
        doubles.always(calls.deployments, (route) => {
          if (route.request().method() === 'GET') return route.fulfill({ json: { deployments: list } });
          const request = route.request().postDataJSON() as DeployRequest;
          asked.push(request);
          const made = { ...deployed, session_id, target: request.target };
          if (request.dryRun) return route.fulfill({ json: { ...made, state: 'idle', steps } });
          if (request.target === 'aliyun' && request.confirmation !== 'aliyun')
            return route.fulfill({ status: 409, json: { detail: 'type aliyun', code: 'busy' } });
          list = [made];
          return route.fulfill({ json: made });
        });
        await button(page, t.deployAction).click();
        await expect(page.getByText(t.deploy.none)).toBeVisible();
        await button(page, t.deploy.dryRun).click();
        const plan = page.getByRole('region', { name: t.deploy.planned });
        await expect(plan).toContainText('POST https://ecs.example/');
        await expect(plan).toContainText(t.deploy.steps.planned);
        expect(asked).toEqual([{ sessionId: session_id, target: 'local', plan: 'economy', dryRun: true }]);

        const target = page.getByLabel(t.deploy.target, { exact: true });
        await target.selectOption('aliyun');
        await expect(page.getByText(t.deploy.missing)).toBeVisible();
        const { aliyun } = planPrices;
        await expect(page.getByText(t.perMonth({ price: `¥${aliyun.prices.economy}` }))).toBeVisible();
        const saved = page.waitForRequest((request) => request.url().endsWith(deploymentPaths.credentials('aliyun')));
        doubles.always(deploymentPaths.credentials('aliyun'), (route) => route.fulfill({ status: 204 }));
        doubles.always(calls.deployTargets, targets(true));
        await expect(page.getByText(hints[language].hints.aliyun?.accessKeyId ?? '')).toBeVisible();
        await page.getByLabel('accessKeyId').fill('key');
        await page.getByLabel('keyFile').fill('one\ntwo\n');
        await button(page, t.deploy.saveCredentials).click();
        expect((await saved).postDataJSON()).toEqual({ accessKeyId: 'key', keyFile: 'one\ntwo\n' });
        await expect(page.getByLabel('accessKeyId')).toHaveValue('');
        const typed = page.getByLabel(t.deploy.confirmLabel({ target: 'aliyun' }));
        await button(page, t.deploy.action).click();
        const refusal = t.errors.withStatus({ detail: 'type aliyun', refusal: t.errors.deployStatus({ status: 409 }) });
        await expect(page.getByRole('alert')).toContainText(t.errors.cloud({ message: refusal }));
        await typed.fill('aliyun');
        await button(page, t.deploy.action).click();
        const deployments = page.getByRole('list', { name: t.deploy.list });
        await expect(deployments).toContainText(t.deploy.status.deployed);
        await expect(deployments.getByRole('link')).toHaveAttribute('href', deployed.url ?? '');

        const widens = { code: 'widens-access', detail: 'more people could see' };
        doubles.always(deploymentPaths.rollBack('d-1'), (route) => {
          if (route.request().postDataJSON().widens !== true) return route.fulfill({ status: 409, json: widens });
          list = list.map((one) => ({ ...one, version: 1, earlier: [], monitoring: running.monitoring }));
          return route.fulfill({ json: list[0] });
        });
        await button(deployments, t.deploy.rollBack({ version: 1 })).click();
        await expect(deployments.getByRole('alert')).toContainText(widens.detail);
        await button(deployments, t.widen).click();
        await expect(deployments).toContainText(t.version({ version: 1 }));
        await expect(deployments).toContainText(t.monitor.requests);
        doubles.always(calls.deployBundle, (route) => route.fulfill({ body: 'PK' }));
        const bundle = page.waitForEvent('download');
        await button(page, t.deploy.bundle).click();
        expect((await bundle).suggestedFilename()).toBe('deploy-aliyun.zip');
        doubles.always(deploymentPaths.own('d-1'), (route) => {
          list = [];
          return route.fulfill({ status: 204 });
        });
        await button(deployments, t.deploy.remove).click();
        await button(deployments, t.deploy.remove).click();
        await expect(page.getByText(t.deploy.none)).toBeVisible();
        problems.length = 0;
      },
    );
  });
}
