/**
 * Words that ask for nothing by themselves: grammar, politeness, and what every app does or is. All other words of a sentence
 * have to be found again in the app, or are listed as not used. Chinese words are parted by spaces, English ones by commas.
 */
export const plainWords = {
  chinese: `
的 了 给我们 帮我们 为我们 成 完 得到 下来 行 就行 即可 算 算一下 篇 台 章 节 集 页 第 第几 客 客人 员 表 表格 画 画成 做一份 一份 孩子 老人 妈妈 爸爸 家 机构 着 过 得 地 和 与 或 及 跟 同 以及 并 并且 而 而且 但 但是 不过 也 都 还 再 又 就 才 只 只是 只要 很 非常 比较 特别 更 最 太 挺 好 好好 那 那个 那种 这 这个 这样 这些 那些 这种 此 其 其中 它 它们 他 他们 她 她们 我 我们 我的 我们的 咱们 你 你们 自己 自己的 别人 大家 人家 某 各 各种 各个 各自 每 每个 每次 每条 每项 每人 每种 每一 任何 所有 全部 一些 一下 一点 一种 一个 一份 一套 一款 一张 一家 一间 一本 一条 一位 一名 一项 一段 几 几个 个 条 本 位 张 份 项 款 套 家 间 名 种 些 下 上 里 中 内 外 前 后 时 里面 上面 下面 之间 之后 以后 以前 时候 的话 之类 之类的 等 等等 什么 什么的 什么样 怎么 怎样 哪 哪些 哪个 哪里 为 为了 给 给我 帮 帮我 帮忙 帮助 对 对于 关于 把 将 被 让 使 由 从 到 向 往 在 于 以 用 用来 用于 用的 按 按照 根据 通过 如果 因为 所以 因此 然后 接着 同时 另外 此外 比如 例如 如 像 就是 是 不是 为主 有 没有 没 不 不要 不需要 无需 要 想 想要 想做 需要 希望 打算 准备 可以 能 能够 会 应该 应 必须 得要 最好 方便 便于 支持 一 二 两 三 四 五 六 七 八 九 十 第一 第二
请 请问 麻烦 谢谢 谢谢啦 感谢 拜托 您好 你好 哈喽 嗨 嘿 那么 嗯 呃 吧 吗 呢 啊 呀 哦 啦 哈 嘛 么 哇 好吗 行吗 可以吗 能不能 可不可以 是否可以 有没有 求 求助 急 急用 随便 大概 可能 主要 一般 平时 目前 现在 其实 反正 直接 尽量 简单来说 总之 而已
做 做个 做一个 做成 做出 开发 搭 搭建 搭一个 建 建立 建个 建一个 创建 生成 制作 设计 设计一个 写 写个 写一个 写一下 实现 来 来个 来一个 弄 弄个 弄一个 整 整个 整一个 搞 搞个 搞一个 构建 打造 开 开个 开一个 要个 要一个 需要一个 属于 归属 对应 关联 一对多 多对多 多个 许多 很多 若干 包括 包含 包涵 含有 含 带 带有 具有 具备 拥有 分 分为 分成 分别 组成 如下 以下 字段 属性 信息 内容 资料 数据 选项 项目名 栏目 栏 列 表头 条目 情况 东西 事情 事 方面 部分 相关 有关 对应的 类型的 类 分类的 方式 形式 样子
记 记下 记下来 记录 记录下 登记 录入 填 填写 填好 输入 提交 保存 存 上传 留 留下 写下 选 选择 挑选 指定 设置 设定 标记 标注 标明 注明 写明 勾选 打勾 添加 加 加上 增加 新增 删除 删 修改 改 编辑 更新 查看 看 看到 看看 展示 显示 列出 展现 呈现 浏览 管理 维护 整理 收集 汇总 发布 发 使用 操作 点 点击 打开 进入 感兴趣 感兴趣的 交易 买卖 交换 增删改查 增删改 crud 追踪 跟踪 跟进 了解 知道 清楚 处理
系统 应用 网站 小程序 软件 平台 工具 小工具 页面 网页 程序 后台 站点 站 app 小东西 功能 界面 模块 版 版本 页 单页
简单 简洁 简约 好看 漂亮 美观 大方 清爽 清新 干净 现代 时尚 高级 实用 好用 易用 方便的 完整 基本 基础 常用 常见 小 小型 大 新 个人 在线 线上 网上 电脑 手机端 移动端 手机上 响应式 自适应 风格 样式 色 色调 主题 配色 颜色 主色 必填 选填 可选 唯一 不重复 不能重复 单选 多选 下拉 文本 文字 数字 整数 小数 日期 布尔 是否 默认 叫 叫做 名字叫 名为 命名为 取名 中文 英文 年 月 日 天 周 分 元 星 号 次 公斤 厘米 小时 分钟 人 用户 我家 家里 公司 学校 单位 部门 团队 店 店里 门店 工作 生活 日常 学习 每天 每日 天天 每周 每月 每年 今天 今年 方便我 自用
`,
  english: `
a, an, the, has, s, admin, my team's, dev, startup, ios, android,  this, that, these, those, some, any, each, every, all, both, other, another, own, such, one, two, three, four, five, several, many, much, more, most, few, lots of, lot of, a lot of, of, to, in, on, at, by, for, from, with, without, within, into, onto, about, as, like, than, over, under, up, out, off, per, via, w, and, or, nor, but, so, if, when, while, then, because, since, until, after, before, also, too, as well, just, only, very, really, quite, even, still, maybe, perhaps, please, pls, plz, thank, thank you, thx, hi, hello, hey, dear, ok, okay, well, etc, e.g, i.e, eg, ie, no, not, don't, doesn't, yes, is, are, am, be, been, being, was, were, it's, i'm, i'd, i'll, i've, we're, we'd, they're, that's, there's, who's, let's, can't, won't, do, does, did, done by, have, ha, had, having, can, could, may, might, must, shall, should, will, would, i, me, my, mine, myself, we, u, us, our, ours, you, your, he, him, his, she, her, it, its, they, them, their, who, whom, whose, which, what, where, how, why, whether, there, here, someone, somebody, anyone, anybody, everyone, everybody, people, person, something, anything, everything, thing, stuff, kind, kind of, sort of, type of, way, way to, place to, somewhere, bit, little bit, set of, list of, number of, pair of, various, different, specific, certain, general, following, related, corresponding, respective, necessary, possible, able, be able, main, now, today, currently, mostly, usually, basically, simply, easily, quickly, together, again, instead
build, create, make, made, making, develop, generate, design, write, code, implement, set up, set, put together, put, give, get, need, needed, needing, want, wanting, wanna, would like, looking for, look, help, try, come up, do up, use, using, used, work, run, let, allow, enable, support, offer, provide, keep, keep track, keep track of, track, tracking, manage, managing, management, organize, organise, organizing, handle, record, log, register, note, note down, write down, store, save, collect, gather, enter, input, fill, fill in, type in, submit, send in, choose, pick, select, see, show, shown, showing, display, view, browse, read, list, listing, add, adding, edit, editing, delete, deleting, remove, update, updating, change, upload, include, includes, including, included, contain, containing, consist, consist of, belong, belong to, belonging, linked to, connected to, related to, assigned, part of, named, called, titled, say, tell, know, mark, marked, leave, come, go, start, begin, take, taken, share, find out, overview, based on, according to, such as, for example, one of, either, at least, at most, up to, at the end, in the end, storing, saving, recording
app, application, website, web site, site, web app, webapp, web, page, web page, system, tool, platform, software, program, portal, database, table, spreadsheet, form, field, column, entry, item, record, data, info, information, detail, value, attribute, property of, user, function, functionality, feature, option, section, screen, button, menu item, interface, ui, ux, frontend, front end, crud
simple, small, little, quick, tiny, basic, easy, nice, beautiful, pretty, good looking, good, great, clean, modern, minimal, minimalist, cool, fancy, elegant, responsive, mobile, mobile friendly, friendly, full, complete, fully functional, functional, new, useful, personal, online, local, free, good-looking, easy to use, user friendly, style, styled, look and feel, theme, color, colour, colored, required, optional, mandatory, unique, default, boolean, text, number, integer, decimal, date picker, dropdown, checkbox, english, chinese, day, daily, week, weekly, month, monthly, year, yearly, every day, time to time, home, house, office, school, company, business, team, family, friend, kid, member of staff, side project, project for
`,
};

