/**
 * Requests the engine was built with: `sentence | family/other family | field, field/another name for it`. Names are compared
 * by meaning: any of them may be the field's name or label.
 */
export const tuningRequests = `
帮我做一个待办清单网站 | todo | title/任务/标题, done/status/完成, dueDate/截止日期
做个任务管理工具，每个任务有标题、负责人、优先级（低、中、高）和截止日期 | todo | title, assignee/负责人, priority/优先级, dueDate/截止日期
我想要一个团队看板，待办、进行中、已完成三列 | todo | title, status/状态
开发一个个人记账本，记录金额、分类、日期和备注 | expenses | amount/金额, category/分类, date/日期, notes/备注
做一个读书笔记应用 | notes | title, content/内容
我要一个博客，文章有标题、正文、分类、发布时间 | blog | title, content/正文, category/分类, publishedAt/发布时间
帮我搭一个卖手工皂的网店 | shop | name/名称/商品名称, price/价格, stock/库存
做一个水果商城，带购物车和订单 | shop | name/商品名称, price, total/总价
理发店预约系统，客户可以选择发型师和时间 | booking | customer/name/客户/姓名, time/startsAt/预约时间, stylist/发型师
牙科诊所挂号，要有患者姓名、电话、医生、时间 | booking | name/patient/患者姓名/姓名, phone/电话, doctor/医生, time/startsAt/时间/预约时间
会议室预订系统，需要登录 | booking | room/会议室, startsAt/开始时间, endsAt/结束时间
客户管理系统，每个客户有姓名、公司、电话、邮箱、跟进状态 | contacts | name/姓名, company/公司, phone/电话, email/邮箱, status/跟进状态
做一个通讯录 | contacts | name/姓名, phone/电话, email/邮箱
仓库库存管理，商品有编号、名称、数量、单价、供应商 | inventory | sku/code/编号, name/名称, quantity/数量, price/单价, supplier/供应商
固定资产管理系统 | inventory | name/名称/资产名称, status/状态, location/位置
办公用品领用登记 | inventory/records | name/名称, quantity/数量, date/日期/领用日期
习惯打卡应用 | tracker | name/习惯, date/日期
记录每天的体重和睡眠 | tracker | weight/体重, date/日期, sleep/sleepHours/睡眠
健身记录，包括项目、组数、次数、重量、日期 | tracker | exercise/项目, sets/组数, reps/次数, weight/重量, date/日期
做一份员工满意度调查问卷 | survey | rating/satisfaction/评分/满意度, comment/feedback/suggestion/意见/建议
活动报名表，收集姓名、手机号、人数 | survey | name/姓名, phone/手机号, guests/people/人数
班级投票系统 | survey | choice/option/选项/候选人
销售数据仪表盘，展示每月销售额 | dashboard | amount/sales/revenue/销售额, date/month/日期/月份
做一个网站流量统计大屏 | dashboard | visits/views/pageViews/访问量, date/日期
BMI计算器 | calculator | height/身高, weight/体重
房贷计算器 | calculator | principal/amount/贷款金额, rate/利率, years/年限
个税计算器 | calculator | salary/income/收入/工资
做一个咖啡馆的官网落地页 | landing |
个人作品集网站，介绍我的摄影作品 | landing |
给我的健身房做一个宣传页，要有价格表和常见问题 | landing |
在线聊天室 | chat | author/name/sender/昵称, content/message/内容
做一个留言板，访客可以留言 | chat | name/author/昵称, content/message/内容
写一个图书的REST API，字段：书名、作者、ISBN、出版年份 | api | title/书名, author/作者, isbn, year/出版年份
给订单做一套后端接口 | api | total/金额/总价, status/状态, customer/客户
学生信息管理系统，学生有学号、姓名、性别、班级、入学日期 | records | studentNumber/code/学号, name/姓名, gender/性别, class/班级, enrolledOn/入学日期
图书馆管理系统，每本书有书名、作者、分类、是否借出 | records/inventory | title/书名, author/作者, category/分类, borrowed/是否借出
电影收藏，记录片名、导演、上映年份、评分 | records/tracker | title/片名, director/导演, year/上映年份, rating/评分
菜谱管理，食材、步骤、烹饪时间、难度 | records/blog/notes | ingredients/食材, steps/步骤, cookingTime/烹饪时间, difficulty/难度
宠物医院的宠物档案，每只宠物属于一个主人 | records | name/名字, breed/品种, owner/主人
车辆保养记录 | tracker/records | vehicle/车辆, date/日期, cost/费用
招聘管理：候选人、职位、面试状态 | records/contacts | name/姓名, position/职位, status/面试状态
做一个项目管理系统，项目有名称、负责人、开始日期、结束日期，任务属于项目，可以按状态看板展示 | todo | name/名称, startDate/开始日期, endDate/结束日期, status, project/项目
旅行计划，目的地、出发日期、预算、是否已订票 | records/tracker/todo | destination/目的地, date/departureDate/出发日期, budget/预算, booked/是否已订票
课程表，周几、节次、课程、教室、老师 | records/booking | weekday/周几, course/课程, room/classroom/教室, teacher/老师
植物浇水提醒 | tracker/todo | name/plant/植物, date/lastWatered/wateredOn/日期
发票管理，发票号唯一，金额必填，按日期排序，支持导出CSV | expenses/records | invoiceNumber/发票号, amount/金额, date/日期
工单系统，客户提交问题，客服处理 | todo/records | title, description/描述, status, priority
活动日历 | booking/records/todo | title/name, date/startsAt/日期/开始时间
做个单词本，单词、释义、例句、是否掌握 | records/notes/tracker | word/单词, meaning/释义, example/例句, mastered/是否掌握
汇率换算工具 | calculator | amount/金额, rate/汇率
Create a to-do list app | todo | title, done/completed/status, dueDate
Build a task manager with title, description, due date and priority (low, medium, high) | todo | title, description, dueDate, priority
I need a kanban board for my dev team | todo | title, status, assignee
make a simple note taking app with tags | notes | title, content/body, tags
A personal blog with posts and comments | blog | title, content/body, author
Build an online store for handmade jewelry | shop | name, price, stock, image/description
an e-commerce site selling sneakers with sizes, colors and a cart | shop | name, price, size/sizes, color/colors
Hair salon booking app where clients pick a service, a stylist and a time | booking | client/customer/name, service, stylist, time/startsAt
I want a doctor appointment scheduler | booking | patient/name, doctor, date/startsAt/time
restaurant table reservation system with name, phone, party size, date and time | booking | name, phone, partySize/guests, date/startsAt/time
CRM to keep track of leads, with company, email, phone, deal value and stage | contacts | name, company, email, phone, value/dealValue, stage/status
simple address book | contacts | name, phone, email
Inventory management for a small warehouse: sku, name, quantity, location | inventory | sku, name, quantity, location
track my home stuff for insurance: item, room, purchase price, purchase date, serial number | inventory/records | item/name, room, price/purchasePrice, purchaseDate, serialNumber
Expense tracker | expenses | amount, category, date
budget app showing spending by category in a chart | expenses | amount, category, date
invoice generator for freelancers | expenses/records | client/customer, amount/total, dueDate, status/paid
Habit tracker with streaks | tracker | name/habit, date, done/completed
workout log: exercise, sets, reps, weight | tracker | exercise, sets, reps, weight, date
mood journal | tracker/notes | mood, date, notes
customer satisfaction survey with a rating and comments | survey | rating, comment/comments
RSVP page for our wedding, guests enter name, email, number of guests and meal choice | survey | name, email, guests/numberOfGuests, meal/mealChoice
a poll app where people vote for lunch | survey | option/choice
sales dashboard with revenue by month and region | dashboard | revenue/amount, month/date, region
Build an admin analytics dashboard | dashboard | date, visitors/value/amount/users
tip calculator | calculator | bill/amount, tip/tipPercent/percent
mortgage calculator with loan amount, interest rate and term | calculator | amount/principal/loanAmount, rate/interestRate, years/term
unit converter for length and weight | calculator | meters/value/length
landing page for a SaaS startup with pricing and FAQ | landing |
portfolio website for a photographer | landing |
a homepage for my bakery called Crumb & Co | landing |
real-time chat app | chat | author/sender/name, content/message/text
guestbook for my website | chat | name/author, message/content
REST API for products and orders | api | name, price, total/status
Build a backend api in python for a library: books belong to authors | api | title, author
student records: name, grade, email, enrolled date | records | name, grade, email, enrolledDate/enrolledOn
movie watchlist with rating and watched flag | records/tracker/todo | title, rating, watched
recipe book app with ingredients, steps and cooking time | records/blog/notes | title/name, ingredients, steps/instructions, cookingTime
job application tracker: company, position, status, applied date, salary | tracker/records/todo | company, position, status, appliedDate/date/appliedOn, salary
bug tracker with severity and assignee | todo/tracker | title, severity, assignee, status
employee directory | contacts/records | name, email, phone, department, position
pet adoption site listing dogs with breed, age and photo | records/shop | name, breed, age, photo
event planner where each event has a title, location, date and a budget | records/booking/todo | title, location, date/startsAt, budget
A reading list to track books: title, author, pages, finished (optional) | tracker/records | title, author, pages, finished
gym member management, members have name, phone, plan (monthly, yearly), start date. Must be blue with login | contacts/records | name, phone, plan, startDate
project management tool, projects have many tasks, tasks are assigned to members | todo | title, project, assignee/member
vehicle fleet manager with license plate, model, mileage and next service date | records/inventory | licensePlate/plate, model, mileage, nextServiceDate/nextService
class schedule for a yoga studio, where students can sign up for classes | booking | name/title/class, time/startsAt/date
support ticket system sorted by priority with csv export | todo/records | title/subject, status, priority
an app to manage my wine collection | records/inventory | name, year/vintage, rating
a flashcards app for learning spanish | records/notes/tracker | front/question/word, back/answer/meaning
help me build a restaurant menu app with dishes, price, category and whether it's vegetarian | records/shop | name/dish, price, category, vegetarian
savings goal calculator | calculator | goal/target/monthly/amount
medication tracker with dose and time | tracker | name/medication, dose, time
real estate listings, each listing has address, price, bedrooms, area and photos, filter by price | records/shop | address, price, bedrooms, area
Build a lost and found website for my school | records | title/name/item, location/place, date
`;
