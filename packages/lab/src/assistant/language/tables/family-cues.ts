import type { AppFamily } from '@toolbench/contracts/assistant/app-model.ts';

/**
 * Words that tell what kind of app is meant, with their weight: 5 says it outright, 2 leans towards it. English words are
 * singular, commas part them.
 */
export const familyCues: readonly (readonly [family: AppFamily, weight: number, chinese: string, english: string])[] = [
  [
    'todo',
    5,
    '待办 待办清单 待办事项 任务清单 任务管理 任务看板 todo 清单应用 项目管理 番茄钟',
    'to-do, todo, to do, to-do list, todo list, task manager, task list, task board, checklist app, checklist, packing list, chore chart, okr, kanban, project management, issue tracker, bug tracker, scrum board',
  ],
  ['todo', 2.6, '进度表 打勾 勾选', 'left to do'],
  ['todo', 2, '看板 任务', 'task, board, trello'],
  [
    'notes',
    5,
    '笔记 备忘录 便签 记事本 备忘 随手记 知识库 日记 日记本',
    'note taking, note-taking, notes app, notebook, notepad, memo, sticky note, wiki, knowledge base, diary, journal',
  ],
  ['notes', 3, '记事 摘抄 手账', 'note, markdown editor'],
  [
    'blog',
    6,
    '博客 公众号 内容管理系统 自媒体 新闻网站 资讯网站',
    'blog, microblog, blogging, cms, content management, online magazine, news site, news website',
  ],
  ['blog', 4, '游记', 'magazine'],
  ['blog', 2, '文章 专栏 资讯 新闻', 'article, post, newsletter'],
  [
    'shop',
    6,
    '商城 网店 电商 购物车 购物网站 网上商店 在线商店 网上超市 小卖部 微商 商店 售卖网站 购物平台 点餐 点单 外卖平台 零售网站 网上书店 线上商店 下单',
    'online store, online shop, e-commerce, ecommerce, web shop, webshop, web store, store front, storefront, shopping cart, bookstore, bookshop, shopify, food ordering, order food, online ordering, sell online, e-shop, eshop, store for, shop for',
  ],
  ['shop', 4, '卖 销售商品 出售 加入购物车 售卖', 'sell, selling, shop, store, cart, checkout, buy'],
  [
    'booking',
    6,
    '预约 预订 预定 挂号 订座 订位 约课 租车 排班 值班表 约车 订房 预约系统',
    'booking, appointment, reservation, scheduler, book a, book an, reserve, calendly, rental',
  ],
  ['booking', 5, '约场 约场地 订场 租出去', 'rent out, hire out, lend out, by the hour'],
  ['booking', 3, '排期 租借 租赁 日程', 'schedule, scheduling, time slot, slot, sign up for class, availability'],
  [
    'contacts',
    6,
    '客户管理 通讯录 电话本 客户关系 会员管理 crm 名片 客户跟进 人脉',
    'crm, address book, contact list, contact manager, phone book, customer management, client management, lead tracker, sales pipeline, contact book, client manager, member management, contact management, customer relationship, rolodex',
  ],
  ['contacts', 5, '客户本 同学录 花名册', 'contacts'],
  ['contacts', 3, '联系人 线索', 'contact, lead'],
  ['contacts', 1.5, '客户 会员', 'client, customer, member'],
  [
    'inventory',
    6,
    '库存管理 仓库 进销存 固定资产 库存 出入库 仓储 资产管理 物资管理 设备管理 盘点',
    'inventory, warehouse, stock management, asset management, asset tracker, stock control, stockroom, stock tracker, stock keeping, equipment tracking, asset tracking, pantry',
  ],
  ['inventory', 4, '货架 库位 进货 到货 来的货 来货 补货 入库', 'on hand, reorder level, reorder point'],
  ['inventory', 3, '资产 物料 耗材 领用 办公用品', 'asset, stock, equipment, supply'],
  [
    'expenses',
    6,
    '记账 账本 账簿 记账簿 账单 报销 开支 收支 花了多少钱 花多少钱 多少钱 花钱 花销 理财 财务管理 发票 记账本 支出',
    'expense, spend, donation, what i spend, budget, spending, budgeting, personal finance, invoice, invoicing, bookkeeping, bill splitter app, money tracker, finance tracker, expense tracker, subscription tracker, bill tracker, household finance, money manager',
  ],
  ['expenses', 2, '预算 支付记录', 'bill, finance, money, payment'],
  [
    'tracker',
    6,
    '打卡 习惯 习惯养成 健身记录 体重记录 记录每天 跑步记录 心情记录 饮食记录 每日记录 喝水 用药 经期',
    'habit, crypto portfolio, portfolio tracker, investment portfolio, stock portfolio, habit tracker, workout log, fitness tracker, mood tracker, weight tracker, sleep tracker, calorie tracker, water intake, daily log, medication, streak, workout tracker, health tracker, mood, fitness, workout, time tracker, time tracking, timesheet, mileage log',
  ],
  ['tracker', 3, '追踪 跟踪 记录仪 日志 健身 跑步 体重 睡眠 学习打卡 提醒', 'tracker, log, logger'],
  ['tracker', 5, '每天记 天天记 每天都记', ''],
  ['tracker', 1.5, '', 'track, tracking'],
  [
    'survey',
    6,
    '问卷 调查 投票 报名表 报名 满意度 测验 意见反馈 反馈表 调研 意见箱 评选 答题',
    'survey, poll, questionnaire, rsvp, quiz, feedback form, registration form, sign-up form, signup form, sign up sheet, sign-up sheet, sign-up, signup, signing up, sign up, voting, vote, contact form, suggestion box, application form, intake form, feedback',
  ],
  ['survey', 3, '问一下 问问 信息收集', 'ask our, ask my, ask people, interview form'],
  ['survey', 2, '表单 反馈 收集 登记表 签到表', 'form, register'],
  [
    'dashboard',
    6,
    '仪表盘 数据大屏 大屏 数据看板 统计看板 报表系统 数据分析 仪表板 可视化 数据可视化 驾驶舱 数据统计',
    'dashboard, analytics, kpi, data visualization, data visualisation, reporting tool, metric',
  ],
  ['dashboard', 4, '看数据 看看数据 数据一目了然', 'by weekday'],
  ['dashboard', 1.5, '', 'by day, by month, per day, per month'],
  ['dashboard', 3, '报表 统计图 图表', 'chart, report, graph, statistic'],
  [
    'calculator',
    8,
    '计算器 换算 换算器 计算工具 计算 转换器 换算工具 算一下 算账',
    'calculator, converter, calculate, conversion tool, calc, compute',
  ],
  ['calculator', 4, '体质指数 aa制', 'bmi, body mass index'],
  [
    'landing',
    7,
    '落地页 官网 宣传页 个人主页 作品集 企业网站 公司网站 介绍页 个人简历网站 着陆页 首页 宣传网站 展示网站 品牌网站 个人网站 公司主页 产品介绍 企业官网 简历网页 店铺主页',
    'landing page, landing, portfolio, one-page site, one page site, single-page site, single page site, homepage, home page, coming soon page, company website, business website, marketing site, marketing page, personal website, one-page website, product page, resume site, personal site, promotional page, marketing website, brochure site, waitlist, one pager, personal page, website for my business, sales page, resume website',
  ],
  [
    'chat',
    7,
    '聊天 聊天室 留言板 聊天应用 即时通讯 群聊 论坛 留言簿 留言墙 树洞 弹幕 讨论区',
    'chat, shoutbox, chat room, chatroom, messenger, messaging, guestbook, guest book, message board, forum, discussion board, group chat, instant messaging, slack',
  ],
  [
    'api',
    9,
    'api 接口 后端 rest restful 后端服务 后台接口 接口服务 微服务',
    'api, rest api, rest, backend, back end, back-end, endpoint, microservice, crud api, restful, web service',
  ],
];

