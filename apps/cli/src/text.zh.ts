import type { OwnCommand } from './usage-error.ts';

/** The help page of a command that is no tool. */
export interface CommandPage {
  readonly usage: string;
  readonly about: string;
  readonly options: readonly (readonly [option: string, about: string])[];
  /** Lines to type, or to write into a settings file. */
  readonly example: readonly string[];
}

type Detail = Readonly<Record<string, string>>;

/** The names that may have been meant, where there are any. */
const meant = ({ near, known }: Detail) => (near ? `；是不是 ${near}？` : known ? `；可用：${known}` : '');

export const zh = {
  usage: '用法：toolbench <工具> <操作> [--选项 值] [文件 …] < 输入 > 输出',
  usageTool: (tool: string) => `用法：toolbench ${tool} <操作> [--选项 值] [文件 …]`,
  usageAction: (command: string, files: string) => `用法：${command} [--选项 值]${files}`,
  files: ' [文件 …]',
  file: '文件',
  twoFiles: ' 文件 文件',
  leavesLineEnd: '文本末尾若有一个换行，不算在内。',
  tools: '工具',
  action: (tool: string, label: string) => `${tool}：${label}`,
  kinds: {
    text: '文本',
    bytes: '文件',
    pair: '两段文本',
    picture: 'PNG 图片',
    table: '表格',
    tree: '树形',
    fields: '逐项结果',
  },
  nothing: '无输入',
  actions: '操作',
  shorthands: '简写',
  example: '示例',
  options: '选项',
  json: '以 JSON 输出完整结果，失败时也是',
  help: '显示此说明',
  version: '显示版本',
  fromFile:
    '从文件读取选项的文本，- 表示标准输入；密钥这样写就不会出现在进程列表里。末尾的一个换行会去掉。以 @ 开头的文本写成 @@',
  cutSecret: (name: string, file: string) =>
    `文件 ${file} 末尾的换行或开头的 BOM 不算在 ${name} 里；密钥确实含有它时，请直接写出密钥：${name} $'…\\n'`,
  fileName: (name: string, text: string) =>
    `${name} 的值就是文本“${text}”，没有读取同名文件；要读取文件请写 ${name} @${text}`,
  end: '之后的都是文件名；- 表示标准输入',
  required: '必填',
  commands: '其他命令',
  more: [
    ['help <工具> [操作] | help <命令>', '操作、选项与示例'],
    ['run <配方文件> [文件 …]', '按配方连续执行多个操作'],
    ['forward <请求箱地址> <本机地址> [--last 数量] [--server 工具台网址]', '把请求箱收到的请求转发到本机'],
    ['mcp [--tools all | 名称,名称…]', '供 AI 助手使用的 MCP 服务'],
  ] as readonly (readonly [string, string])[],
  pages: {
    run: {
      usage: '用法：toolbench run <配方文件> [--json] [文件 …] < 输入 > 输出',
      about:
        '按配方连续执行多个操作，每一步处理上一步的结果。写出多个文件时逐个处理，没有写出文件时读取标准输入。\n配方是 JSON 文件：steps 依次列出各步的 tool（工具）、action（操作）与 options（选项）。选项名不带连字符：--sort-keys 写作 sortKeys。',
      options: [['--json', '以 JSON 输出完整结果，失败时也是']],
      example: [
        'echo \'{"version":1,"steps":[',
        '  {"tool":"csv","action":"csv-to-json"},',
        '  {"tool":"json","action":"format","options":{"sortKeys":true}}',
        "]}' > recipe.json",
        "printf 'b,a\\n1,2\\n' | toolbench run recipe.json",
      ],
    },
    forward: {
      usage: '用法：toolbench forward <请求箱地址> <本机地址> [--last 数量] [--server 网址] [--json]',
      about:
        '把请求箱收到的请求原样、按顺序转发到本机的程序，用于调试 Webhook；连接中断会自动重连，按 Ctrl-C 结束。\n只有这个命令会联网，且只连接写出的地址。',
      options: [
        ['--last 数量', '先转发请求箱里已有的最近几个请求（默认 0，只转发新请求）'],
        ['--server 网址', '请求箱有单独的域名时，写出工具台的网址'],
        ['--json', '每转发一个请求输出一行 JSON，无法开始时输出原因'],
      ],
      example: ['toolbench forward --last 5 https://tools.example.org/bin/AbCdEf… http://localhost:3000/hook'],
    },
    mcp: {
      usage: '用法：toolbench mcp [--tools all | 名称,名称…]',
      about:
        '通过标准输入与输出向 AI 助手提供工具（Model Context Protocol）。默认提供 find_tool、describe_tool、run_tool 与 run_recipe，用来查找与运行全部操作，另外列出最常用的几个操作。',
      options: [
        [
          '--tools all | 名称,名称…',
          '改为提供全部操作，或只提供写出的这些：工具（json）、单个操作（json_format 或 json:format）、run_recipe 等',
        ],
      ],
      example: ['{"mcpServers":{"toolbench":{"command":"toolbench","args":["mcp"]}}}'],
    },
  } as Readonly<Partial<Record<OwnCommand, CommandPage>>>,
  seeHelp: (about: string | undefined) => `用法见：toolbench help${about === undefined ? '' : ` ${about}`}`,
  exits: '退出码：0 成功，1 输入有误或无法读写，2 命令写错，141 输出的读取方已关闭',
  questions: (names: readonly string[]) =>
    `${names.length === 0 ? '退出码' : `${names.join('、')} 的退出码`}：0 相符或没有差异，1 不相符或有差异，2 出错，141 输出的读取方已关闭`,
  initial: (value: string) => `默认 ${value}`,
  forward: {
    started: (bin: string, target: string) => `正在把 ${bin} 收到的请求转发到 ${target}；按 Ctrl-C 结束`,
    'not-a-bin': (bin: string) => `${bin} 的回答不像请求箱；请核对地址`,
    unreachable: (bin: string, why: string) => `无法连接 ${bin}（${why}）；请确认地址与网络`,
    'not-there': '请求箱不存在：已过期、已删除，或地址有误；请求箱有单独的域名时，请用 --server 写出工具台的网址',
    gone: '请求箱不存在：已过期、已删除，或地址有误；请在网页上新建一个',
    lost: (why: string) => `与请求箱的连接中断（${why}），正在重连；期间收到的请求会在连上后补发`,
    back: '已重新连上请求箱',
    refused: (target: string) => `${target} 没有程序在监听；启动后会接着转发，不会丢失`,
    missed: (count: number) => `有 ${count} 个请求在转发之前已被请求箱清除`,
    'body-too-large': '请求体超过请求箱的上限，没有保存，无法转发',
    'body-gone': '请求体已被请求箱清除，无法转发',
    'no-answer': (seconds: number) => `${seconds} 秒内没有回答`,
    'not-http': '回答不是 HTTP；请核对地址与端口',
    'odd-head': '请求的标头不合 RFC 9112（见页面上的说明），转发会改变它，已放弃；可用页面上的 HTTP 报文',
    'line-break': '请求的标头或路径里有换行，转发会变成另一个标头，已放弃',
    'leaves-target': '未转发：这个路径会跳出本地地址的路径；要接收所有路径，请给出不带路径的地址',
    failed: (why: string) => `失败：${why}`,
    ended: (sent: number, failed: number) => `已转发 ${sent} 个请求，${failed} 个未成功`,
  },
  errors: {
    'unknown-tool': (detail: Detail) => `没有名为 ${detail.name} 的工具${meant(detail)}`,
    'unknown-action': (detail: Detail) => `${detail.tool} 没有名为 ${detail.name} 的操作${meant(detail)}`,
    'unknown-option': (detail: Detail) => `${detail.action} 没有选项 ${detail.name}${meant(detail)}`,
    'missing-action': ({ tool, known }: Detail) => `${tool} 后面要写操作：${known}`,
    'no-value': ({ name }: Detail) => `选项 ${name} 不带值，请单独写`,
    'missing-value': ({ name }: Detail) => `选项 ${name} 缺少值`,
    'idle-option': ({ name, option, needed, value }: Detail) =>
      `${name} 只在 ${option} 为 ${needed} 时有用，而它是 ${value}：请去掉它或改 ${option}`,
    'bad-value': ({ name, value, allowed, near = '' }: Detail) =>
      `选项 ${name} 不能是 ${value}，可用：${allowed}${meant({ near })}`,
    'not-offered': ({ name }: Detail) =>
      `没有名为 ${name} 的工具或操作；可写工具（json）或单个操作（json_format、json:format）`,
    'page-only': ({ name }: Detail) => `${name} 需要服务器或网页，命令行里没有；请在 Toolbench 网页上使用`,
    'missing-option': ({ name, action }: Detail) => `${action} 需要选项 ${name}`,
    'two-files': () => '此操作需要两个文件，其中一个可以是 -',
    'no-files': ({ action, near = '' }: Detail) => `${action} 不读取文件${meant({ near })}`,
    'one-file': ({ action, count }: Detail) =>
      `${action} 的结果是二进制内容，标准输出只放得下一份，这里却有 ${count} 个输入；请每次写一个文件，或加 --json，逐个给出 Base64`,
    'one-standard-input': () => '标准输入只能读取一次：- 只写一次，其余写文件名',
    'no-recipe': () => '请写出配方文件：toolbench run recipe.json < 输入',
    'forward-addresses': () => '请写出两个地址：toolbench forward <请求箱地址> <本机地址>',
    'bin-address': ({ value }: Detail) =>
      `${value} 不是请求箱地址；请从网页复制，例如 https://tools.example.org/bin/AbCdEf…`,
    'target-address': ({ value }: Detail) =>
      `无法转发到 ${value}；请写不含用户名与密码的 http 或 https 地址，例如 http://localhost:3000/hook`,
    'unreadable-file': ({ name, code }: Detail) =>
      `无法读取${name === '-' ? '标准输入' : `文件 ${name}`}（${code}），请确认路径与权限`,
    'text-for-file': ({ line }: Detail) => `这里要写文件名；若这就是内容本身，请从标准输入给出：\n  ${line}`,
    'text-for-option': ({ name }: Detail) => `@ 后面要写文件名；文本本身以 @ 开头时，请写 ${name} @@…`,
    'option-not-utf8': ({ name, file, byte }: Detail) =>
      `${name} 的文件 ${file} 不是 UTF-8：其中有 ${byte}。请先转为 UTF-8`,
    'word-not-utf8': ({ word }: Detail) =>
      `命令里的“${word}”不是 UTF-8；请用 UTF-8 写，或把选项的文字放进文件（--option @文件）；文件名如此时请用标准输入（< 文件）`,
    'given-twice': ({ name }: Detail) => `选项 ${name} 写了两次；只写一次`,
    'half-character': ({ at }: Detail) =>
      `结果里有半个字符（第 ${at} 个位置），UTF-8 写不出来，已换成 U+FFFD；加 --json 会写成 \\ud83d 这样的转义`,
    'empty-input': ({ name, line }: Detail) =>
      name === '-' ? `标准输入是空的；请写出文件名，或从管道给出内容：${line}` : `文件 ${name} 是空的`,
    'input-too-large': ({ name, mebibytes }: Detail) =>
      `${name === '-' ? '输入' : `文件 ${name} `}超过上限 ${mebibytes} MiB，请先拆分`,
    crashed: ({ why }: Detail) => `程序内部出错（${why}）；请换一个输入再试，若再次出现请报告`,
    unwritable: ({ code }: Detail) => `无法写出结果（${code}），请确认磁盘空间与权限`,
  },
};
