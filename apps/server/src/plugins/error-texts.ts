import type { ErrorCode } from '@toolbench/contracts/errors.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Refusal } from '../shared/result.ts';
import { answerHeaderTexts } from './answer-header-texts.ts';
import type { Language } from './request-language.ts';

type Text = (refusal: Refusal) => string;

const { assistant, code, documents, toolsApi } = limits;

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;
const named = (fields: readonly string[] | undefined, before: string) =>
  fields?.length ? before + fields.join(', ') : '';

const seconds = ({ retryAfterMs = 0 }: Refusal) => Math.max(Math.ceil(retryAfterMs / 1000), 1);

/** The fields that were not as they should be, with the reason where it is known. */
function fieldsOf({ fields = [], answerHeaders = [] }: Refusal, language: Language): readonly string[] {
  return fields.map((field) => {
    const refused = answerHeaders.find((header) => header.field === field);
    if (refused === undefined) return field;
    const why = answerHeaderTexts[language][refused.fault](refused.name);
    return language === 'zh' ? `${field}（${why}）` : `${field} (${why})`;
  });
}

const zh: Record<ErrorCode, Text> = {
  'invalid-request': (refused) => {
    const { place } = refused.failure ?? {};
    if (place) return `请求体不是 JSON：第 ${place.line} 行，第 ${place.column} 列有误，请改正后重发`;
    const fields = fieldsOf(refused, 'zh');
    return `请求的内容不合要求${fields.length > 0 ? `：${fields.join('、')}` : ''}`;
  },
  'not-signed-in': () => '请先登录',
  'tool-token-needed': () =>
    '需要有效的工具令牌：请在“账号”页创建，并放在请求头 Authorization: Bearer 中，不能写在地址里',
  'wrong-credentials': () => '用户名或密码错误',
  'code-needed': () => '请输入验证器应用里的验证码，或一个恢复码',
  'wrong-code': () => '验证码不对或已用过，请等应用显示下一个验证码再试',
  'wrong-password': () => '当前密码不对',
  'second-factor-changed': () => '两步验证的状态已经变化，请刷新页面后再试',
  'not-found': () => '没有这个地址',
  'method-not-allowed': () => '不支持这种请求方法',
  'request-timeout': () => '请求发送得太慢，连接已关闭',
  'no-engine': () => '这项能力没有配置模型服务，请先在 AI 设置中填写',
  'protocol-without-port': () => '所选接口协议不提供这项能力，请为它换用别的服务',
  'forbidden-address': () =>
    '不能使用这个地址：链路本地地址、云主机的元数据地址，以及运营者不允许的内网地址；请填写模型服务自己的地址',
  'body-too-large': () => '请求的内容太大',
  'uri-too-long': () => '地址太长',
  'unsupported-media-type': () => '不接受这种内容类型，请发送 application/json',
  'too-many-attempts': (refusal) => `密码错误次数过多，请 ${seconds(refusal)} 秒后再试`,
  'too-many-calls': (refusal) => `请求过于频繁，请 ${seconds(refusal)} 秒后再试`,
  'too-many-tool-calls': (refusal) =>
    `这个令牌的调用次数已达上限（每分钟 ${toolsApi.callsPerMinute} 次，每天 ${toolsApi.callsPerDay.toLocaleString('en')} 次），请 ${seconds(refusal)} 秒后再试`,
  'too-many-bins': (refusal) => `创建的接收地址过多，请 ${Math.ceil(seconds(refusal) / 60)} 分钟后再试`,
  'too-many-captures': (refusal) => `发往这个接收地址的请求过于频繁，请 ${seconds(refusal)} 秒后再试`,
  'too-many-watchers': () => '同时查看这个接收地址的页面过多，请关闭其中一些',
  'too-many-at-once': (refusal) => `同一来源同时进行的请求或传输过多，请 ${seconds(refusal)} 秒后再试`,
  'headers-too-large': () => '请求头太大',
  'upload-first': () => '请先上传文件',
  'file-missing': () => '请求里没有文件，请把它放在 file 字段中',
  'not-a-pdf': () => '这不是 PDF 文件：开头 1,024 个字节里没有 %PDF-',
  'unknown-document-type': ({ fields }) =>
    `${fields?.[0] ? `不支持 .${fields[0]} 文件` : '这个文件没有扩展名，认不出类型'}：可以上传 PDF、.docx、.md、.html 和 .txt`,
  'office-locked': () => '这是旧版 Word 文件，或者设有密码：请在 Word 里去掉密码，另存为 .docx',
  'not-text': () => '文件的内容不是文字，或者编码认不出来，请另存为 UTF-8',
  'docx-damaged': () => '这不是 .docx 文件，或者已损坏，请在 Word 里重新保存',
  'document-empty': () => '文件里没有文字，或者 PDF 里一页也没有',
  'pdf-encrypted': () => 'PDF 设有打开密码，请去掉密码后再上传',
  'pdf-unknown-encryption': () => 'PDF 用了不认识的加密方式，请不加密地重新导出',
  'pdf-damaged': () => 'PDF 已损坏，读不出页面，请重新导出或换一个文件',
  'document-without-text': () => 'PDF 里没有文字，页面图片中也认不出中文或英文，请换一份更清晰的扫描件',
  'pdf-unknown-letters': () =>
    '这份 PDF 的字体没有说明画的是哪些字，从画出的页面上也认不出来，请从原文件重新导出，或上传扫描件',
  'document-too-demanding': () => '读取这份文件用的时间或内存超过上限，已停止，请拆分或重新导出',
  'document-too-many-pages': () =>
    `文件超过 ${documents.pages.toLocaleString('en')} 页（没有页的文件按小节计），请拆分后再上传`,
  'document-too-much-text': () => `文件的文字超过 ${documents.characters / 10_000} 万字，请拆分后再上传`,
  'file-too-large': () => `文件超过 ${documents.fileBytes / 1024 / 1024} MB`,
  'too-many-chunks': () => `切出的块超过 ${documents.chunks.toLocaleString('en')} 个，请增大块的长度或减小重叠`,
  'too-many-documents': () => `已有 ${documents.documentsPerUser} 份文档，请先删除一些`,
  'no-such-document': () => '没有这份文档：可能已到期删除，请重新上传',
  'not-split-yet': () => '文档还没有切块，请先完成切块',
  'not-stored-yet': () => '文档还没有存入向量，请先完成存储',
  'questions-unreadable': () => '问题表读不懂：首行写列名，至少有 question（问题）一列，之后每行一个问题',
  'question-pages-wrong': ({ fields = [] }) => `问题表第 ${fields.join('、')} 行的页码不是文档里的页，请改正或留空`,
  'upload-project-first': () => '请先上传项目',
  'project-file-missing': () => '请求里没有文件，请把 .zip 放在 project 字段中',
  'not-a-zip': () => '只接受 .zip 压缩包：文件名要以 .zip 结尾，内容也要是 ZIP 格式',
  'archive-too-large': () => `压缩包超过 ${megabytes(code.archiveBytes)}`,
  'archive-damaged': () => '压缩包已损坏或没有上传完整，请重新打包',
  'archive-encrypted': ({ fields }) => `压缩包设有密码${named(fields, '：')}，请去掉密码后再上传`,
  'archive-unsafe-name': ({ fields }) => `压缩包里有不安全的路径${named(fields, '：')}，已拒绝整个压缩包`,
  'archive-link': ({ fields }) => `压缩包里有链接或特殊文件${named(fields, '：')}，请去掉后重新打包`,
  'archive-duplicate-name': ({ fields }) => `压缩包里有两个同名的文件${named(fields, '：')}，请重新打包`,
  'archive-bomb': ({ fields }) =>
    `压缩包的内容与它声明的不符，或压缩比超过 ${code.packingRatio} 倍${named(fields, '：')}，已停止解压`,
  'archive-too-many-entries': () => `压缩包里的条目超过 ${code.archiveEntries.toLocaleString('en')} 个`,
  'archive-too-many-files': () => `要读取的文件超过 ${code.files.toLocaleString('en')} 个，请只打包需要的目录`,
  'archive-too-many-taken-in': () => `一次上传最多读入 ${code.takenIn} 个会被略过的文件或文件夹（take_in）`,
  'archive-too-much-content': () => `解压后的内容超过 ${megabytes(code.unpackedBytes)}，请只打包需要的目录`,
  'archive-without-code': () => '压缩包里没有可以读取的文本文件',
  'too-many-projects': () => `已有 ${code.projectsPerUser} 个项目，请先删除一些`,
  'no-such-project': () => '没有这个项目：可能已到期删除，请重新上传',
  'no-such-project-file': () => '项目里没有这个文件或位置',
  'not-vectorized-yet': () => '项目还没有完成向量化',
  'foreign-origin': () => '不接受来自其他网站的连接',
  'upgrade-required': () => '这个地址只接受 WebSocket 连接',
  'no-project-to-preview': () => '没有可以预览的项目，请先生成项目',
  'no-such-preview': () => '没有这个预览，它可能已经停止',
  'too-many-previews': () => '服务器上的预览已达上限，请稍后再试',
  'no-such-deployment': () => '没有这个部署',
  'no-such-version': () => '没有这个版本，或它已不再保留',
  'too-many-deployments': () => '本机部署已达上限，请先删除不用的部署',
  'no-such-assistant-session': () => '没有这个会话：可能已到期删除，请重新开始',
  'chat-pending': () => '上一条消息还在处理，请等它完成',
  'widens-access': ({ fields = [] }) =>
    `没有做：之后会有更多人能看到或修改数据（${fields.join('；')}）。确认后带上 widens 再做`,
  'version-outdated': () => '项目已有更新的版本，请在最新版本上修改',
  'too-many-assistant-sessions': () => `已有 ${assistant.sessionsPerUser} 个会话，请先删除一些`,
  'too-many-versions': () => `这个会话已有 ${assistant.versionsPerSession} 个版本，请开始新的会话`,
  'project-too-large': () =>
    `项目超过上限：最多 ${assistant.files} 个文件，单个 ${assistant.fileBytes / 1024} KiB，共 ${megabytes(assistant.projectBytes)}`,
  'unsafe-path': ({ fields }) => `不接受这个路径${named(fields, '：')}`,
  'no-project-to-deploy': () => '没有可部署的项目，请先生成应用',
  'deployment-not-confirmed': ({ fields }) => `会产生费用，请输入${named(fields, ' ')} 以确认`,
  'deployment-busy': () => '这个部署正在进行中，请等待完成',
  'deployment-stays': ({ fields }) => `没有撤下，目标上的资源可能仍在${named(fields, '：')}`,
  'server-away': () => '保存这项数据的服务器暂时没有应答；它恢复后即可使用，请稍后再试',
  'unknown-tool-action': ({ failure }) => failure?.message ?? '没有这个工具或操作',
  'tool-failed': ({ failure }) => failure?.message ?? '工具没有得出结果，failure 里写明原因',
  'one-message-at-a-time': () => '一次请求只能包含一条 JSON-RPC 消息，请分开发送',
  'too-many-tool-tokens': () => `已有 ${toolsApi.tokensPerUser} 个令牌，请先撤销不用的`,
  internal: () => '服务器内部出错，请稍后再试',
  busy: () => '服务器正忙，请稍后再试',
  'not-ready': ({ fields }) => `服务器尚未就绪${named(fields, '：')}`,
  'database-away': (refusal) => `服务器暂时连不上数据库，请 ${seconds(refusal)} 秒后再试`,
  'database-damaged': () => '服务器的数据库已损坏，请管理员从备份恢复',
  'storage-full': () => '服务器的存储空间已满，没有保存；请管理员腾出空间后再试',
  'storage-unwritable': () =>
    '服务器的存储出了问题，没有保存：磁盘或数据库只读、出错，或数据目录被移走；请管理员处理后再试',
};