/** Places and trades, by the family their apps mostly are when nothing else is said. */
export const trades: readonly (readonly [family: AppFamily, chinese: string, english: string])[] = [
  [
    'booking',
    '理发店 美容院 诊所 牙科 健身房 瑜伽馆 酒店 民宿 球馆 医院 美甲店 按摩 驾校 摄影棚 宠物美容 美发 美甲 牙医',
    'salon, clinic, barber, barbershop, dentist, spa, hotel, gym, yoga studio, massage, studio, hospital, nail',
  ],
  [
    'shop',
    '水果店 花店 书店 超市 服装店 奶茶店 咖啡店 面包店 蛋糕店 便利店 甜品店 鲜花 零食 服装 特产',
    'flower, bakery, boutique, supermarket, grocery store, jewelry, sneaker, bakery shop',
  ],
];

/** Words that ask for an app; without one of them, or a word for a kind of app, nothing is made. */
export const askingWords = {
  chinese:
    '做 做个 做一个 帮我做 开发 搭建 搭 建 创建 生成 制作 设计 写 写个 写一个 实现 想要 需要 要一个 我要 来一个 来个 弄 弄个 整一个 整个 给我 建立 构建 打造 有没有 想做 管理 记录 统计',
  english:
    'build, create, make, develop, generate, design, need, want, write, code, set up, would like, give me, looking for, help me, can you, please, implement, prototype, like to, track, manage, keep track, organize, organise, put together, app to, app that, app for',
};

/** Words for an app itself. */
export const appWords = {
  chinese:
    '表 系统 应用 网站 小程序 app 软件 平台 工具 页面 网页 程序 后台 管理 站点 网店 商城 记录 管理系统 清单 列表 收藏 登记 档案 台账 台帐 名册 登记簿 登记本 登记表 记录表 名单 名录 花名册 目录 一览 一览表 表格 汇总表 小工具 提醒 日历 计划 日程表 课程表 时间表 记录本 手册 大全',
  english:
    'checklist, chart, sheet, app, application, website, web site, site, system, tool, platform, page, software, web app, webapp, program, manager, tracker, list, directory, catalog, catalogue, collection, log, database, portal, organizer, organiser, planner, management, board, register, listing, records, archive, watchlist, wishlist, reminder, calendar, schedule, diary, guide, finder, feed, hub, gallery, menu, journal, tracking, booking, timetable',
};

/** What things are kept in, which is their app where it stands right behind them: recipe box, 食谱宝典. */
export const keeperWords = {
  chinese: '盒 盒子 夹 宝典 管家 助手 小助手 小本 小本本 本子 箱 柜',
  english:
    'box, keeper, book, binder, vault, cabinet, jar, file, shelf, helper, assistant, index, organizer, organiser, minder, stash',
};

/** Words that say outright that something is put on record, which is a kind of app as well. */
export const recordWords = {
  chinese:
    '登记 登记表 登记簿 登记本 记录 记录本 记录表 台账 档案 名册 花名册 名录 目录 收藏 管理 资料库 数据库 信息库 记下来 记一下 登个记',
  english:
    'record, log, logbook, register, registry, register of, list of, catalog, catalogue, collection, archive, directory, database, inventory of, keep track of, track, manage, manager, management',
};
