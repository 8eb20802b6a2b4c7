import type { LimitTexts } from './limit-rows.ts';

const groups: LimitTexts = {
  tools: {
    title: '浏览器里的工具',
    rows: {
      fileSize: { name: '打开的文件', past: '不打开，提示先拆分' },
      liveInput: { name: '边输入边出结果的文本', unit: '字符', past: '不再自动运行，点按主操作后运行' },
      regexTime: { name: '正则运行一次的时间', past: '停止运行，保留已找到的匹配' },
      uuids: { name: '一次显示的 UUID', unit: '个', past: '按上限生成' },
      uuidFile: { name: '一次下载的 UUID', unit: '个', past: '按上限生成' },
      pictureSize: { name: '扫码识别的图片文件', past: '不打开，说明原因' },
      picturePixels: { name: '扫码识别的图片像素', unit: '像素', past: '不解码，说明原因' },
    },
  },
  bins: {
    title: '请求捕获',
    rows: {
      lifetime: { name: '捕获地址的有效期', past: '地址与全部请求一起删除，之后回复 404' },
      created: { name: '同一来源每小时新建的地址', unit: '个', past: '回复 429，写明多久后再试' },
      body: { name: '一个请求的正文', past: '回复 413，正文不保存，列表中注明；运营者可以调高' },
      kept: { name: '每个地址保留的请求', unit: '个', past: '最早的先删除' },
      keptBytes: { name: '每个地址保留的内容', past: '最早的请求先删除' },
      inAll: { name: '全部地址合计保留的内容', past: '回复 507，直到有内容到期或被删除' },
      rate: { name: '每个地址每秒接收的请求', unit: '个', past: '回复 429，写明多久后再试' },
      burst: { name: '每个地址瞬间接收的请求', unit: '个', past: '回复 429，写明多久后再试' },
      answerDelay: { name: '自定义回复的延迟', past: '不接受更长的设置' },
      watchers: { name: '同时实时查看一个地址的页面', unit: '个', past: '其余页面改为定时查询' },
    },
  },
  voice: {
    title: '语音翻译',
    rows: {
      turn: { name: '一次说话的时长', past: '录音自动结束，已说的照常翻译' },
      shortest: { name: '一次说话的最短时长', past: '更短的不发送' },
      pause: { name: '说完之后的停顿', past: '录音自动结束；按住按钮时不会' },
      wait: { name: '开始录音后等待开口的时间', past: '录音自动结束，什么也不发送' },
      recording: { name: '程序一次发送的整段录音', past: '拒绝并说明原因，连接不断开' },
      text: { name: '一次翻译的文字', unit: '字符', past: '不能再输入' },
      perMinute: { name: '每分钟的翻译', unit: '次', past: '提示稍后再试' },
      sockets: { name: '同一账号同时进行的对话', unit: '个', past: '回复 429' },
      resume: { name: '断线之后可以接续的时间', past: '没有译完的话重新发送' },
      terms: { name: '每对语言的术语', unit: '条', past: '不能再添加' },
      history: { name: '浏览器里保存的对话', unit: '句', past: '删除最早的' },
      audio: { name: '其中保留声音的', unit: '句', past: '更早的只留文字' },
    },
  },
  sftp: {
    title: 'SFTP 演示服务器',
    rows: {
      connections: { name: '同时的连接', unit: '个', past: '关闭新连接' },
      perAddress: { name: '同一来源同时的连接', unit: '个', past: '关闭新连接' },
      perMinute: { name: '同一来源每分钟的连接', unit: '次', past: '关闭新连接' },
      idle: { name: '空闲时间', past: '关闭连接' },
      session: { name: '一个连接的时长', past: '关闭连接' },
      handles: { name: '一个连接同时打开的文件和目录', unit: '个', past: '拒绝打开' },
    },
  },
  calls: {
    title: '接口调用',
    rows: {
      perMinute: { name: '同一来源每分钟的调用', unit: '次', past: '回复 429，写明多久后再试' },
      headers: { name: '请求行与请求头合计', past: '回复 431' },
      body: { name: '请求正文，接口另有说明的除外', past: '按声明的长度立即回复 413' },
      headersTime: { name: '发完请求头的时间', past: '回复 408 并关闭连接' },
      requestTime: { name: '发完整个请求的时间', past: '回复 408 并关闭连接' },
      idle: { name: '空闲连接', past: '关闭连接' },
    },
  },
  login: {
    title: '登录与会话',
    rows: {
      attempts: { name: '同一账号或同一来源连续输错密码', unit: '次', past: '须等待 1 秒，之后每次加倍' },
      longestWait: { name: '输错密码后最长的等待', past: '不再增加' },
      waiting: { name: '排队等待验证的登录', unit: '个', past: '回复 503，稍后再试' },
      password: { name: '密码长度（UTF-8）', past: '回复 400，不作验证' },
      idle: { name: '会话闲置', past: '会话结束，须重新登录' },
      absolute: { name: '会话总时长', past: '会话结束，须重新登录' },
    },
  },
  storage: {
    title: '存储',
    rows: {
      sweep: { name: '清理到期数据的间隔', past: '启动时也清理一次' },
      disk: { name: '磁盘剩余空间的下限', past: '低于此值时 /ready 报告未就绪' },
    },
  },
};

export const zh = {
  title: '使用限制',
  description: '每项功能的上限，以及超过上限之后会发生什么。',
  keywords: '使用限制, 限额, 频率限制, 保留时间',
  intro:
    '下列数字直接取自程序。请求捕获的部分上限可由运维人员另行设置，实际数值以该工具页面所示为准。大小按 1 KB = 1024 字节计算。',
  head: { name: '项目', limit: '上限', past: '超过之后' },
  groups,
};
