/** Changes written together with the fresh requests, before the second round of work; some cannot be done or have no meaning. */
export const freshChanges = `
任务 | 能不能再来个“预计用时”，填小时数的 | has 任务.预计用时
任务 | 麻烦把备注去掉哈，用不着 | lacks 任务.备注
任务 | 优先级再加一档“紧急” | choice 任务.优先级 紧急
任务 | 状态里的“进行中”改成“处理中” | choice 任务.状态 处理中; nochoice 任务.状态 进行中
任务 | 负责人那一栏不要了，另外加一个参与人 | lacks 任务.负责人; has 任务.参与人
任务 | 我想按截止日期从晚到早排 | order 任务.截止日期 down
任务 | 换个清爽点的绿色 | color #15803d
任务 | 标题不能超过50个字 | most 任务.标题 50
任务 | 每天早上八点给我发邮件提醒 | refused
任务 | 改成蓝色，然后每周自动备份 | refused
任务 | 任务要能上传附件和图片 | refused
任务 | 截止日期精确到几点几分 | type 任务.截止日期 date-time
任务 | 加个页面看每个负责人有多少任务 | page chart 任务 负责人
任务 | 晚上用太刺眼了，来个深色模式 | on dark
任务 | 备注必须写，不写不让保存 | required 任务.备注
任务 | 样例数据多一点，弄二十条 | seeds 20
客户 | 客户表里增加：微信、地址、生日 | has 客户.微信; has 客户.地址; has 客户.生日
客户 | 邮箱也不能重复 | unique 客户.邮箱
客户 | 不要公司和邮箱了 | lacks 客户.公司; lacks 客户.邮箱
客户 | 加个联系记录，一个客户可以有很多条，包括时间、方式、内容 | entity 联系记录; points 联系记录 客户
客户 | 电话改叫手机号 | has 客户.手机号; lacks 客户.电话
客户 | 把“跟进中”这个状态删了 | nochoice 客户.状态 跟进中
客户 | 只有管理员能删除客户 | refused
客户 | 做成看板，按状态分 | page board 客户 状态
图书 | 书要能标记借给哪个读者 | points 图书/书 读者
图书 | 书名不能为空 | required 图书/书.书名
图书 | 加个ISBN | has 图书/书.ISBN
图书 | 价格改成整数 | type 图书/书.价格 integer
图书 | 增加出版社，每本书只有一个出版社 | entity 出版社; points 图书/书 出版社
图书 | 借阅超过30天自动发短信 | refused
商店 | 商品要显示销量，按销量从高到低 | has 商品.销量; order 商品.销量 down
商店 | 接入微信支付 | refused
商店 | 把网店名字换成皂语 | name 皂语
商店 | 商品加两个字段：香味、重量（克） | has 商品.香味; has 商品.重量
商店 | 购物车不要了 | nopage cart
任务 | 随便改改吧 | refused
task | could you maybe add how long it takes, in hours? | refused
task | pls remove the notes thing | lacks task.notes
task | one more priority level: urgent | choice task.priority urgent
task | rename "in progress" to "doing" | choice task.status doing; nochoice task.status in progress
task | drop the assignee and add a reviewer instead | lacks task.assignee; has task.reviewer
task | newest due dates on top | order task.dueDate down
task | I want it green | color #15803d
task | send me an email every morning | refused
task | make it blue and back up every week | refused
task | due date with time please | type task.dueDate date-time
task | show how many tasks everyone has | refused
task | at night it is too bright, add dark mode | on dark
task | the notes must be filled | required task.notes
task | 20 sample entries would be nice | seeds 20
task | undo that | refused
task | title max 50 characters | most task.title 50
task | tasks should have tags and an estimate in hours | has task.tags; has task.estimateInHours
crm | add address, birthday and a LinkedIn link to each customer | has customer.address; has customer.birthday; has customer.linkedInLink/linkedIn
crm | no two customers with same email | unique customer.email
crm | get rid of company & email | lacks customer.company; lacks customer.email
crm | add a contact log with date, channel and summary, every customer can have many | entity contactLog/contact log; points contactLog customer
crm | only admins may delete customers | refused
crm | make a board by stage | page board customer stage
crm | the field phone should be named mobile | has customer.mobile
crm | delete the stage "contacted" | nochoice customer.stage contacted
books | a book can be lent to a reader | points book reader
books | title can't be empty | required book.title
books | add isbn, must be unique | has book.isbn; unique book.isbn
books | text the reader after 30 days | refused
books | please to add publisher for the books | has book.publisher
shop | accept PayPal | refused
shop | show the best selling products first | refused
shop | change shop name into "Soapery" | name Soapery
shop | products need scent and weight in grams | has product.scent; has product.weight/weightInGrams
`;
