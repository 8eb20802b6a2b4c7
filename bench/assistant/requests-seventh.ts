/**
 * Requests of ordinary people with the slips they make, in two halves: the first to learn from, the other only looked at. What is
 * expected of each was written before any of them was read by the engine. Lines as in requests-fresh.ts.
 */
export const seventhRequests = `
帮奶奶记一下量血压的情况 高压 低压 心率 什么时候量的 | tracker/records | 高压/systolic, 低压/diastolic, 心率/heartRate, 什么时候量的/time/date
物业报修登记，业主、房号、报修内容、照片、处理人、处理状态，每户每天最多报两次 | records/todo/booking | 业主/owner, 房号/roomNumber, 报修内容/content, 照片/photo/image, 处理人/handler/assignee, 处理状态/status | | atmost 2 day
请假申请 谁请假 从哪天 到哪天 原因 批没批 | records/booking | 谁请假/person/applicant, 从哪天/startDate/startsAt, 到哪天/endDate/endsAt, 原因/reason, 批没批/approved/status
社区图书角借书，每人最多借3本，书名、借书人、借出日期、归还日期 | records/inventory/booking | 书名/title/book, 借书人/borrower, 借出日期/borrowDate, 归还日期/returnDate | | atmost 3
篮球场预定，每人每天最多订1次，姓名、手机、场地、开始时间、结束时间 | booking | 姓名/name/customer, 手机/phone, 场地/court/location, 开始时间/startsAt, 结束时间/endsAt | | atmost 1 day
我想把看过的电影都记下来，片名、评份、短评、那天看的 | records/tracker/notes | 片名/title/name, 评份/评分/rating, 短评/comment, 那天看的/date
给面包店做个订单表，客户、电话、蛋糕尺寸、取货时间、定金、取走没 | records/booking/shop | 客户/customer, 电话/phone, 蛋糕尺寸/size, 取货时间/time/date, 定金/deposit, 取走没/done/pickedUp | 订单/order
班费记帐，项目、金额、经手人、日期、小票图 | expenses | 项目/item/title/name, 金额/amount, 经手人/person/handler, 日期/date, 小票图/receipt/image
二手书交换群 书名 作者 几成新 想换什么 联系方式 | records/shop/inventory | 书名/title/name, 作者/author, 几成新/condition, 想换什么/wants/exchange, 联系方式/contact
算一下请客吃饭每个人该出多少钱 | calculator |
track of hospital vists for my dad: doctor, date, what they said, next apointment | tracker/records/notes/booking | doctor, date, whatTheySaid/notes, nextAppointment/nextApointment/nextDate
library for our school, students can borrow at most 2 books, title, author, borrower, borrowed on, returned | records/inventory/booking | title, author, borrower/student, borrowedOn/borrowDate, returned/returnDate | | atmost 2
ride sharing board - driver, from, to, date, seats, price per seat | records/booking | driver, from, to, date, seats, pricePerSeat/price
vacation requests for a small team, who, from, to, reason, aproved or not | records/booking | who/person/name, from, to, reason, aprovedOrNot/approved/approvedOrNot/status
kennel bookings: dog name, owner, phone, arives, leaves, vaccinated; no more than 2 bookings per owner per day | booking/records | dogName/dog, owner, phone, arives/arrives/startsAt, leaves/endsAt, vaccinated | | atmost 2 day
where do i put my seeds? plant, variety, sown on, germinated, picture | records/tracker/inventory | plant/name, variety, sownOn, germinated, picture/image
a wish list of places i want to go with country, best season, budget | records/todo/notes/tracker | country, bestSeason, budget
split rent calculator: total rent, roommates | calculator | totalRent/total/rent, roommates/people
clinic que: patient name, arrival time, symptom, doctor, seen or not | records/booking/todo/tracker | patientName/patient/name, arrivalTime/time, symptom, doctor, seenOrNot/seen
poll for team lunch - place, name, coment | survey | place, name, comment/coment
`;

export const seventhHeldRequests = `
给爸爸做个打针提醒的小本本，日期、打了多少单位、部位、空腹血糖 | tracker/records/notes | 日期/date, 打了多少单位/units/dose, 部位/site, 空腹血糖/bloodSugar
健身房私教课预约，会员、教练、时间，每个会员每天最多约一节 | booking | 会员/member/customer, 教练/coach, 时间/time/startsAt | | atmost 1 day
工具间借工具 工具 谁借的 借走时间 还没还 一人最多借两件 | records/inventory/booking | 工具/tool/name, 谁借的/borrower/person, 借走时间/time/borrowDate, 还没还/returned | | atmost 2
采购申请，物品、数量、预计金额、申请人、审批人、审批结果 | records/inventory/todo/expenses | 物品/item/name, 数量/quantity, 预计金额/amount, 申请人/applicant, 审批人/approver, 审批结果/status/result | 采购申请/申请/request
老师改作文的记录 学生 题目 分数 评语 改完没 | records/tracker | 学生/student, 题目/title/topic, 分数/score, 评语/comment, 改完没/done
想吃的餐馆都记下来，店名、地址、人均、推茬菜 | records/notes/todo/tracker | 店名/name, 地址/address, 人均/price, 推茬菜/推荐菜/dish
停车位出租 车位号 租客 车牌 月租 到期日 类型 甲 乙 丙 三种 | records/booking | 车位号/number, 租客/tenant, 车牌/licensePlate, 月租/rent, 到期日/endDate/dueDate, 类型/type | | choices 甲,丙
公众号文章排期，标题、作者、发布日期、封面图、状态 | blog/records/todo | 标题/title, 作者/author, 发布日期/date/publishedAt, 封面图/cover/image, 状态/status
仓库出库单，单号、品名、数量、领用人、出库日期 | records/inventory | 单号/code/orderNumber, 品名/name/product, 数量/quantity, 领用人/recipient/person, 出库日期/date
学校运动会报名 姓名 班级 项目 每人最多报三项 | survey/records/booking | 姓名/name/student, 班级/class, 项目/event/item | | atmost 3
insulin log: date, units, where on the body, sugar before, sugar after | tracker/records | date, units, whereOnTheBody, sugarBefore, sugarAfter
tool libary, a member can borrow up to 4 tools, tool, member, taken, returned yes or no | records/inventory/booking | tool, member, taken, returned/returnedYesOrNo | | atmost 4
bus tickets: passenger, from, to, departs, price, seat number | booking/records | passenger/name, from, to, departs/startsAt, price, seatNumber/seat
expense claims, employee, amount, reason, recipt photo, aproved by, status | expenses/records | employee, amount, reason, reciptPhoto/receiptPhoto/receipt, aprovedBy/approvedBy/approver, status
piano lessons, student, teacher, start, end, max one lesson per student per day | booking/records | student, teacher, start/startsAt, end/endsAt | | atmost 1 day
case files for a law office with case number, client, lawyer, hearing date, outcome | records/contacts | caseNumber, client/customer, lawyer, hearingDate/date, outcome
things to pack for the trip: item, how many, packed? who carries it | todo/records/inventory | item/title/name, howMany/quantity, packed/done, whoCarriesIt/person
gym log with exercize, sets, reps, wieght, date | tracker | exercise/exercize, sets, reps, weight/wieght, date
paint calculator: wall width, wall height, coats | calculator | wallWidth/width, wallHeight/height, coats
a page for my bakery with opening hours and menu | landing |
`;
