/** Words that the lab's wizards share. */
export const zh = {
  beta: '测试版',
  stepsLabel: '步骤',
  stepOf: (d: { number: number; count: number }) => `第 ${d.number} 步，共 ${d.count} 步`,
  stepDone: '已完成',
  previous: '上一步',
  next: '下一步',
  completed: '已完成',
  completeFirst: '请先完成当前步骤',
  waitForBusy: '请等待当前操作结束',
  reason: (d: { failure: string; reason: string }) => `${d.failure}：${d.reason}`,
  unreachable: '连不上服务器，请检查网络后重试',
  refused: '服务器没有接受这次请求',
  cancel: '取消',
  origin: {
    engine: (d: { engine: string; host: string }) => `${d.engine} · ${d.host}`,
    cost: (d: { usd: string }) => `费用 ${d.usd}`,
    fallback: (d: { text: string }) => `对话模型没有回答，改由内置引擎作答。原因：${d.text}`,
    cut: {
      length: '模型写到长度上限就停了，回答可能不完整。',
      filter: '模型服务拦下了后面的内容，回答不完整。',
    },
  },
  held: {
    left: (d: { time: string }) => `剩 ${d.time}`,
    expired: '即将删除',
    open: (d: { name: string }) => `打开 ${d.name}`,
    remove: (d: { name: string }) => `立即删除 ${d.name}`,
    confirm: '确认删除',
    keep: '保留',
    removed: (d: { name: string }) => `${d.name} 已删除`,
  },
};
