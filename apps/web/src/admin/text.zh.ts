import type { HeldKind } from '@toolbench/contracts/held.ts';

interface KindText {
  readonly name: string;
  readonly note: string;
  /** Before everything of the kind is deleted. */
  readonly warning: string;
}

const kinds: Record<HeldKind, KindText> = {
  bins: {
    name: '捕获地址',
    note: '请求捕获的地址，以及它们收到的请求',
    warning: '所有捕获地址和收到的请求都会删除，地址随即失效。',
  },
  documents: {
    name: '文档',
    note: '上传的文档的文字及其索引，不保留原文件',
    warning: '所有上传的文档及其索引都会删除。',
  },
  'code-projects': {
    name: '代码项目',
    note: '上传到代码问答的项目，以及它们的索引',
    warning: '所有上传的代码项目和索引都会删除。',
  },
  'assistant-sessions': {
    name: '应用生成的对话',
    note: '说过的话，以及应用的文件和全部版本',
    warning: '所有对话、项目文件和版本都会删除，没有下载的项目无法找回。',
  },
  previews: {
    name: '预览',
    note: '正在运行的预览，以及应用里的数据',
    warning: '所有预览都会停止，其中的数据会删除。',
  },
  sessions: {
    name: '登录会话',
    note: '登录后的会话，只存令牌的摘要',
    warning: '所有会话都会结束，包括当前登录。',
  },
  'login-attempts': {
    name: '登录失败记录',
    note: '输错密码的次数，账号和来源只存摘要',
    warning: '输错密码的计数都会清零，等待中的账号可以立即再试。',
  },
};

export const zh = {
  loading: '载入中',
  refresh: '刷新',
  failed: '没有得到服务器的回复，请检查连接后重试',
  held: {
    title: '服务器上的数据',
    description: '服务器暂存的数据：种类、数量、大小与存放时间，可以提前删除。',
    keywords: '数据保留, 删除, 管理',
    intro: '服务器上的临时数据到期后自动删除，任何一项都可以提前删除。删除后无法恢复。',
    swept: (d: { last: string; next: string }) => `上次清理 ${d.last}，下次清理约在 ${d.next}`,
    neverSwept: '启动后还没有清理过',
    empty: '服务器上没有临时数据',
    kinds,
    head: {
      kind: '种类',
      count: '数量',
      bytes: '大小',
      oldest: '最早一项已存放',
      lifetime: '最长保留',
      action: '操作',
    },
    none: '无',
    unknownSize: '未统计',
    deleteKind: (name: string) => `删除全部${name}`,
    bins: {
      title: '捕获地址明细',
      note: '占用最多的在前',
      head: { id: '地址', created: '创建时间', expires: '到期时间', requests: '请求', bytes: '大小', action: '操作' },
      delete: (id: string) => `删除 ${id}`,
      warning: (d: { id: string; requests: string }) =>
        `地址 ${d.id} 和它的 ${d.requests} 个请求都会删除，地址随即失效。`,
    },
    delete: '删除',
    confirm: '确认删除',
    cancel: '取消',
    deleted: (d: { name: string; count: string }) => `已删除：${d.name}，${d.count} 项`,
    notDeleted: (detail: string) => `没有删除：${detail}`,
  },
  calls: {
    title: '接口文档',
    description: '服务器全部接口的说明，由程序检查请求所用的定义生成。',
    keywords: '接口文档, OpenAPI, HTTP API',
    intro: '由检查请求所用的同一份定义生成。需要登录的接口在请求头中带上令牌：',
    download: '下载 OpenAPI 3.1 文档',
    filter: '筛选接口',
    none: '没有匹配的接口',
    guards: { open: '无需登录', session: '需要登录', toolToken: '需要工具令牌' },
    parameters: '参数',
    body: '请求正文',
    answers: '回复',
    field: '字段',
    type: '类型',
    rules: '要求',
    required: '必填',
    errorShape: '出错时的回复',
  },
};
