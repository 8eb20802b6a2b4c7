/** Changes of the same kind as requests-fifth.ts, in two halves as there. Lines as in changes-fresh.ts. */
export const fifthChanges = `
任务 | 加个验收标准 | has 任务.验收标准
任务 | 备注不要了 | lacks 任务.备注
任务 | 快到期的排最前面 | order 任务.截止日期
任务 | 新建的任务默认是待办 | preset 任务.状态 待办
任务 | 按优先级也来个看板 | page board 任务 优先级
任务 | 标题太长不好看，限制在50个字以内 | most 任务.标题 50
任务 | 每天早上八点提醒我 | refused
商店 | 库存不能小于0 | least 商品/手工皂.库存 0
商店 | 便宜的在前 | order 商品/手工皂.价格
客户 | 微信号也要 | has 客户.微信号
客户 | 状态里的“跟进中”改叫“洽谈中” | choice 客户.状态 洽谈中; nochoice 客户.状态 跟进中
客户 | 要登录才能用 | on login
图书 | 分类只能选小说、历史、科普 | type 图书/书.分类 choice; choice 图书/书.分类 科普
预约 | 服务加个“驱虫”，去掉“剪毛” | choice 预约.服务 驱虫; nochoice 预约.服务 剪毛
记账 | 类别再细一点，加上房租和医疗 | choice 记账/支出/账目.类别 房租; choice 记账/支出/账目.类别 医疗
task | need an "estimated hours" box, number | has task.estimatedHours
task | ditch the notes | lacks task.notes
task | overdue stuff first | order task.dueDate
task | new ones should start as to do | preset task.status to do
task | add a board by priority too | page board task priority
task | titles max 60 characters | most task.title 60
task | email me when something is late | refused
shop | stock can never go below zero | least product/soap.stock 0
shop | cheap ones at the top | order product/soap.price
crm | + linkedin and job title | has customer.linkedin; has customer.jobTitle
crm | stage: replace contacted with in talks | choice customer.stage in talks; nochoice customer.stage contacted
crm | people should have to sign in | on login
books | category can only be fiction, history or science | type book.category choice; choice book.category history
books | every book has several copies with a barcode and a shelf | entity copy; points copy book
workout | also how it felt from 1 to 5 | type workout.howItFelt/feeling/feel/felt rating
`;

export const fifthHeldChanges = `
任务 | 把“负责人”改成“经办人” | has 任务.经办人; lacks 任务.负责人
任务 | 截止日期一定要填 | required 任务.截止日期
任务 | 优先级加一档“紧急” | choice 任务.优先级 紧急
任务 | 想看看每个人手上有多少活 | page chart 任务 负责人
任务 | 颜色太素了，换成紫色 | color #7c3aed
任务 | 每个任务挂在一个项目下面 | entity 项目; points 任务 项目
商店 | 商品要能写产地和保质期 | has 商品/手工皂.产地; has 商品/手工皂.保质期
商店 | 店名改叫“皂角树” | name 皂角树
商店 | 接上微信支付 | refused
客户 | 电话别重复 | unique 客户.电话
客户 | 加个成交金额，再画张图看每个状态的成交金额 | has 客户.成交金额; page chart 客户 状态
图书 | 每本书可以有好多条借阅记录，记借书日期和还书日期 | entity 借阅记录; points 借阅记录 图书/书
图书 | 再补上出版社、页数、ISBN | has 图书/书.出版社; has 图书/书.页数; has 图书/书.ISBN
预约 | 再记一下宠物体重 | type 预约.宠物体重 decimal
记账 | 花得多的排上面 | order 记账/支出/账目.金额 down
task | call the assignee "owner" instead | has task.owner; lacks task.assignee
task | nobody should be able to save without a due date | required task.dueDate
task | priority needs a fourth level called urgent | choice task.priority urgent
task | chart of how many tasks each assignee has | page chart task assignee
task | can we have it in purple | color #7c3aed
task | group tasks into projects | entity project; points task project
shop | soaps should show weight in grams and ingredients | has product/soap.weight/weightInGrams; has product/soap.ingredients
shop | rename the shop to Bubble & Co | name Bubble & Co
shop | let me take credit cards | refused
crm | phone numbers have to be unique | unique customer.phone
crm | add "lost" as a stage and make new the default | choice customer.stage lost; preset customer.stage new
crm | add a next call date and show it on a calendar | has customer.nextCallDate/nextCall; page calendar customer nextCallDate/nextCall
books | I don't need the price | lacks book.price
workout | minutes can't be over 300 | most workout.minutes 300
posts | posts need a cover picture and a category (gear, trails, food) | has post.cover/coverPicture/coverImage; choice post.category trails
`;