const en: Record<ErrorCode, Text> = {
  'invalid-request': (refused) => {
    const { place } = refused.failure ?? {};
    if (place)
      return `The body is not JSON: it goes wrong at line ${place.line}, column ${place.column}; correct it and send it again`;
    const fields = fieldsOf(refused, 'en');
    return `The request is not as it should be${fields.length > 0 ? `: ${fields.join(', ')}` : ''}`;
  },
  'not-signed-in': () => 'Sign in first',
  'tool-token-needed': () =>
    'A valid token for tools is needed: make one on the Account page and send it in the header Authorization: Bearer, not in the address',
  'wrong-credentials': () => 'Wrong username or password',
  'code-needed': () => 'Enter the code of your authenticator app, or a recovery code',
  'wrong-code': () => 'The code is wrong or was used already; wait for the next one in your app',
  'wrong-password': () => 'The current password is wrong',
  'second-factor-changed': () => 'Two-step verification was changed meanwhile; reload the page and try again',
  'not-found': () => 'There is nothing at this address',
  'method-not-allowed': () => 'This request method is not supported',
  'request-timeout': () => 'The request came too slowly; the connection is closed',
  'no-engine': () => 'No model service is configured for this; enter one in the AI settings',
  'protocol-without-port': () => 'The chosen protocol does not offer this; use another service for it',
  'forbidden-address': () =>
    'This address cannot be used: link-local ones, the metadata addresses of clouds, and private ones where the operator refuses them; enter the address of the model service itself',
  'body-too-large': () => 'The request body is too large',
  'uri-too-long': () => 'The address is too long',
  'unsupported-media-type': () => 'This content type is not accepted; send application/json',
  'too-many-attempts': (refusal) => `Too many wrong passwords; try again in ${seconds(refusal)} s`,
  'too-many-calls': (refusal) => `Too many requests; try again in ${seconds(refusal)} s`,
  'too-many-tool-calls': (refusal) =>
    `This token has made as many calls as it may (${toolsApi.callsPerMinute} in a minute, ${toolsApi.callsPerDay.toLocaleString('en')} in a day); try again in ${seconds(refusal)} s`,
  'too-many-bins': (refusal) => `Too many bins were created; try again in ${Math.ceil(seconds(refusal) / 60)} min`,
  'too-many-captures': (refusal) => `This bin gets too many requests; try again in ${seconds(refusal)} s`,
  'too-many-watchers': () => 'Too many pages show this bin at once; close some of them',
  'too-many-at-once': (refusal) =>
    `Too many requests or transfers of one sender at once; try again in ${seconds(refusal)} s`,
  'headers-too-large': () => 'The request headers are too large',
  'upload-first': () => 'Please upload the file first',
  'file-missing': () => 'The request has no file; put it in the field named file',
  'not-a-pdf': () => 'This is not a PDF: there is no %PDF- in the first 1,024 bytes',
  'unknown-document-type': ({ fields }) =>
    `${fields?.[0] ? `Files of type .${fields[0]} are not taken` : 'The name of the file tells no type'}: upload a PDF, .docx, .md, .html or .txt`,
  'office-locked': () =>
    'This is a file of an old Word, or it has a password: remove the password and save it as .docx',
  'not-text': () => 'The file holds no text, or its encoding is unknown; save it as UTF-8',
  'docx-damaged': () => 'This is no .docx, or it is damaged; save it anew in Word',
  'document-empty': () => 'The file holds no text, or the PDF has no pages',
  'pdf-encrypted': () => 'The PDF opens only with a password; remove the password and upload it again',
  'pdf-unknown-encryption': () => 'The PDF is encrypted in an unknown way; export it anew without encryption',
  'pdf-damaged': () => 'The PDF is damaged and its pages cannot be read; export it anew or choose another file',
  'document-without-text': () =>
    'The PDF holds no text, and no Chinese or English was recognised in its pictures; try a clearer scan',
  'pdf-unknown-letters': () =>
    'The fonts of this PDF do not say which letters they draw, and none were recognised on its drawn pages; export it anew, or upload a scan',
  'document-too-demanding': () =>
    'Reading this file took more time or memory than allowed and was stopped; split it or export it anew',
  'document-too-many-pages': () =>
    `The file has more than ${documents.pages.toLocaleString('en')} pages (or sections, where it has no pages); split it`,
  'document-too-much-text': () => `The file holds more than ${documents.characters / 1e6} million characters; split it`,
  'file-too-large': () => `The file is larger than ${documents.fileBytes / 1024 / 1024} MB`,
  'too-many-chunks': () =>
    `There would be more than ${documents.chunks.toLocaleString('en')} chunks; make them longer or overlap less`,
  'too-many-documents': () => `There are ${documents.documentsPerUser} documents already; delete some first`,
  'no-such-document': () => 'There is no such document; it may have expired, so upload it again',
  'not-split-yet': () => 'The document is not split into chunks yet',
  'not-stored-yet': () => 'The vectors of the document are not stored yet',
  'questions-unreadable': () =>
    'The questions cannot be read: the head line names the columns, question at least, and each line after it is a question',
  'question-pages-wrong': ({ fields = [] }) =>
    `The document has no such page as these lines of the questions name: ${fields.join(', ')}; correct them or leave them empty`,
  'upload-project-first': () => 'Upload a project first',
  'project-file-missing': () => 'The request has no file; put the .zip in the field named project',
  'not-a-zip': () => 'Only .zip archives are taken: the name must end in .zip and the content must be ZIP',
  'archive-too-large': () => `The archive is larger than ${megabytes(code.archiveBytes)}`,
  'archive-damaged': () => 'The archive is damaged or incomplete; pack it anew',
  'archive-encrypted': ({ fields }) =>
    `The archive is protected with a password${named(fields, ': ')}; remove it and upload again`,
  'archive-unsafe-name': ({ fields }) =>
    `The archive holds an unsafe path${named(fields, ': ')}; the whole archive was refused`,
  'archive-link': ({ fields }) =>
    `The archive holds a link or a special file${named(fields, ': ')}; remove it and pack anew`,
  'archive-duplicate-name': ({ fields }) => `The archive holds a name twice${named(fields, ': ')}; pack it anew`,
  'archive-bomb': ({ fields }) =>
    `The archive holds other than it declares, or is packed more than ${code.packingRatio} times${named(fields, ': ')}; unpacking was stopped`,
  'archive-too-many-entries': () => `The archive has more than ${code.archiveEntries.toLocaleString('en')} entries`,
  'archive-too-many-files': () =>
    `More than ${code.files.toLocaleString('en')} files would be read; pack only the folders that matter`,
  'archive-too-many-taken-in': () =>
    `One upload reads at most ${code.takenIn} files and folders that would be left out (take_in)`,
  'archive-too-much-content': () =>
    `The unpacked content exceeds ${megabytes(code.unpackedBytes)}; pack only the folders that matter`,
  'archive-without-code': () => 'The archive holds no text file that could be read',
  'too-many-projects': () => `There are ${code.projectsPerUser} projects already; delete some first`,
  'no-such-project': () => 'There is no such project; it may have expired, so upload it again',
  'no-such-project-file': () => 'The project has no such file or place',
  'not-vectorized-yet': () => 'The project is not vectorized yet',
  'foreign-origin': () => 'Connections from other websites are not accepted',
  'upgrade-required': () => 'This address takes WebSocket connections only',
  'no-project-to-preview': () => 'There is no project to preview; generate one first',
  'no-such-preview': () => 'There is no such preview; it may have been stopped',
  'too-many-previews': () => 'The server has as many previews as it may have; try again later',
  'no-such-deployment': () => 'There is no such deployment',
  'no-such-version': () => 'There is no such version, or it is no longer kept',
  'too-many-deployments': () => 'There are as many local deployments as there may be; delete one first',
  'no-such-assistant-session': () => 'There is no such session; it may have expired, so begin anew',
  'chat-pending': () => 'The message before is still being worked on; wait until it is done',
  'widens-access': ({ fields = [] }) =>
    `Not done: more people could see or change data afterwards (${fields.join('; ')}). Confirm it with widens to have it done`,
  'version-outdated': () => 'The project has a newer version; make the changes on that one',
  'too-many-assistant-sessions': () => `There are ${assistant.sessionsPerUser} sessions already; delete some first`,
  'too-many-versions': () => `This session has ${assistant.versionsPerSession} versions already; begin a new one`,
  'project-too-large': () =>
    `The project is larger than allowed: ${assistant.files} files, ${assistant.fileBytes / 1024} KiB each, ${megabytes(assistant.projectBytes)} in all`,
  'unsafe-path': ({ fields }) => `This path is not accepted${named(fields, ': ')}`,
  'no-project-to-deploy': () => 'There is no project to deploy; generate one first',
  'deployment-not-confirmed': ({ fields }) => `This costs money; type${named(fields, ' ')} to confirm`,
  'deployment-busy': () => 'This deployment is being worked on; wait until it is done',
  'deployment-stays': ({ fields }) => `It was not taken down and may still exist at its target${named(fields, ': ')}`,
  'server-away': () => 'The server that keeps this does not answer at the moment; try again when it is back',
  'unknown-tool-action': ({ failure }) => failure?.message ?? 'There is no such tool or action',
  'tool-failed': ({ failure }) => failure?.message ?? 'The tool gave no result; failure says why',
  'one-message-at-a-time': () => 'A request holds one JSON-RPC message; send them one by one',
  'too-many-tool-tokens': () => `There are ${toolsApi.tokensPerUser} tokens already; revoke some first`,
  internal: () => 'Something went wrong in the server; try again later',
  busy: () => 'The server is busy; try again shortly',
  'not-ready': ({ fields }) => `The server is not ready${named(fields, ': ')}`,
  'database-away': (refusal) => `The server cannot reach its database; try again in ${seconds(refusal)} s`,
  'database-damaged': () => 'The database of the server is damaged; its administrator has to restore a backup',
  'storage-full': () =>
    'The storage of the server is full and nothing was saved; try again when its administrator has made room',
  'storage-unwritable': () =>
    'The storage of the server does not work and nothing was saved: its disk or database is read-only or faulty, or its data folder was moved; try again when its administrator has seen to it',
};

const texts: Record<Language, Record<ErrorCode, Text>> = { zh, en };

/** The sentence for a refusal. */
export function errorText(refusal: Refusal, language: Language): string {
  return texts[language][refusal.code](refusal);
}
