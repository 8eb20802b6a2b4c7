/**
 * Requests with roles and what they do, questions in place of names, features among fields, sites of places and keepers of
 * things. All of them were learned from; the first 20 were typed by somebody else.
 */
export const eighthRequests = `
做一个小区物业报修系统，业主提交报修，物业派单，维修工填写完成情况 | todo/records | 业主/owner, 维修工/assignee, 状态/status, 完成情况/workDone | | choices 待派单,已派单,已完成
I want a website for my coffee shop with a menu, opening hours and a contact form | landing/shop | | openingHours, menu/dish, contactForm/enquiry
帮我写个记录宝宝喂奶和换尿布的应用 | tracker/records | 类型/type, 时间/time
Build a tool to track which of my plants need watering today | tracker | name, lastWatered
做一个班级值日表，能自动轮换 | records/todo/booking | 日期/date, 学生/student, 值日内容/duty/area
a pomodoro timer with a list of tasks | todo | title, status
公司内部投票系统，每人一票，匿名 | survey | 选项/option
Customer survey with yes/no questions and a results chart | survey | rating, comment
我想管理我的出租房，记录租客、租金和到期时间，到期前提醒 | records | 租客/tenant, 租金/rent, 到期时间/dueDate
An inventory for a small pharmacy: medicine, batch number, expiry date, quantity, warn when low | inventory | medicine/medication/name, batchNumber, expiryDate, quantity
给健身房做会员签到 | tracker/records | 会员/member, 时间/签到时间/checkedInAt
simple CRM for freelancers with clients, projects, invoices and hours worked | contacts | name | customer/client, project, invoice
二手书交易平台，卖家发布，买家留言 | shop/records | 书名/title/name, 价格/price, 卖家/seller, 成色/condition | 二手书/secondHandItem, 留言/message/comment
A recipe box where I can search by ingredient and scale the servings | records | title/name, ingredients, servings | recipe
做个汇率换算小工具 | calculator |
API for storing sensor readings with device id, temperature, humidity and time | api | deviceId, temperature, humidity, time
婚礼宾客管理，谁来、坐哪桌、吃不吃素 | records/contacts | 姓名/name, 桌号/坐哪桌/tableNumber, 是否素食/吃不吃素/vegetarian
Landing page for a mobile app with features, pricing and FAQ | landing |
做一个倒计时，显示距离高考还有多少天 | |
a tiny URL shortener with click counts | |
业委会用的投诉处理，住户提交投诉，客服分配给工程部，处理人填写处理结果 | todo/records/survey | 住户/owner/resident, 处理人/assignee, 状态/status, 处理结果/result
做个面馆的网页，有菜单、营业时间、地址电话 | landing | | | 
我想管理家里的猫，登记猫咪名字、疫苗日期和驱虫日期 | records/tracker | 名字/name, 疫苗日期/vaccinationDate, 驱虫日期/dewormingDate
宿舍值日安排，谁扫地谁倒垃圾，每周轮换 | records/booking/todo | 日期/date/weekday, 学生/person/name, 值日内容/duty/area
给游泳馆做会员打卡 | records/tracker | 会员/member, 时间/签到时间/checkedInAt
同学聚会统计，来不来、带几个人、住不住宿 | survey/records | 姓名/name, 来不来/attending, 带几个人/guests, 住不住宿/overnight
闲置物品交换，同学发布，感兴趣的留言 | records/shop/blog | 物品/title/name, 描述/description | 留言/comment
工厂设备点检，班组长填写点检结果，异常的拍照 | records/inventory | 设备/asset/equipment, 点检结果/result, 班组长/inspector/staff, 照片/photo/image
做一个答题测验，单选题和判断题，最后出成绩 | survey | 
记录鱼塘的水温、溶氧、喂料量和时间 | records/tracker | 水温/temperature, 溶氧/oxygen, 喂料量/feed, 时间/time/date/measuredAt
匿名意见箱，员工可以写建议，领导回复 | survey/chat/records | 建议/意见/comment/content, 回复/reply
要登记来访车辆：车牌、司机、进厂时间、出厂时间、找谁 | records | 车牌/licensePlate, 司机/driver, 进厂时间/enteredAt, 出厂时间/leftAt, 找谁/host/person
健身教练约课，学员选教练和时间，教练确认 | booking | 学员/student/name, 教练/teacher/coach, 时间/startsAt, 状态/status
粮油店进货记账，需要记录品名、数量、进价、供货商，月底看总额 | inventory/records/expenses | 品名/name, 数量/quantity, 进价/cost, 供货商/supplier
学校社团报名，每人限报两个社团 | survey/records | 姓名/name, 社团/club
做一个摄影作品集，按主题分类，客户可以留言 | landing/records/blog | 标题/title/name, 图片/image, 分类/category/topic
帮我弄个房贷计算器，输入贷款总额、利率和年限 | calculator | 贷款总额/principal/amount, 利率/rate, 年限/years
仓库领料单，车间申请，仓管审核，领料人签字 | records/inventory | 车间/department/applicant, 领料人/person, 状态/status
棋社比赛积分，谁跟谁下、谁赢了、几月几号 | records | 日期/date, 谁赢了/winner, 谁跟谁下/player
老人看病记录本，哪天去的、哪个医院、医生怎么说、开了什么药 | records/tracker | 日期/date, 医院/hospital, 医生怎么说/advice/notes, 药/medication
customers report a broken bike, the mechanic repairs it and writes down the parts used | records/todo/survey | customer, mechanic/assignee, partsUsed/parts, status
A website for our yoga studio with class schedule, prices, opening hours and how to find us | landing/booking | 
employee check in for our warehouse | records/tracker | employee/name, time/checkedInAt/date
garden planner where I can note what I planted where and when, and filter by bed | records/tracker | plant/name, bed/location, date/startDate/plantedOn
recipe keeper app | records | title/name, ingredients
A logbook for my boat: date, from, to, engine hours, who was on board | records/tracker | date, from, to, engineHours, whoWasOnBoard/people/crew
quiz with multiple choice questions and a score at the end | survey |
wedding seating: who's coming, which table, vegetarian or not, plus one | records/survey | name/guest, table, vegetarian, plusOne/guests
I need to keep name, phone and room of our hostel guests plus check in and check out dates | records/booking/contacts | name, phone, room, checkInDate, checkOutDate
students hand in essays, the teacher grades them and leaves a comment | records | student, essay/title, grade/score, comment
used guitar marketplace, sellers post, buyers ask questions | records/shop/chat | title/name, price, seller | question/comment/message
meal planner for the week with shopping list | records/todo/tracker | weekday/date, meal/dish/title
REST API for weather stations: station id, wind speed, rain and time | api | stationId, windSpeed, rain, time/measuredAt
timer app with laps | |
anonymous feedback box for employees with a rating and reply from HR | survey/chat/records | rating, comment/feedback, reply
bake sale sign up, who brings what and how many | survey/records | name/person, whatToBring/item, quantity/howMany
book club library - who has which book, since when | records/inventory | book/title, person/borrower, since/startDate/borrowDate
small repair shop, clients drop off phones, we diagnose, quote, fix and they pay | records | client/customer, status
chore chart for my kids with points, rotating every week | todo/records/tracker | chore/title/name, child/kid/assignee, points
list of house rules for my airbnb with photos | landing/notes/records | title/name, photo/image
`;
