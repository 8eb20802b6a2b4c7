/**
 * A short set that was written when the faults of the third were mended, to tell what a newcomer may expect now. The first run
 * over it is in docs/decisions/0013-blueprints-from-words.md. Lines as in requests-fresh.ts and changes-fresh.ts.
 */
export const fourthRequests = `
给我家猫做个体检档案，日期、体重、打了什么针、医生说了啥 | records/tracker | date/日期, weight/体重, 打了什么针/vaccine/疫苗, notes/医生说了啥/医嘱/name
厂里的模具台账，模具编号、适用机型、已冲次数、存放架号、上次保养、是否报废 | records/inventory | code/模具编号, model/适用机型, 已冲次数/count, 存放架号/location, 上次保养/serviceDate/lastService, 是否报废/scrapped
做一个古筝课约课小程序，学生选老师、上课时间、线上还是线下 | booking | teacher/老师, startsAt/time/上课时间, 线上还是线下/mode
毕业季旧物出售，东西叫什么、几成新、想卖多少钱、在哪个宿舍自提 | shop/records | name/东西叫什么/title, condition/几成新, price/想卖多少钱, 在哪个宿舍自提/location
周末去哪玩的投票，每人选一个地方，写写为什么 | survey | place/location/地方/option/choice, reason/为什么
老师用的错别字积累本，错的字、对的字、出自哪篇课文、错了几次 | notes/records | 错的字, 对的字, 出自哪篇课文, count/错了几次
水电燃气每月抄表，水表、电表、气表读数、抄表日期 | tracker/records | 水表, 电表, 气表读数, date/抄表日期
牙科诊所官网，介绍医生和价格，能看到地址电话 | landing |
做个首付计算器，房价、首付比例、契税 | calculator | price/房价, 首付比例, 契税
乐队排练房的聊天板，写昵称和一句话 | chat | author/昵称, content/一句话/内容
Greenhouse log: plant, sowing date, watered today?, height in cm, pests seen | tracker/records | plant, sowingDate, wateredToday/watered, height, pestsSeen/pests
Who has which key - keyholder, door, handed out on, deposit, returned yet? | records/inventory | keyholder/name, door, handedOutOn/handedOut, deposit, returned/returnedYet
marketplace where neighbours sell vegetables: vegetable, price per kilo, how many kilos, pick up day | shop | vegetable/name, pricePerKilo/price, howManyKilos/quantity/kilos, pickUpDay
Sign up for the chess tournament with name, rating, club and whether they need a board | survey | name, rating, club, needABoard/needBoard/board
tenants report what is broken: apartment, description, photo, urgent or not, fixed on | todo/records | apartment, description, photo/image, urgent, fixedOn/fixed
journal for my diabetes, sugar before and after meals, insulin units, what I ate | tracker/notes/records | insulinUnits/insulin, whatIAte/food
a blog about hiking routes, each post has a distance, a climb in metres and a map link | blog | title, distance, climb/climbInMetres, mapLink/map
customers of my dog walking business: owner, dog, address, gate code, days per week | contacts/records | owner/name, dog, address, gateCode, daysPerWeek/days
charts for our library: visitors per day, loans, new cards | dashboard | visitors, loans, newCards, date/day
API for parking spots with number, level, occupied and since when | api | number, level, occupied, since/date/sinceWhen/startDate
`;

export const fourthChanges = `
任务 | 再弄一个“验收人” | has 任务.验收人
任务 | 优先级只要高和低 | nochoice 任务.优先级 中
任务 | 截止日期早的放上面 | order 任务.截止日期
任务 | 备注和负责人都必填 | required 任务.备注; required 任务.负责人
任务 | 做完了自动发通知 | refused
任务 | 想在日历上看任务 | page calendar 任务
客户 | 加备选电话和生日，生日不用填 | has 客户.备选电话; has 客户.生日; optional 客户.生日
客户 | 公司这一栏没用，删了吧 | lacks 客户.公司
客户 | 每个客户属于一个地区，地区有名称和负责人 | entity 地区; points 客户 地区
商店 | 贵的排前面 | order 商品/手工皂.价格 down
图书 | 让读者给书打分 | type 图书/书.评分 rating
图书 | 弄好看点 | refused
task | we also want a checkbox for "needs review" | type task.needsReview boolean
task | keep only low and high for priority | nochoice task.priority medium
task | oldest due date first | order task.dueDate
task | notes and assignee must both be filled in | required task.notes; required task.assignee
task | text me when something is overdue | refused
task | put the tasks on a board by status | page board task status
crm | phone doesn't have to be unique or required | optional customer.phone
crm | we never use company, remove it | lacks customer.company
crm | every customer belongs to a region that has a name and a manager | entity region; points customer region
shop | most expensive on top | order product/soap.price down
books | readers should be able to rate books | type book.rating rating
books | make it pop | refused
`;
