/** Changes that were written when the engine was finished and that it was not built with. */
export const heldChanges = `
任务 | 每个任务再加一个预计工时 | has 任务.预计工时
任务 | 帮我把备注字段删掉 | lacks 任务.备注
任务 | 备注改叫说明 | has 任务.说明; lacks 任务.备注
任务 | 想要一个看板，按优先级分列 | page board 任务 优先级
任务 | 任务列表默认按优先级排序 | order 任务.优先级
任务 | 截止日期早的排前面 | order 任务.截止日期
任务 | 主题换成紫色吧 | color #7c3aed
任务 | 用#ff6600做主题色 | color #ff6600
任务 | 需要登录才能编辑 | on login
任务 | 要能导出表格 | on csv
任务 | 加个夜间模式 | on dark
任务 | 不要搜索框了 | off search
任务 | 名字叫“每日清单” | name 每日清单
任务 | 状态里加一个“已取消” | choice 任务.状态 已取消
任务 | 优先级去掉“低” | nochoice 任务.优先级 低
任务 | 截止日期设为必填 | required 任务.截止日期
任务 | 负责人可以不填，标题必须填 | optional 任务.负责人; required 任务.标题
任务 | 界面改成英文 | locale en
任务 | 示例数据加到12条 | seeds 12
任务 | 去掉看板页面 | nopage board
任务 | 删除示例数据 | seeds 0
任务 | 把标题改成任务名称，再加一个完成日期 | has 任务.任务名称; has 任务.完成日期
任务 | 一个项目有多个任务 | entity 项目; points 任务 项目
任务 | 给任务添加评论 | has 任务.评论
任务 | 你觉得怎么样 | refused
任务 | 改好看一点 | refused
任务 | 加一个按状态统计的饼图 | page chart 任务 状态
任务 | 把负责人改成必填并且备注改为选填 | required 任务.负责人; optional 任务.备注
客户 | 给客户增加微信号和备注 | has 客户.微信号; has 客户.备注
客户 | 电话不能重复 | unique 客户.电话
客户 | 状态增加选项：已流失 | choice 客户.状态 已流失
客户 | 把“客户”改名为“会员” | entity 会员; noentity 客户
客户 | 增加跟进记录，有日期、内容、跟进人 | entity 跟进记录
客户 | 每个客户有多个订单 | entity 订单; points 订单 客户
客户 | 按公司排序，倒序 | order 客户.公司 down
客户 | 深蓝色主题，导出excel | color #1e3a8a; on csv
客户 | 不需要邮箱这个字段 | lacks 客户.邮箱
客户 | 加一个统计图 | page chart 客户
客户 | 把张三的电话改成123 | refused
客户 | 关闭分页和排序 | off paging; off sort
图书 | 给图书加一个库存数量 | has 图书/书.库存数量
图书 | 图书的价格改成必填 | required 图书/书.价格
图书 | 删掉分类 | lacks 图书/书.分类
图书 | 加电话 | refused
图书 | 给读者加地址 | has 读者.地址
图书 | 借阅属于读者 | refused
图书 | 新建一个出版社表，包含名称、电话、网址 | entity 出版社
图书 | 每本书属于一个出版社 | entity 出版社; points 图书/书 出版社
图书 | 按书名排序 | order 图书/书.书名
图书 | 用日历显示读者 | refused
图书 | 移除读者，换成绿色 | noentity 读者; color #15803d
商店 | 商品加上品牌和产地 | has 商品.品牌; has 商品.产地
商店 | 取消登录 | refused
商店 | 商品库存必填 | required 商品.库存
商店 | 网站改名叫暖阳手作 | name 暖阳手作
商店 | 商品按价格从低到高排列 | order 商品.价格
商店 | 把库存的类型改成小数 | type 商品.库存 decimal
商店 | 增加用户评价功能 | entity 评价
商店 | 删除购物车页面 | nopage cart
商店 | 描述字段改名为商品详情 | has 商品.商品详情
task | please add an estimated hours field to the task | has task.estimatedHours
task | can you get rid of the notes? | lacks task.notes
task | notes should be called details | has task.details
task | I'd like a kanban board grouped by status | refused
task | put tasks on a calendar | page calendar task
task | order tasks by priority | order task.priority
task | earliest due date first | order task.dueDate
task | use purple as the main color | color #7c3aed
task | change the color to #ff6600 | color #ff6600
task | people should have to log in | on login
task | let me export to CSV | on csv
task | add a dark theme | on dark
task | I don't need search | off search
task | call it "Daily List" | name Daily List
task | add "cancelled" to the status options | choice task.status cancelled
task | remove low from priority | nochoice task.priority low
task | due date is mandatory | required task.dueDate
task | make the assignee optional and the notes required | optional task.assignee; required task.notes
task | translate the app to Chinese | locale zh
task | give me 15 example records | seeds 15
task | remove the board page | nopage board
task | clear the sample data | seeds 0
task | rename title to task name and add a completed date | has task.taskName; has task.completedDate
task | one project has many tasks | entity project; points task project
task | what do you think? | refused
task | make it prettier | refused
task | add a pie chart of tasks by status | page chart task status
crm | customers also need a website and a birthday | has customer.website; has customer.birthday
crm | phone must be unique | unique customer.phone
crm | add stage option "lost" | choice customer.stage lost
crm | rename customers to clients | entity client
crm | add notes to customers, sort by company and make it dark blue | has customer.notes; order customer.company; color #1e3a8a
crm | each customer has many orders | entity order; points order customer
crm | set Anna's phone to 123 | refused
crm | turn off paging and sorting | off paging; off sort
books | add number of copies to books | has book.numberOfCopies/copies
books | drop the category | lacks book.category
books | add an address | refused
books | create a publisher table with name, phone and website | entity publisher
books | price should be a whole number | type book.price integer
shop | products need a brand and a weight | has product.brand; has product.weight
shop | sort products by price, cheapest first | order product.price
shop | delete the cart page | nopage cart
shop | remove reviews | refused
`;
