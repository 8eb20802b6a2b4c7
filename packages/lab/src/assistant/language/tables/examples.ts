/** Example values of texts by the name of their field: `name | 中文、中文 | English, English`. */
export const examples = `
name | 张伟、李娜、王芳、刘洋、陈静 | Anna Meyer, Ben Carter, Carla Rossi, David Kim, Eva Novak
customer | 张伟、李娜、王芳、刘洋 | Anna Meyer, Ben Carter, Carla Rossi, David Kim
patient | 赵敏、孙磊、周洁、吴刚 | Mia Stone, Noah Reed, Ella Fox, Leo Hart
assignee | 小李、小王、小陈、小赵 | Alex, Sam, Kim, Robin
author | 小明、小红、阿杰、小雨 | Mia, Noah, Liam, Ella
owner | 张伟、李娜、王芳、刘洋 | Anna Meyer, Ben Carter, Carla Rossi, David Kim
contactPerson | 李经理、王主任、陈店长 | Anna Meyer, Ben Carter, Carla Rossi
teacher | 周老师、吴老师、郑老师、孙老师 | Ms Hill, Mr Brook, Ms Field, Mr Lane
student | 张小雨、李子轩、王一诺、陈思远 | Mia Stone, Noah Reed, Ella Fox, Leo Hart
doctor | 周医生、吴医生、郑医生、孙医生 | Dr Hill, Dr Brook, Dr Field, Dr Lane
stylist | 阿杰、小美、Tony | Jamie, Robin, Toni
staff | 小李、小王、小陈、小赵 | Alex, Sam, Kim, Robin
service | 剪发、染发、护理 | Haircut, Colouring, Treatment
host | 小李、小王 | Alex, Sam
supplier | 晨光文具、远山纸业、青禾农场 | Northwind Paper, Hillside Farm, Green Tools
company | 晨光科技、远山贸易、青禾食品、云帆物流 | Northwind Ltd, Hillside Trade, Green Fields, Lakeside Group
department | 研发部、市场部、人事部 | Engineering, Marketing, People
position | 前端工程师、会计、设计师 | Front-end engineer, Accountant, Designer
address | 中山路 18 号、人民路 6 号、湖滨街 32 号 | 18 Mill Street, 6 Harbour Road, 32 Park Lane
city | 杭州、成都、青岛 | Leeds, Porto, Graz
country | 中国、法国、日本 | France, Japan, Portugal
location | 一楼大厅、二号仓库、阅览室 | Main hall, Storage room 2, Reading room
room | 101、203、多功能厅 | 101, 203, Main hall
destination | 杭州、敦煌、大理 | Lisbon, Kyoto, Oslo
description | 这里写一段简短的说明。、可以补充更多细节。、随时可以修改。 | A short description goes here., More details can be added., This text can be edited.
content | 今天把想法都记了下来，明天继续。、读完之后的一点感想。、大家一起讨论后决定的。 | All the ideas are written down here., A few thoughts after reading., Decided together after a long talk.
notes | 下午联系、已确认、注意时间 | Call in the afternoon, Confirmed, Mind the time
comment | 整体很满意、希望更快一些、会推荐给朋友 | Happy overall, Could be faster, Would recommend it
tags | 工作、生活、学习 | work, home, study
brand | 晨光、远山、青禾 | Northwind, Hillside, Greenfield
model | A1、B2、C3 | A1, B2, C3
color | 白色、蓝色、黑色 | White, Blue, Black
breed | 柯基、英短、金毛 | Corgi, Shorthair, Retriever
size | 中号、大号、小号 | Medium, Large, Small
course | 数学、英语、物理 | Maths, English, Physics
class | 一班、二班、三班 | Class A, Class B, Class C
opens | 09:00、09:00、10:00、10:00 | 08:00, 09:00, 10:00, 10:00
closes | 21:00、22:00、22:00、20:00 | 18:00, 18:00, 15:00, 15:00
openingHours | 每天 09:00–21:00、周一至周五 08:30–18:00、10:00–22:00 | 9:00–17:00 daily, Mon–Fri 8:30–18:00, 10:00–22:00
time | 09:00、14:30、19:00 | 09:00, 14:30, 19:00
period | 第 1 节、第 3 节、第 5 节 | 1, 3, 5
director | 陈导、李导、王导 | Jane Field, Tom Rivers, Ada North
artist | 晨星乐队、小城合唱团、林音 | The Larks, River Choir, Nora Lind
genre | 剧情、喜剧、动作 | Drama, Comedy, Action
publisher | 山河出版社、晨光书局 | Hill Press, Harbour Books
ingredients | 番茄 2 个，鸡蛋 3 个、五花肉 500 克、面粉 200 克 | 2 tomatoes and 3 eggs, 500 g of apples, 200 g of flour
steps | 切好食材，大火翻炒三分钟，调味出锅。、小火慢炖四十分钟。、揉成面团，静置半小时。 | Chop everything and fry it for three minutes., Simmer for forty minutes., Knead the dough and let it rest.
exercise | 深蹲、卧推、引体向上 | Squat, Bench press, Pull-up
dose | 1 片、5 毫升、2 粒 | 1 tablet, 5 ml, 2 capsules
medication | 维生素 D、感冒药、钙片 | Vitamin D, Cold tablets, Calcium
word | 苹果、图书馆、朋友 | apple, library, friend
meaning | 一种水果、借书的地方、亲近的人 | a fruit, a place for books, someone close
question | 一年有几个节气、光速是多少、最长的河 | How many planets are there, How fast is light, Which river is longest
answer | 二十四个、每秒约三十万千米、尼罗河 | Eight, About 300 000 km/s, The Nile
reason | 家中有事、参观交流、身体不适 | Family matter, Visit, Not feeling well
symptoms | 咳嗽两天、头痛、牙痛 | Cough for two days, Headache, Toothache
diagnosis | 感冒、偏头痛、龋齿 | Cold, Migraine, Caries
material | 棉、陶瓷、木 | Cotton, Ceramic, Wood
unit | 个、箱、千克 | piece, box, kg
category | 综合、重点、其他 | General, Important, Other
type | 标准、特殊、其他 | Standard, Special, Other
items | 手工皂 × 2、帆布包 × 1、陶瓷杯 × 3 | Soap × 2, Bag × 1, Mug × 3
isbn | 978-7-02-000000-1、978-7-02-000001-8、978-7-02-000002-5 | 978-0-00-000000-1, 978-0-00-000001-8, 978-0-00-000002-5
skills | 沟通、摄影、编程 | Talking, Photography, Programming
vehicle | 小轿车、面包车、越野车 | Hatchback, Van, Estate car
project | 官网改版、客户支持、内部会议 | Website, Customer support, Meetings
employee | 张伟、李娜、王芳、刘洋 | Anna Meyer, Ben Carter, Carla Rossi, David Kim
relation | 妈妈、爷爷、阿姨 | Mother, Grandfather, Aunt
scoreline | 21:15、18:21、21:19 | 2:1, 0:3, 3:2
parts | 机油滤芯、刹车片、火花塞 | Oil filter, Brake pads, Spark plugs
petName | 豆豆、咪咪、旺财、雪球 | Bella, Max, Luna, Charlie
trade | 木工、电工、瓦工 | Carpenter, Electrician, Plumber
person | 张伟、李娜、王芳、刘洋、陈静 | Anna Meyer, Ben Carter, Carla Rossi, David Kim, Eva Novak
parent | 张小雨妈妈、李子轩爸爸、王一诺妈妈 | Grace Stone, Peter Reed, Laura Fox
attendees | 张伟、李娜和王芳、刘洋和陈静、全体成员 | Anna and Ben, Carla and David, The whole team
lawyer | 沈律师、韩律师、曹律师 | Helen Ward, Mark Lowe, Ruth Lane
role | 管理员、成员、访客 | Administrator, Member, Guest
username | zhangwei、lina、wangfang | anna, ben, carla
wechat | zhangwei88、lina_2020、wangfang_wx | anna_m, ben_c, carla_r
goods | 雨伞、电钻、投影仪、帐篷 | Umbrella, Power drill, Projector, Tent
code | A-1001、A-1002、A-1003、A-1004 | A-1001, A-1002, A-1003, A-1004
sku | SP-1001、SP-1002、SP-1003、SP-1004 | SP-1001, SP-1002, SP-1003, SP-1004
serialNumber | SN-20260118、SN-20260203、SN-20260317、SN-20260402 | SN-20260118, SN-20260203, SN-20260317, SN-20260402
orderNumber | DD-260301、DD-260302、DD-260303、DD-260304 | ORD-2601, ORD-2602, ORD-2603, ORD-2604
invoiceNumber | FP-260301、FP-260302、FP-260303、FP-260304 | INV-2601, INV-2602, INV-2603, INV-2604
trackingNumber | YT0012345601、YT0012345602、YT0012345603、YT0012345604 | TRK-0012345601, TRK-0012345602, TRK-0012345603, TRK-0012345604
studentNumber | 20260101、20260102、20260103、20260104 | S-260101, S-260102, S-260103, S-260104
employeeNumber | 1001、1002、1003、1004 | E-1001, E-1002, E-1003, E-1004
idNumber | 示例证件 0001、示例证件 0002、示例证件 0003、示例证件 0004 | ID-EXAMPLE-0001, ID-EXAMPLE-0002, ID-EXAMPLE-0003, ID-EXAMPLE-0004
batchNumber | 20260301-A、20260301-B、20260315-A、20260402-A | B-260301, B-260302, B-260315, B-260402
caseNumber | （2026）示例民初 1 号、（2026）示例民初 2 号、（2026）示例民初 3 号、（2026）示例民初 4 号 | 2026-CV-001, 2026-CV-002, 2026-CV-003, 2026-CV-004
licensePlate | 浙A·D0001、浙A·D0002、沪B·E0003、沪B·E0004 | AB26 EXA, CD26 EXB, EF26 EXC, GH26 EXD
shelf | A-01、A-02、B-03、C-01 | A-01, A-02, B-03, C-01
seat | 3 排 5 座、3 排 6 座、8 排 1 座 | 3A, 3B, 8C
roomNumber | 101、203、305、412 | 101, 203, 305, 412
bedNumber | 1 床、2 床、3 床、4 床 | Bed 1, Bed 2, Bed 3, Bed 4
building | 1 号楼、2 号楼、5 号楼 | Block A, Block B, Block C
neighborhood | 老城区、大学城、滨江 | Old Town, Riverside, Harbour
hospital | 市第一医院、中心医院、社区卫生中心 | City Hospital, Hillside Clinic, Health Centre
education | 本科、大专、硕士 | Bachelor, Diploma, Master
experience | 3 年、应届、5 年以上 | 3 years, None yet, Over 5 years
major | 计算机、会计、机械 | Computing, Accounting, Mechanics
grade | 一年级、三年级、初二 | Year 1, Year 3, Year 8
shift | 早班、中班、晚班 | Early, Late, Night
specification | 500 毫升、10 支装、A4 | 500 ml, Pack of 10, A4
version | 1.0.0、1.2.0、2.0.1 | 1.0.0, 1.2.0, 2.0.1
flavor | 原味、草莓、抹茶 | Plain, Strawberry, Vanilla
sweetness | 少糖、半糖、全糖 | Low, Half, Full
drink | 美式、拿铁、柠檬茶 | Americano, Latte, Lemon tea
allergies | 无、花生、海鲜 | None, Peanuts, Seafood
cuisine | 川菜、粤菜、面食 | Italian, Thai, Noodles
origin | 云南、山东、新疆 | Kenya, Peru, Spain
nationality | 中国、法国、日本 | Chinese, French, Japanese
carrier | 顺丰、圆通、邮政 | Royal Mail, DHL, UPS
platform | 手机、电脑、主机 | Phone, Computer, Console
vaccine | 流感疫苗、乙肝疫苗、狂犬疫苗 | Flu, Hepatitis B, Rabies
bloodPressure | 118/76、124/80、131/85 | 118/76, 124/80, 131/85
weather | 晴、多云、小雨 | Sunny, Cloudy, Light rain
wind | 微风、三级、五级 | Light, Fresh, Strong
pace | 5'40"、6'10"、5'55" | 5:40 /km, 6:10 /km, 5:55 /km
topic | 季度计划、新品讨论、经验分享 | Plans for the quarter, New products, Lessons learned
decisions | 按计划推进。、下周再议。、先做小范围试用。 | Go ahead as planned., Discuss again next week., Try it with a small group first.
plannedWork | 完成初稿、联系客户、整理资料 | Finish the draft, Call the customer, Sort the papers
problems | 等待对方回复、时间有点紧、暂无 | Waiting for an answer, Time is short, None so far
fault | 无法开机、漏水、有异响 | Does not start, Leaking, Strange noise
example | 我每天早上吃一个苹果。、她在图书馆看书。、朋友来家里做客。 | I eat an apple every morning., She reads in the library., A friend comes to visit.
breakfast | 豆浆油条、牛奶面包、小米粥 | Porridge, Toast and eggs, Yoghurt
lunch | 番茄鸡蛋面、青椒肉丝、米饭和鱼 | Noodle soup, Chicken salad, Rice and fish
dinner | 清炒时蔬、排骨汤、饺子 | Vegetable stew, Soup and bread, Pasta
school | 实验小学、第一中学、职业学院 | Mill Road School, Park College, City University
folder | 工作、生活、资料 | Work, Home, Papers
partyA | 晨光科技、远山贸易、青禾食品 | Northwind Ltd, Hillside Trade, Green Fields
partyB | 远山贸易、青禾食品、晨光科技 | Hillside Trade, Green Fields, Northwind Ltd
feeling | 比想象中轻松、有点累、很有收获 | Easier than expected, A little tired, Learned a lot
month | 1 月、2 月、3 月 | January, February, March
phoneEnding | 0017、4402、8135 | 0017, 4402, 8135
vehicleModel | 朗逸、卡罗拉、秦 PLUS | Golf, Corolla, Clio
`;

