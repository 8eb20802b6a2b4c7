/**
 * Things that apps are about: `key family | 中文 | English | more Chinese words | more English words | fields | Chinese titles |
 * English titles`. A field is a field word, with `!` if it is required, `=` and its set of choices, `>` and the thing it points
 * to if the app has that (with `?` it is left out otherwise), and labels of its own in brackets. `+key` brings another thing along.
 */
export const nouns = `
task todo | 任务 | Task | 待办 待办事项 事项 代办 代办事项 清单任务 todo | to-do, todo, to do, to-do item, todo item, chore, action item, user story | title! description assignee>employee? project>project? priority dueDate status | 准备周会材料、回复客户邮件、整理桌面、预约体检、更新简历 | Prepare the weekly meeting, Answer customer mail, Tidy the desk, Book a check-up, Update the résumé
project todo | 项目 | Project | 工程 | | name! description owner(负责人/Owner) status startDate endDate budget | 官网改版、新品发布、仓库搬迁、年会筹备 | Website relaunch, Product launch, Warehouse move, Annual party
issue todo | 缺陷 | Issue | bug 问题单 故障 | bug, bug report, defect | title! description severity priority status=ticket assignee createdAt | 登录后白屏、导出乱码、按钮点不动、图片加载失败 | Blank page after login, Export is garbled, Button does not react, Image does not load
ticket todo | 工单 | Ticket | 报修单 报修 服务请求 维修单 | support ticket, helpdesk ticket, help desk, support request, service request, maintenance request, repair request | title! description customer>customer priority status=ticket assignee createdAt | 打印机卡纸、账号无法登录、空调不制冷、申请新显示器 | Printer is jammed, Cannot sign in, Air conditioning fails, New monitor wanted
goal todo | 目标 | Goal | 计划目标 okr | objective, okr, resolution, bucket list item | title! description dueDate progress status | 读完十二本书、跑一次半马、学会游泳、存够旅费 | Read twelve books, Run a half marathon, Learn to swim, Save for the trip
milestone todo | 里程碑 | Milestone | | roadmap item | title! project>project? dueDate status | 需求确认、内测、公开测试、正式发布 | Scope agreed, Closed beta, Open beta, Release
shoppingItem todo | 购物项 | Shopping item | 购物清单 采购清单 | grocery list, shopping list, grocery, groceries | name! quantity category=product-kind done | 牛奶、鸡蛋、西红柿、洗衣液 | Milk, Eggs, Tomatoes, Washing powder
sprint todo | 迭代 | Sprint | 冲刺 | | name! startDate endDate status | 第一轮迭代、第二轮迭代、第三轮迭代 | Sprint 1, Sprint 2, Sprint 3
homework todo | 作业 | Homework | 家庭作业 | assignment, school assignment | title! course>course dueDate status notes | 数学第三章习题、英语作文、物理实验报告、历史读书报告 | Maths chapter 3, English essay, Physics lab report, History review
note notes | 笔记 | Note | 备忘 备忘录 便签 随手记 记事本 记事 | memo, notebook, sticky note, notepad | title! content tags pinned updatedAt | 周会要点、旅行想法、读书摘抄、灵感 | Meeting points, Travel ideas, Quotes from a book, Inspirations
journalEntry notes | 日记 | Journal entry | 日志 手账 心情日记 日记本 | diary, journal, diary entry, gratitude journal | title! date content mood | 下雨的周日、第一次做面包、山里的清晨、老友来访 | A rainy Sunday, First bread, Morning in the hills, An old friend visits
workReport notes | 周报 | Work report | 日报 月报 工作汇报 工作总结 工作周报 | weekly report, status report, daily report, stand-up, standup | title! date! content(本周完成/Done) plannedWork problems | 第一周、第二周、第三周 | Week 1, Week 2, Week 3
bookmark notes | 书签 | Bookmark | 网址收藏 链接收藏 收藏夹 网址导航 | link collection, saved link | title! link! tags notes | 开发文档、菜谱网站、公开课、天气 | Developer docs, Recipes, Open courses, Weather
snippet notes | 代码片段 | Snippet | 代码收藏 | code snippet | title! language content tags | 日期格式化、数组去重、防抖函数、读取文件 | Format a date, Remove duplicates, Debounce, Read a file
idea notes | 想法 | Idea | 点子 灵感 创意 | brainstorm | title! description category tags | 社区换书角、会议时长提醒、阳台小菜园、旧物改造 | Street book swap, Meeting timer, Balcony garden, Repair café
flashcard notes | 卡片 | Flashcard | 记忆卡 闪卡 记忆卡片 抽认卡 | flash card, study card | question! answer! category mastered | 你好、谢谢、早上好、再见 | Hello, Thank you, Good morning, Goodbye
word notes | 单词 | Word | 单词本 生词本 背单词 生词 词汇 | vocabulary, vocab | word! meaning! example mastered | 苹果、图书馆、朋友、旅行 | apple, library, friend, journey
quote notes | 名言 | Quote | 语录 金句 摘抄 | quotation | content! author tags | 知之为知之、千里之行始于足下、温故而知新 | Less is more, Know thyself, Begin at once
wikiPage notes | 知识条目 | Wiki page | 知识库 维基 百科 知识管理 帮助文档 | wiki, knowledge base, documentation page | title! category content updatedAt author | 入职指南、报销流程、服务器地址、常见问题 | Onboarding, Expenses, Server list, Common questions
post blog | 文章 | Post | 博文 帖子 博客文章 随笔 日志文章 | article, blog post, blog entry, story, blog article | title! content! author category=post-kind tags publishedAt status=publication | 秋天的山路、我的书架、慢慢来、周末市集 | A path in autumn, My bookshelf, Taking it slow, The weekend market
comment blog | 评论 | Comment | 留言评论 读者评论 | reader comment | author! content! post>post? task>task? ticket>ticket? issue>issue? thread>thread? createdAt | 小明、小红、阿杰 | Mia, Noah, Liam
news blog | 新闻 | News item | 资讯 公告 通知 新闻稿 新闻资讯 | news, announcement, press release, news article, newsletter | title! content! category publishedAt author | 新馆开放、活动预告、版本更新、假期安排 | New hall opens, Upcoming event, Version update, Holiday hours
product shop | 商品 | Product | 产品 货品 货物 宝贝 | goods, merchandise, sneaker, shoe, jewelry, jewellery, t-shirt, tshirt, clothing, candle, soap, gadget, apparel, craft, handmade item | name! description price! stock category=product-kind image | 手工皂、帆布包、陶瓷杯、香薰蜡烛、羊毛围巾 | Handmade soap, Canvas bag, Ceramic mug, Scented candle, Wool scarf
order shop | 订单 | Order | 购买订单 销售订单 | purchase, sales order | customer>customer! phone address items:long-text(商品清单/Items) total! status=order orderDate | 张伟、李娜、王芳、刘洋 | Anna Meyer, Ben Carter, Carla Rossi, David Kim
coupon shop | 优惠券 | Coupon | 折扣券 代金券 | voucher, discount code, promo code, gift card | code! discount! expiryDate active | 新客九折、满百减十、周末特惠 | WELCOME10, WEEKEND5, SPRING20
review records | 评价 | Review | 点评 评测 测评 | product review, testimonial | title! rating! content author product>product? dish>dish? recipe>recipe? restaurant>restaurant? movie>movie? book>book? createdAt | 值得再来、质量不错、有点小 | Would come again, Good quality, A little small
dish records | 菜品 | Dish | 菜单 菜式 餐品 点餐 菜谱菜单 | menu item, restaurant menu, meal item, food menu, menu | name! description price! category=dish-kind vegetarian available | 清炒时蔬、红烧排骨、番茄鸡蛋面、桂花糕 | Green salad, Braised ribs, Tomato noodles, Osmanthus cake
appointment booking | 预约 | Appointment | 预订 预定 挂号 约课 预约记录 预约单 订位 订座 | booking, reservation, session, meeting slot, consultation, interview slot | customer>customer!(姓名/Name) phone service>service staff>employee startsAt! status=booking notes | 张伟、李娜、王芳、刘洋 | Anna Meyer, Ben Carter, Carla Rossi, David Kim
service booking | 服务项目 | Service | 服务 | treatment | name! description duration price | 剪发、染发、护理、造型 | Haircut, Colouring, Treatment, Styling
room booking | 房间 | Room | 会议室 包间 客房 教室 自习室 场地 琴房 酒店房间 | meeting room, hotel room, conference room, venue, study room, coworking desk, desk | name! location capacity price available | 一号会议室、二号会议室、培训室、洽谈室 | Room North, Room South, Training room, Small room
restaurantTable booking | 餐桌 | Table | 桌位 座位 桌台 | dining table | name! capacity location available | 一号桌、二号桌、靠窗桌、包间 | Table 1, Table 2, Window table, Private room
court booking | 球场 | Court | 羽毛球场 篮球场 网球场 足球场 羽毛球馆 篮球馆 网球馆 场馆 | tennis court, sports court, badminton court, football pitch, soccer pitch, sport field | name! location price available | 一号场、二号场、三号场 | Court 1, Court 2, Court 3
yogaClass booking | 课程班 | Class | 团课 瑜伽课 瑜伽课程 健身课 健身课程 | yoga class, fitness class, group class, dance class, workshop, studio class | name! teacher startsAt! duration capacity level | 晨间瑜伽、流瑜伽、冥想入门、普拉提 | Morning yoga, Flow, Meditation basics, Pilates
event booking | 活动 | Event | 赛事 聚会 讲座 会议 日程 行程安排 日程安排 | calendar event, party, meetup, conference, concert, meeting, calendar entry | title! description location startsAt! endsAt host capacity | 读书会、新年音乐会、摄影讲座、社区市集 | Reading circle, New Year concert, Photo talk, Street market
rental booking | 租借 | Rental | 租车 租赁 借用 出租 设备租赁 | hire, equipment rental, car rental, bike rental | customer>customer! item(租借物品/Item) startDate endDate price status=loan | 张伟、李娜、王芳 | Anna Meyer, Ben Carter, Carla Rossi
shift booking | 排班 | Shift | 值班 班次 轮班 | work shift, roster, rota, duty | staff>employee! date! time(时段/Time) location notes | 早班、中班、晚班 | Early, Midday, Late
contact contacts | 联系人 | Contact | 通讯录 电话本 名片 人脉 好友 地址簿 | address book, phone book, business card, friend, rolodex, acquaintance | name! company phone email address notes | 张伟、李娜、王芳、刘洋、陈静 | Anna Meyer, Ben Carter, Carla Rossi, David Kim, Eva Novak
customer contacts | 客户 | Customer | 顾客 客人 买家 客户资料 委托人 | client, buyer | name! company phone email stage notes | 张伟、李娜、王芳、刘洋 | Anna Meyer, Ben Carter, Carla Rossi, David Kim
lead contacts | 线索 | Lead | 销售线索 潜在客户 意向客户 | sales lead, prospect | name! company email phone value stage source | 张伟、李娜、王芳、刘洋 | Anna Meyer, Ben Carter, Carla Rossi, David Kim
deal contacts | 商机 | Deal | 销售机会 成交 合作机会 | opportunity, sales opportunity | title! customer>customer value stage endDate(预计成交日期/Expected close) | 年度采购、设备升级、门店合作 | Yearly supply, Equipment upgrade, Store partnership
store records | 门店 | Store | 分店 网点 店铺 | branch, outlet | name! city address phone openingHours:text(营业时间/Opening hours) | 城东店、城西店、大学城店 | North branch, South branch, Station branch
company contacts | 公司 | Company | 企业 机构 | organization, organisation, firm, business account | name! website phone address notes | 晨光科技、远山贸易、青禾食品 | Northwind Ltd, Hillside Trade, Green Fields
member contacts | 会员 | Member | 成员 会员卡 会员资料 社员 读者 | membership, club member, gym member, subscriber | name! phone email plan startDate club>club? status=member | 张伟、李娜、王芳、刘洋 | Anna Meyer, Ben Carter, Carla Rossi, David Kim
donor contacts | 捐赠人 | Donor | 捐款人 | supporter | name! email phone amount(捐赠金额/Amount) date | 张伟、李娜、王芳 | Anna Meyer, Ben Carter, Carla Rossi
volunteer contacts | 志愿者 | Volunteer | 义工 | | name! phone email skills available | 张伟、李娜、王芳 | Anna Meyer, Ben Carter, Carla Rossi
supplier contacts | 供应商 | Supplier | 供货商 厂商 | vendor | name! contactPerson phone email address | 晨光文具、远山纸业、青禾农场 | Northwind Paper, Hillside Farm, Green Tools
stockItem inventory | 库存物品 | Stock item | 物料 物资 仓库 库存商品 存货 办公用品 耗材 备件 配件 零件 药品库存 | inventory item, spare part, part, supply, office supply, component, warehouse item, home stuff, stuff, belonging, possession, pantry item | name! sku quantity! minimumStock price supplier>supplier location category=product-kind | A4 打印纸、订书机、鼠标、插线板 | Printer paper, Stapler, Mouse, Power strip
asset inventory | 资产 | Asset | 固定资产 设备 仪器 器材 设备台账 办公设备 | equipment, device, hardware, power tool, machine, it asset | name! serialNumber category purchaseDate purchasePrice location owner(使用人/Used by) status=asset | 笔记本电脑、投影仪、打印机、服务器 | Laptop, Projector, Printer, Server
stockMovement inventory | 出入库 | Stock movement | 出入库记录 领用 领用登记 领用记录 物品领用 入库 出库 入库单 出库单 进出库 | goods receipt, stock transaction | item>stockItem?(物品/Item) type=stock quantity! date notes | 入库、出库 | In, Out
warehouse inventory | 仓库 | Warehouse | | storage location, depot | name! address capacity contactPerson | 城东仓、城西仓 | East depot, West depot
expense expenses | 支出 | Expense | 记账 账本 账单 花销 开销 收支 消费 账目 费用 家庭账本 流水 | spending, expenditure, receipt, cost entry | title! amount! category=expense-kind type=flow date! paymentMethod notes | 超市购物、地铁充值、房租、电影票、电费 | Groceries, Metro card, Rent, Cinema, Electricity
income expenses | 收入 | Income | 进账 | earning, paycheck | title! amount! date source notes | 工资、稿费、理财收益 | Salary, Article fee, Interest
budgetItem expenses | 预算项 | Budget item | 预算 | budget, budget line | name! category=expense-kind budget! amount(已用金额/Spent) +expense | 餐饮、交通、娱乐 | Food, Transport, Leisure
invoice expenses | 发票 | Invoice | 收据 单据 | bill | invoiceNumber!* customer>customer! amount! date dueDate status=invoice notes | INV-001、INV-002、INV-003 | INV-001, INV-002, INV-003
subscription expenses | 订阅 | Subscription | 会员订阅 订阅服务 | recurring payment, subscription service | name! price! frequency(扣费周期/Billing cycle) nextPayment:date(下次扣费日期/Next payment) active | 视频会员、云盘、音乐会员 | Video, Cloud storage, Music
reimbursement expenses | 报销 | Reimbursement | 报销单 差旅报销 | expense claim, expense report | title! employee(报销人/Employee) amount! category=expense-kind date status=leave attachment | 出差车票、客户午餐、办公用品 | Train ticket, Client lunch, Office supplies
loan expenses | 借款 | Loan | 借钱 欠款 债务 | debt, iou, lending | name!(对方/Person) amount! date dueDate paid notes | 小王、小李、阿明 | Sam, Alex, Kim
donation expenses | 捐款 | Donation | 捐赠 | contribution | author(捐赠人/Donor) amount! charity>charity? date notes | 张伟、李娜、王芳 | Anna Meyer, Ben Carter, Carla Rossi
payment expenses | 付款 | Payment | 缴费 收款 交费 | transaction, fee payment | title! customer>customer tenant>tenant? member>member? invoice>invoice? property>property? amount! date! paymentMethod paid | 三月房租、学费、物业费 | March rent, Tuition, Service charge
habit tracker | 习惯 | Habit | 好习惯 习惯养成 打卡 | daily habit, routine, streak | name! frequency goal:text(目标/Goal) active +checkIn | 早起、喝水、阅读、运动 | Get up early, Drink water, Read, Exercise
checkIn tracker | 打卡记录 | Check-in | 签到 打卡日志 | check in, checkin | habit>habit? date! done! notes | 按时完成、状态不错、有点累 | On time, Felt good, A bit tired
workout tracker | 训练 | Workout | 健身 锻炼 运动 健身记录 运动记录 健身日志 训练记录 | exercise log, training, fitness log, gym log, training session, exercise, lift | exercise! sets reps weight duration date! notes | 深蹲、卧推、引体向上、跑步 | Squat, Bench press, Pull-up, Run
run tracker | 跑步 | Run | 跑步记录 跑步日志 骑行 | running, jog, bike ride, ride, cycling | title! date! distance duration heartRate notes | 晨跑、夜跑、公园慢跑、长距离 | Morning run, Evening run, Park jog, Long run
measurement tracker | 身体记录 | Measurement | 体重 体重记录 睡眠 身体数据 健康数据 健康 健康记录 血压 血糖 | weight log, weight, health log, body weight, blood pressure, sleep, sleep log, health, health metric, vital, symptom | date! weight sleepHours heartRate notes | 周一、周二、周三 | Monday, Tuesday, Wednesday
moodEntry tracker | 心情记录 | Mood entry | 心情 情绪 情绪记录 | mood, emotion, mood log | date! mood! notes | 平静的一天、忙碌的一天、散步之后 | A calm day, A busy day, After a walk
mealEntry tracker | 饮食记录 | Meal | 饮食 一日三餐 卡路里 热量 食物记录 饮食日记 | calorie, calories, food diary, food log, nutrition, diet, food intake, macro, meal plan | name! calories! mealTime(餐次/Meal)=meal-time date! notes | 燕麦粥、鸡胸沙拉、番茄面 | Oatmeal, Chicken salad, Tomato pasta
waterEntry tracker | 饮水记录 | Water entry | 喝水 饮水 喝水记录 | water, water intake, hydration | date! waterAmount! notes | 早上、下午、晚上 | Morning, Afternoon, Evening
medicationEntry tracker | 用药记录 | Medication | 用药 吃药 服药 服药提醒 药品 吃药提醒 吃的药 喝药 药物 打针 胰岛素 | medicine, pill, drug, prescription, insulin, meds | name! dose! time startDate endDate taken:boolean(已服用/Taken) notes | 维生素 D、感冒药、钙片 | Vitamin D, Cold tablets, Calcium
plant tracker | 植物 | Plant | 绿植 花草 多肉 盆栽 浇水 养花 | houseplant, garden, succulent, crop | name! type(品种/Species) location lastWatered wateringDays:integer(浇水间隔天数/Water every (days)) notes | 绿萝、龟背竹、虎尾兰、薄荷 | Pothos, Monstera, Snake plant, Mint
studySession tracker | 学习记录 | Study session | 学习 学习打卡 学习计划 学习时长 复习 | study, learning log, study log, study plan, practice, practice session, practice log | subject(科目/Subject)! date! duration progress notes | 英语、线性代数、吉他、编程 | English, Algebra, Guitar, Programming
timeEntry tracker | 工时记录 | Time entry | 工时 时间记录 工作时间 工作日志 | timesheet, time log, time entry, hour, work hour, time | project(项目/Project)>project! date! hours! billable notes | 官网改版、客户支持、内部会议 | Website, Customer support, Meetings
attendance tracker | 考勤 | Attendance | 出勤 签到表 点名 考勤记录 | attendance record, roll call | name! date! status=attendance notes | 张伟、李娜、王芳 | Anna Meyer, Ben Carter, Carla Rossi
period tracker | 经期记录 | Period entry | 经期 生理期 | cycle, menstrual cycle | startDate! endDate mood symptoms notes | 上月、本月 | Last month, This month
maintenance tracker | 保养记录 | Maintenance record | 保养 车辆保养 维修记录 汽车保养 加油记录 维修保养 加油 | car maintenance, service record, service history, vehicle maintenance, repair log, oil change, fuel log, home maintenance | vehicle(车辆/Vehicle)>vehicle! serviceType(项目/Type)=service-kind date! mileage cost nextServiceDate notes | 小轿车、面包车、越野车 | Hatchback, Van, Estate car
babyLog tracker | 宝宝记录 | Baby log | 宝宝 育儿 喂养 喂奶 宝宝成长 | baby, feeding, diaper | type=baby! startsAt!(时间/Time) amountMl:integer(奶量/Amount (ml)) notes | 喂奶、睡觉、换尿布 | Feeding, Sleep, Diaper
streakGoal tracker | 储蓄目标 | Savings goal | 存钱 攒钱 存钱计划 储蓄 存钱目标 | saving, savings, savings goal, piggy bank | name! goal! amount(已存金额/Saved) dueDate | 旅行基金、新电脑、应急金 | Travel fund, New laptop, Emergency fund
surveyResponse survey | 回答 | Response | 问卷 调查 调查问卷 问卷调查 满意度 满意度调查 答卷 调研 | survey, questionnaire, survey response, satisfaction survey, form response, submission | name email rating! favorite(最喜欢的方面/What you liked)=liked comment | 张伟、李娜、王芳 | Anna Meyer, Ben Carter, Carla Rossi
vote survey | 投票 | Vote | 票 选举 评选 | poll, ballot, election, voting | name(投票人/Voter) option! comment createdAt | 张伟、李娜、王芳、刘洋 | Anna Meyer, Ben Carter, Carla Rossi, David Kim
registration survey | 报名 | Registration | 报名表 报名信息 报名登记 | sign-up, signup, rsvp, registration form, sign-up form, attendee, participant | name! phone email guests attending notes | 张伟、李娜、王芳 | Anna Meyer, Ben Carter, Carla Rossi
guest survey | 宾客 | Guest | 来宾 住客 嘉宾 客人名单 | wedding guest, hotel guest, invitee | name! phone email attending event>event? notes | 张伟、李娜、王芳 | Anna Meyer, Ben Carter, Carla Rossi
contactMessage survey | 咨询留言 | Enquiry | 联系表单 在线咨询 咨询 | contact form, inquiry, contact us form, contact message | name! email! phone content!(留言/Message) createdAt | 张伟、李娜、王芳 | Anna Meyer, Ben Carter, Carla Rossi
feedback survey | 反馈 | Feedback | 意见反馈 意见箱 建议箱 投诉 投诉建议 用户反馈 | suggestion box, complaint, suggestion, feature request, user feedback, customer feedback | title! content type=feedback-kind rating email createdAt | 希望支持深色、加载太慢、用起来顺手 | Please add dark mode, Loading is slow, Pleasant to use
application survey | 申请 | Application | 申请表 申请单 | application form, request form | name! email! phone reason createdAt status=leave | 张伟、李娜、王芳 | Anna Meyer, Ben Carter, Carla Rossi
quizQuestion survey | 题目 | Question | 测验 测试题 题库 试题 考试 答题 小测验 知识问答 | quiz, quiz question, trivia, exam question, test question, question, exam | question! answer! difficulty category | 一年有几个节气、光速是多少、最长的河 | How many planets are there, What is the speed of light, Which river is longest
sale dashboard | 销售 | Sale | 销售记录 业绩 销售数据 销售额 销量 | sale record, sales record, sales data, revenue | productName(产品/Product) revenue! quantity region date! | 手工皂、帆布包、陶瓷杯 | Soap, Bag, Mug
pageView dashboard | 访问 | Page visit | 流量 网站流量 访问统计 浏览量 网站数据 | traffic, web traffic, page view, site visit, website traffic | page(页面/Page) date! views! visitors source | 首页、文章、关于 | Home, Articles, About
metric dashboard | 指标 | Metric | 数据 统计数据 运营数据 数据指标 报表 | kpi, statistic, analytic, analytics, data point, stat | name! value:decimal(数值/Value)! category date! visitors | 注册人数、活跃人数、转化率 | Sign-ups, Active users, Conversion
sensorReading dashboard | 读数 | Sensor reading | 传感器 温湿度 监测数据 监控数据 能耗 用电量 | sensor, sensor reading, temperature reading, energy usage, iot device | sensor(传感器/Sensor)! temperature(温度/Temperature)! humidity:decimal(湿度/Humidity) startsAt(时间/Time)! | 客厅、阳台、机房 | Living room, Balcony, Server room
message chat | 消息 | Message | 留言 聊天 聊天消息 聊天记录 | chat, chat message, guestbook entry, guestbook, direct message, text message | author! content! createdAt | 小明、小红、阿杰 | Mia, Noah, Liam
thread chat | 话题 | Thread | 主题帖 讨论 帖子讨论 论坛 | forum, discussion, forum thread, topic, discussion board | title! content! author createdAt | 欢迎新朋友、周末去哪、求推荐好书 | Welcome, Weekend plans, Book tips wanted
student records | 学生 | Student | 学员 学生信息 学籍 学生档案 | pupil, student record, learner | studentNumber!* name! gender class enrolledOn phone email | 张伟、李娜、王芳、刘洋 | Anna Meyer, Ben Carter, Carla Rossi, David Kim
teacher records | 老师 | Teacher | 教师 讲师 教练 导师 | instructor, coach, tutor, trainer | name! course(任教科目/Subject) phone email | 周老师、吴老师、郑老师 | Ms Hill, Mr Brook, Ms Field
course records | 课程 | Course | 课程表 课表 网课 选修课 | lesson, class schedule, timetable, online course, subject, curriculum | name! teacher>teacher weekday period room capacity | 高等数学、英语写作、数据结构、美术史 | Algebra, Writing, Data structures, Art history
schoolClass records | 班级 | Class | | school class | name! teacher>teacher room capacity | 一班、二班、三班 | Class A, Class B, Class C
grade records | 成绩 | Grade | 考试成绩 成绩单 分数 成绩管理 | exam result, gradebook, mark, test score, exam score | student>student! course>course! score! date | 期中考试、期末考试 | Midterm, Final
enrollment records | 选课 | Enrollment | 选课记录 | enrolment, course enrollment | student>student! course>course! date status=member | 张伟、李娜 | Anna Meyer, Ben Carter
book records | 图书 | Book | 书 书籍 藏书 图书馆 图书室 书单 书架 图书借阅 读书 阅读 读书记录 阅读记录 | reading list, library, book collection, novel, reading log, library book | title! author>author isbn category=book-kind year pages borrowed rating | 城南旧事、边城、呐喊、围城 | The Hidden Garden, A Quiet Year, River Notes, The Long Road
author records | 作者 | Author | 作家 | writer | name! country birthday description | 林海音、沈从文、鲁迅 | Jane Field, Tom Rivers, Ada North
borrowing records | 借阅 | Borrowing | 借阅记录 借书 借还 借期 超期 | book loan, lending record, checkout | book>book! member>member!(借阅人/Borrower) borrowDate! returnDate status=loan | 张伟、李娜 | Anna Meyer, Ben Carter
movie records | 电影 | Movie | 影片 片单 观影 观影记录 影视 电视剧 看过的电影 剧集 动漫 追剧 | film, watchlist, tv show, series, anime, show, watch list | title! director year genre rating watched | 山河故人、海边来信、夏日终曲、夜航 | Hill and River, Letter from the Sea, Last Summer, Night Flight
song records | 歌曲 | Song | 音乐 歌单 曲库 乐曲 | music, playlist, tune, music library, song library | title! artist album genre=music-genre duration | 晨光、远方、小城、雨夜 | Morning Light, Far Away, Small Town, Rainy Night
album records | 专辑 | Album | 唱片 黑胶 | vinyl, record collection, vinyl record, cd | title! artist year genre=music-genre rating | 四季、归途、午后 | Seasons, The Way Home, Afternoon
podcast records | 播客 | Podcast | 播客节目 | podcast episode, episode | title! host duration link publishedAt | 城市漫谈、科学早餐、书房 | City Talk, Science Breakfast, The Study
game records | 游戏 | Game | 桌游 游戏收藏 游戏库 | video game, board game, game collection | title! platform(平台/Platform) genre(类型/Genre)=game-kind rating done(已通关/Finished) | 星海、迷雾森林、方块镇 | Star Sea, Misty Forest, Block Town
recipe records | 菜谱 | Recipe | 食谱 美食 烘焙 做菜 家常菜 食谱大全 | recipe book, cookbook, cooking, meal recipe, cocktail, baking | title!(菜名/Name) ingredients! steps! cookingTime servings difficulty image | 番茄炒蛋、红烧肉、清蒸鱼、葱油饼 | Tomato soup, Apple pie, Baked fish, Pancakes
restaurant records | 餐厅 | Restaurant | 餐馆 美食店 探店 美食地图 | eatery, cafe, food spot | name! cuisine(菜系/Cuisine) address phone rating notes | 老街面馆、江边小厨、素食屋 | Old Street Noodles, River Kitchen, Green House
wine records | 葡萄酒 | Wine | 红酒 酒 酒窖 藏酒 | wine collection, bottle, wine cellar, whisky, whiskey, beer | name! type=wine-kind country vintage price rating notes | 赤霞珠、霞多丽、黑皮诺 | Cabernet, Chardonnay, Pinot Noir
employee records | 员工 | Employee | 职员 雇员 人事 员工档案 花名册 人事管理 员工信息 同事 | staff member, personnel, hr, employee record, team member, coworker, colleague | name! employeeNumber department>department position hireDate phone email | 张伟、李娜、王芳、刘洋 | Anna Meyer, Ben Carter, Carla Rossi, David Kim
department records | 部门 | Department | | | name! contactPerson(负责人/Head) phone | 研发部、市场部、人事部 | Engineering, Marketing, People
candidate records | 候选人 | Candidate | 招聘 应聘者 求职者 简历 面试 招聘管理 | applicant, recruitment, recruiting, hiring, job candidate, job applicant | name! position job>job? phone email status=application resume notes | 张伟、李娜、王芳 | Anna Meyer, Ben Carter, Carla Rossi
jobApplication tracker | 求职申请 | Job application | 求职 求职记录 投递记录 找工作 投简历 | job search, application, job hunt, internship application, job application | company! position! status=application appliedOn salary link notes | 晨光科技、远山贸易、青禾食品 | Northwind Ltd, Hillside Trade, Green Fields
job records | 职位 | Job | 招聘信息 岗位 招聘职位 | job posting, job board, vacancy, job listing, opening, gig | title! company location salary description contactPerson | 前端工程师、会计、店长 | Front-end engineer, Accountant, Store manager
legalCase records | 案件 | Case | 案子 案卷 案件台账 官司 诉讼 | legal case, case file, court case, lawsuit | caseNumber! customer(委托人/Client) lawyer(承办律师/Lawyer) hearingDate:date(开庭日期/Hearing) reason(案由/Cause) status=ticket | 房屋租赁纠纷、买卖合同纠纷、劳动争议 | Lease dispute, Sales contract, Employment claim
request records | 申请 | Request | | purchase request, car request, vehicle request, equipment request, approval request, supply request | title! applicant:text(申请人/Applicant) date reason status=leave | 申请投影仪、申请用车、申请办公用品 | A projector, A company car, Office supplies
leaveRequest records | 请假 | Leave request | 请假单 休假 请假申请 请假审批 年假 | leave, vacation request, time off, time-off request, holiday request, pto, day off | employee(姓名/Employee)>employee! type=leave-kind startDate! endDate! reason status=leave | 张伟、李娜、王芳 | Anna Meyer, Ben Carter, Carla Rossi
visitorEntry records | 访客登记 | Visitor entry | 访客 来访 来访登记 访客记录 | visitor, visitor log, visitor book | name! phone company(来访单位/Company) host(被访人/Host) startsAt(来访时间/Arrived at)! reason | 张伟、李娜、王芳 | Anna Meyer, Ben Carter, Carla Rossi
contract records | 合同 | Contract | 协议 合同管理 | agreement | title! code(合同编号/Number)!* customer>customer(对方/Party) amount startDate endDate status=member | 采购合同、租赁合同、服务协议 | Supply contract, Lease, Service agreement
document records | 文档 | Document | 文件 档案 资料 文件管理 | file, archive, paperwork, doc | title! category link updatedAt notes | 年度报告、操作手册、会议纪要 | Yearly report, Manual, Minutes
vehicle records | 车辆 | Vehicle | 汽车 车 车队 二手车 | car, fleet, truck, vehicle fleet, motorcycle, used car, bike | licensePlate!* brand model year mileage nextServiceDate status=asset | 小轿车、面包车、货车 | Hatchback, Van, Truck
driver records | 司机 | Driver | 驾驶员 | | name! phone licenseNumber(驾照号/License number) vehicle>vehicle? | 张师傅、李师傅 | Sam, Alex
pet records | 宠物 | Pet | 宠物档案 小动物 猫 狗 猫咪 狗狗 | dog, cat, puppy, kitten, pet profile, animal | name! type=animal breed age owner>owner vaccinated photo(照片/Photo) notes | 豆豆、咪咪、旺财、雪球 | Bella, Max, Luna, Charlie
adoption records | 领养 | Adoption | 宠物领养 领养申请 | pet adoption, adoption listing | name! type=animal breed age photo(照片/Photo) status=adoption description | 豆豆、咪咪、雪球 | Bella, Max, Luna
owner records | 主人 | Owner | 宠物主人 业主 | pet owner | name! phone email address | 张伟、李娜、王芳 | Anna Meyer, Ben Carter, Carla Rossi
patient records | 患者 | Patient | 病人 病历 病患 患者档案 | medical record, patient record | name! gender birthday phone symptoms diagnosis allergies | 张伟、李娜、王芳 | Anna Meyer, Ben Carter, Carla Rossi
doctor records | 医生 | Doctor | 医师 大夫 | dentist, physician | name! department(科室/Department) phone available | 周医生、吴医生、郑医生 | Dr Hill, Dr Brook, Dr Field
property records | 房源 | Property | 房产 房屋 二手房 楼盘 出租房 租房 房子 | real estate, listing, house, apartment, home listing, real estate listing, rental property, airbnb | title! address! type=house-kind price! area bedrooms image status=property | 阳光花园三居、河畔公寓、老城小院 | Sunny three-room flat, Riverside studio, Old town house
tenant records | 租客 | Tenant | 房客 租户 租客管理 | renter | name! phone property>property(房源/Property) rent startDate endDate | 张伟、李娜、王芳 | Anna Meyer, Ben Carter, Carla Rossi
trip records | 旅行 | Trip | 旅游 旅程 旅行计划 行程 出游 旅行攻略 旅游计划 出差 | travel, journey, itinerary, vacation, travel plan, holiday, road trip, ride sharing, ride share, carpool | destination! departureDate! returnDate budget booked notes | 杭州、敦煌、大理、青岛 | Lisbon, Kyoto, Oslo, Porto
place records | 地点 | Place | 景点 打卡地 地方 想去的地方 | spot, destination, landmark, travel spot, hiking trail, trail | name! address category rating notes visited:boolean(去过/Visited) | 西湖、古城墙、植物园 | Old harbour, City wall, Botanic garden
flight records | 航班 | Flight | 机票 | plane ticket | code(航班号/Flight)! from(出发地/From) to(目的地/To) startsAt(起飞时间/Departure) price | CA101、MU202 | LH 101, BA 202
delivery records | 快递 | Delivery | 包裹 物流 配送 快递单 外卖 运单 | parcel, package, shipment, shipping | trackingNumber! customer>customer(收件人/Recipient)! phone address status=delivery-state date | 张伟、李娜、王芳 | Anna Meyer, Ben Carter, Carla Rossi
artwork records | 作品 | Artwork | 画作 艺术品 摄影作品 照片 相册 | painting, art piece, gallery, photo, photo gallery, art collection | title! artist year image description price | 山雨、静物、晨 | Hills in Rain, Still Life, Dawn
collectible records | 收藏品 | Collectible | 藏品 邮票 手办 硬币 球鞋 | collection, stamp, coin, card collection, trading card, figure, comic | name! category year purchasePrice condition(品相/Condition)=condition image | 纪念邮票、老硬币、手办 | Stamp, Old coin, Figure
clothes records | 衣物 | Clothing item | 衣服 衣橱 穿搭 衣柜 | wardrobe, closet, outfit | name! type=clothes-kind color size brand image | 白衬衫、牛仔裤、风衣 | White shirt, Jeans, Trench coat
gift records | 礼物 | Gift | 礼品 心愿单 愿望清单 | wishlist, wish list, gift idea, present, wish | name! recipient(送给/For) price link booked:boolean(已购买/Bought) notes | 围巾、相册、咖啡机 | Scarf, Photo book, Coffee machine
birthdayEntry records | 生日 | Birthday | 生日提醒 纪念日 | anniversary, birthday reminder | name! birthday! phone notes | 妈妈、小李、外公 | Mum, Alex, Grandpa
person records | 人员 | Person | 人员信息 居民 家庭成员 村民 选手 用户 | people, user, resident, family member, neighbor, neighbour, player profile | name! gender birthday phone address | 张伟、李娜、王芳 | Anna Meyer, Ben Carter, Carla Rossi
player records | 球员 | Player | 队员 运动员 | athlete | name! number(号码/Number) position(位置/Position) team>team age | 张伟、李强、王刚 | Ben Carter, David Kim, Leo Hart
team records | 球队 | Team | 队伍 团队 | sports team, squad | name! coach(教练/Coach) city | 猛虎队、雄鹰队、海豚队 | Tigers, Eagles, Dolphins
match records | 比赛 | Match | 赛程 对局 比分 | table tennis, fixture, tournament, tournament match, league | homeTeam(主队/Home)! awayTeam(客队/Away)! startsAt! homeScore:integer(主队得分/Home score) awayScore:integer(客队得分/Away score) location | 猛虎队、雄鹰队 | Tigers, Eagles
lostItem records | 失物 | Lost item | 失物招领 寻物 拾物 失物登记 | lost and found, lost item, found item, lost property | title! description location date status=lost-found phone | 黑色雨伞、学生卡、蓝色水杯 | Black umbrella, Student card, Blue bottle
secondHandItem records | 二手物品 | Second-hand item | 二手 闲置 二手交易 跳蚤市场 二手市场 | classified, classified ad, used item, marketplace, marketplace listing, flea market | title! description price! condition(成色/Condition)=condition image contactPerson phone | 自行车、台灯、书桌 | Bicycle, Desk lamp, Writing desk
purchaseOrder records | 采购单 | Purchase order | 采购 采购订单 采购申请 | procurement, purchase request | code(单号/Number)! supplier>supplier! total! orderDate status=order | PO-001、PO-002 | PO-001, PO-002
quotation records | 报价单 | Quotation | 报价 | estimate, price quote, quote request, request a quote, supplier quote, quotes from | code(单号/Number)! customer>customer! total! date status=invoice | Q-001、Q-002 | Q-001, Q-002
meetingMinutes records | 会议纪要 | Meeting minutes | 会议记录 纪要 | minute, meeting note | title! date! people(参会人/Attendees) content decisions:long-text(决议/Decisions) | 周例会、需求评审、复盘会 | Weekly, Review, Retrospective
inspection records | 巡检 | Inspection | 检查 巡检记录 质检 安全检查 | check list, checklist, quality check, audit | title! location date! staff(检查人/Inspector) result(结果/Result)=pass notes | 消防通道、机房、厨房 | Fire exit, Server room, Kitchen
server records | 服务器 | Server | 主机 服务器列表 | host, website monitor, domain | name! address(地址/Address) location status=asset notes | web-1、web-2、db-1 | web-1, web-2, db-1
password records | 账号 | Account entry | 账号管理 账号记录 | login record | name! website username(用户名/User name) notes | 邮箱、网盘、论坛 | Mail, Cloud, Forum
charity records | 公益项目 | Charity project | 公益 | charity, fundraiser, fundraising campaign, campaign, ngo | title! description goal amount(已筹金额/Raised) endDate | 山区图书角、流浪猫救助 | School library, Cat rescue
garden records | 种植记录 | Planting | 种植 农作物 菜园 农场 | planting, vegetable, farm, harvest | name! location startDate(种植日期/Planted on) harvestDate:date(收获日期/Harvest date) notes | 番茄、黄瓜、生菜 | Tomato, Cucumber, Lettuce
wedding records | 婚礼事项 | Wedding item | 婚礼 婚礼筹备 | wedding planning, wedding planner | title! budget dueDate contactPerson done | 场地、请柬、摄影 | Venue, Invitations, Photos
dream records | 梦境 | Dream | 梦 | | title! date content mood | 飞行、海边、老房子 | Flying, By the sea, The old house
chapter records | 章节 | Chapter | 小说章节 | book chapter, story chapter | title! content status=publication words:integer(字数/Words) | 第一章、第二章、第三章 | Chapter 1, Chapter 2, Chapter 3
prompt records | 提示词 | Prompt | ai提示词 | ai prompt | title! content! category tags | 写摘要、改写、翻译 | Summarise, Rewrite, Translate
answer chat | 回答 | Answer | 答复 | | content! author question>forumQuestion? createdAt | 试试重启、看看说明书、换个办法 | Restart it, See the manual, Try another way
forumQuestion chat | 提问 | Question | 求助 | forum question | title! content! author createdAt | 怎么入门、哪里能买到、有人试过吗 | How to begin, Where to buy it, Has anybody tried
repair records | 维修 | Repair | 修理 维修单 修车 汽修 汽修店 修车行 修理铺 家电维修 手机维修 | car repair, repair job | title! description date! cost vehicle>vehicle? customer>customer? status=progress | 换刹车片、换屏幕、修水管 | Brake pads, New screen, Water pipe
visit records | 就诊 | Visit | 看诊 就诊记录 拜访 | clinic visit, vet visit, doctor visit, checkup | date! reason! notes price patient>patient? pet>pet? doctor>doctor? | 年度体检、打疫苗、复查 | Yearly check-up, Vaccination, Follow-up
actor records | 演员 | Actor | 影星 | actress | name! birthday country movie>movie? | 张伟、李娜、王芳 | Anna Meyer, Ben Carter, Carla Rossi
club records | 社团 | Club | 俱乐部 协会 兴趣小组 | society, association | name! description contactPerson location | 摄影社、棋社、登山社 | Photo club, Chess club, Hiking club
parent records | 家长 | Parent | 监护人 | guardian | name! phone email student>student? | 张伟、李娜、王芳 | Anna Meyer, Ben Carter, Carla Rossi
item records | 条目 | Item | 记录 物品 东西 | record, thing, entry, entity | title! description status createdAt | 第一条、第二条、第三条 | First, Second, Third
seat records | 座位 | Seat | 自习座位 工位 | reading room seat, hot desk | name!(座位号/Seat) location available | A-01、A-02、B-01 | A-01, A-02, B-01
key records | 钥匙 | Key | 钥匙登记 | office key, house key, room key, set of keys | name!(钥匙/Key) code person(保管人/Holder) date(领用日期/Given on) returnDate | 大门、机房、仓库 | Front door, Server room, Store room
`;
