/**
 * Requests that were written when the engine could already read its own and that it was not built with. The first run over
 * them is the figure that counts; `sentence | family/other family | field, field/another name for it`.
 */
export const heldChinese = `
我想记录每天花了多少钱，帮我做个小工具 | expenses/tracker | amount/金额, date/日期, category/分类
做一个可以添加和勾选任务的网页 | todo | title/name/任务, done/status/是否完成
给我们社团做一个招新报名页面，填姓名、专业、年级、手机号和自我介绍 | survey | name/姓名, major/专业, grade/年级, phone/手机号, introduction/自我介绍
帮我写一个小说阅读书架，能标记读到第几章 | records/tracker | title/书名, chapter/章节/progress/读到第几章
开个网店卖茶叶，要能加购物车下单 | shop | name/商品名称, price/价格, total/总价/合计
摄影工作室的预约网站，选拍摄套餐、日期、时间段，留电话 | booking | package/拍摄套餐, date/日期, time/时间段, phone/电话
公司请假审批系统 | records | type/请假类型/类型, startDate/开始日期, endDate/结束日期, reason/原因/请假原因, status/状态
小区物业报修平台，业主提交报修内容、楼号、联系电话，物业处理后改状态 | todo/records | description/报修内容, building/楼号, phone/联系电话, status/状态
我要一个背单词的app | notes/records/tracker | word/单词, meaning/释义
健身房会员管理，会员卡号、姓名、手机、到期日 | contacts/records | cardNumber/会员卡号, name/姓名, phone/手机, expiry/dueDate/到期日
体重记录，画成折线图 | tracker | weight/体重, date/日期
做一个班级成绩查询系统，学号、姓名、语文、数学、英语 | records | studentNumber/学号, name/姓名, chinese/语文, math/数学, english/英语
帮我做个公司官网，有产品介绍、关于我们和联系方式 | landing |
做一个在线论坛，可以发帖回帖 | chat/blog | title/标题, content/内容, author/作者
我的租房记账，每个月房租水电多少 | expenses | rent/amount/房租/金额, date/month/日期/月份
设计一个宠物领养平台，展示猫狗的照片、品种、年龄和性别 | records/shop | photo/照片/图片, breed/品种, age/年龄, gender/性别
求一个贷款计算器，输入贷款金额、年利率和期数，算每月还款 | calculator | principal/贷款金额, rate/年利率, months/期数
帮餐厅做点餐系统，菜品有名称、价格、图片、分类，顾客下单 | shop/records | name/名称, price/价格, image/图片, category/分类
餐厅订位小程序，客人填姓名、电话、人数、用餐时间 | booking | name/姓名, phone/电话, guests/人数, time/用餐时间/startsAt
做个记账app，支持收入和支出两种类型，按月统计 | expenses | amount/金额, type/类型, date/日期
写一个用户管理的后端接口，用户有用户名、邮箱、角色、创建时间 | api | username/用户名, email/邮箱, role/角色, createdAt/创建时间
做一个电影评分网站，用户可以给电影打分写影评 | records/tracker/blog | title/片名/电影名, rating/评分, review/comment/影评/评论
公司会议室预定，避免冲突，显示日历 | booking | room/会议室, startsAt/开始时间, endsAt/结束时间
运营数据看板，展示日活、新增用户、留存率 | dashboard | date/日期, activeUsers/日活, newUsers/新增用户, retention/留存率
给孩子做一个积分奖励表，完成家务得积分 | tracker/todo/records | name/家务/任务, points/积分
二手书交易平台，书名、原价、售价、成色、卖家微信 | records/shop | title/书名, originalPrice/原价, price/售价, condition/成色, wechat/卖家微信
个人简历网站 | landing |
帮我搭一个技术博客，支持标签和分类，markdown | blog | title/标题, content/正文, tags/标签, category/分类
合同管理，合同编号、甲方、乙方、金额、签订日期、到期日期，快到期的要排前面 | records | number/code/合同编号, partyA/甲方, partyB/乙方, amount/金额, signedOn/签订日期, dueDate/expiryDate/到期日期
学校社团活动报名系统，活动名称、时间、地点、名额 | survey/booking/records | name/活动名称, time/时间, location/地点, capacity/名额
仓库进销存系统，登录后才能用，可以导出excel | inventory | name/名称, quantity/数量, price/单价
做一个喝水打卡提醒 | tracker | amount/waterAmount/饮水量, date/日期
员工花名册：工号、姓名、部门、岗位、入职日期、手机号 | records/contacts | employeeNumber/工号, name/姓名, department/部门, position/岗位, hireDate/入职日期, phone/手机号
帮我做个情侣纪念日网站 | records/landing/tracker | name/title/名称, date/birthday/日期
单位换算器，厘米转英寸 | calculator | centimeters/厘米/meters/米
读书会签到和书评分享 | records/blog/tracker | name/title/姓名/书名, date/日期, content/review/书评
做个投票小程序，选今年团建去哪 | survey | option/选项
花店官网，粉色调，展示花束和价格 | landing/shop |
帮我做个客户跟进表，客户名称、联系人、电话、意向程度、下次跟进时间 | contacts | name/客户名称, contactPerson/联系人, phone/电话, intention/意向程度, nextFollowUp/下次跟进时间
医院科室排班表 | booking/records | name/staff/医生/姓名/值班人, date/日期, time/shift/时段/班次
做一个日记本，深色模式，每篇有日期、天气、心情和正文 | notes/tracker | date/日期, weather/天气, mood/心情, content/正文
做一个美食探店记录，店名、人均、地址、评分、推荐菜 | records/tracker | name/店名, perPerson/price/人均, address/地址, rating/评分, dishes/推荐菜
我开了一家洗车店，想让客户在线预约，选择车型和服务项目 | booking | carModel/model/车型, service/服务项目, time/startsAt/时间
蔬菜水果批发的进货记录，品名、产地、进价、斤数、供货商 | inventory/records/tracker | name/品名, origin/产地, cost/purchasePrice/进价, weight/quantity/斤数, supplier/供货商
弄一个匿名树洞，大家可以发心事 | chat | content/内容
做一个满意度问卷，包含服务态度、环境卫生、菜品口味三个评分项和建议 | survey | service/服务态度, environment/环境卫生, taste/菜品口味, comment/suggestion/建议
做个番茄钟加任务列表 | todo | title/任务/标题, done/status/状态
家庭药箱管理，药名、用途、数量、有效期 | inventory/records | name/medication/药名, purpose/用途/reason, quantity/数量, expiryDate/有效期
驾校学员约车系统 | booking | student/customer/学员/姓名, time/startsAt/时间, coach/teacher/教练
bug 管理平台，按严重程度看板展示，指派给开发人员 | todo/tracker | title/标题, severity/严重程度, assignee/负责人/开发人员, status/状态
做一个旅游攻略博客 | blog | title/标题, content/内容
工资计算器，输入时薪和工时 | calculator | rate/时薪, hours/工时
租车公司后台，车辆有车牌、品牌、日租金、是否可租 | records/inventory/booking | plate/licensePlate/车牌, brand/品牌, dailyRent/rent/日租金, available/是否可租
做个专辑收藏夹，乐队、专辑名、年份、喜爱程度 | records | artist/乐队, album/专辑名/title, year/年份, rating/喜爱程度
健康监测：血压、血糖、心率，每天记一次 | tracker | bloodPressure/血压, bloodSugar/血糖, heartRate/心率, date/日期
帮我做一个培训机构的排课系统，课程、老师、教室、上课时间 | booking/records | course/课程, teacher/老师, room/教室, time/上课时间/startsAt
项目进度管理，项目下有多个任务，任务有负责人、开始结束时间、完成百分比 | todo | assignee/负责人, project/项目, progress/完成百分比
做一个给客户看的报价单系统 | records/expenses | customer/客户, total/amount/总价/合计, date/日期
AA制聚餐算账工具 | calculator/expenses | total/总金额/amount, people/人数
做个社区图书漂流网站，谁借走了哪本书要看得到 | records/inventory | title/书名/book/图书, borrower/借阅人/借书人, date/borrowDate/借出日期
给奶奶做一个吃药提醒，要写药名、每次几片、什么时间吃 | tracker | name/药名, dose/每次几片, time/时间/什么时间吃
做一套商品和分类的增删改查api，需要登录 | api | name/名称, price/价格, category/分类
做一个小组作业分工表，谁负责什么、什么时候交 | todo | title/任务/作业, assignee/负责人, dueDate/截止日期
钓鱼记录，地点、天气、鱼种、重量、日期、照片 | tracker/records | location/地点, weather/天气, fish/species/鱼种, weight/重量, date/日期, photo/照片/image
年会抽奖报名和节目投票 | survey | name/姓名, option/program/节目
做一个招聘网站，企业发布职位，包含职位名称、薪资范围、工作地点、要求 | records | position/title/职位名称, salary/薪资范围, location/工作地点, requirements/要求
月嫂服务公司落地页，要有客户评价和联系电话 | landing |
个人理财，记录银行卡、余额、投资收益 | expenses/records | bank/card/银行卡, balance/余额, income/投资收益
设备巡检系统，每台设备有编号、位置、负责人，巡检记录属于设备 | records/inventory | code/编号, location/位置, owner/负责人, equipment/device/asset/设备
狗狗疫苗提醒，狗名、疫苗名称、接种日期、下次接种日期 | records/tracker | name/狗名, vaccine/疫苗名称, date/接种日期, nextDate/下次接种日期
做一个能聊天的网页，简单点就行 | chat | content/message/内容
我要管理我的手办收藏，名称、系列、入手价格、入手日期、图片 | records/inventory | name/名称, series/系列, price/purchasePrice/入手价格, date/purchaseDate/入手日期, image/图片
做一个奶茶店点单页面 | shop | name/品名/商品名称, price/价格, size/quantity/杯型
马拉松训练计划，每周跑量、配速、完成情况 | tracker/todo | distance/每周跑量/距离, pace/配速, done/完成情况
会员积分商城 | shop | name/商品名称, points/price/积分/价格
学生宿舍卫生检查评分表，宿舍号、检查日期、分数、扣分原因 | records/tracker | room/dormitory/宿舍号, date/检查日期, score/分数, reason/扣分原因
为我的乐队做一个宣传网站 | landing |
做一个简单的erp，管理采购、销售、库存 | inventory/records | quantity/数量, price/amount/金额/单价
记录孩子身高体重变化 | tracker | height/身高, weight/体重, date/日期
公司电脑资产登记表，使用人、型号、序列号、领用日期、状态 | inventory/records | user/owner/使用人, model/型号, serialNumber/序列号, date/领用日期/borrowDate, status/状态
做一个计算BMI的网页，界面绿色 | calculator | height/身高, weight/体重
律师事务所案件管理：案号、案由、当事人、承办律师、开庭日期、案件状态 | records | caseNumber/案号, cause/案由, party/当事人, lawyer/承办律师, hearingDate/开庭日期, status/案件状态
做一个知识库，员工可以按分类搜索文档 | notes/records/blog | title/标题, content/内容, category/分类
酒店客房预订管理，入住日期、退房日期、房型、客人姓名 | booking | checkIn/入住日期, checkOut/退房日期, roomType/房型, name/客人姓名
志愿者活动时长登记，志愿者、活动、时长、日期 | tracker/records/contacts | volunteer/志愿者, event/activity/活动, duration/hours/时长, date/日期
做个心愿清单，想买的东西、价格、链接、买了没 | todo/records | name/title/想买的东西, price/价格, link/链接, bought/done/买了没/已购买
销售业绩排行榜看板，销售员、成交金额、签单数 | dashboard | salesperson/name/销售员, amount/成交金额, orders/count/签单数
记录做过的梦 | notes/records/tracker | title/标题, content/内容/描述, date/日期
做一个家教平台，老师列表有科目、时薪、评价 | records | subject/course/科目, hourlyRate/rate/时薪, review/rating/评价
宝宝喂奶记录 | tracker | time/startsAt/时间, amount/奶量
做个单页，倒计时，新品即将上线，留邮箱通知 | landing |
会议纪要管理，可以搜索，主题、参会人、决议、待办 | notes/records | title/subject/主题, attendees/people/参会人, decisions/决议, todo/actions/待办
健身教练的学员管理，学员每节课后记录训练内容和体重 | contacts/records/tracker | name/姓名, content/训练内容/training, weight/体重
古诗词收藏本，标题、作者、朝代、正文、赏析 | records/notes | title/标题, author/作者, dynasty/朝代, content/正文, appreciation/赏析
做一个快递代收点登记系统，单号、手机尾号、货架号、是否取走 | records/inventory | number/trackingNumber/单号, phone/手机尾号, shelf/货架号, picked/是否取走
搭一个 FAQ 管理后台，问题和答案，按分类筛选 | records/notes/survey | question/问题, answer/答案, category/分类
折扣计算 | calculator | price/原价, discount/percent/折扣
植物图鉴，名称、学名、科属、花期、养护要点 | records/tracker | name/名称, scientificName/学名, family/科属, bloom/花期, care/养护要点
我需要一个团队日报系统，每人每天填今日工作、明日计划、遇到的问题 | records/tracker/notes/survey | work/今日工作, plan/明日计划, problems/遇到的问题, date/日期
做一个简单的数据接口，返回城市天气：城市、温度、湿度、更新时间 | api | city/城市, temperature/温度, humidity/湿度, updatedAt/更新时间
`;

