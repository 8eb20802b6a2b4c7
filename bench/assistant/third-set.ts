/**
 * Requests and changes that were written before the third round of work on the engine, without a look at its tables: two to
 * five of every family, in the words of people who have never seen a requirement. The first run over them is in
 * docs/decisions/0013-blueprints-from-words.md. Lines as in requests-fresh.ts and changes-fresh.ts.
 */
export const thirdRequests = `
想要个能勾选的购物清单，写上买什么、买几个，买完了打勾 | todo/records | name/title/item/买什么/名称, quantity/买几个/数量, done/isDone/bought/买完了/是否已买/已买 |
装修进度表，每一项写清楚谁负责、哪天开始、哪天完工、花了多少预算 | todo/records/tracker | assignee/负责人/谁负责, startDate/开始日期, endDate/完工日期/结束日期, budget/预算 |
我女儿要一个背单词的本子，单词、音标、中文意思、例句，还要能标记背会了没有 | notes/records/tracker | word/单词, phonetic/音标, meaning/中文意思/意思, example/例句, learned/mastered/背会了没有/是否背会/背会了 |
读书摘抄，抄一句话，写上是哪本书第几页，以后能按书名搜 | notes/records | content/quote/内容/句子/摘抄/正文, book/bookTitle/书名, page/pageNumber/第几页/页码 |
做一个我自己的技术博客，文章分前端和后端，能打标签，能评论 | blog | title/标题, category/分类, tags/标签 | 文章/post, 评论/comment
摄影游记网站，每篇游记有地点、出行日期和封面图 | blog | title/标题, location/place/地点, date/travelDate/出行日期, cover/coverImage/封面图/封面 |
开了家花店，想在网上卖花，花名、花语、价格、库存、图片都要有，顾客能下单选送货日期 | shop | name/花名, 花语/meaning/flowerLanguage, price/价格, stock/库存, image/图片, deliveryDate/送货日期 | 订单/order
二手教材小店，书名、几成新、原价、现价，同学直接下单 | shop/records | title/name/书名, condition/几成新, originalPrice/原价, price/currentPrice/现价 | 订单/order
小区羽毛球场约场地，选场地、日期、开始和结束时间，留个名字电话 | booking | court/venue/场地, date/日期/startsAt, startTime/startsAt/开始时间/开始, endTime/endsAt/结束时间/结束, name/名字/姓名, phone/电话 |
宠物医院预约挂号，宠物名、什么品种、主人电话、想约的医生和时间 | booking | petName/pet/宠物名/name, breed/品种/什么品种, phone/主人电话, doctor/医生, time/startsAt/时间/预约时间 |
给销售用的客户本，公司、联系人、职务、手机、上次联系日期、意向程度（高、中、低） | contacts/records | company/公司, name/contactPerson/联系人, position/jobTitle/职务, phone/手机, lastContact/上次联系日期, intention/意向程度 |
同学通讯录，毕业二十年聚会要用，姓名、现在城市、单位、微信、会不会来 | contacts/records/survey | name/姓名, city/现在城市/城市, company/单位, wechat/微信, attending/会不会来/是否参加 |
五金店进销存，货品、型号、进价、售价、还有多少、放在哪个货架 | inventory/records/shop | name/product/货品, model/型号, cost/purchasePrice/进价, price/sellingPrice/售价, quantity/stock/库存/数量/还有多少, shelf/location/货架/放在哪个货架 |
实验室试剂登记，名称、CAS号、规格、剩余量、开封日期、过期日期、存放柜子 | inventory/records | name/名称, casNumber/cas/CAS号, specification/规格, quantity/remaining/剩余量, openedDate/开封日期/openedOn, expiryDate/过期日期, cabinet/location/存放柜子/柜子 |
两口子记账，谁花的、花在哪、多少钱，月底能看每类花了多少 | expenses | payer/spender/person/谁花的, category/花在哪/分类/类别/用途, amount/金额/多少钱, date/日期 |
差旅报销单，出差人、目的地、交通费、住宿费、餐费、出发和返回日期、有没有发票 | expenses/records | traveler/employee/出差人/name, destination/目的地, transportFee/交通费, accommodationFee/lodging/住宿费, mealFee/餐费, departureDate/startDate/出发日期/出发, returnDate/endDate/返回日期/返回, invoice/hasInvoice/有没有发票/是否有发票 |
血压血糖每天记，高压低压心率血糖，饭前还是饭后 | tracker/records | systolic/高压, diastolic/低压, heartRate/心率, bloodSugar/血糖, date/日期, 饭前还是饭后/mealTime/timing |
戒烟打卡，今天抽了几根、想抽的程度、心情 | tracker | count/cigarettes/抽了几根/几根/今天抽了几根, craving/想抽的程度/程度, mood/心情, date/日期 |
新员工入职信息收集，姓名、身份证号、紧急联系人、银行卡号、学历（大专、本科、硕士） | survey/records | name/姓名, idNumber/身份证号, emergencyContact/紧急联系人, bankCard/bankAccount/银行卡号, education/学历 |
家长会后调查一下，老师讲得清楚吗，时间合适吗，还有什么想说的 | survey | clarity/讲得清楚/老师讲得清楚吗/老师讲得清楚, time/suitable/时间合适/时间合适吗, comment/suggestion/还有什么想说的/想说的/建议/意见 |
奶茶店老板看数据，每天卖了多少杯、营业额、哪个口味卖得最好 | dashboard/tracker/records | cups/quantity/sales/多少杯/杯数/卖了多少杯, revenue/营业额, flavor/口味, date/日期 |
生产线数据看板，产线、班次、产量、不良品数、良率 | dashboard/records | line/productionLine/产线, shift/班次, output/产量, defects/不良品数, yield/良率 |
个税计算器，月薪、五险一金、专项扣除填进去出税额 | calculator | salary/monthlySalary/月薪, insurance/五险一金, deduction/专项扣除 |
油费计算，开多少公里，百公里油耗，油价 | calculator | distance/公里/多少公里/kilometers/里程, consumption/fuelConsumption/百公里油耗/油耗, fuelPrice/price/油价 |
咱们瑜伽馆的官网，介绍课程、老师和地址，放个电话 | landing | |
新出的App要个宣传页，讲讲功能、价格、常见问题，下面有下载按钮 | landing | |
班级群聊，学生和老师都能发言，显示名字 | chat | name/author/sender/名字/昵称/发送者, content/message/内容/消息 |
给前端同学一个接口，管理门店，门店有名称、城市、地址、营业时间、是否营业 | api | name/名称, city/城市, address/地址, openingHours/hours/营业时间, open/isOpen/是否营业 | 门店/store/shop
村里的老房子登记，户主、门牌号、建成年份、几间房、有没有人住、照片 | records/inventory | owner/户主, houseNumber/门牌号, builtYear/yearBuilt/建成年份, rooms/几间房/房间数, occupied/有没有人住/是否有人住, photo/照片 |
剧组通告单，场次、场景、演员、到场时间、服装备注，一天一天排 | records/booking/todo | scene/场次, setting/location/场景, actor/actors/演员, callTime/到场时间, costume/costumeNotes/服装备注 |
packing list for our camping trip - what, how many, who brings it, packed or not | todo/records/inventory | item/what/name/title, quantity/howMany/count, who/assignee/broughtBy/whoBringsIt/person, packed/done/isPacked |
Need to keep on top of my thesis: chapters, what's left to do, deadline for each, how far along I am in percent | todo/tracker/records | title/chapter/name, deadline/dueDate, progress/percent/percentDone/percentage |
a place to dump ideas for my novel, with characters and which chapter they belong in | notes/records | content/body/idea/title, chapter, character/characters |
Sermon notes: bible passage, speaker, date, main point, my thoughts | notes/records | passage/biblePassage, speaker, date, mainPoint, thoughts/myThoughts |
magazine about local food, writers publish articles, each one has a headline, teaser, cover photo and readers can comment | blog | headline/title, teaser/summary, cover/coverPhoto/photo | article/post, comment
Baby diary we can share with the grandparents, pictures and a short text for each day | blog/notes/tracker/records | photo/image/picture/pictures, text/content/body, date/day |
I sew bags and want to sell them. Fabric, size, colour, price, only one of each | shop | name/title, fabric, size, color/colour, price |
farm box subscription store, customers order a small, medium or large box for a delivery day | shop/booking | size/boxSize/box, deliveryDay/deliveryDate | order
rent out my two kayaks by the hour: who, phone, which kayak, from when till when | booking/records | name/customer/who, phone, kayak, startsAt/from/start/startTime, endsAt/till/end/endTime |
Driving school scheduling - students book a lesson with an instructor and a car, pick-up point included | booking | student/name, instructor, car, pickUpPoint/pickup/pickUp, startsAt/time/date |
Alumni contacts: graduation year, degree, employer, LinkedIn, are they willing to mentor | contacts/records | name, graduationYear, degree, employer/company, linkedIn/linkedin, willingToMentor/mentor/willing |
Track the journalists we pitch to. Name, outlet, beat, e-mail, last contacted, did they reply | contacts/records/tracker | name, outlet, beat, email, lastContacted, replied/didTheyReply/reply |
brewery ingredients on hand: malt/hops/yeast, lot number, kilos left, best before, reorder level | inventory | name/ingredient, type/kind/category, lotNumber/lot, quantity/kilos/kilosLeft, bestBefore/expiryDate, reorderLevel |
IT assets: laptop serial no., assigned to, purchase date, warranty until, condition | inventory/records | serialNumber/serialNo/serial, assignedTo/assignee, purchaseDate, warrantyUntil/warranty, condition |
split costs with my roommates - who paid, how much, for what, settled yet? | expenses/records | who/payer/paidBy/whoPaid, amount/howMuch, description/category/forWhat/title, settled |
church treasurer: offerings and expenses by fund, date, amount, cheque number, memo | expenses/records | fund, date, amount, chequeNumber/checkNumber, memo/notes |
log my migraines: when it began, how bad 1-5, what I ate, pills taken, how many hours it lasted | tracker/records | date/startsAt/began/start/when/startedAt, severity/rating/intensity/howBad/pain, food/ate/whatIAte, pills/pillsTaken/medication, hours/duration/hoursLasted/lasted |
sourdough bake tracker with flour, hydration, proofing hours, oven temperature, crumb rating | tracker/records | flour, hydration, proofingHours/proofing, ovenTemperature/temperature, crumbRating/crumb/rating |
Ask our volunteers when they can help: name, which weekends, heavy lifting ok?, dietary needs | survey/records | name, weekends/availability/whichWeekends, heavyLifting/heavyLiftingOk, dietaryNeeds |
exit interview form: department, reason for leaving, would you recommend us, what could we do better | survey | department, reason/reasonForLeaving, recommend/wouldRecommend/recommendUs/wouldYouRecommendUs, improvement/suggestion/suggestions/comment/better/whatCouldWeDoBetter |
I run a food truck and want charts of sales per location and per weekday | dashboard/tracker | sales/amount/revenue, location, weekday/day/date |
solar panels: show kWh produced, used and sold back by day | dashboard/tracker | produced/kwhProduced/production, used/kwhUsed/consumption, sold/soldBack/kwhSold/soldBackKwh, date/day |
how much paint do I need: wall width, height, number of coats | calculator | width/wallWidth, height/wallHeight, coats/numberOfCoats |
compound interest: starting amount, monthly deposit, rate, years | calculator | amount/principal/startingAmount, monthlyDeposit/deposit, rate/interestRate, years |
one-page site for a plumber, services, area we cover, call now button | landing | |
coming soon page for our board game with an e-mail sign up | landing/survey | email |
team shoutbox where you write your name and a line | chat | name/author/sender, message/content/line |
JSON backend for a weather station, readings have station, temperature, humidity, wind speed and taken at | api | station, temperature, humidity, windSpeed, takenAt/time/date | reading
apartment viewing notes so I can compare: address, rent, size in m2, floor, balcony yes/no, noise 1 to 5 | records/notes/tracker | address, rent, size/area/sizeInM2, floor, balcony, noise/noiseRating |
scout troop badge records; scouts have a name and a patrol, badges are earned by scouts on a date | records/tracker | name, patrol, date/earnedOn/earnedDate/dateEarned | scout, badge
`;

