/**
 * Requests and changes that were written when the engine had been mended after the held ones. The first run over them is in
 * docs/decisions/0013-blueprints-from-words.md; a few faults it showed were mended afterwards.
 */
export const lastRequests = `
做个小程序记录我跑步的公里数和时间 | tracker | distance/公里数/距离, time/duration/时间/时长
帮我弄一个民宿订房的网站，客人选入住和退房时间 | booking | checkIn/入住/入住时间/startsAt, checkOut/退房/退房时间/endsAt
教室设备借用登记，设备名、借用人、借出时间、归还时间 | records/inventory/booking | device/name/设备名/设备, borrower/借用人, borrowDate/借出时间, returnDate/归还时间
我想给我妈做一个菜谱本 | records/notes | ingredients/食材, steps/步骤
卖蛋糕的网店，可以选口味和尺寸 | shop | flavor/口味, size/尺寸, price/价格
写个计算器，算一下装修要多少油漆 | calculator | area/面积
团队周报汇总，姓名、本周完成、下周计划 | records/tracker/notes/survey/todo | name/姓名, done/本周完成, plan/下周计划
公司新闻发布系统 | blog/records | title/标题, content/内容
二手车展示网站，品牌、年份、里程、价格 | records/shop | brand/品牌, year/年份, mileage/里程, price/价格
社区团购接龙，商品、数量、姓名、电话 | shop/survey/records | product/商品, quantity/数量, name/姓名, phone/电话
个人博客，文章分类有技术、生活、读书三种 | blog | title/标题, category/分类
培训报名，学员填姓名、单位、手机 | survey | name/姓名, company/单位, phone/手机
库存预警系统，低于安全库存要提醒 | inventory | quantity/stock/数量/库存, minimumStock/安全库存/最低库存
销售线索管理，来源、意向、负责人 | contacts | source/来源, intention/意向, assignee/负责人
给学生用的错题本，科目、题目、错因、正确答案 | notes/records | subject/course/科目, question/题目/title, reason/错因, answer/正确答案
聊天留言墙，填昵称和内容就能发 | chat | author/昵称, content/内容
做一个律师个人主页 | landing |
做一个图书接口，支持增删改查 | api | title/书名/标题, author/作者
月度预算表，类别、预算、实际花费 | expenses | category/类别, budget/预算, actual/amount/实际花费
美甲店预约，粉色 | booking | name/customer/姓名, startsAt/time/预约时间
Make an app where I can write down my dreams | notes/records/tracker | title, date, content
Build a barber shop website where people can book a haircut | booking | name/customer, service/haircut, startsAt/time/date
a simple store for my homemade candles | shop | name, price
I need something to track my freelance invoices and who paid | expenses | client/customer, amount, paid/status
company directory with name, department, extension and photo | contacts/records | name, department, extension, photo/image
classroom attendance app | tracker/records | name/student, date, status/present
Build a budget planner that lets me enter income and expenses by category | expenses | amount, category, type/income
create an api for a blog with posts and authors | api | title, content/body, author
percentage calculator | calculator | part/value, whole/total/percent
page for our band with tour dates and contact | landing | 
lego collection: set number, name, pieces, year, price | records/inventory | setNumber, name, pieces, year, price
A sprint board for my team with story points | todo | title, status, points/storyPoints
survey about remote work with name, rating and suggestions | survey | name, rating, suggestions/comment
warehouse stock app: product, sku, shelf, quantity, min quantity | inventory | product/name, sku, shelf/location, quantity, minQuantity/minimumStock
running log with distance, duration, pace and shoes | tracker | distance, duration, pace, shoes
doctor's office patient list with name, birth date, phone, insurance | records/contacts | name, birthDate/birthday/dateOfBirth, phone, insurance
dashboard for website traffic | dashboard | visits/views/visitors, date
group chat for my family | chat | author/sender, content/message
list of restaurants I want to try with cuisine, neighborhood and rating | records/tracker/todo | name, cuisine, neighborhood, rating
notes app with markdown and tags | notes | title, content/body, tags
`;

export const lastChanges = `
任务 | 任务要有开始日期 | has 任务.开始日期
任务 | 把主色调换成橙色 | color #c2410c
任务 | 不需要负责人 | lacks 任务.负责人
任务 | 优先级改成必填 | required 任务.优先级
任务 | 增加一个日历视图 | page calendar 任务
任务 | 网站名称改成“忙碌小蜜蜂” | name 忙碌小蜜蜂
任务 | 按负责人排序，加上导出功能 | order 任务.负责人; on csv
任务 | 状态加“暂停”选项 | choice 任务.状态 暂停
任务 | 标题改名成事项 | has 任务.事项
任务 | 弄得酷一点 | refused
客户 | 客户加一个生日字段 | has 客户.生日
客户 | 新增合同表，包含编号、金额、签订日期 | entity 合同
客户 | 把公司和邮箱删了 | lacks 客户.公司; lacks 客户.邮箱
客户 | 加上深色模式和登录 | on dark; on login
图书 | 给图书加页数和出版日期 | has 图书/书.页数; has 图书/书.出版日期
图书 | 图书按价格降序 | order 图书/书.价格 down
图书 | 把读者改名为会员 | entity 会员
商店 | 商品加个折扣价 | has 商品.折扣价
商店 | 不要分页 | off paging
商店 | 价格改一下 | refused
task | include a start date for tasks | has task.startDate
task | make orange the main color | color #c2410c
task | we don't need the assignee anymore | lacks task.assignee
task | priority should be required | required task.priority
task | give it a calendar view | page calendar task
task | the app should be called "Beehive" | name Beehive
task | sort by assignee and allow export | order task.assignee; on csv
task | add a "paused" status | choice task.status paused
task | make it cooler | refused
crm | add a birthday to customers | has customer.birthday
crm | new table contracts with number, amount and signing date | entity contract
crm | remove company and email | lacks customer.company; lacks customer.email
crm | dark mode and login please | on dark; on login
books | add page count and publication date to books | has book.pages/pageCount; has book.publishedAt/publicationDate
books | sort books by price, highest first | order book.price down
books | rename readers to members | entity member
shop | add a discount price to products | has product.discountPrice
shop | no pagination | off paging
shop | fix the price | refused
shop | add a customers table with name, email, phone | entity customer
`;
