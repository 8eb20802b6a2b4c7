import type { TechStack } from '@toolbench/contracts/tech-stack.ts';

const languages = { javascript: 'JavaScript', python: 'Python', java: 'Java', go: 'Go' };
const frameworks = { react: 'React', vue: 'Vue', express: 'Express', fastapi: 'FastAPI' };
const databases = { sqlite: 'SQLite', mysql: 'MySQL', postgresql: 'PostgreSQL', mongodb: 'MongoDB' };

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

export const zh = {
  separator: '、',
  colon: '：',
  required: '（必填）',
  stack: ({ framework, language, database }: TechStack) =>
    `${frameworks[framework]} + ${languages[language]} + ${databases[database]}`,
  understood: (name: string, stack: string) => `我的理解：要做一个“${name}”，用 ${stack}。`,
  pages: '页面',
  limit: '数量上限',
  can: '功能',
  assumed: '没有说明、按常见做法处理',
  changed: '刚才修改了',
  unused: (words: readonly string[]) =>
    `没有用上的词：**${words.map((word) => `“${word}”`).join('、')}**。没有看懂，或者做不到；要紧的话，换个说法或在卡片里补上。`,
  features: {
    search: '搜索',
    filter: '筛选',
    sort: '排序',
    paging: '分页',
    csv: '导出 CSV',
    dark: '深色模式',
    login: '登录后才能修改',
  },
  askConfirmation: '请核对；可以直接修改卡片，也可以再说一句来调整，确认后开始生成代码。',
  planned: (description: string) =>
    `规则引擎没有现成的模板，将由已配置的模型来写：\n\n> ${description}\n\n确认后开始生成代码，也可以再说一句来补充。`,
  notUnderstood:
    '没有理解这个需求。请说清楚要做什么应用、记录哪些内容，例如：\n' +
    list([
      '做一个待办网站，可以按优先级筛选',
      '做一个图书管理系统，记录书名、作者、价格和出版日期',
      '做一个 BMI 计算器',
    ]) +
    '\n\n能做的类型：待办、笔记、博客、商店、预约、通讯录、库存、记账、打卡、问卷、看板、计算器、介绍页、聊天、REST API，以及任何带字段的记录。',
  notChanged: (reason: string, suggestions: readonly string[]) =>
    `没有修改项目：${reason}${suggestions.length > 0 ? `\n\n可以这样说：\n${list(suggestions)}` : ''}`,
  requirementKept: (reason: string, suggestions: readonly string[]) =>
    `需求没有变：${reason}${suggestions.length > 0 ? `\n\n可以这样说：\n${list(suggestions)}` : ''}\n\n要做另一个应用，请说“做一个…”。`,
  noBlueprint: '这个项目由模型编写，规则引擎不能继续修改它。请在 AI 设置中配置模型，或直接编辑文件。',
  generated: (name: string, files: number, version: number) =>
    `“${name}”已生成：第 ${version} 版，${files} 个文件。正在准备预览，之后可以继续用一句话来修改。`,
  modelGenerated: (files: number, version: number) => `已生成：第 ${version} 版，${files} 个文件。`,
  alreadyConfirmed: (version: number) => `这个需求已经确认过，现在是第 ${version} 版，没有重复生成。`,
  badRequirement: (problems: readonly string[]) => `需求里有不一致的地方，请修改后再确认：\n${list(problems)}`,
  nothingToConfirm: '没有等待确认的需求，请先说要做什么应用。',
  modified: (changes: readonly string[], version: number) =>
    `修改完成，现在是第 ${version} 版。${changes.length > 0 ? `\n${list(changes)}` : ''}`,
  unchanged: '项目已经是这样，没有需要修改的内容。',
  conflicts: (paths: readonly string[]) =>
    `以下文件手动改过，与这次修改冲突，已保留手动的内容：\n${list(paths.map((path) => `\`${path}\``))}`,
  kept: (count: number) => `手动改过的 ${count} 个文件已合并保留。`,
  refused: (changes: readonly { readonly path: string; readonly reason: string }[]) =>
    `以下改动没有采用：\n${list(changes.map(({ path, reason }) => `\`${path}\`：${reason}`))}`,
  stackChanged: (stack: string) => `技术栈已改为 ${stack}。`,
  corrected: (framework: TechStack['framework'], language: TechStack['language']) =>
    `${frameworks[framework]} 只能用 ${languages[language]}，语言已改为 ${languages[language]}。`,
  deploying: (version: number) => `开始部署第 ${version} 版。`,
  generateFirst: '请先生成应用',
  blueprintCannotRepair: (version: number) =>
    version > 1
      ? `规则引擎不会自动修复代码错误。可以恢复到第 ${version - 1} 版，或在 AI 设置中配置模型后再修复。`
      : '规则引擎不会自动修复代码错误。请直接编辑文件，或在 AI 设置中配置模型后再修复。',
  sameError: (version: number) =>
    `修复之后同样的错误又出现了，已停止自动修复。可以恢复到第 ${version} 版，或说明该怎么改。`,
  repairsUsedUp: (tries: number) => `已自动修复 ${tries} 次仍有错误，不再继续。可以恢复到之前的版本，或说明该怎么改。`,
  nothingCame: '模型的回答里没有可用的文件，项目没有变动。请换一种说法，或换一个模型。',
  modelFailed: (reason: string) => `模型没有完成回答：${reason}`,
  usedBlueprint: '以下由规则引擎完成。',
  generationFailed: (message: string) =>
    `抱歉，生成代码时出现错误：${message}\n\n可能的原因：\n${list(['AI 服务不可用', '网络问题', '服务器负载过高'])}`,
  failed: (message: string) => `抱歉，处理请求时出现错误：${message}\n\n请检查网络连接后重试。`,
  tooLarge: '生成的项目超过大小上限',
  restored: (version: number) => `恢复到第 ${version} 版`,
  edited: (paths: readonly string[]) => `手动修改 ${paths.slice(0, 3).join('、')}${paths.length > 3 ? ' 等' : ''}`,
  firstVersion: (name: string) => `首次生成“${name}”`,
  reasons: {
    'not-found': '文件里没有要替换的内容',
    ambiguous: '要替换的内容出现了不止一次',
    'no-such-file': '没有这个文件',
    'file-exists': '已有同名文件',
    'empty-search': '没有说明要替换什么',
    incomplete: '内容不完整',
    unplaced: '代码没有说明属于哪个文件',
    elided: '内容有省略',
    damaged: '内容在传输中损坏',
    'unsafe-path': '路径不安全',
    'duplicate-path': '已有仅大小写不同的文件',
    'too-many-files': '文件太多',
    'too-large': '文件太大',
  },
};