export const heldEnglish = `
hey can you make me a simple todo app where I can check things off | todo | title/task/name, done/completed/status
I want an app to keep track of what I spend each month | expenses | amount, date, category
Build a website for my plumbing business | landing |
Create a blog where I can post travel stories with photos | blog | title, content/body/story, image/photo/photos
i need a booking system for my dog grooming salon. clients choose a service, pick a date and leave their phone number | booking | service, date/startsAt, phone, name/customer/client
make an inventory app for a small coffee shop that warns when stock is low | inventory | name/item, quantity/stock, minimumStock/threshold/reorderLevel
A CRM for real estate agents with leads, status, budget and preferred area | contacts | name, status/stage, budget, area/preferredArea
Habit tracker, dark theme pls | tracker | name/habit, date, done/completed
build me a site where people can vote on the next team outing | survey | option/choice/vote
recipe organizer: name, cuisine, servings, ingredients, instructions, photo | records/notes/blog | name, cuisine, servings, ingredients, instructions/steps, photo/image
Mortage calculator | calculator | amount/principal/loanAmount, rate/interestRate, years/term
a place to store my book reviews. each review has a book title, author, my rating out of 5 and thoughts | records/blog/notes/tracker | title/bookTitle, author, rating, thoughts/review
online shop for plants with categories, search and shopping cart | shop | name, price, category
Rest api for a music library with artists, albums and songs | api | title/name, artist, album
I run a small gym and need to manage members, their membership type, join date and payments | contacts/records | name, membershipType/plan, joinDate/startDate, amount/payment
event RSVP form: name, email, attending yes/no, dietary restrictions | survey | name, email, attending, dietaryRestrictions/allergies
chat room for my study group | chat | author/sender/name, message/content
Sales dashboard that shows orders per region with a bar chart | dashboard | region, amount/revenue/orders/total
personal portfolio with projects, about me and contact section | landing |
workout tracker where I log exercise, sets, reps, weight and how I felt | tracker | exercise, sets, reps, weight, feeling/mood/howIFelt
job board with title, company, location, salary range, remote or not | records | title, company, location, salary/salaryRange, remote
we need a tool for our HR team to track vacation requests with employee name, start date, end date, reason and approval status | records/todo/tracker | employee/employeeName/name, startDate, endDate, reason, status/approvalStatus
Bug tracker like jira but simpler | todo/tracker | title, status, priority/severity, assignee
app for splitting bills with friends | calculator/expenses | total/amount/bill, people/friends
plant watering log - plant name, last watered, how often, location | tracker | name/plantName, lastWatered, frequency/howOften, location
Build a note app with folders and pinned notes | notes | title, content/body, folder/category, pinned
A tutoring marketplace listing tutors with subject, hourly rate, bio and rating | records/shop | name, subject, hourlyRate/rate/price, bio/description, rating
can u build a movie list app? movies should have title, year, genre, watched checkbox | records/tracker/todo | title, year, genre, watched
school library system: students borrow books, track due date and return status | records | title/book, student/borrower, dueDate/returnDate, status/returned
Make a BMI calculator with metric units | calculator | height, weight
contact form page for a law firm | survey/landing | name, email, message
Simple invoicing app. Invoices have a number, client, amount, due date and paid status | expenses/records | number/invoiceNumber, client/customer, amount, dueDate, paid/status
I'd like a mood diary where every day I choose a mood and write a few lines | tracker/notes | mood, date, notes/content/text
food delivery website with restaurants, menu items and orders | shop | name, price, total/status
Volunteer sign up sheet for our food bank: name, shift, phone, experience | survey/contacts/booking | name, shift, phone, experience
guitar practice journal w/ song, minutes practiced, tempo, notes | tracker/notes | song, minutes/minutesPracticed/duration, tempo, notes
car maintenance log for my 2 cars: date, mileage, service type, cost | tracker/records | date, mileage, service/serviceType/type, cost
Landing page for a meditation app with testimonials and a waitlist | landing |
Build a help desk where customers submit tickets with subject, description, category and agents can change the status | todo/records | subject/title, description, category, status
crypto portfolio tracker with coin, amount, buy price and buy date | tracker/expenses/records | coin, amount, buyPrice/price, buyDate/date
app to catalog my vinyl collection: artist, album, year, condition, price paid | records/inventory | artist, album/title, year, condition, price/pricePaid
birthday reminder app | records/tracker/todo | name, birthday/date
An appointment scheduler for a physical therapy clinic with patients, therapists and time slots | booking | patient/name, therapist, time/timeSlot/startsAt
baby feeding tracker | tracker | time/startsAt/date, amount
Create a quiz app with questions and multiple choice answers | survey | question, answer/answers/options
community forum with topics and replies | chat/blog | title/topic, content/reply/message
conference schedule app: talks with speaker, room, start time and track | booking/records | speaker, room, startTime/startsAt, track
Build an API that stores temperature sensor readings (sensor id, value, unit, timestamp) | api | sensorId/sensor, value/temperature, unit, timestamp/createdAt
a grocery list shared with my wife | todo | name/item/title, quantity, bought/done/checked
tool rental business app. tools have name, daily price, availability | booking/inventory/records/shop | name, dailyPrice/price, availability/available
meal planner for the week: day, meal, recipe, calories | tracker/todo/records/booking | day/date, meal, recipe, calories
I want to sell digital art prints online | shop | name/title, price, image/description
customer feedback collector with star rating and comment box | survey | rating, comment
Fitness class booking with max participants per class | booking | name/class/title, capacity/maxParticipants, time/startsAt
KPI dashboard for a SaaS: MRR, churn, new signups by month | dashboard | mrr, churn, signups/newSignups, month/date
wedding planner with budget, vendors, guest list and tasks | todo/records/expenses/booking | name/title, budget/amount, vendor/phone/contactPerson
dog walking service homepage in teal | landing |
temperature converter celsius to fahrenheit | calculator | celsius/temperature
Track my job hunt: company, role, date applied, stage, link to posting | tracker/records/todo | company, role/position, dateApplied/appliedOn/date, stage/status, link
language learning vocab list. word, translation, example sentence, learned? | notes/records/tracker | word, translation/meaning, example/exampleSentence, learned/mastered
farm management: fields, crops, planting date, harvest date, yield | records/tracker/inventory | crop/name, plantingDate/startDate, harvestDate, yield
Create a parking lot management system with plate number, entry time, exit time and fee | records/booking | plate/plateNumber/licensePlate, entryTime, exitTime, fee/cost
Build an internal wiki for our engineering team | notes/blog/records | title, content/body
kids chore chart with points | todo/tracker | chore/title/name, points, done
a museum's collection database — object name, artist, period, material, acquisition date | records/inventory | name/objectName, artist, period, material, acquisitionDate
Donations tracker for our charity: donor, amount, date, campaign | expenses/tracker/records/contacts | donor, amount, date, campaign
time tracking app for freelancers with client, project, hours and hourly rate | tracker/expenses/records | client, project, hours, hourlyRate/rate
Help me build a small app to manage tenants and rent payments for my apartments | records/contacts/expenses | name/tenant, rent/amount, date/dueDate, paid/status
A microblog like twitter where people post short messages | blog/chat | content/message, author/user
pet clinic records: pet name, species, owner, vaccination date, weight | records | name/petName, species/type, owner, vaccinationDate, weight
water intake tracker | tracker | amount/water/waterAmount, date
I need an employee onboarding checklist with task, owner, due date, done | todo | task/title, owner/assignee, dueDate, done
Reading challenge tracker, books per year with pages and finish date | tracker/records | title/book, pages, finishDate/endDate
Make a restaurant menu website, elegant, dark red | landing/records/shop |
loan payoff calculator that takes balance, interest rate and monthly payment | calculator | balance/principal/amount, rate/interestRate, payment/monthlyPayment/months
support for a sports league: teams have many players, each player has a name, number and position | records | name, number, position, team
A diary for my garden with what I planted, where, and when to harvest | records/tracker/notes | name/plant/planted/whatIPlanted, location/where, harvestDate/whenToHarvest
Product feedback board where users submit feature requests and upvote | survey/todo/chat/records | title, description/content, votes/upvotes
lost pets website for my town with photo, last seen location, contact phone | records | photo, lastSeenLocation/location, phone/contactPhone
cleaning service booking page with address, number of rooms, date and notes | booking | address, rooms/numberOfRooms, date/startsAt, notes
camping gear checklist | todo/inventory | name/item/title, done/packed
Build me an ecommerce backend in node, products with name price stock and categories | api/shop | name, price, stock, category
simple page counting days until an event | calculator/landing/booking/records/tracker | date, title/name
Student grade book: student, subject, score, exam date. Sort by score descending | records | student/name, subject/course, score, examDate/date
blood pressure log with systolic, diastolic, pulse and date | tracker | systolic, diastolic, pulse/heartRate, date
asset tracking for IT: laptop model, serial number, assigned to, purchase date, warranty until | inventory/records/tracker | model/laptopModel, serialNumber, assignedTo/owner/assignee, purchaseDate, warrantyUntil/warranty
an app for my book club with members, meetings and the books we read | records/booking/contacts | title, name/member, date/startsAt
Subscription tracker that shows how much I pay each month: service name, price, billing cycle, next payment | expenses/tracker | name/serviceName, price, billingCycle/frequency/cycle, nextPayment
beekeeping log: hive, inspection date, queen seen, honey frames, notes | tracker/records | hive, date/inspectionDate, queenSeen, honeyFrames, notes
gift ideas list for friends and family with price and link | records/todo | name/gift/title, price, link
Tax calculator for freelancers | calculator | income/salary/amount
photo gallery for our hiking club where each photo has a title, location and date taken | records/landing/blog | title, location, date/dateTaken
Build a hotel room reservation system, with guest name, check-in, check-out, room type and number of guests | booking | name/guestName/customer, checkIn, checkOut, roomType, guests/numberOfGuests
course catalog: courses have a code, title, credits, instructor; each course belongs to a department | records | code, title, credits, instructor/teacher, department
Create a meeting notes app with agenda, attendees, decisions and action items | notes/records | agenda, attendees, decisions, actionItems
podcast episode planner | records/todo/blog/booking | title, date/publishedAt, status/guest/description
D&D character manager: name, class, level, hit points, inventory | records/inventory | name, class, level, hitPoints, inventory
secret santa sign-up | survey | name, email/wish
a web app that shows my team's OKRs with progress and owner | todo/dashboard/tracker/records | title/objective, progress, owner
travel expense reports with receipt amount, currency, category and trip | expenses | amount/receiptAmount, currency, category, trip
neighborhood tool sharing site | records/inventory/booking/shop | name/tool/title, owner/available/status, description
`;
