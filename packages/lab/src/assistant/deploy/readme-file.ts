import { planSpecs } from '@toolbench/contracts/assistant/tech-stack.ts';
import { lines } from '../generate/code.ts';
import type { AppShape } from './app-shape.ts';
import type { MachineSize } from './machine-sizes.ts';

const block = (...commands: readonly string[]) => `\`\`\`sh\n${commands.join('\n')}\n\`\`\``;
const makesKey = 'ssh-keygen -t rsa -b 4096 -f deploy-key -N ""';
const terraform = [
  'cd deploy/terraform',
  'terraform init',
  'terraform apply -var "ssh_public_key=$(cat ../../deploy-key.pub)" -var ssh_from=YOUR-ADDRESS/32',
];

function sizeText({ name, vcpu, memoryGb, diskGb }: MachineSize, isChinese: boolean): string {
  return isChinese
    ? `机器规格是 \`${name}\`（${vcpu} vCPU、${memoryGb} GB 内存、${diskGb ?? ''} GB 磁盘），即不低于所选套餐的最小规格。费用以云服务商的账单为准。`
    : `The machine is \`${name}\` (${vcpu} vCPU, ${memoryGb} GB memory, ${diskGb ?? ''} GB disk), the smallest with at least what the plan has. The provider's bill decides what it costs.`;
}

function chinese({ slug, target, plan, project, database }: AppShape, size: MachineSize | undefined): string {
  const { vcpu, memoryGb, backup } = planSpecs[plan];
  return lines(
    `# 部署 ${slug}`,
    '',
    '[English](README.md)',
    '',
    '## 在一台装有 Docker 的机器上运行',
    '',
    block('cp .env.example .env   # 填写其中的值', 'docker compose up -d --build'),
    '',
    `容器的限额按套餐分配：${vcpu} vCPU，内存合计不超过 ${memoryGb} GB。应用默认在 80 端口，可以用 \`PORT\` 更改。HTTPS 需要在前面另加反向代理，并在 .env 里设置 \`TRUST_PROXY=1\`，应用才能区分访客的地址。`,
    '',
    '## 发送到自己的服务器',
    '',
    block('sh deploy/deploy.sh 用户@主机', 'sh deploy/rollback.sh 用户@主机'),
    '',
    '每次部署是 `apps/` 下的一个新目录，`current` 链接指向正在使用的那个；新版本没有应答时自动回到原来的版本。没有 Docker 的服务器改用 systemd 用户服务，没有 systemd 时用脚本守护进程。切换时应用会重启，期间有短暂中断。',
    size && `\n## 用 Terraform 建机器\n\n${sizeText(size, true)}\n`,
    size && block(makesKey, ...terraform),
    size &&
      '\n机器就绪后（首次启动需要几分钟），用 `deploy/deploy.sh deploy@地址` 发送应用。`terraform destroy` 删除全部资源。',
    target === 'vercel' &&
      '\n## Vercel\n\n`vercel.json` 只部署页面。Vercel 不运行常驻的服务端，带服务端的应用请选择其他目标。',
    project.server && '\n## 备份',
    project.server && '',
    project.server &&
      `\`backup\` 服务把${database === undefined ? ' SQLite 数据库' : '数据库'}备份到 \`backups/\`，保留 30 天，${{ weekly: '每周一次', daily: '每天一次', 'real-time': '每小时一次' }[backup]}。`,
    plan === 'premium' &&
      '\n高级套餐里的实时备份、CDN 和自动扩容依赖云服务商的其他产品，这个部署包没有配置它们；备份以每小时一次代替。',
    '',
  );
}

function english({ slug, target, plan, project, database }: AppShape, size: MachineSize | undefined): string {
  const { vcpu, memoryGb, backup } = planSpecs[plan];
  return lines(
    `# Deploying ${slug}`,
    '',
    '[中文](README.zh.md)',
    '',
    '## On a machine with Docker',
    '',
    block('cp .env.example .env   # and fill it in', 'docker compose up -d --build'),
    '',
    `Containers share what the plan has: ${vcpu} vCPU and at most ${memoryGb} GB of memory in all. The app is on port 80 unless \`PORT\` says otherwise. For HTTPS put a reverse proxy in front, and \`TRUST_PROXY=1\` in .env, by which the app tells the addresses of visitors apart.`,
    '',
    '## To a server of your own',
    '',
    block('sh deploy/deploy.sh USER@HOST', 'sh deploy/rollback.sh USER@HOST'),
    '',
    'Each deployment is a new folder below `apps/`; the link `current` leads to the one that is served. A version that does not answer makes room for the one before. Without Docker a systemd user service runs the app, without systemd a script does. The app restarts when versions change, which is a short interruption.',
    size && `\n## A machine by Terraform\n\n${sizeText(size, false)}\n`,
    size && block(makesKey, ...terraform),
    size &&
      '\nWhen the machine is ready (its first start takes minutes), send the app with `deploy/deploy.sh deploy@ADDRESS`. `terraform destroy` deletes everything.',
    target === 'vercel' &&
      '\n## Vercel\n\n`vercel.json` deploys the pages only. Vercel keeps no server running: choose another target for an app that has one.',
    project.server && '\n## Backups',
    project.server && '',
    project.server &&
      `The service \`backup\` copies the ${database === undefined ? 'SQLite database' : 'database'} to \`backups/\` and keeps it for 30 days, ${{ weekly: 'once a week', daily: 'once a day', 'real-time': 'once an hour' }[backup]}.`,
    plan === 'premium' &&
      '\nContinuous backup, a CDN and automatic scaling of the premium plan need further products of a provider, which this bundle does not set up; backups are hourly instead.',
    '',
  );
}

/** deploy/README.md or deploy/README.zh.md. */
export function deployReadme(shape: AppShape, size: MachineSize | undefined, language: 'zh' | 'en'): string {
  return language === 'zh' ? chinese(shape, size) : english(shape, size);
}
