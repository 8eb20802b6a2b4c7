/**
 * Requests of many trades as people type them: blanks instead of marks, chatter, half sentences, two languages in one. All of
 * them were learned from.
 */
export const sixthRequests = `
小区门口的菜鸟驿站想记一下代收的包裹 单号 收件人 货架号 到了几天 取没取 | records/inventory/tracker | 单号/code, 收件人/recipient, 货架号/shelf, 到了几天/days, 取没取/pickedUp
帮我妈弄个简单的 记每天吃的药 药名 剂量 几点吃 吃了没 | tracker/records | 药名/medication, 剂量/dose, 几点吃/time, 吃了没/taken
我们工地要登记工人，姓名、身份证号、工种、进场日期、日工资，工种有木工瓦工电工 | records/contacts | 姓名/name, 身份证号/idNumber, 工种/trade, 进场日期/startDate, 日工资/wage
宠物寄养登记表 主人 电话 宠物名 品种 入住日期 接走日期 有没有打疫苗 | booking/records | 主人/owner, 电话/phone, 宠物名/petName, 品种/breed, 入住日期/checkInDate, 接走日期/checkOutDate, 有没有打疫苗/vaccinated
律所用的案件台账，案号、委托人、承办律师、开庭日期、案由、状态，按开庭日期排序 | records/contacts | 案号/caseNumber, 委托人/customer, 承办律师/lawyer, 开庭日期/date, 案由/reason, 状态/status
幼儿园接送登记，小朋友、班级、接的人、关系、几点接走 | records/tracker | 小朋友/child, 班级/class, 接的人/person, 关系/relation, 几点接走/time
汽修店 车牌 车主 电话 修什么 换了哪些配件 工时费 完工没 | records/inventory/tracker | 车牌/licensePlate, 车主/owner, 电话/phone, 修什么/repair, 换了哪些配件/parts, 工时费/cost, 完工没/done
养了几缸鱼，每次换水记一下，日期、鱼缸、换了多少升、水温、ph值 | tracker/records | 日期/date, 鱼缸/aquarium, 换了多少升/liters, 水温/temperature, ph值/ph
村里老年食堂订餐 老人姓名 楼号 吃几份 忌口 送不送 | records/booking/shop/survey | 老人姓名/name, 楼号/building, 吃几份/quantity, 忌口/allergies, 送不送/delivered
我开琴行的，学生请假补课老乱，学生、老师、请假日期、补课日期、补了没 | records/tracker | 学生/student, 老师/teacher, 请假日期/leaveDate, 补课日期/date, 补了没/done
给羽毛球俱乐部记成绩：选手、对手、比分、日期、场地 | records/tracker | 选手/player/person, 对手/opponent, 比分/score, 日期/date, 场地/location
花店要记供货商来的货，品种、颜色、数量、进价、到货日期，坏了多少 | inventory/records | 品种/breed, 颜色/color, 数量/quantity, 进价/cost, 到货日期/arrivalDate, 坏了多少/broken
办公室零食采购清单，想吃啥、谁要的、多少钱、买了没 | todo/records/expenses | 想吃啥/title/name, 谁要的/person, 多少钱/amount, 买了没/done
二房东 租客管理 房号 租客 电话 租金 押金 租期到什么时候 交租了没 | records/contacts | 房号/roomNumber, 租客/tenant/name, 电话/phone, 租金/rent, 押金/deposit, 租期到什么时候/endDate, 交租了没/paid
社区志愿者活动签到，志愿者、活动、签到时间、服务时长，能导出excel | records/tracker/contacts | 志愿者/volunteer/name, 活动/event, 签到时间/time, 服务时长/duration
摄影工作室的约拍 客户 手机 套系 拍摄日期 定金 选片没 | booking/contacts/records | 客户/customer, 手机/phone, 套系/package, 拍摄日期/date, 定金/deposit, 选片没/chosen
公司用车申请，申请人、部门、用车时间、目的地、司机、审批状态 | records/booking | 申请人/applicant, 部门/department, 用车时间/date, 目的地/destination, 司机/driver, 审批状态/status
做个装修报价 app，项目、单位、单价、数量、小计 | records/calculator | 项目/item/service, 单位/unit, 单价/unitPrice, 数量/quantity, 小计/subtotal
图书馆座位预约 学号 座位号 开始时间 结束时间 | booking | 学号/studentNumber, 座位号/seat, 开始时间/startsAt, 结束时间/endsAt
老师批作业用 小组 作业名 交了没 分数 评语 不要登录 | records/tracker | 小组/group, 作业名/homework, 交了没/done, 分数/score, 评语/comment
for our community garden: plot number, gardener, what's growing, watering day, fee paid? | records/tracker | plotNumber, gardener, whatsGrowing/name, wateringDay, feePaid
need smth to keep track of who has the office keys, key nr, holder, given on, due back | records/inventory/tracker | keyNr, holder, givenOn, dueBack/returnDate
dog walking schedule, dog, owner, walker, time, where to pick up | booking/records | dog, owner, walker, time, whereToPickUp/location
small brewery batches: batch no, style, brew date, og, fg, status | records/tracker/inventory | batchNo/batchNumber, style, brewDate, og, fg, status
a log of my migraine attacks w/ date, how bad 1 to 10, trigger, what i took | tracker/records | date, howBad, trigger, whatITook/name | | most howBad 10
church hall hire - group, contact, phone, date, from, to, paid or not | booking/records | group/category, contact/contactPerson, phone, date, from, to, paid
tenant repair requests: flat number, tenant, what is broken, photo, urgency low medium high, status | records/todo | flatNumber, tenant, whatIsBroken/name, photo/image, urgency/priority, status
we lend costumes at the theater. costume, size, actor, play, lent on, back on | records/inventory/booking | costume, size, actor, play, lentOn, backOn/returnDate
bee hives inspection sheet, hive nr, queen seen y/n, brood frames, honey frames, temper calm nervous aggressive, notes | records/tracker | hiveNr, queenSeen, broodFrames, honeyFrames, temper, notes | | choices calm,nervous
CRM for my wedding photography, couple, venue, wedding date, package, deposit paid, stage | contacts | couple/name, venue/location, weddingDate, package, depositPaid, stage
barcode list for the museum shop: sku, item, supplier, cost price, selling price, qty | inventory/shop/records | sku, item/name, supplier, costPrice/cost, sellingPrice/price, qty/quantity
coach here, want attendance per training: player, date, present, reason if absent | tracker/records | player, date, present, reason
tattoo studio appointments - client, artist, design, size, deposit, date and time | booking | client/customer, artist, design, size, deposit, dateAndTime/startsAt
babysitter hours: kid, sitter, date, start, end, hourly rate, paid | tracker/records | kid, sitter, date, start/startDate/startsAt, end/endDate/endsAt, hourlyRate, paid
IT helpdesk tickets with reporter, department, category hardware software network, priority, status | todo/records | reporter, department, category, priority, status | | choices hardware,network
film club wants to vote for the next movie, title, who suggests it, votes | survey/records | title, whoSuggestsIt/person, votes
做个 simple 的 inventory，品名 SKU 库存 location | inventory | 品名/name, sku, 库存/stock/quantity, location
a 报销 app, employee, 金额, 日期, receipt photo, status | expenses/records | employee, 金额/amount, 日期/date, receiptPhoto, status
student loan payoff calculator: amount, rate, years | calculator | amount/principal, rate, years/months
newsletter landing page for my pottery studio with prices and faq | landing |
`;