/** Words of what the apps cannot do, whatever else is understood. They are always told. */
export const cannotWords = {
  chinese:
    '提醒 提醒我 通知 推送 消息推送 短信 发短信 发邮件 邮件通知 邮件提醒 微信支付 支付宝 在线支付 付款功能 扫码 二维码 地图 定位 导航 实时 语音 视频通话 人工智能 ai 智能推荐 推荐 备份 同步 离线 上传文件 上传附件 导入 自动 定时 排行榜 点赞 分享到 抽奖 审核流程 权限管理 多语言 小程序码 人脸识别 避免冲突 轮换 自动轮换 轮流 预警 倒计时 番茄钟',
  english:
    'reminder, remind, remind me, notify, notification, push notification, sms, text message me, send email, send an email, email me, email reminder, emailed, paypal, stripe, credit card, pay online, online payment, payment gateway, qr code, barcode scanner, scan, gps, real-time, realtime, real time, voice, video call, ai, artificial intelligence, recommendation, backup, sync, syncing, offline, printing, file upload, import, automatic, automatically, automated, leaderboard, upvote, role based, permissions, multi language, multilingual, double booking, warn, warning, countdown, pdf, social login, google login, calendar sync, rotate, rotation, rotating',
};

/** Parts of pages and pieces of programs: never the name of a field. */
export const lookWords = {
  chinese:
    '侧边栏 边栏 页脚 页眉 导航 导航栏 轮播图 轮播 弹窗 按钮 动画 图标 背景 背景图 字体 菜单 标签页 水印 引导页 欢迎页 启动页 悬浮窗 进度条 加载动画 快捷键 横幅 广告 广告位 滚动条 皮肤 首页 特效 音效 背景音乐 机器人 客服 插件 小游戏 模式 功能 页面 按键 搜索框 时间轴 甘特图 思维导图 地图 倒计时',
  english:
    'sidebar, footer, header, navbar, navigation, logo, banner, carousel, slider, popup, pop-up, modal, tooltip, animation, button, menu, dropdown menu, tab, icon, background, font, wizard, map, chatbot, bot, timer, undo, shortcut, hotkey, widget, plugin, extension, splash screen, onboarding, tour, help page, ad, toolbar, breadcrumb, spinner, progress bar, gantt, gantt chart, timeline, mind map, game, mode, feature, function, functionality, layout, design, sound, music, webhook, integration, cron, script, api, dashboard widget, favicon',
};

/** How lists are ordered; counted as used where the sentence asks for an order. */
export const orderWords = {
  chinese:
    '升序 降序 倒序 正序 从高到低 从低到高 从大到小 从小到大 从新到旧 从早到晚 从晚到早 最新 最早 排前面 排在前面 排 靠前',
  english:
    'sorted, sort, ordered, order, ranked, ascending, descending, asc, desc, newest first, oldest first, highest first, lowest first, newest, oldest, highest, lowest, cheapest, latest, earliest, first, last',
};
