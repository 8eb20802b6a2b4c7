import type { AppFamily, Bilingual } from '@toolbench/contracts/assistant/app-model.ts';

/** What each family of apps is called. */
export const familyNames: Readonly<Record<AppFamily, Bilingual>> = {
  todo: { zh: '待办清单', en: 'To-do list' },
  notes: { zh: '笔记', en: 'Notes' },
  blog: { zh: '博客', en: 'Blog' },
  shop: { zh: '网上商店', en: 'Online shop' },
  booking: { zh: '预约', en: 'Booking' },
  contacts: { zh: '客户与联系人', en: 'Contacts' },
  inventory: { zh: '库存', en: 'Inventory' },
  expenses: { zh: '收支', en: 'Expenses' },
  tracker: { zh: '打卡与记录', en: 'Tracker' },
  survey: { zh: '问卷', en: 'Survey' },
  dashboard: { zh: '数据看板', en: 'Dashboard' },
  calculator: { zh: '计算器', en: 'Calculator' },
  landing: { zh: '宣传页', en: 'Landing page' },
  chat: { zh: '聊天', en: 'Chat' },
  api: { zh: '接口服务', en: 'REST API' },
  records: { zh: '资料管理', en: 'Records' },
};
