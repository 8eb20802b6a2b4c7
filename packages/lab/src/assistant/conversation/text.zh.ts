import { limits } from '@toolbench/contracts/limits.ts';
import type { TechStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import { listOf as list, saying, type Said } from './said.ts';
import type { SmallTalk } from './small-talk.ts';
import type { OutOfReach } from '../language/read/out-of-reach.ts';

const { pathCharacters, pathDepth, files, fileBytes, projectBytes } = limits.assistant;
const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

const languages = { javascript: 'JavaScript', python: 'Python', java: 'Java', go: 'Go' };
const frameworks = { react: 'React', vue: 'Vue', express: 'Express', fastapi: 'FastAPI' };
const databases = { sqlite: 'SQLite', mysql: 'MySQL', postgresql: 'PostgreSQL', mongodb: 'MongoDB' };

export const zh = {
  separator: '、',
  colon: '：',
  required: '（必填）',
  stack: ({ framework, language, database }: TechStack) =>
    `${frameworks[framework]} + ${languages[language]} + ${databases[database]}`,
  understood: (name: string, stack: string) => `我的理解：要做一个“${name}”，用 ${stack}。`,
  pages: '页面',
  access: '谁看得到什么',
  limit: '规则',
  can: '功能',
  assumed: '没有说明、按常见做法处理',
  changed: '刚才修改了',
  unused: (words: readonly string[], where: 'card' | 'app') =>
    `没有用上的词：**${words.map((word) => `“${word}”`).join('、')}**。没有看懂，或者做不到；要紧的话，换个说法${where === 'card' ? '或在卡片里补上' : '再说一次'}。`,
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
  notUnderstood: saying(
    '没有理解这个需求。请说清楚要做什么应用、记录哪些内容，例如：',
    ['做一个待办网站，可以按优先级筛选', '做一个图书管理系统，记录书名、作者、价格和出版日期', '做一个 BMI 计算器'],
    '能做的类型：待办、笔记、博客、商店、预约、通讯录、库存、记账、打卡、问卷、看板、计算器、落地页、聊天、REST API，以及任何带字段的记录。',
  ),
  smallTalk: {
    hello: '你好！我是做应用的助手。',
    no: '好，没有做任何改动。',
    thanks: '不客气！',
    about: '我是做应用的助手，按规则读懂中文和英文的句子，不闲聊。',
    foreign: '这里只读得懂中文和英文，请用其中一种来说。',
  } satisfies Record<SmallTalk, string>,
  nothingAsked: '没有等待确认的内容。',
  abilities: (name: string | undefined): Said =>
    name === undefined
      ? saying(`用一句话说要做什么应用、记录哪些内容，我把它做成能运行、能下载、能部署的网站，例如：`, [
          '做一个待办网站，可以按优先级筛选',
          '做一个图书管理系统，记录书名、作者和价格',
        ])
      : saying(
          `可以用一句话修改“${name}”（字段、选项、页面、规则、功能、名称、颜色），可以问它有什么，也可以撤销、回到以前的版本或部署，例如：`,
          ['加一个备注字段', '主题色改成绿色', '有没有搜索？', '撤销'],
        ),
  harmful: '这个要求会伤害他人，不能帮忙做。没有生成任何内容；如果是用来防范或记录这类事情，请把用途说清楚。',
  outOfReach: {
    game: saying('这里做不了游戏。可以做和它有关的记录，例如：', [
      '做一个比分榜，记录玩家、得分和日期',
      '做一个桌游收藏清单',
    ]),
    device: saying('这里做的应用在浏览器里运行，控制不了设备，也读不到传感器、摄像头和麦克风。可以记录结果，例如：', [
      '做一个设备巡检表，记录设备、日期、巡检人和状态',
      '做一个 REST API，记录设备编号、时间和读数',
    ]),
    program: saying(
      '这里只能做带页面和数据的网站，做不了插件、系统软件、机器人或预测程序。可以做与它配套的记录，例如：',
      ['做一个版本发布记录，写明版本、日期和改动', '做一个价格记录表，记录商品、日期和价格'],
    ),
    media: saying('这里做的应用不能生成、编辑或识别图片、声音和视频，也不能翻译语音。可以管理这些内容，例如：', [
      '做一个照片清单，记录标题、地点、拍摄日期和链接',
      '做一个曲目管理系统，记录歌名、歌手和时长',
    ]),
    writing: saying('这里做的是应用，不代写诗文。可以做存放文章的地方，例如：', [
      '做一个博客，可以写文章',
      '做一个诗集，记录标题、正文和写作日期',
    ]),
  } satisfies Record<OutOfReach, Said>,
  notChanged: (reason: string, suggestions: readonly string[]) =>
    saying(`没有修改项目：${reason}${suggestions.length > 0 ? '\n\n可以这样说：' : ''}`, suggestions),
  requirementKept: (reason: string, suggestions: readonly string[]) =>
    saying(
      `需求没有变：${reason}${suggestions.length > 0 ? '\n\n可以这样说：' : ''}`,
      suggestions,
      '要做另一个应用，请说“做一个…”。',
    ),
  newOrChange: (name: string) =>
    `这个对话里已经有“${name}”。这句话是要一个新应用，还是要改现在这个？新应用请在新对话里做，现在这个不会变。`,
  newAppElsewhere: (name: string, asked: string) =>
    `新应用请在新对话里做：打开一个新对话，在那里说“${asked}”。这里的“${name}”没有变。`,
  noBlueprint: '这个项目由模型编写，规则引擎不能继续修改它。请在 AI 设置中配置模型，或直接编辑文件。',
  generated: (name: string, files: number, version: number) =>
    `“${name}”已生成：第 ${version} 版，${files} 个文件。正在准备预览，之后可以继续用一句话来修改。`,
  modelGenerated: (count: number, version: number) => `已生成：第 ${version} 版，${count} 个文件。`,
  partlyGenerated: (count: number, version: number) => `只生成了一部分：第 ${version} 版，${count} 个文件。`,
  alreadyConfirmed: (version: number) => `这个需求已经确认过，现在是第 ${version} 版，没有重复生成。`,
  badRequirement: (problems: readonly string[]) => `需求里有不一致的地方，请修改后再确认：\n${list(problems)}`,
  nothingToConfirm: '没有等待确认的需求，请先说要做什么应用。',
  modified: (changes: readonly string[], version: number) =>
    `修改完成，现在是第 ${version} 版。${changes.length > 0 ? `\n${list(changes)}` : ''}`,
  partlyModified: (changes: readonly string[], version: number) =>
    `只完成了一部分修改，现在是第 ${version} 版。\n${list(changes)}`,
  askWidening: (lines: readonly string[], taken: readonly string[] = []) =>
    `还没有做。做了以后，会有更多人能看到或修改数据：\n${list(lines)}${taken.length > 0 ? `\n\n还会：\n${list(taken)}` : ''}\n\n确实要这样，请回复“确认”；说别的就不做。`,
  askTaking: (taken: readonly string[]) =>
    `还没有做。这句话会：\n${list(taken)}\n\n确实要这样，请回复“确认”；说别的就不做。`,
  unchanged: '项目已经是这样，没有需要修改的内容。',
  alreadyAt: (version: number) => `项目现在就是第 ${version} 版，没有需要恢复的。`,
  sameAsVersion: (version: number) => `项目和第 ${version} 版完全一样，没有需要恢复的。`,
  noSuchVersion: (version: number, latest: number) =>
    latest === 0 ? '还没有生成任何版本。' : `没有第 ${version} 版：项目有第 1 到第 ${latest} 版，没有修改。`,
  alreadyLike: (changes: readonly string[]) =>
    `没有需要修改的，项目没有变。${changes.length > 0 ? `\n${list(changes)}` : ''}`,
  conflicts: (paths: readonly string[]) =>
    `以下文件手动改过，与这次修改冲突，已保留手动的内容：\n${list(paths.map((path) => `\`${path}\``))}`,
  kept: (count: number) => `手动改过的 ${count} 个文件已合并保留。`,
  refused: (changes: readonly { readonly path: string; readonly reason: string }[]) =>
    `模型的回答没有全部采用：\n${list(changes.map(({ path, reason }) => `${path === '' ? '' : `\`${path}\`：`}${reason}`))}`,
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
  onlyShown: '项目没有改动：回答提问时，代码只作展示。',
  noChange: '项目没有改动：回答里没有对文件的修改。若要修改，请换一种说法再说一次。',
  modelFailed: (reason: string) => `模型没有完成回答：${reason}`,
  usedBlueprint: '以下由规则引擎完成。',
  generationFailed: (message: string) =>
    `抱歉，生成代码时出现错误：${message}\n\n可能的原因：\n${list(['AI 服务不可用', '网络问题', '服务器负载过高'])}`,
  failed: (message: string) => `抱歉，处理请求时出现错误：${message}\n\n请检查网络连接后重试。`,
  tooLarge: '生成的项目超过大小上限',
  cardEdited: '在卡片上的修改',
  undone: (said: string) => `已撤销：${said}`,
  redone: (said: string) => `已重做：${said}`,
  nothingToUndo: '没有可以撤销的修改。',
  nothingToRedo: '没有可以重做的修改。',
  restored: (version: number) => `恢复到第 ${version} 版`,
  edited: (paths: readonly string[]) => `手动修改 ${paths.slice(0, 3).join('、')}${paths.length > 3 ? ' 等' : ''}`,
  firstVersion: (name: string) => `首次生成“${name}”`,
  reasonWith: (reason: string, said: string) => (said === '' ? reason : `${reason}（${said}）`),
  reasons: {
    'not-found': '文件里没有要替换的内容',
    ambiguous: '要替换的内容出现了不止一次',
    'no-such-file': '没有这个文件',
    'file-exists': '已有同名文件',
    'empty-search': '没有说明要替换什么',
    incomplete: '内容不完整',
    unplaced: '代码没有说明属于哪个文件',
    'no-such-tool': '没有这种操作，没有执行；请换个说法再提一次',
    'part-of-file': '只改文件的一部分，却没有写明原来的内容，没有执行；请换个说法再提一次',
    elided: '内容有省略',
    damaged: '内容在传输中损坏',
    'no-content': '没有内容，或内容不是文本',
    unmarked: '写在了约定格式之外',
    withdrawn: '在思考过程中写过，之后没有再出现',
    'maybe-fenced': '已采用，但整份内容都在代码围栏里，请确认围栏是否属于文件',
    'written-twice': '同一次回答里写了不止一次，采用了最后一次',
    stopped: '超出上限后已停止接收，之后的文件没有收到',
    'cut-off': '回答中途被截断，后面可能还有文件没有收到',
    'no-change': '没有对文件的修改，项目没有改动',
    empty: '模型的回答是空的',
    'only-thoughts': '模型只输出了思考过程，没有给出回答',
    'path-missing': '没有说明文件路径',
    'path-absolute': '必须是项目内的相对路径',
    'path-outside': '路径里不能有 ..',
    'path-of-tools': '.git、node_modules 这类目录不属于项目',
    'path-signs': '路径含有不能使用的字符',
    'path-reserved': '这是系统保留的名称',
    'path-long': `路径不能超过 ${pathCharacters} 个字符、${pathDepth} 层`,
    'duplicate-path': '已有仅大小写不同的文件',
    'too-many-files': `项目最多 ${files} 个文件`,
    'too-large': `文件超过 ${megabytes(fileBytes)}`,
    'too-long': '太长，模型续写多次仍未写完',
    'project-too-large': `项目超过 ${megabytes(projectBytes)}`,
  },
};
