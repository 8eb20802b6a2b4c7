import type { ErrorTexts } from '@toolbench/kit/result.ts';
import type { AnswerCode } from '../page/answer-fields.ts';
import type { BodyProblem } from '../engine/body-view.ts';
import type { CodingProblem } from '../engine/content-coding.ts';
import type { ErrorCode } from '../engine/index.ts';
import type { ReplayCode } from '../page/replay/replay-plan.ts';

type Code = ErrorCode | AnswerCode | ReplayCode | 'fetch-failed' | 'gone' | 'refused';

export const zh = {
  mark: '请求存于服务器',
  markWhy: '与其他工具不同：发到此网址的请求保存在运行工具台的服务器上，最多 24 小时',
  start: '开始捕获',
  starting: '正在创建',
  stop: '停止并删除',
  stopping: '正在删除',
  exportHar: '导出 HAR',
  privacy:
    '发到此网址的请求保存在这台服务器上，最多 24 小时，停止即删除。知道网址的人都能查看捕获到的内容，请勿发送生产环境的密钥。',
  intro: '点“开始捕获”得到一个临时网址，把 Webhook 或回调指向它，任何方法、子路径和内容都会原样记录并立即出现在这里。',
  gone: '这个网址已过期或已被删除，捕获的请求不再保留。可以重新开始，得到一个新的网址。',
  limits: {
    title: '限制',
    body: '单个请求体',
    kept: '保留最新',
    keptValue: (n: string) => `${n} 个请求`,
    bytes: '合计',
    lifetime: '保留',
    upToHours: (hours: number) => `最多 ${hours} 小时`,
    rate: '每秒',
  },
  address: {
    title: '捕获网址',
    copy: '复制网址',
    qr: '网址的二维码',
    curl: '试发一个请求',
    expires: '到期',
    showQr: '二维码',
    hideQr: '收起二维码',
  },
  ownBins: {
    title: '我的网址',
    note: '此浏览器里创建、尚未到期的网址，只记在此浏览器里。打开后可在这里继续查看或删除。',
    open: '打开',
    until: (time: string) => `${time} 到期`,
  },
  connection: {
    connecting: '正在连接',
    live: '实时推送',
    polling: '轮询，每 1.5 秒一次',
    lost: '连接中断，正在重试',
  },
  list: {
    title: '请求',
    filter: '筛选路径、标头、内容',
    method: '方法',
    allMethods: '全部方法',
    count: (shown: number, all: number) => (shown === all ? `${all} 个` : `${shown} / ${all} 个`),
    empty: '还没有请求。发送一个试试：',
    noMatch: '没有符合筛选条件的请求',
    dropped: (n: string) => `较早的 ${n} 个已删除，为新请求腾出位置`,
    refused: '已拒绝',
    arrived: (method: string, path: string) => `新请求：${method} ${path}`,
  },
  detail: {
    title: '请求详情',
    choose: '选中一个请求查看详情',
    client: '来源地址',
    time: '时间',
    size: '大小',
    hash: 'SHA-256',
    copyAs: { curl: 'cURL', fetch: 'fetch', http: 'HTTP 报文' },
    trailers: (n: number) => `请求体之后的标头（${n}）`,
    headers: (n: number) => `标头（${n}）`,
    query: (n: number) => `查询参数（${n}）`,
    name: '名称',
    value: '值',
    refused: (size: string, limit: string) => `请求体 ${size}，超过上限 ${limit}，已回应 413，内容没有保留。`,
    needsFile: (file: string) => `命令从文件 ${file} 读取请求体，请先下载请求体并以此命名。`,
    copiedBase64: '报文里有非 UTF-8 或控制字符的字节，文本放不下，已复制其 Base64（用 base64 -d 还原），也可下载报文。',
    saveMessage: '下载报文',
    withoutBody: '请求体不在手边，报文里没有请求体。',
    headFaults: {
      'line-ends': '标头有的行只以换行符 \\n 结束，不是 \\r\\n（RFC 9112 2.2）。',
      folded: '有标头折成多行，这种写法已废弃（RFC 9112 5.2）；下面列成一行。',
      field: '有的行不成标头：冒号前有空白、没有冒号或名称，或含控制字符（RFC 9112 5.1），许多服务器会拒绝。',
    },
    rawHead: '原样的标头',
    forbidden: {
      body: 'fetch 不允许 GET、HEAD 携带请求体，代码里已略去。',
      method: 'fetch 不允许此方法，浏览器会拒绝执行这段代码。',
      nul: '目标里有 NUL 字节，命令行无法携带，命令里已略去；请用 HTTP 报文。',
      'curl-trailers': 'curl 不能在请求体之后发送标头（trailer），命令里已略去；请用 HTTP 报文。',
      'method-case': 'fetch 会把此方法改成大写。',
      target:
        'fetch 会改写这个网址（百分号编码、去掉点段或 # 之后的部分），发出的字节与捕获的不同；请用 cURL 或 HTTP 报文。',
      head: 'fetch 会按 RFC 9112 书写标头，不成标头的行会略去；HTTP 报文按捕获的样子发送。',
      'curl-head': 'curl 会按 RFC 9112 书写标头，不成标头的行已略去；HTTP 报文按捕获的样子发送。',
      repeats:
        'fetch 会把重名的标头合并成一个，值用逗号连接，代码里的注释写明了是哪些；cURL 与 HTTP 报文按捕获的样子发送。',
      'page-headers': '有些标头网页不能设置，浏览器会略去，代码里的注释写明了是哪些；cURL 与 HTTP 报文会发送。',
      trailers: 'fetch 不能在请求体之后发送标头（trailer），代码里已略去。',
    },
  },
  signature: {
    title: '验证 Webhook 签名',
    scheme: '签名方式',
    schemes: { github: 'GitHub', stripe: 'Stripe', slack: 'Slack', hmac: '通用 HMAC' },
    header: '签名所在标头',
    algorithm: '哈希算法',
    secret: '密钥',
    note: '密钥只留在此页，不发送也不保存；离开或刷新后要重新输入。',
    notSecure: '浏览器只在 https 或本机地址下提供这项计算，此页无法验证。',
    valid: (d: { header: string }) => `签名正确（${d.header}）`,
    wrong: (d: { header: string; expected: string }) =>
      `签名不符：${d.header} 与此密钥算出的不同。用此密钥应为 ${d.expected}。检查密钥，以及请求体途中是否被改动。`,
    stale: (d: { header: string; seconds: number }) =>
      `签名正确（${d.header}），但签署时间与收到时间相差 ${d.seconds} 秒，超过 300 秒，可能是重放。`,
    missing: (d: { header: string }) => `请求里没有标头 ${d.header}。换一种签名方式，或检查发送方是否启用了签名。`,
    unreadable: (d: { header: string }) => `标头 ${d.header} 里的签名无法读取：应为十六进制或 Base64。`,
  },
  body: {
    title: '请求体',
    views: { pretty: '美化', raw: '原文', hex: '十六进制' },
    empty: '没有请求体',
    loading: '正在读取',
    download: '下载',
    picture: '请求体中的图片',
    pictureBroken: '浏览器无法显示这张图片，可查看十六进制或下载。',
    binary: '这是二进制内容，按十六进制显示。',
    hexPart: (shown: string, all: string) => `显示前 ${shown}，共 ${all}；下载可得全部`,
    malformed: { json: '声明为 JSON，但语法有误，按原文显示。', xml: '声明为 XML，但语法有误，按原文显示。' },
    coding: {
      title: '显示哪种内容',
      layers: { unpacked: '解压后', sent: '原始字节' },
      taken: (names: string, from: string, to: string) =>
        `Content-Encoding：${names}。原始字节 ${from}，解压后 ${to}；SHA-256、签名、导出与重放用的都是原始字节。`,
      problems: {
        'coding-unknown': ({ coding }) =>
          `无法解压 Content-Encoding ${coding}，下面是原始字节。能解压 gzip、deflate、br；请下载后用其他工具打开。`,
        'coding-not-it': ({ coding }) =>
          `Content-Encoding 写的是 ${coding}，内容却不是 ${coding}，下面是原始字节。请检查发送方是否漏了压缩，或请求途中已被解压。`,
        'coding-damaged': ({ coding }) =>
          `按 ${coding} 解压失败：数据不完整、已损坏，或并不是 ${coding}。下面是原始字节，请检查发送方是否发完了全部内容。`,
        'coding-too-large': ({ limit }) =>
          `解压后超过 ${Number(limit) / 2 ** 20} MB，已停止解压，可能是压缩炸弹。下面是原始字节，可以下载。`,
        'coding-too-many': ({ most }) => `Content-Encoding 叠了太多层，最多解 ${most} 层。下面是原始字节，可以下载。`,
        'coding-failed': () =>
          '解压没有完成：解压程序未能载入，可能已断网。下面是原始字节；联网后重新选中此请求即可再试。',
      } satisfies ErrorTexts<CodingProblem | 'coding-failed'>,
    },
    charset: (name: string) => `字符集 ${name}`,
    kinds: {
      empty: '空',
      json: 'JSON',
      form: '表单',
      multipart: 'multipart',
      xml: 'XML',
      image: '图片',
      text: '文本',
      binary: '二进制',
    },
    part: {
      name: '字段',
      file: '文件名',
      type: '类型',
      size: '大小',
      content: '内容',
      save: '下载此部分',
      saveSent: '下载此部分的原始字节',
    },
    sentSize: (size: string) => `原始 ${size}`,
    unnamed: '未命名',
    problems: {
      'no-boundary': () => 'Content-Type 没有写 boundary，无法拆分各部分。',
      'boundary-not-found': ({ boundary }) => `请求体里找不到分隔行 --${boundary}，无法拆分各部分。`,
      'not-closed': () => '缺少结束分隔行，内容可能被截断。',
      'too-many': () => '部分太多，只列出前 1,000 个。',
      'transfer-unknown': ({ encoding }) => `Content-Transfer-Encoding ${encoding} 无法解码，这里是原始字节。`,
      'transfer-damaged': ({ encoding, byte }) =>
        `内容的第 ${byte} 个字节不属于 ${encoding}，没有解码，这里是原始字节。`,
      'not-in-charset': ({ charset }) => `内容不是声明的字符集 ${charset}。`,
      'charset-guessed': ({ charset }) =>
        `没有声明字符集，又不是 UTF-8：按字节最像文字的 ${charset} 显示。原始字节见十六进制；发送方应写明 charset=${charset}。`,
      'not-utf8': () => '有些字节不是 UTF-8，显示为 �；原始字节见十六进制。',
      'json-as-form': () => '内容是 JSON，却声明为表单；发送方可能漏了 Content-Type: application/json。',
    } satisfies ErrorTexts<BodyProblem>,
  },
  replay: {
    title: '重放',
    target: '目标网址',
    hint: 'http://localhost:8080/webhook',
    send: '重放',
    sending: '正在发送',
    why: '由浏览器直接发送到目标，不经过服务器。目标须允许跨域（CORS）才能读到响应。',
    leftOut: (names: string) => `浏览器不允许页面设置这些标头，已略去：${names}`,
    joined: (names: string) => `浏览器会把重名的标头合并成一个，值用逗号连接：${names}`,
    dropsBody: 'GET 与 HEAD 不能携带请求体，已略去。',
    answered: (status: string, ms: string) => `响应 ${status}，用时 ${ms} 毫秒`,
    outcomes: {
      policy: '本站的内容策略不允许页面向该地址发送请求。请复制为 cURL，在终端里执行。',
      timeout: '10 秒内没有响应，已放弃。请求可能已经送达。',
      network:
        '浏览器没有收到可用的响应：目标没有运行，或没有用 Access-Control-Allow-Origin 允许本站（CORS）。请求可能已经送达。',
      preflight:
        '请求没有发出：它的方法、内容类型或标头要求浏览器先用 OPTIONS 征得目标同意（CORS 预检），而目标没有运行，或没有同意。只有同意了预检、却没有让本站读取响应的目标才会收到它。',
    },
    forward:
      '命令行不受 CORS 限制，在终端里执行这一行，就会把这个请求和之后收到的请求发到目标（捕获网址之后的路径会接在目标之后）：',
  },
  answer: {
    title: '响应设置',
    status: '状态码',
    delay: '延迟（毫秒）',
    headers: '标头，每行一个',
    headersHint: 'Content-Type: application/json',
    body: '响应体',
    save: '保存',
    saved: '已保存，从下一个请求起生效',
    ownOrigin:
      '捕获网址有单独的域名，可以设置跳转（Location）、Cookie（Set-Cookie，不带 Domain）与登录质询（WWW-Authenticate）。',
    sharedOrigin:
      '不能设置跳转、Cookie 与登录质询，因为捕获网址与工具台同属一个站点。部署者设置 BIN_URL，给捕获网址单独的域名后即可使用。',
    unsent: (names: string) => `这些标头已保存，但现在不会发出：${names}`,
  },
  featuresTitle: '说明',
  features: [
    ['原样记录', '方法、路径、标头的顺序与重复、每个字节都不改动，附 SHA-256。'],
    ['先保存再应答', '请求写入存储后才应答，服务器重启、页面刷新都不丢。'],
    ['按类型查看', 'JSON、表单、multipart、XML、图片、十六进制；gzip、deflate、br 压缩的另附解压后的内容。'],
    ['导出与重放', '复制为 cURL、fetch、HTTP 报文，导出 HAR，或重放到别的网址。'],
  ] as readonly (readonly [name: string, text: string])[],
  errors: {
    empty: () => '没有内容，请给出 GET /bin/{bin_id}/requests 的 JSON。',
    'not-json': () => '不是 JSON，请给出 GET /bin/{bin_id}/requests 的响应。',
    'not-captures': () => 'JSON 里没有捕获的请求，请给出 GET /bin/{bin_id}/requests 的响应。',
    'fetch-failed': () => '请求失败：无法连接服务器，请检查网络后重试。',
    gone: () => '这个请求已不在服务器上。',
    refused: ({ words }) => `服务器拒绝了请求：${words}`,
    'answer-header': ({ line }) => `标头第 ${line} 行不是“Name: value”的形式。`,
    'answer-header-connection': ({ line, name }) =>
      `标头第 ${line} 行：${name} 由服务器按连接与内容自动生成，不能设置。`,
    'answer-header-origin': ({ line, name }) =>
      `标头第 ${line} 行：不能设置 ${name}，它会让浏览器跳转、登录或存 Cookie，而捕获网址与工具台同属一个站点。部署者可用 BIN_URL 给捕获网址单独的域名。`,
    'answer-header-site': ({ line, name }) =>
      `标头第 ${line} 行：不能设置 ${name}，它的作用会超出捕获网址或保留到以后，或者由服务器为安全而设定。`,
    'answer-header-cookie-domain': ({ line, name }) =>
      `标头第 ${line} 行：${name} 不能带 Domain，否则 Cookie 也会发给其他域名，包括工具台。请去掉 Domain。`,
    'answer-header-name': ({ line, name }) => `标头第 ${line} 行：名称 ${name} 太长，最多 256 个字符。`,
    'answer-header-value': ({ line, name }) =>
      `标头第 ${line} 行：${name} 的值只能含 ASCII 与 Latin-1 可见字符、空格和制表符，最多 4,096 个字符。`,
    'answer-headers': ({ most }) => `标头太多，最多 ${most} 个。`,
    'answer-body': ({ most }) => `响应体太长，最多 ${most} 个字符。`,
    'replay-address': () => '目标网址不完整，请写成 http:// 或 https:// 开头的网址。',
    'replay-scheme': ({ scheme }) => `不能重放到 ${scheme} 网址，只支持 http 与 https。`,
    'replay-method': ({ method }) => `浏览器不允许页面发送 ${method} 请求，请复制为 cURL。`,
    'replay-mixed': () => '本页以 https 打开，浏览器不允许向 http 网址发送请求（本机除外）。',
    'replay-no-body': () => '请求体没有保留，无法重放。',
  } satisfies ErrorTexts<Code>,
};
