/**
 * Requests that were written before the second round of work on the engine began, without a look at its tables; the first run
 * over them is the figure that counts. `sentence | family/other family | field, field/another name for it | thing/another name`.
 */
export const freshChinese = `
哈喽，能不能帮我搞个记账的小东西，就记一下买了啥、花了多少、哪天买的，谢谢啦 | expenses/tracker | name/title/item/买了啥/名称, amount/金额/花了多少, date/日期
帮我整一个老年大学的报名网页，要填姓名、年龄、想学的课程、联系电话、紧急联系人 | survey | name/姓名, age/年龄, course/想学的课程/课程, phone/联系电话, emergencyContact/紧急联系人 |
博客，文章可以评论 | blog | title/标题, content/正文/内容 | 文章/post, 评论/comment
做一个带评论的博客网站 | blog | title/标题 | 文章/post, 评论/comment
水果店网店，商品有名称、单价、产地、是否有货，客户可以下订单 | shop | name/名称, price/单价, origin/产地, inStock/available/是否有货 | 商品/product, 订单/order
想做个狗狗洗澡的预约，包括主人姓名、手机号、狗的品种、体型（小、中、大）和预约时间 | booking | owner/主人姓名/name, phone/手机号, breed/狗的品种/品种, size/体型, startsAt/time/预约时间 |
我是班主任，想要一个记录学生请假的系统，字段有学号、姓名、请假原因、开始日期、结束日期、是否销假 | records | studentNumber/学号, name/姓名, reason/请假原因, startDate/开始日期, endDate/结束日期, 是否销假/returned |
图书馆借书管理，有图书、读者和借阅记录 | records/inventory | title/书名 | 图书/book, 读者/reader, 借阅/借阅记录/loan
我想做一个跑步打卡，每天记里程、用时、配速和感受 | tracker | distance/里程, duration/用时, pace/配速, feeling/mood/感受/notes |
给我写个bmi计算器 | calculator | height/身高, weight/体重 |
我们公司要做一个设备巡检系统，巡检人每天填设备编号、巡检时间、温度、有没有异常、异常描述、现场照片 | records/survey/tracker/todo | equipmentNumber/deviceNumber/设备编号, time/inspectedAt/巡检时间, temperature/温度, abnormal/有没有异常/是否异常, description/异常描述, photo/image/现场照片 |
课程表管理，课程和学生，一个学生可以选多门课 | records/booking | name/课程名称/名称 | 课程/course, 学生/student
做个简单的待办，能分优先级，到期了标红 | todo | title/标题, priority/优先级, dueDate/截止日期/到期日 |
弄个留言板 | chat | content/内容, author/name/昵称 |
帮我做一个民宿的官网，要有房型介绍、周边景点、交通指南和联系我们 | landing | |
医院挂号系统，病人选科室、医生、就诊时间，留身份证号和手机号 | booking | department/科室, doctor/医生, time/startsAt/就诊时间, idNumber/身份证号, phone/手机号 |
健身教练管理学员用，学员姓名、体重目标、剩余课时、上次上课时间 | contacts/records | name/姓名/学员姓名, 体重目标/targetWeight, remainingLessons/剩余课时, lastLesson/上次上课时间 |
做一个仓库管理，物料编码、物料名称、规格、单位、库存数量、库位 | inventory | code/物料编码, name/物料名称, specification/规格, unit/单位, quantity/stock/库存数量, location/库位 |
一个显示销售数据的大屏，按地区和月份看销售额和订单数 | dashboard | region/地区, month/月份/date, sales/amount/销售额, orders/订单数 |
帮忙做个抽奖报名表单，手机号不能重复，还要填姓名和部门 | survey | phone/手机号, name/姓名, department/部门 |
猫咪疫苗记录：猫名字、疫苗名称、接种日期、下次接种日期、医院 | records/tracker | 猫名字/name/catName, vaccine/疫苗名称, date/接种日期, nextDate/下次接种日期, hospital/医院 |
那个，我想要一个可以写心情日记的网页，能选今天的心情，粉色的，好看一点 | notes/tracker/blog | mood/心情, content/内容/正文, date/日期 |
房租计算器：面积、每平米单价、押几个月 | calculator | area/面积, price/每平米单价/unitPrice, months/押几个月 |
车队管理，车辆（车牌、司机、品牌）、加油记录（日期、升数、金额） | records/inventory/expenses/tracker | plate/licensePlate/车牌, driver/司机, brand/品牌, date/日期, liters/升数, amount/金额 | 车辆/vehicle/car, 加油记录/refuelling
教务系统，班级、老师、学生，每个班级有多个学生 | records | name/姓名/名称 | 班级/class, 老师/teacher, 学生/student
美发店会员系统，会员有姓名手机余额积分 | contacts/records | name/姓名, phone/手机, balance/余额, points/积分 |
我要做一个api，返回电影列表，电影有名字、导演、上映年份、评分 | api | name/title/名字, director/导演, year/上映年份, rating/评分 |
做个会议纪要的工具，会议主题、参会人、时间、结论 | notes/records | title/topic/会议主题, attendees/participants/参会人, time/date/时间, conclusion/结论 |
请你帮我开发一个跳蚤市场，学生可以发布闲置物品，带图片价格新旧程度联系方式 | records/shop | image/photo/图片, price/价格, condition/新旧程度, contact/phone/联系方式 |
咖啡馆点单系统，饮品、杯型（中杯、大杯、超大杯）、甜度、温度、备注 | shop/records/todo | name/drink/饮品, size/杯型, sweetness/甜度, temperature/温度, notes/备注 |
物业收费，业主、房号、应缴金额、已缴金额、缴费日期、是否逾期 | expenses/records | owner/业主, room/房号/roomNumber, 应缴金额/amountDue, 已缴金额/amountPaid/paidAmount, date/缴费日期, overdue/是否逾期 |
做一个植物养护记录，什么植物、浇水日期、施肥日期、长得怎么样，配张照片 | tracker/records | name/plant/植物, 浇水日期/wateredOn, 施肥日期/fertilizedOn, photo/image/照片 |
员工绩效打分表，被评人、工作态度、工作能力、团队协作，每项1到5分，再加评语 | survey/records | name/employee/被评人, attitude/工作态度, ability/工作能力, teamwork/团队协作, comment/评语 |
招聘管理，候选人有姓名、应聘岗位、简历链接、面试状态（待面试、已面试、已录用、淘汰） | contacts/records/todo | name/姓名, position/应聘岗位/岗位, resume/简历链接, status/面试状态 |
记录孩子身高体重的成长曲线 | tracker | height/身高, weight/体重, date/日期 |
我要开网店卖衣服，衣服有尺码颜色价格库存 | shop | size/尺码, color/颜色, price/价格, stock/库存 |
聊天室，可以设置昵称 | chat | author/nickname/昵称, content/内容/消息 |
家庭菜单，每天早中晚吃什么 | records/notes/tracker/booking | date/日期, breakfast/早餐/早, lunch/午餐/中, dinner/晚餐/晚 |
做一个项目管理工具，项目下面有任务，任务分给成员 | todo | title/标题, assignee/负责人/成员 | 项目/project, 任务/task
给摄影师做个作品集网站 | landing/blog/records | |
健身房预约课程，会员、课程、教练、时间，预约了要能取消 | booking | member/会员, course/课程, coach/教练, time/startsAt/时间 |
统计一下部门每个人的加班时长，姓名、日期、加班小时数、加班原因 | records/tracker | name/姓名, date/日期, hours/加班小时数, reason/加班原因 |
问卷调查：对食堂满意吗，有什么建议 | survey | satisfaction/rating/满意度/满意, suggestion/suggestions/建议/comment |
货运跟踪，运单号、发货人、收货人、目的地、当前状态 | records/tracker/inventory | trackingNumber/waybillNumber/运单号, sender/发货人, recipient/receiver/收货人, destination/目的地, status/当前状态 |
我妈开了个小饭馆，想要个能看每天营业额的看板 | dashboard/tracker/expenses | revenue/turnover/sales/amount/营业额, date/日期 |
个人知识库，分文件夹，支持搜索和标签 | notes | title/标题, content/内容, tags/标签, folder/category/文件夹 |
会员卡充值消费记录 | records/expenses/contacts | amount/金额, date/日期, type/类型 |
做一个律所案件管理，案号、当事人、承办律师、开庭日期、案件状态 | records/todo | caseNumber/案号, client/party/当事人, lawyer/承办律师, hearingDate/开庭日期, status/案件状态 |
闲聊一句，今天天气真好。帮我做个天气记录吧，温度、湿度、天气情况 | tracker/records | temperature/温度, humidity/湿度, weather/天气情况/天气 |
学校运动会报名，运动员姓名、班级、项目（100米、跳远、铅球），性别 | survey | name/运动员姓名/姓名, class/班级, event/项目, gender/性别 |
供应商管理：公司名称，联系人，电话，邮箱，供应产品，合作状态 | contacts/records | name/company/公司名称, contactPerson/联系人, phone/电话, email/邮箱, product/供应产品, status/合作状态 |
电影票订座 | booking | seat/座位, movie/film/电影, time/startsAt/时间/场次 |
做一个汇率换算的小页面 | calculator | rate/汇率, amount/金额 |
想把家里的酒都登记一下，名字、年份、产区、多少钱买的、还剩几瓶 | inventory/records | name/名字, year/年份, region/产区, price/多少钱买的/cost, quantity/还剩几瓶 |
售后工单系统，客户报修后派给师傅，师傅处理完客户评分 | todo/records | customer/客户, technician/assignee/师傅, rating/评分, status/状态 |
公众号文章归档，标题 作者 发布日期 链接 | records/blog | title/标题, author/作者, date/publishedAt/发布日期, link/url/链接 |
养老院老人档案，姓名、床位号、过敏史、家属电话、入住日期 | records/contacts | name/姓名, bedNumber/床位号, allergies/过敏史, 家属电话/phone, 入住日期/checkIn/date |
双十一活动落地页，要有倒计时和立即购买按钮 | landing | |
帮我弄个轮值表，谁哪天值日 | records/booking/todo | name/person/姓名/值日人/assignee, date/日期 |
直播带货选品库，品名、供货价、直播价、佣金比例、样品状态 | records/inventory/shop | name/品名, 供货价/supplyPrice, 直播价/livePrice, commission/佣金比例, status/样品状态 |
做个简历投递追踪，公司、职位、投递日期、进展、薪资范围 | tracker/records/todo | company/公司, position/职位, date/投递日期, status/progress/进展, salary/薪资范围 |
社区团长用的接龙，谁要几份、住几栋、付没付钱 | shop/survey/records | name/姓名/谁, quantity/几份/份数, building/几栋/楼栋, paid/付没付钱/是否付款 |
做一个后端服务管理优惠券，优惠码、折扣、有效期、使用次数 | api | code/优惠码, discount/折扣, 有效期/expiryDate, 使用次数/uses/usageCount |
租书店，图书和会员，会员可以借书还书 | records/inventory/shop | title/书名 | 图书/book, 会员/member
`;

