import type { Language } from '../../plugins/request-language.ts';
import type { Problem, ProblemCode, StepCode } from './ports.ts';

type Words = Readonly<Record<ProblemCode, (subject: string) => string>>;

const problemsZh: Words = {
  'missing-credentials': (fields) => `缺少凭据：${fields}。请在凭据中填写，或下载部署包自行部署`,
  'invalid-credentials': (field) => `凭据 ${field} 的格式不正确`,
  'wrong-host-key': (found) => `服务器的主机密钥与填写的指纹不一致，实际是 ${found}。请确认服务器身份`,
  unreachable: (what) => `无法连接：${what}`,
  'refused-login': () => '服务器拒绝登录，请检查用户名、私钥或密码',
  'command-failed': (output) => `服务器上的命令执行失败：${output}`,
  'not-answering': (address) => `应用没有在 ${address} 应答，请检查防火墙和端口`,
  forbidden: (words) => `凭据被拒绝，或没有所需的权限：${words}`,
  quota: (words) => `账号的额度不足：${words}`,
  throttled: () => '调用过于频繁，多次重试后仍被限制，请稍后再试',
  'refused-call': (words) => `服务商拒绝了调用：${words}`,
  'pages-only': () => 'Vercel 只能部署页面，这个应用带有服务端，请选择其他目标',
  interrupted: () => '部署因服务器重新启动而中断，再次部署会从已有的资源继续',
  'app-failed': (words) => words,
  internal: () => '工具台内部出错，请稍后再试',
};

const problemsEn: Words = {
  'missing-credentials': (fields) => `credentials are missing: ${fields}; fill them in, or download the bundle`,
  'invalid-credentials': (field) => `the credential ${field} is not in the right form`,
  'wrong-host-key': (found) => `the server's host key is not the configured one but ${found}; make sure of the server`,
  unreachable: (what) => `cannot connect: ${what}`,
  'refused-login': () => 'the server refused the login; check user name, private key or password',
  'command-failed': (output) => `a command on the server failed: ${output}`,
  'not-answering': (address) => `the app does not answer at ${address}; check firewall and port`,
  forbidden: (words) => `the credentials were refused or lack a permission: ${words}`,
  quota: (words) => `the account's quota is used up: ${words}`,
  throttled: () => 'calls were throttled even after several tries; try again later',
  'refused-call': (words) => `the provider refused a call: ${words}`,
  'pages-only': () => 'Vercel serves pages only and this app has a server; choose another target',
  interrupted: () => 'the server restarted during the deployment; deploying again goes on with what exists',
  'app-failed': (words) => words,
  internal: () => 'something went wrong in Toolbench; try again later',
};

const steps: Readonly<Record<Language, Readonly<Record<StepCode, string>>>> = {
  zh: {
    connect: '连接服务器',
    upload: '上传新版本',
    activate: '准备并切换版本',
    check: '检查应用是否应答',
    build: '构建',
    switch: '切换到新版本',
    'sign-in': '取得访问令牌',
    look: '查看已有的资源',
    create: '创建资源',
    wait: '等待就绪',
    remove: '撤下',
  },
  en: {
    connect: 'Connect to the server',
    upload: 'Upload the release',
    activate: 'Prepare and switch',
    check: 'Check that the app answers',
    build: 'Build',
    switch: 'Switch to the new version',
    'sign-in': 'Get an access token',
    look: 'Look at what exists',
    create: 'Create',
    wait: 'Wait until it is ready',
    remove: 'Take it down',
  },
};

/** Where a version that runs elsewhere is no longer held here. */
export const notComparable: Readonly<Record<Language, string>> = {
  zh: '这两版的文件已不在工具台上，无法比较谁能看、谁能改',
  en: 'the files of both versions are not in Toolbench any more, so who sees and changes what cannot be compared',
};

export function problemText({ code, subject = '' }: Problem, language: Language): string {
  return (language === 'zh' ? problemsZh : problemsEn)[code](subject).slice(0, 2_000);
}

export const stepText = (code: StepCode, language: Language): string => steps[language][code];
