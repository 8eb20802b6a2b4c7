/**
 * Words for fields: `name type | 中文 | English | more Chinese words | more English words`. A choice names its set with `=`, a
 * number the range its example values lie in. English words are singular; commas part them, spaces the Chinese ones.
 */
export const fieldWords = `
title text | 标题 | Title | 题目 主题 名目 书名 片名 菜名 歌名 剧名 文章标题 任务名称 任务名 | heading, subject, headline, caption
name text | 名称 | Name | 名字 姓名 全名 称呼 名 店名 品名 商品名称 产品名称 物品名称 设备名称 活动名称 项目名称 商品名 产品名 | full name, first name, last name, label
description long-text | 描述 | Description | 说明 简介 介绍 详情 详细描述 详细说明 摘要 概述 | detail, summary, about, info, overview, bio, synopsis, abstract
content long-text | 内容 | Content | 正文 文本 全文 留言内容 消息内容 | body, text, main text
notes long-text | 备注 | Notes | 附注 补充说明 笔记 | note, remark, memo, extra note
comment long-text | 意见 | Comment | 评语 评论内容 建议 意见建议 反馈内容 意见和建议 | comments, feedback, suggestion, additional comment
tags text | 标签 | Tags | | tag, keyword, hashtag
category choice=category | 分类 | Category | 类别 种类 品类 所属分类 | categorie, kind, group, topic
type choice=kind | 类型 | Type | |
status choice=progress | 状态 | Status | 进度状态 处理状态 当前状态 | state, current status
stage choice=deal | 阶段 | Stage | 跟进状态 跟进阶段 销售阶段 商机阶段 | deal stage, pipeline stage, sales stage
priority choice=priority | 优先级 | Priority | 重要程度 紧急程度 优先 | importance, urgency
severity choice=severity | 严重程度 | Severity | 严重级别 严重性 |
level choice=level | 级别 | Level | 等级 层级 |
difficulty choice=difficulty | 难度 | Difficulty | 难易度 难易程度 | difficulty level
gender choice=gender | 性别 | Gender | | sex
mood choice=mood | 心情 | Mood | 情绪 | feeling, emotion
weekday choice=weekday | 星期 | Weekday | 周几 星期几 | day of week, day of the week
frequency choice=frequency | 频率 | Frequency | 周期 | how often, recurrence
plan choice=plan | 套餐 | Plan | 会员类型 会员等级 会员级别 | membership type, subscription plan, membership
paymentMethod choice=payment | 支付方式 | Payment method | 付款方式 付款方法 收款方式 | payment type, paid with
meal choice=meal | 餐食选择 | Meal | 餐食 用餐选择 | meal choice, meal preference, menu choice
size choice=size | 尺码 | Size | 尺寸 大小 | shoe size, clothing size
color text | 颜色 | Color | 色彩 花色 | colour
breed text | 品种 | Breed | | specie, species
dueDate date | 截止日期 | Due date | 截止时间 到期日 到期日期 期限 截止 最后期限 截止日 截至日期 截至时间 到期时间 | due, deadline, due by, due on
date date | 日期 | Date | 日子 当天日期 | day, on, when
startDate date | 开始日期 | Start date | 起始日期 开工日期 开始日 | start, begin date, from date, started on
endDate date | 结束日期 | End date | 完成日期 终止日期 完工日期 结束日 | end, finish date, until, to date
startsAt date-time | 开始时间 | Starts at | 预约时间 起始时间 会议时间 活动时间 | start time, time slot, timeslot, appointment time, date and time, slot
endsAt date-time | 结束时间 | Ends at | | end time
time text | 时间 | Time | 时段 时间段 时刻 | time of day, hour
createdAt date-time | 创建时间 | Created at | 创建日期 添加时间 留言时间 发送时间 提交时间 记录时间 | created, date added, timestamp, created date, sent at, creation date
updatedAt date-time | 更新时间 | Updated at | 修改时间 最后更新 更新日期 | updated, last updated, modified
publishedAt date | 发布日期 | Published on | 发布时间 发表时间 发表日期 出版日期 | publish date, publication date, published, publish, published date
birthday date | 生日 | Birthday | 出生日期 出生年月 出生年月日 | birth date, date of birth, bday, dob, birthdate
purchaseDate date | 购买日期 | Purchase date | 购买时间 购入日期 购置日期 采购日期 | bought on, date of purchase, purchased, date bought
orderDate date | 下单日期 | Order date | 下单时间 订单日期 | ordered on, ordered
hireDate date | 入职日期 | Hire date | 入职时间 | hired on, hiring date, joining date, join date, date joined
enrolledOn date | 入学日期 | Enrolled on | 入学时间 报名日期 | enrolled date, enrollment date, enrolled, enrolment date
appliedOn date | 申请日期 | Applied on | 申请时间 投递日期 投递时间 | applied date, application date, date applied, applied
departureDate date | 出发日期 | Departure date | 出发时间 | departure, leave date
returnDate date | 归还日期 | Return date | 归还时间 返回日期 应还日期 还书日期 | returned on, return by, due back, back on, return due
borrowDate date | 借出日期 | Borrowed on | 借阅日期 借书日期 借用日期 领用日期 | borrow date, borrowed date, checkout date, loan date
expiryDate date | 有效期 | Expiry date | 保质期 过期日期 有效期至 失效日期 过期时间 | expiration date, expiry, best before, expires, expire, expiration, use by
lastWatered date | 上次浇水 | Last watered | 浇水日期 上次浇水日期 最近浇水 上次浇水时间 | watered on, last watering, last watered date
serviceDate date | 保养日期 | Service date | 维修日期 保养时间 | maintenance date, last service
nextServiceDate date | 下次保养日期 | Next service date | 下次保养 下次保养时间 | next service, next maintenance, service due
releaseDate date | 发行日期 | Release date | 上映日期 上映时间 | released, release
year integer 1990..2025 | 年份 | Year | 上映年份 出版年份 发行年份 年代 | release year, publication year, year published, publishing year
vintage integer 2005..2022 | 年份 | Vintage | |
done boolean | 是否完成 | Done | 完成 已完成 完成情况 完成状态 是否已完成 完成与否 | completed, finished, complete, is done, is completed, checked, completion, completion status
paid boolean | 已付款 | Paid | 是否付款 是否支付 已支付 是否已付款 是否缴费 是否已付 是否已支付 是否付清 | is paid, paid or not
active boolean | 是否启用 | Active | 启用 是否有效 是否在职 | is active, enabled
published boolean | 是否发布 | Published | 已发布 | is published
borrowed boolean | 是否借出 | Borrowed | 已借出 借阅状态 | is borrowed, checked out, on loan, lent, lent out
available boolean | 是否可用 | Available | 可用 是否可借 是否可预约 是否在售 | in stock, availability, is available
watched boolean | 已看过 | Watched | 是否看过 是否已看 看过 是否观看 | seen, watched flag, watched or not, have watched
read boolean | 已读完 | Read | 是否读完 是否已读 读完 已读 | finished reading, have read, is read
booked boolean | 是否已预订 | Booked | 是否已订票 是否预订 已订票 | is booked, tickets booked
mastered boolean | 是否掌握 | Mastered | 已掌握 掌握 | learned, known, is learned
vegetarian boolean | 是否素食 | Vegetarian | 素食 吃素 是否吃素 | is vegetarian, vegan, is vegan
favorite boolean | 收藏 | Favorite | 是否收藏 喜欢 | favourite, starred, liked, is favorite
pinned boolean | 置顶 | Pinned | 是否置顶 | is pinned, sticky
vaccinated boolean | 是否接种疫苗 | Vaccinated | 是否打疫苗 已接种 是否疫苗 疫苗 | vaccination, is vaccinated
attending boolean | 是否参加 | Attending | 是否出席 参加 能否参加 出席 | will attend, coming, attendance, is attending
billable boolean | 是否计费 | Billable | | is billable
price money 8..300 | 价格 | Price | 单价 售价 定价 票价 价钱 | unit price, price per unit, selling price, cost per item, pricing
amount money 5..800 | 金额 | Amount | 数额 总金额 消费金额 花费金额 支出金额 | sum, amount spent, money
total money 20..900 | 合计 | Total | 总价 总额 订单金额 总计 应付金额 | total price, total amount, grand total, order total
cost money 20..600 | 费用 | Cost | 成本 花费 花销 成本价 进价 | fee, expense, cost price, charge
budget money 500..9000 | 预算 | Budget | 预算金额 | budgeted amount
salary money 6000..28000 | 薪资 | Salary | 工资 薪水 月薪 期望薪资 薪酬 底薪 | wage, pay, expected salary, compensation, salary range
income money 100..9000 | 收入 | Income | 进账 收入金额 |
spent money 10..900 | 支出 | Spent | 支出额 |
revenue money 3000..60000 | 销售额 | Revenue | 营业额 营收 每月销售额 月销售额 | sale, income, turnover, monthly revenue, sales amount, sales
purchasePrice money 50..4000 | 购买价格 | Purchase price | 购入价格 购买价 进货价 采购价 购置价格 | bought for, price paid, buying price
value money 1000..50000 | 金额 | Value | 价值 商机金额 估值 | deal value, deal size, worth, estimated value
rent money 1500..9000 | 租金 | Rent | 月租 月租金 房租 | monthly rent
deposit money 100..3000 | 押金 | Deposit | 定金 | down payment
discount decimal 5..30 | 折扣 | Discount | 优惠 | discount percent
balance money 0..5000 | 余额 | Balance | |
goal money 1000..20000 | 目标金额 | Goal | 目标 | goal amount, target amount, target
quantity integer 1..200 | 数量 | Quantity | 数目 件数 个数 | qty, count, number of items, how many
stock integer 0..200 | 库存 | Stock | 库存数量 库存量 存货 现有库存 | stock level, inventory, quantity in stock, stock count, stock quantity, in-stock quantity, units in stock
minimumStock integer 5..30 | 最低库存 | Minimum stock | 安全库存 库存预警 预警数量 库存下限 | reorder level, reorder point, min stock, low stock threshold, minimum quantity
capacity integer 4..60 | 容量 | Capacity | 容纳人数 座位数 可容纳人数 名额 人数上限 最大人数 | seat, max people, number of seats, max attendees, max participants, maximum participants
guests integer 1..8 | 人数 | Guests | 参加人数 用餐人数 来宾人数 客人数 出席人数 同行人数 | number of guests, guest count, number of people, people, plus one, headcount, how many guests
partySize integer 1..8 | 用餐人数 | Party size | 就餐人数 | group size, number of diners
age integer 1..60 | 年龄 | Age | 岁数 |
pages integer 80..600 | 页数 | Pages | | page, page count, number of pages
sets integer 3..5 | 组数 | Sets | | set, number of sets
reps integer 6..15 | 次数 | Reps | 每组次数 | rep, repetition, number of reps
duration integer 10..90 | 时长 | Duration | 分钟数 时长分钟 持续时间 用时 课时 | length, minutes, duration minutes, how long
cookingTime integer 10..90 | 烹饪时间 | Cooking time | 烹饪时长 制作时间 做菜时间 用时 | cook time, prep time, preparation time, total time
hours decimal 0.5..9 | 工时 | Hours | 小时数 小时 工作时长 耗时 | hours worked, hour, time spent
sleepHours decimal 5..9 | 睡眠时长 | Sleep | 睡眠 睡眠时间 睡觉时间 | hours of sleep, sleep hours, sleeping hours, hours slept
servings integer 1..6 | 份量 | Servings | 几人份 份数 | serving, portion, number of servings
calories integer 80..900 | 热量 | Calories | 卡路里 消耗热量 | calorie, kcal, calories burned
steps long-text | 步骤 | Steps | 做法 制作步骤 操作步骤 烹饪步骤 制作方法 | step, instruction, instructions, direction, method, preparation
ingredients long-text | 食材 | Ingredients | 配料 原料 用料 材料 | ingredient, ingredient list, ingredients list
weight decimal 3..80 | 重量 | Weight | 体重 | body weight, kg
height decimal 150..190 | 身高 | Height | 高度 |
distance decimal 1..20 | 距离 | Distance | 里程 公里数 公里 跑步距离 | kilometer, km, mile, miles
mileage integer 5000..120000 | 里程 | Mileage | 行驶里程 里程数 公里数 | odometer
area decimal 30..160 | 面积 | Area | 建筑面积 房屋面积 | square meter, square feet, sqft, floor area, surface
bedrooms integer 1..5 | 卧室数 | Bedrooms | 卧室 几室 室数 | bedroom, number of bedrooms, beds
bathrooms integer 1..3 | 卫生间数 | Bathrooms | 卫生间 | bathroom, number of bathrooms
progress integer 0..100 | 进度 | Progress | 完成度 完成百分比 学习进度 | percent complete, percent done, completion percentage
score integer 55..100 | 分数 | Score | 成绩 得分 考试成绩 | point, points, mark, marks, result
chinese integer 55..100 | 语文 | Chinese | 语文成绩 语文分数 |
math integer 55..100 | 数学 | Maths | 数学成绩 数学分数 | math
english integer 55..100 | 英语 | English | 外语 英语成绩 外语成绩 |
physics integer 55..100 | 物理 | Physics | 物理成绩 |
chemistry integer 55..100 | 化学 | Chemistry | 化学成绩 |
grade text | 年级 | Grade | | grade level, year group
credits integer 1..5 | 学分 | Credits | | credit
views integer 100..9000 | 浏览量 | Views | 访问量 阅读量 点击量 页面浏览量 | page view, page views, pageview, traffic
visitors integer 80..5000 | 访客数 | Visitors | 用户数 访客 | visitor, user count, unique visitor, active users, signups, sign ups
rating rating | 评分 | Rating | 星级 打分 评级 满意度 满意程度 评价星级 总体评价 | star, stars, star rating, satisfaction, how satisfied, overall rating
phone phone | 电话 | Phone | 手机号 手机 联系电话 电话号码 手机号码 联系方式 座机 | phone number, telephone, mobile, mobile number, cell, contact number, tel, contact info
email email | 邮箱 | Email | 电子邮箱 邮件 电子邮件 邮箱地址 邮件地址 | e-mail, email address, mail
website url | 网址 | Website | 网站 主页 官网 | web site, homepage, site
link url | 链接 | Link | 链接地址 | url, web link, web address, hyperlink
image url | 图片 | Image | 照片 封面 图 头像 配图 商品图片 图片地址 封面图 缩略图 | photo, picture, cover, image url, photos, pictures, thumbnail, avatar, cover image, profile picture
address text | 地址 | Address | 住址 家庭住址 收货地址 详细地址 家庭地址 送货地址 | street address, home address, shipping address, delivery address
city text | 城市 | City | 所在城市 | town
country text | 国家 | Country | | nationality
location text | 地点 | Location | 位置 存放位置 库位 放置位置 存放地点 活动地点 场地 拾取地点 | place, where, venue, spot, shelf, storage location
room text | 房间 | Room | 教室 会议室 房间号 上课地点 | classroom, room number, meeting room
region choice=region | 地区 | Region | 区域 大区 | territory
destination text | 目的地 | Destination | 旅行地点 去哪里 | travel to
company text | 公司 | Company | 单位 所属公司 公司名称 企业 工作单位 | company name, organization, organisation, employer, business
department text | 部门 | Department | 所属部门 科室 院系 | team, division
position text | 职位 | Position | 岗位 职务 应聘职位 应聘岗位 职称 职位名称 岗位名称 | job title, job, job position, applied position
author text | 作者 | Author | 昵称 作者名 留言人 发布人 署名 访客姓名 发送者 | writer, by, username, nickname, sender, posted by, user
username text | 用户名 | User name | 登录名 账号名 | username, login name, screen name
role text | 角色 | Role | | user role
customer text | 客户 | Customer | 客户姓名 顾客 客户名称 顾客姓名 买家 委托人 会员 | client, customer name, client name, buyer, ordered by
patient text | 患者 | Patient | 患者姓名 病人 病人姓名 就诊人 | patient name
doctor text | 医生 | Doctor | 主治医生 就诊医生 医师 | physician, dentist
stylist text | 发型师 | Stylist | 理发师 美容师 | barber, hairdresser
service text | 服务项目 | Service | 服务 预约项目 服务内容 项目 | service type, treatment
staff text | 服务人员 | Staff | 员工 店员 技师 | staff member, therapist, technician
assignee text | 负责人 | Assignee | 处理人 经办人 执行人 责任人 指派给 跟进人 | assigned to, responsible, person in charge, assigned person, assigned, handler, responsible person
owner text | 主人 | Owner | 拥有者 所有人 主人姓名 车主 业主 | belongs to, owner name, pet owner
host text | 主持人 | Host | 组织者 发起人 主办方 | organizer, organiser, presenter
contactPerson text | 联系人 | Contact person | 联系人姓名 | contact, contact name
teacher text | 老师 | Teacher | 任课老师 教师 讲师 授课老师 教练 导师 任课教师 | instructor, coach, tutor, lecturer, trainer, teacher name
student text | 学生 | Student | 学员 学生姓名 学员姓名 | student name, pupil
parent text | 家长 | Parent | 家长姓名 监护人 | guardian, parent name
class text | 班级 | Class | 所在班级 | classe
course text | 课程 | Course | 课程名称 课程名 科目 学科 | subject area, course name, school subject
supplier text | 供应商 | Supplier | 供货商 厂家 供应厂家 | vendor, manufacturer
director text | 导演 | Director | | directed by
artist text | 艺术家 | Artist | 歌手 演唱者 艺人 | singer, band, musician, painter
album text | 专辑 | Album | |
publisher text | 出版社 | Publisher | |
genre choice=genre | 类型 | Genre | 题材 流派 | movie type, music type
brand text | 品牌 | Brand | 牌子 | make, car make
model text | 型号 | Model | 车型 规格型号 | car model, model number
specification text | 规格 | Specification | 规格参数 | spec, specs
material text | 材质 | Material | | fabric
unit text | 单位 | Unit | 计量单位 | unit of measure
sku text | 编号 | SKU | 商品编号 货号 产品编号 商品编码 条码 编码 条形码 | barcode, item number, item code, product code, product id, part number, stock code
code text | 编号 | Code | 代码 序号 单号 | id, number, nr, reference number, reference, identifier
serialNumber text | 序列号 | Serial number | 出厂编号 资产编号 设备编号 | serial, serial no, asset tag, asset number
orderNumber text | 订单号 | Order number | 订单编号 | order id, order no
invoiceNumber text | 发票号 | Invoice number | 发票编号 发票号码 | invoice no, invoice id
studentNumber text | 学号 | Student number | | student id
employeeNumber text | 工号 | Employee number | 员工编号 员工号 | employee id, staff id
idNumber text | 身份证号 | ID number | 身份证 证件号 证件号码 身份证号码 | passport number, national id
trackingNumber text | 快递单号 | Tracking number | 运单号 物流单号 | tracking code, tracking id
licensePlate text | 车牌号 | License plate | 车牌 车牌号码 | plate, licence plate, plate number, registration, registration number, license number
isbn text | ISBN | ISBN | 书号 | isbn number
word text | 单词 | Word | 词语 英文单词 生词 | term, vocabulary
meaning text | 释义 | Meaning | 含义 中文意思 翻译 意思 中文释义 | translation, definition
example long-text | 例句 | Example | 例子 | example sentence
question text | 问题 | Question | 题干 正面 | front, front side
answer long-text | 答案 | Answer | 回答 背面 回复 | back, back side, reply, response
openingHours text | 营业时间 | Opening hours | 开放时间 开店时间 | opening times, business hours, open hours, hours of operation
tableNumber text | 桌号 | Table | 桌次 桌位 第几桌 | table number, table no
overnight boolean | 是否住宿 | Stays overnight | 住宿 是否过夜 | staying overnight
advice long-text | 医嘱 | Advice | 医生建议 | doctor's advice
player text | 选手 | Player | 棋手 | first player
opponent text | 对手 | Opponent | | second player
winner text | 胜者 | Winner | 获胜者 赢家 | won by
reply long-text | 回复 | Reply | 答复 处理回复 | written reply
workDone long-text | 处理情况 | Work done | 处理结果 维修情况 维修结果 | what was done, what was fixed
option choice=option | 选项 | Option | 候选项 投票选项 | choice, vote, selection
exercise text | 训练项目 | Exercise | 项目 动作 运动项目 锻炼项目 运动 | exercise name, movement, activity
dose text | 剂量 | Dose | 用量 服用剂量 用药剂量 | dosage, amount of medication
medication text | 药品 | Medication | 药名 药品名称 | medicine, drug, medicine name
symptoms long-text | 症状 | Symptoms | 病情描述 | symptom
diagnosis long-text | 诊断 | Diagnosis | 诊断结果 |
bloodPressure text | 血压 | Blood pressure | |
systolic integer 105..140 | 高压 | Systolic | 收缩压 | systolic pressure
diastolic integer 65..90 | 低压 | Diastolic | 舒张压 | diastolic pressure
heartRate integer 58..110 | 心率 | Heart rate | | pulse, bpm
temperature decimal 15..30 | 温度 | Temperature | 气温 室温 | air temperature, room temperature
bodyTemperature decimal 36..38 | 体温 | Body temperature | |
waterAmount integer 200..2500 | 饮水量 | Water | 喝水量 | glasses of water, water intake
language choice=language | 语言 | Language | 语种 | programming language
skills text | 技能 | Skills | 技能标签 特长 | skill
experience text | 工作经验 | Experience | 经验 工作年限 经历 | work experience, years of experience
education text | 学历 | Education | 教育背景 毕业院校 | degree, school
source choice=source | 来源 | Source | 客户来源 渠道 | lead source, channel, referral source
reason long-text | 原因 | Reason | 理由 事由 请假原因 请假事由 用途 | purpose, cause
seat text | 座位 | Seat | 座位号 | seat number
period text | 节次 | Period | 第几节 | lesson period
allergies text | 过敏史 | Allergies | 忌口 饮食禁忌 饮食要求 | allergy, dietary restriction, dietary requirement, dietary needs, dietary preference
resume url | 简历 | Resume | 简历链接 | cv
video url | 视频 | Video | 视频链接 | video link, youtube link
attachment url | 附件 | Attachment | 文件 | file, document
interest decimal 1..8 | 利率 | Interest rate | 年利率 |
tax decimal 1..20 | 税率 | Tax rate | 税 | tax, vat, vat rate
person text | 人员 | Person | 当事人 | who, people involved
points integer 0..500 | 积分 | Points | 会员积分 奖励积分 | reward points, story points, loyalty points
flavor text | 口味 | Flavor | 味道 | flavour, taste
sweetness text | 甜度 | Sweetness | 糖度 |
condition choice=condition | 成色 | Condition | 新旧程度 品相 几成新 | item condition
wechat text | 微信 | WeChat | 微信号 | wechat id
major text | 专业 | Major | 所学专业 | field of study
building text | 楼号 | Building | 楼栋 栋号 几栋 单元号 | block
floor integer 1..30 | 楼层 | Floor | 层数 | storey
origin text | 产地 | Origin | 原产地 产区 | place of origin, country of origin
batchNumber text | 批号 | Batch number | 批次 批次号 | lot number, batch, lot
barcodeNumber text | 条码号 | Barcode number | |
attendees long-text | 参会人 | Attendees | 参会人员 与会人 出席人员 参与人 参加人员 | participants, invitees
present boolean | 是否到场 | Present | 到场 到了没 来没来 是否出勤 | is present, attended, showed up
topic text | 主题 | Topic | 议题 会议主题 话题 | agenda, theme
decisions long-text | 决议 | Decisions | 结论 会议结论 决定 | conclusion, outcome, resolution
plannedWork long-text | 计划 | Plan for next | 明日计划 下周计划 下一步 | next steps, next week
problems long-text | 遇到的问题 | Problems | 难点 困难 | blockers, obstacles, issues met
nextDate date | 下次日期 | Next date | 下次时间 下次跟进时间 下次联系时间 下次跟进日期 | next follow up, next visit, follow up date, follow-up date, next follow-up
warrantyUntil date | 保修期 | Warranty until | 保修截止 质保期 | warranty, warranty date, guarantee until
checkInDate date | 入住日期 | Check-in | 入住时间 入住 到店日期 | check in, check-in date, arrival date, arrival
checkOutDate date | 退房日期 | Check-out | 退房时间 退房 离店日期 | check out, check-out date, departure day
deliveryDate date | 送达日期 | Delivery date | 交货日期 配送日期 送货日期 交付日期 | delivery day, expected delivery, delivered on
harvestDate date | 收获日期 | Harvest date | 采收日期 | harvest
examDate date | 考试日期 | Exam date | 考试时间 | test date
breakfast text | 早餐 | Breakfast | 早饭 |
lunch text | 午餐 | Lunch | 午饭 中饭 |
dinner text | 晚餐 | Dinner | 晚饭 | supper
wind text | 风力 | Wind | 风向 | wind force
windSpeed decimal 0..15 | 风速 | Wind speed | |
rainfall decimal 0..30 | 降雨量 | Rainfall | 雨量 降水量 | rain, precipitation
oxygen decimal 4..9 | 溶氧 | Dissolved oxygen | 溶氧量 溶解氧 |
waterTemperature decimal 12..28 | 水温 | Water temperature | |
humidity decimal 30..90 | 湿度 | Humidity | 相对湿度 |
weather text | 天气 | Weather | 天气情况 天气状况 | weather conditions
pace text | 配速 | Pace | | running pace
stepCount integer 2000..15000 | 步数 | Step count | 走路步数 | daily steps, steps walked
bloodSugar decimal 4..9 | 血糖 | Blood sugar | | glucose
waist decimal 60..100 | 腰围 | Waist | | waist size
volume decimal 1..50 | 体积 | Volume | 升数 容积 加油量 | liter, litre, gallon
fuelPrice money 6..9 | 油价 | Price per litre | 每升价格 | price per liter, price per gallon
commission decimal 1..30 | 佣金比例 | Commission | 提成比例 佣金 | commission rate
profit money 10..900 | 利润 | Profit | 毛利 净利润 | margin
originalPrice money 20..600 | 原价 | Original price | 市场价 标价 | list price, regular price
unitPrice money 5..300 | 单价 | Unit price | | rate per unit
deliveryFee money 0..20 | 配送费 | Delivery fee | 运费 邮费 快递费 | shipping cost, shipping fee, postage
fine money 1..50 | 罚款 | Fine | 罚金 滞纳金 | late fee, penalty
paidAmount money 10..900 | 已付金额 | Amount paid | 已缴金额 已收金额 | paid so far, amount received
dueAmount money 10..900 | 应付金额 | Amount due | 应缴金额 应收金额 欠款金额 | outstanding, owed
savedAmount money 100..9000 | 已存金额 | Saved so far | 已存 | amount saved, current savings
targetAmount money 1000..20000 | 目标金额 | Target amount | | goal amount
dailyRent money 50..500 | 日租金 | Daily rent | 每日租金 日租 | rental price, price per day, day rate
hourlyRate money 20..200 | 时薪 | Hourly rate | 每小时价格 课时费 | rate per hour, hourly wage
votes integer 0..99 | 票数 | Votes | 得票数 支持数 | vote count, upvotes
attempts integer 1..9 | 尝试次数 | Attempts | | tries
seats integer 1..200 | 座位数 | Seats | | number of seats
pieces integer 10..2000 | 件数 | Pieces | 片数 | piece count, number of pieces
wins integer 0..30 | 胜场 | Wins | 胜利次数 | victories
losses integer 0..30 | 负场 | Losses | 失败次数 | defeats
lessonsLeft integer 0..40 | 剩余课时 | Lessons left | 剩余次数 剩余课次 | remaining lessons, sessions left
overdue boolean | 是否逾期 | Overdue | 逾期 是否超期 | is overdue, late
returned boolean | 是否归还 | Returned | 已归还 是否还 | is returned, given back
delivered boolean | 是否送达 | Delivered | 已送达 是否取走 | is delivered, picked up
approved boolean | 是否批准 | Approved | 已批准 是否通过 审核通过 | is approved, approval
abnormal boolean | 是否异常 | Abnormal | 有没有异常 有无异常 | anomaly
urgent boolean | 是否紧急 | Urgent | 加急 是否加急 | is urgent
confirmed boolean | 是否确认 | Confirmed | 已确认 | is confirmed
receiptSent boolean | 是否开票 | Receipt sent | 已开票 是否开收据 | receipt given
remote boolean | 是否远程 | Remote | 可远程 | is remote, work from home
inspector text | 检查人 | Inspector | 巡检人 检查员 | checked by
recipient text | 收件人 | Recipient | 收货人 | receiver, addressee, ship to
senderName text | 寄件人 | Sender name | 发货人 寄件人姓名 | shipper
borrower text | 借用人 | Borrower | 借阅人 借书人 借走的人 | lent to, borrowed by
driverName text | 司机 | Driver | 驾驶员 司机姓名 | driver name
approver text | 审批人 | Approver | 审核人 批准人 | approved by, signed off by
carrier text | 承运商 | Carrier | 快递公司 物流公司 | courier, shipping company
partyA text | 甲方 | Party A | |
partyB text | 乙方 | Party B | |
lawyer text | 律师 | Lawyer | 承办律师 代理律师 | attorney
caseNumber text | 案号 | Case number | 案件编号 | docket number
hospital text | 医院 | Hospital | 就诊医院 | clinic name
vaccine text | 疫苗名称 | Vaccine | 疫苗种类 | vaccine name
sport text | 项目名称 | Sport | 运动会项目 |
platform text | 平台 | Platform | | console, where to stream, streaming service
cuisine text | 菜系 | Cuisine | 菜系类型 | food type
neighborhood text | 街区 | Neighborhood | 商圈 | neighbourhood
folder text | 文件夹 | Folder | | notebook name
chapter text | 章节 | Chapter | 第几章 读到第几章 | current chapter
nationality text | 国籍 | Nationality | |
emergencyContact text | 紧急联系人 | Emergency contact | 紧急联系人姓名 | emergency contact name
emergencyPhone phone | 紧急联系电话 | Emergency phone | 家属电话 紧急电话 | emergency number
bedNumber text | 床位号 | Bed number | 床号 床位 | bed
roomNumber text | 房号 | Room number | 门牌号 寝室号 宿舍号 |
employmentType choice=employment | 工作类型 | Employment type | 全职或兼职 | full time or part time, contract type, job type
`;