export const freshEnglish = `
hi! could you make me a little app where i write what i spent and on what, thx | expenses/tracker | amount/spent, category/item/description/title |
A blog with comments | blog | title, content/body | post/article, comment
I need web site for my bakery with order of cake, please make it pink | shop/landing/booking | name/cake, price | 
online shop with orders, products have name, price, photo and stock | shop | name, price, photo/image, stock | product, order
booking app for a yoga studio with customers and classes | booking | name, time/startsAt | customer/client, class
courses and students, every student can be in many courses | records | name/title | course, student
I am teacher and I want system for note the marks of my pupils: name, subject, mark, date of exam | records/tracker | name, subject/course, mark/grade/score, date/examDate/dateOfExam |
Simple to-do list for my wedding with deadline and who does it | todo | title/name, dueDate/deadline, assignee/owner/who |
Form for signing up volunteers. We need their full name, e-mail, phone number, t-shirt size (S, M, L, XL) and which days they're available. | survey | name/fullName, email, phone/phoneNumber, size/tShirtSize, days/availableDays/available |
keep track of water i drink every day | tracker | amount/water/glasses, date |
Design a landing page for a meditation app with features, pricing and a FAQ | landing | |
I'd like to have a page where guests of my wedding tell me if they come, how many persons and any food allergies | survey | name, guests/persons/people/numberOfGuests, allergies/foodAllergies |
an inventory for my garage: item name, where it is, how many, and a picture | inventory | name/itemName, location/where/place, quantity/count/howMany, picture/photo/image |
Car repair shop app. Customers, their cars (plate, make, model, year) and repairs with date, description and cost. | records/todo/booking | plate/licensePlate, make, model, year, date, description, cost | customer, car/vehicle, repair
tip calculator pls | calculator | bill/amount, tip/tipPercent/percent |
CRM for real estate agents: leads with name, phone, budget, preferred area and status (new, viewing, closed) | contacts | name, phone, budget, preferredArea/area, status |
Please do an application for manage the holidays of employees with start date, end date, kind of holiday and approved by boss | records/booking/todo | startDate, endDate, kind/type/kindOfHoliday, approved/approvedBy | 
workout tracker - exercise, sets, reps, weight, date | tracker | exercise, sets, reps, weight, date |
rest api for a library, books have isbn, title, author and year | api | isbn, title, author, year | book
dashboard that shows monthly revenue, new customers and churn | dashboard | month/date, revenue, newCustomers, churn |
My grandma's recipes: ingredients, steps, cooking time, servings and a photo | records/notes/blog | ingredients, steps, cookingTime, servings, photo/image |
guest book for our holiday house | chat | name/author, message/content |
bug tracker with projects and issues, each issue belongs to a project and has severity, status and assignee | todo/tracker | severity, status, assignee | project, issue/bug
Movie watchlist. Title, genre, where to stream it, did I watch it, my rating from 1 to 5 | records/tracker/todo | title, genre, watched/didIWatchIt, rating/myRating |
I want manage my stock of medicines in pharmacy, with expiry date, batch number, price and supplier | inventory | expiryDate, batchNumber, price, supplier |
make a portfolio site for a tattoo artist | landing/blog | |
Table reservations for a restaurant - name, phone, party size, date and time | booking | name, phone, partySize/guests, date, time |
We are a small NGO and need to register donations: donor, amount, date, payment method, receipt sent yes/no | records/expenses | donor, amount, date, paymentMethod, receiptSent |
mortgage calculator with loan amount, interest rate and years | calculator | loanAmount/amount/principal, interestRate/rate, years |
family chat room | chat | message/content, author/sender |
employee directory, sortable, with department, job title, email, phone, and manager | contacts/records | department, jobTitle/position, email, phone, manager |
app for tracking packages: tracking number, carrier, sender, status, expected delivery date | tracker/records | trackingNumber, carrier, sender, status, expectedDelivery/expectedDeliveryDate/deliveryDate |
i wanna log my moods | tracker/notes | mood, date |
Podcast episode planner: topic, guest, recording date, status (idea, recorded, edited, published) | todo/records/booking | topic/title, guest, recordingDate, status |
A site where students can ask questions and others answer | chat/blog/records | question/title/content, answer | question, answer
An app for landlord to manage the apartments, tenants and rent payments | records/expenses/contacts | name, amount/rent | apartment, tenant, payment/rentPayment
bird watching journal: species, place, date, number seen, photo | tracker/records/notes | species, place/location, date, numberSeen/count, photo/image |
build feedback form for my restaurant: food quality, service, cleanliness as ratings and a comment | survey | foodQuality/food, service, cleanliness, comment/comments |
Event page for a charity run on 12 May with registration of runners (name, age, distance) | landing/survey/booking | name, age, distance |
vinyl records collection w/ artist, album, year, condition | records/inventory | artist, album/title, year, condition |
a kanban board for our small dev team, cards have title, description, owner, points | todo | title, description, owner/assignee, points |
invoices: client, number, issue date, due date, total, paid or not | expenses/records | client/customer, number/invoiceNumber, issueDate, dueDate, total/amount, paid |
Need a tool where my piano students can book a lesson, I have 3 rooms | booking | student/name/customer, room, time/startsAt/date |
note taking app for lectures with course and week number | notes | course, week/weekNumber, title, content/body/notes |
Poll: which movie shall we watch friday? | survey | movie/option/choice |
gym members with membership type, start date, expiry and paid status | contacts/records | name, membershipType/type, startDate, expiry/expiryDate, paid/paidStatus |
Create a backend for tasks with users and tasks, each task has a title, done flag and user | api | title, done/isDone/doneFlag | user, task
Classified ads for used bikes: brand, frame size, price, seller's email and pictures | shop/records | brand, frameSize, price, email/sellersEmail/sellerEmail, pictures/photo/image |
Show me a countdown timer or unit converter kilometers to miles | calculator | kilometers/distance |
We would need something for the maintenance of machines: machine, last service, next service, who is responsible, remarks | records/todo/inventory | machine/name, lastService, nextService, responsible/assignee/whoIsResponsible, remarks/notes |
blog for my travels with photos and country tags | blog | title, photo/image/photos, tags/country |
pet clinic: owners, pets and visits; a pet belongs to an owner, visits have date, reason and price | records/booking | name, date, reason, price | owner, pet, visit
savings goals tracker with goal name, target amount, saved so far and deadline | tracker/expenses | name/goalName, targetAmount, saved/savedSoFar, deadline |
school library loan: which book, which pupil, loan date, return date | records/inventory | book, pupil/student, loanDate, returnDate |
It should be an application to compare quotes from suppliers, fields: supplier, product, unit price, delivery time, valid until | records | supplier, product, unitPrice, deliveryTime, validUntil |
crypto portfolio: coin, quantity, buy price, buy date | tracker/records/inventory/expenses | coin, quantity, buyPrice, buyDate |
hotel room booking with guests, rooms, check-in and check-out | booking | checkIn, checkOut | guest, room
quick flashcards app, front and back, deck name | notes/records | front, back, deck/deckName |
Cleaning schedule for flatmates: who, which room, which day, done? | todo/records/booking | who/assignee/name/person, room, day/date, done |
news site with categories, articles have headline, text, image, author | blog | headline/title, text/content/body, image, author |
Job board: companies post jobs, with title, salary, location, full time or part time | records/blog | title, salary, location, type/fullTime/employmentType | company, job
Track fuel of my car: date, liters, price per liter, odometer | tracker/expenses | date, liters, pricePerLiter, odometer |
Sell tickets for the school theatre, people choose the show and number of seats and pay later | shop/booking | show, seats/numberOfSeats/quantity |
help desk: user sends ticket with subject, description, urgency, and support changes status | todo/records | subject/title, description, urgency/priority, status |
a list of my houseplants and when i watered them last | tracker/records | name/plant, lastWatered/wateredOn/date |
`;
