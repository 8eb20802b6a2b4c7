import type { Finding } from '@toolbench/contracts/assistant/assistant.ts';
import type { Language } from '../../plugins/request-language.ts';
import { missingDatabaseText, missingText } from './missing-texts.ts';
import type { BuildProblemCode, Problem } from './ports.ts';

/** What cannot be had on this machine and what was done instead; worded when it is shown. */
export interface Note {
  readonly code: NoteCode;
  readonly subject?: string | undefined;
}

type NoteCode =
  | 'no-sandbox'
  | 'no-runtime'
  | 'no-database'
  | 'owner-password'
  | 'data-in-browser'
  | 'pages-only'
  | 'data-began-anew'
  | 'data-as-found'
  | 'preview-moved'
  | 'own-port'
  | 'needs-preview-url';

type Words<Code extends string> = Readonly<Record<Code, (subject: string) => string>>;

const notesZh: Words<NoteCode> = {
  'no-sandbox': (missing) => `这台机器没有可用的沙箱，应用的服务端没有启动：${missing}`,
  'no-runtime': (missing) => `沙箱里没有应用所用的运行环境，服务端没有启动：${missing}`,
  'no-database': (missing) => `应用的服务端没有启动：${missing}；也可以把应用的数据库改为 SQLite`,
  'owner-password': (password) => `应用的所有者密码：${password}。用它登录应用，可以查看和管理全部内容`,
  'data-in-browser': () => '预览把数据保存在浏览器里，只有这个浏览器能看到；下载或部署后使用真正的服务端',
  'pages-only': () => '只显示页面，页面对服务端的调用会失败',
  'data-began-anew': () => '服务端代码有改动，预览的数据已重新开始',
  'data-as-found': (files) =>
    `没有得到应用数据库的一致副本：${files}。它可能已损坏、一直在写入，或太大而来不及检查；新版本以它原样的副本启动`,
  'preview-moved': () => '原来运行预览的服务器已停止，预览在另一台上重新启动，数据已重新开始',
  'own-port': () => '预览使用单独的端口，因为当前的访问地址下不能使用子域名',
  'needs-preview-url': () => '工具台经由 HTTPS 访问或由多台服务器组成，预览需要管理员设置 PREVIEW_URL 才能显示',
};

const notesEn: Words<NoteCode> = {
  'no-sandbox': (missing) => `This machine has no sandbox, so the server of the app was not started: ${missing}`,
  'no-runtime': (missing) => `The sandbox lacks what the app runs on, so its server was not started: ${missing}`,
  'no-database': (missing) => `The server of the app was not started: ${missing}; or choose SQLite for the app`,
  'owner-password': (password) =>
    `Password of the app’s owner: ${password}. Signed in with it you see and manage everything`,
  'data-in-browser': () =>
    'The preview keeps its data in this browser only; downloaded or deployed, the app uses its real server',
  'pages-only': () => 'Only the pages are shown; their calls to the server will fail',
  'data-began-anew': () => 'The code of the server has changed, so the data of the preview began anew',
  'data-as-found': (files) =>
    `No consistent copy of the app’s database could be made: ${files}. It may be damaged, written all the time, or too large to be checked in time; the new version was started on a copy of it as it is`,
  'preview-moved': () =>
    'The machine that ran the preview has stopped; another one started it again, and its data began anew',
  'own-port': () => 'The preview has a port of its own, because there are no host names below the current address',
  'needs-preview-url': () =>
    'Toolbench is reached over HTTPS or runs on several servers; the administrator has to set PREVIEW_URL for previews',
};

const problemsZh: Words<BuildProblemCode> = {
  'unknown-package': (name) => `找不到软件包“${name}”：预览中的页面可以使用 react、react-dom 和 vue`,
  'missing-file': (path) => `找不到文件“${path}”`,
  'remote-import': (address) => `不能从其他地址引入“${address}”，请使用项目内的文件`,
  'unsupported-style': (name) => `预览不支持“${name}”，请改用普通 CSS 与 HTML`,
  'remote-script': (address) => `预览不加载其他地址的脚本“${address}”`,
  'empty-project': () => '项目里没有文件',
  'unbuilt-pages': () => '有页面组件，但没有引用它们的 index.html',
  'nothing-to-start': () => '没有找到可以显示的页面或可以启动的服务端',
  'build-too-long': () => '构建用时超过了上限，已停止',
  'not-answering': () => '服务端启动后没有在规定时间内应答',
  ended: (code) => `服务端自行退出（${code}）`,
  'out-of-memory': () => '服务端占用的内存超过了上限，已被结束',
  'out-of-disk': () => '服务端写入的数据超过了上限，已被结束',
};

const problemsEn: Words<BuildProblemCode> = {
  'unknown-package': (name) => `Cannot find the package "${name}": pages of previews can use react, react-dom and vue`,
  'missing-file': (path) => `Cannot find the file "${path}"`,
  'remote-import': (address) => `Cannot import "${address}" from elsewhere; use a file of the project`,
  'unsupported-style': (name) => `Previews do not support "${name}"; use plain CSS and HTML`,
  'remote-script': (address) => `Previews do not load the script "${address}" from elsewhere`,
  'empty-project': () => 'The project has no files',
  'unbuilt-pages': () => 'There are components of pages, but no index.html that loads them',
  'nothing-to-start': () => 'There is no page to show and no server to start',
  'build-too-long': () => 'Building took longer than allowed and was stopped',
  'not-answering': () => 'The server of the app did not answer in time after its start',
  ended: (code) => `The server of the app ended by itself (${code})`,
  'out-of-memory': () => 'The server of the app used more memory than allowed and was ended',
  'out-of-disk': () => 'The server of the app wrote more than allowed and was ended',
};

const notes = { zh: notesZh, en: notesEn };
const problems = { zh: problemsZh, en: problemsEn };

const subjectTexts: Partial<Record<NoteCode, (code: string, language: Language) => string>> = {
  'no-sandbox': missingText,
  'no-runtime': missingText,
  'no-database': missingDatabaseText,
};

export function noteText({ code, subject = '' }: Note, language: Language): string {
  return notes[language][code](subjectTexts[code]?.(subject, language) ?? subject);
}

/** A problem with its words: those of a compiler or an app as they are, ours in the request's language. */
export function findingText(problem: Problem, language: Language): Finding {
  if ('message' in problem) return problem;
  const { code, subject = '', ...place } = problem;
  return { ...place, message: problems[language][code](subject).slice(0, 2_000) };
}
