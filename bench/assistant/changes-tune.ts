/** Changes the engine was built with: `app | sentence | what must hold afterwards; …`, or `refused`. */
export const tuningChanges = `
任务 | 给任务加一个标签字段 | has 任务.标签
任务 | 删除备注 | lacks 任务.备注
任务 | 把负责人改名为执行人 | has 任务.执行人
任务 | 加一个日历页面 | page calendar 任务
任务 | 按截止日期排序 | order 任务.截止日期
任务 | 颜色改成绿色 | color #15803d
任务 | 加上登录功能 | on login
任务 | 支持导出CSV，开启深色模式 | on csv; on dark
任务 | 应用改名为“小目标” | name 小目标
任务 | 给优先级加一个选项“紧急” | choice 任务.优先级 紧急
任务 | 标题必填 | required 任务.标题
任务 | 任务属于项目 | entity 项目; points 任务 项目
任务 | 把界面换成英文 | locale en
任务 | 多一些示例数据 | more
任务 | 今天天气不错 | refused
客户 | 增加一个备注字段，并且删除公司 | has 客户.备注; lacks 客户.公司
客户 | 邮箱要唯一 | unique 客户.邮箱
客户 | 去掉搜索 | off search
客户 | 给客户加上生日和地址 | has 客户.生日; has 客户.地址
图书 | 加一个备注字段 | refused
图书 | 给书加一个出版社字段 | has 图书/书.出版社
图书 | 把价格改成整数 | type 书/图书.价格 integer
图书 | 新增借阅记录，包含书名、读者、借出日期 | entity 借阅
图书 | 删除读者 | noentity 读者
商店 | 加一个优惠券模块 | entity 优惠券
商店 | 按价格从高到低排序 | order 商品.价格 down
task | add a tags field | has task.tags
task | remove the notes field | lacks task.notes
task | rename assignee to owner | has task.owner
task | add a calendar page | page calendar task
task | sort by due date descending | order task.dueDate down
task | make it green | color #15803d
task | add login and csv export | on login; on csv
task | rename the app to "Busy Bee" | name Busy Bee
task | add option "urgent" to priority | choice task.priority urgent
task | make assignee required | required task.assignee
task | tasks belong to projects | entity project; points task project
task | switch to Chinese | locale zh
task | show 10 sample records | seeds 10
task | do the thing | refused
crm | add birthday and address to customers, and remove company | has customer.birthday; has customer.address; lacks customer.company
crm | turn off search | off search
books | add a publisher field to books | has book.publisher
books | change the price to integer | type book.price integer
books | delete readers | noentity reader
books | add a phone field | refused
shop | show newest first | order order.orderDate down
shop | add a suppliers table with name, phone and email | entity supplier
task | add a board grouped by priority | page board task priority
task | change the price to 10 | refused
`;