/**
 * Which of the examples above a text takes that is not in the table of fields, by the longest ending
 * that its label has: `name | Chinese endings | English endings`. A person is somebody by trade or by what they do.
 */
export const exampleKinds = `
relation | 关系 与本人关系 | relation, relationship
scoreline | 比分 | scoreline, final score
parts | 配件 零件 更换配件 | spare part, parts replaced
petName | 宠物名 宠物名字 宠物 狗狗 猫咪 | dog, cat, pet, pet name
trade | 工种 | trade
parent | 家长 监护人 父母 | parent, guardian, mother, father
attendees | 参会人 参加人员 与会人员 参与人 同行人 随行人员 | attendee, participant, companion
lawyer | 律师 | lawyer, attorney, solicitor
doctor | 医生 医师 大夫 | doctor, physician, dentist, vet
teacher | 老师 教师 讲师 导师 教练 | teacher, coach, tutor, lecturer, instructor, trainer, supervisor, mentor
student | 学生 学员 同学 孩子 小孩 宝宝 考生 | pupil, student, kid, child, toddler, learner
licensePlate | 车牌 车牌号 车牌号码 | plate, plate number, registration plate
shelf | 货架号 架号 货架 柜号 柜子 库位 储位 格口 仓位 货位 抽屉 | shelf, rack, bin, locker, drawer, cupboard, shelf number, locker number
seat | 座位 座位号 座号 | seat, seat number
roomNumber | 房间号 房号 宿舍号 门牌号 寝室 宿舍 室号 | room number, room no, flat number, dorm, flat
bedNumber | 床位 床号 铺位 | bed, bed number
building | 楼号 楼栋 几栋 | building, block
phoneEnding | 尾号 后四位 | last four digits
serialNumber | 序列号 出厂编号 机身号 | serial, serial no, serial number
trackingNumber | 快递单号 运单号 物流单号 取件码 | tracking number, tracking code
orderNumber | 订单号 单号 | order number, order no, po number
invoiceNumber | 发票号 | invoice number, invoice no
batchNumber | 批号 批次 | batch, lot, batch number, lot number
code | 号 编号 编码 号码 代码 卡号 码 | number, no, nr, code, id, ref, reference
role | 角色 身份 权限 | role
hospital | 医院 诊所 | hospital, clinic
school | 学校 院校 幼儿园 中学 小学 大学 | school, college, university
company | 公司 单位 企业 厂家 厂商 工厂 供货商 商家 机构 客户名称 | company, employer, vendor, manufacturer, organisation, organization, agency, brewery, firm, maker
supplier | 供应商 | supplier
department | 部门 科室 科属 班组 小组 | department, crew
position | 职位 岗位 职务 | position, job title, occupation, profession
city | 城市 籍贯 户籍 出发地 目的地 | city, town, hometown
neighborhood | 小区 街道 社区 商圈 片区 | neighbourhood, neighborhood, district, estate
address | 地址 住址 | address
location | 地点 位置 场地 场所 地方 在哪 哪里 在哪发现的 存放处 放哪 | location, place, venue, spot, where, site, station, outlet, found where
reason | 原因 理由 事由 缘由 案由 错因 为什么 为啥 | reason, cause, why
fault | 故障 故障描述 故障现象 问题描述 异常描述 报修内容 哪里坏了 损坏情况 毛病 | fault, defect, problem, damage, malfunction, what is broken
comment | 评价 评语 意见 建议 反馈 看法 | feedback, opinion, suggestion
feeling | 感受 感想 心得 体会 收获 | how i felt, thoughts, feeling, reflection, takeaway
plannedWork | 计划 下一步 打算 | plan, next step, next steps, action items
problems | 问题 困难 难点 风险 | issues, blockers, obstacles, risks
vehicleModel | 车型 车款 | car model, vehicle model
brand | 品牌 牌子 | brand, make
model | 型号 机型 款式 款号 | model
color | 颜色 花色 毛色 色号 | color, colour, shade
size | 尺码 尺寸 大小 | size
specification | 规格 包装规格 | specification, spec
flavor | 口味 味道 | flavor, flavour, taste, scent
drink | 饮品 饮料 | drink, beverage
material | 材质 材料 面料 | material, fabric
version | 版本 版本号 迭代 | version, release
shift | 班次 | shift
grade | 年级 | grade level, year group
month | 月份 | month
openingHours | 营业时间 开放时间 | opening hours, business hours, opening times
time | 时间段 时段 几点 几点回来的 | time slot, entry time, exit time, delivery time
allergies | 过敏史 过敏源 忌口 | allergies, allergy, restrictions
symptoms | 症状 不舒服 | symptom, symptoms
goods | 物品 物品名称 物料 物料名称 物资 商品 货品 用品 东西 器材 工具 租借物品 设备 奖品 | item, goods, equipment, tool, object, gear
course | 科目 课程 学科 | subject, course
person | 人 员 者 师 卖家 买家 业主 住户 居民 姓名 经理 歌手 选手 助手 对手 主管 老板 领导 店长 班长 组长 队长 嘉宾 户主 房东 租客 租户 房客 顾客 客户 会员 家属 邻居 司机 护士 管家 保姆 选手 旅客 乘客 志愿者 | borrower, seller, buyer, resident, tenant, reporter, applicant, guest, renter, lender, lessee, landlord, gardener, buyer, seller, sender, recipient, receiver, holder, leader, agent, manager, boss, supervisor, inspector, operator, technician, engineer, mechanic, plumber, nurse, carer, caregiver, judge, witness, member, volunteer, donor, sponsor, candidate, interviewer, interviewee, mentee, player, trainee, photographer, designer, developer, reviewer, approver, requester, requestor, signer, submitter, visitor, resident, neighbour, neighbor, roommate, housemate, passenger, driver, rider, sitter, walker, speaker, presenter, host, organizer, organiser, adopter, finder, claimant, client, customer, handler, keeper, caretaker, cleaner, cook, chef, baker, waiter, cashier, accountant, auditor, editor, translator, singer, actor, dancer, musician, composer, groomer, stylist, winner, voter, colleague, coworker, employee, worker, staff, contractor, freelancer, partner, friend, relative, spouse, guarantor, contact, first name, last name, surname, customer name, full name
`;
