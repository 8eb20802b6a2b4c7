import { generateProject } from '@toolbench/lab/assistant/generate/generate-project.ts';
import { todoModel } from '@toolbench/lab/assistant/generate/fixtures/todo-model.ts';
import { expect, test } from './fixtures.ts';

const stack = { language: 'javascript', framework: 'react', database: 'sqlite', hosting: 'vercel' } as const;
const looks = [...generateProject(todoModel, stack)]
  .filter(([path]) => path.endsWith('.css'))
  .map(([, text]) => text)
  .join('\n');

test('[NC-08] in a dialog of an app what ends a form covers nothing that follows it', async ({ page }) => {
  await page.setContent(`<style>${looks}</style>
    <dialog class="dialog small" open>
      <form class="form" onsubmit="return false"><input /><div class="form-actions"><button class="button">Sign in</button></div></form>
      <button class="button plain" onclick="this.textContent = 'clicked'">No account yet?</button>
    </dialog>`);
  await page.getByRole('button', { name: 'No account yet?' }).click();
  await expect(page.getByRole('button', { name: 'clicked' })).toBeVisible();
});