export const thirdChanges = `
任务 | 再补一个“实际完成日期” | has 任务.实际完成日期
任务 | 负责人改叫执行人 | has 任务.执行人; lacks 任务.负责人
任务 | 优先级就留高和低，中不要了 | nochoice 任务.优先级 中
任务 | 整体换成紫色调 | color #7c3aed
任务 | 首页想看到按状态统计的图 | page chart 任务 状态
任务 | 快到期的排前面 | order 任务.截止日期
任务 | 标题不填也行 | optional 任务.标题
任务 | 能不能导出成表格 | on csv
任务 | 做完的任务自动归档到另一个页面 | refused
任务 | 界面换成英文的 | locale en
任务 | 标题和负责人都得填 | required 任务.标题; required 任务.负责人
商店 | 给手工皂加上保质期和净含量 | has 商品/手工皂.保质期; has 商品/手工皂.净含量
商店 | 商品按上架时间从新到旧 | refused
商店 | 每满100减10块 | refused
商店 | 加一个会员表，有昵称、手机号、积分 | entity 会员
客户 | 状态加个“已流失”，顺便把电话设成必填 | choice 客户.状态 已流失; required 客户.电话
客户 | 客户可以属于某个销售，销售有姓名和工号 | entity 销售; points 客户 销售
客户 | 撤销刚才那个 | refused
图书 | 读者那块整个去掉 | noentity 读者
图书 | 给书加评分，一到五星 | type 图书/书.评分 rating
task | also need a checkbox whether it's billable | type task.billable boolean
task | call the assignee "owner" | has task.owner; lacks task.assignee
task | no medium priority please | nochoice task.priority medium
task | switch to a purple theme | color #7c3aed
task | let me see the tasks on a calendar | page calendar task
task | what's due soonest goes first | order task.dueDate
task | the title shouldn't be mandatory | optional task.title
task | archive finished tasks automatically | refused
task | can it be in Chinese | locale zh
task | title and assignee are both mandatory | required task.title; required task.assignee
shop | free shipping above 50 euros | refused
shop | soap needs an ingredients list and a best before date | has product/soap.ingredients/ingredientsList; has product/soap.bestBefore/bestBeforeDate
shop | cheapest first | order product/soap.price
crm | add "lost" as a stage and make phone required | choice customer.stage lost; required customer.phone
crm | each customer belongs to a sales rep who has a name and a region | entity salesRep/sales rep; points customer salesRep/sales rep
crm | I changed my mind, go back to how it was | refused
crm | put people in a table I can filter by stage | refused
books | get rid of everything about readers | noentity reader
books | let people rate the books from one to five | type book.rating rating
books | price should allow cents | type book.price money
`;
