import type { AppModel, PageKind } from '@toolbench/contracts/assistant/app-model.ts';

export type Feature = keyof AppModel['features'];

/** Words for what lists can do, and for how an app looks and who may use it. */
export const featureWords: readonly (readonly [feature: Feature, chinese: string, english: string])[] = [
  [
    'search',
    '搜索 查找 搜索功能 检索 搜索框 查询 全文搜索 模糊查询 关键词搜索',
    'search, search bar, searchable, full-text search, search box, search function, find, searching',
  ],
  ['filter', '筛选 过滤 筛选功能 按条件筛选 分类筛选', 'filter, filtering, filter by category, filterable'],
  ['sort', '排序 排序功能', 'sort, sorting, sortable, ordering'],
  ['paging', '分页 翻页 分页功能', 'pagination, paging, paginate, paginated'],
  [
    'csv',
    '导出 导出csv 导出excel 导出表格 导出数据 csv导出 excel导出 导出功能 csv excel',
    'csv, csv export, export, excel export, export to csv, export to excel, export csv, export data, exportable, download as csv, spreadsheet export, data export, csv download',
  ],
  [
    'dark',
    '深色 深色模式 暗色 暗黑模式 夜间模式 暗色模式 黑暗模式 深色主题 暗色主题 夜间 暗黑',
    'dark mode, dark theme, night mode, dark, dark/light mode, dark-mode, dark and light mode',
  ],
  [
    'login',
    '登录 登陆 注册 账号 登录功能 用户登录 账户 注册登录 登录注册 用户系统 密码登录 账号密码 权限 用户认证',
    'login, log in, sign in, sign-in, authentication, auth, user account, account, password, user login, signup and login, register and login, user authentication, accounts, login and registration, login system, password protection, password protected, login page',
  ],
];

/** Words for kinds of pages that are asked for. */
export const pageWords: readonly (readonly [kind: PageKind, chinese: string, english: string])[] = [
  [
    'board',
    '看板 看板视图 看板页 看板页面 任务看板 泳道 拖拽 拖动 可拖拽 可以拖拽',
    'kanban, kanban board, board, board view, drag and drop, drag and drop board, kanban view, trello-like board',
  ],
  [
    'calendar',
    '日历 日历视图 日历页 月历 日历页面',
    'calendar, calendar view, calendar page, monthly calendar, month view',
  ],
  [
    'chart',
    '图表 统计图 统计 柱状图 折线图 饼图 趋势图 报表 统计页 统计图表 统计页面 图表页 图表页面 数据统计 曲线图 曲线 统计分析 数据看板 统计看板 指标看板 图表看板 报表看板 仪表盘',
    'chart, graph, statistic, bar chart, pie chart, line chart, chart page, stats page, statistics page, trend, stat, stats, report, charts page, progress chart, charts and graphs, dashboard, dashboard page',
  ],
  [
    'gallery',
    '画廊 相册 图库 卡片视图 图片墙 照片墙 画廊视图',
    'gallery, gallery view, photo grid, card view, cards view, image gallery, photo gallery',
  ],
  ['list', '列表 列表页 列表视图 表格 列表页面', 'list, list page, list view, table view, table'],
  ['form', '表单 表单页 填写页', 'form, form page'],
  ['results', '结果页 结果 统计结果', 'results, result page, results page'],
  ['cart', '购物车', 'cart, shopping cart'],
];

/** Parts of landing pages. */
export const sectionWords: readonly (readonly [
  kind: 'hero' | 'features' | 'pricing' | 'questions' | 'quotes' | 'contact',
  chinese: string,
  english: string,
])[] = [
  ['hero', '首屏 横幅 头图', 'hero, banner, headline, hero section'],
  [
    'features',
    '特色 功能介绍 服务介绍 优势 亮点 产品特点 服务 产品特色 菜单 特点',
    'feature, benefit, service, highlight, what we offer, features section, menu, our work',
  ],
  ['pricing', '价格 价格表 套餐 收费 报价 价目表 定价', 'pricing, price list, plan, price, pricing table, packages'],
  ['questions', '常见问题 问答 faq', 'faq, question, frequently asked questions'],
  [
    'quotes',
    '客户评价 好评 用户评价 评价 口碑 顾客评价',
    'testimonial, review, customer quote, quotes, what client say',
  ],
  [
    'contact',
    '联系方式 联系我们 联系表单 地址 电话 营业时间 联系',
    'contact, contact form, address, get in touch, location, opening hour, contact section, phone number, contact us',
  ],
];

/** Words of lists that are no fields: techniques, looks, promises. */
export const ignoredWords = {
  chinese:
    'react vue python java go node 数据库 后台 前端 后端 界面 好看 简洁 美观 漂亮 简单 手机 响应式 移动端 电脑 中文 英文 mysql sqlite 功能 增删改查 添加 删除 编辑 修改 新增 查看 使用 风格 样式 提醒 通知 推送',
  english:
    'react, vue, python, javascript, typescript, java, go, golang, node, fastapi, express, tailwind, css, html, database, mysql, postgresql, postgres, sqlite, mongodb, design, look, ui, ux, interface, style, feel, layout, responsive design, mobile, responsive, backend, frontend, crud, add, edit, delete, update, modern design, clean design, nice design, simple ui, animation, theme, reminder, notification, email reminder, ai, drag and drop, more, so on, everything, anything, thing, ease, page, button, user, access, modern ui, clean ui, minimalist design, push notification, functionality, feature, support',
};
