/** Sets of choices: `name: value 中文 English, …`. */
export const choiceSets = `
progress: todo 待办 To do, doing 进行中 In progress, done 已完成 Done
priority: low 低 Low, medium 中 Medium, high 高 High
severity: minor 轻微 Minor, major 严重 Major, critical 致命 Critical
level: beginner 初级 Beginner, intermediate 中级 Intermediate, advanced 高级 Advanced
difficulty: easy 简单 Easy, medium 中等 Medium, hard 困难 Hard
gender: female 女 Female, male 男 Male, other 其他 Other
mood: great 很好 Great, good 不错 Good, okay 一般 Okay, bad 不好 Bad
weekday: monday 周一 Monday, tuesday 周二 Tuesday, wednesday 周三 Wednesday, thursday 周四 Thursday, friday 周五 Friday, saturday 周六 Saturday, sunday 周日 Sunday
frequency: daily 每天 Daily, weekly 每周 Weekly, monthly 每月 Monthly
plan: monthly 月卡 Monthly, quarterly 季卡 Quarterly, yearly 年卡 Yearly
payment: cash 现金 Cash, card 银行卡 Card, mobile 手机支付 Mobile
meal: meat 荤食 Meat, fish 鱼 Fish, vegetarian 素食 Vegetarian
size: s 小 S, m 中 M, l 大 L, xl 特大 XL
region: north 北区 North, south 南区 South, east 东区 East, west 西区 West
deal: new 新线索 New, contacted 已联系 Contacted, negotiating 洽谈中 Negotiating, won 已成交 Won, lost 已流失 Lost
order: new 待付款 New, paid 已付款 Paid, shipped 已发货 Shipped, done 已完成 Done, cancelled 已取消 Cancelled
booking: requested 待确认 Requested, confirmed 已确认 Confirmed, done 已完成 Done, cancelled 已取消 Cancelled
publication: draft 草稿 Draft, published 已发布 Published, archived 已归档 Archived
ticket: open 待处理 Open, doing 处理中 In progress, solved 已解决 Solved, closed 已关闭 Closed
dispatch: unassigned 待派单 Unassigned, assigned 已派单 Assigned, done 已完成 Done
invoice: draft 草稿 Draft, sent 已寄出 Sent, paid 已付款 Paid, overdue 已逾期 Overdue
application: applied 已投递 Applied, interview 面试中 Interview, offer 已录用 Offer, rejected 未通过 Rejected
asset: in-use 使用中 In use, stored 闲置 In storage, repair 维修中 In repair, retired 已报废 Retired
property: available 在售 Available, reserved 已预订 Reserved, sold 已成交 Sold
leave: requested 待审批 Requested, approved 已批准 Approved, rejected 已驳回 Rejected
member: active 有效 Active, paused 暂停 Paused, ended 已到期 Ended
attendance: present 出勤 Present, late 迟到 Late, absent 缺勤 Absent, leave 请假 On leave
adoption: available 待领养 Available, reserved 已预约 Reserved, adopted 已领养 Adopted
lost-found: lost 丢失 Lost, found 拾到 Found, returned 已归还 Returned
reading: wanted 想读 To read, reading 在读 Reading, finished 读完 Finished
watching: wanted 想看 To watch, watching 在看 Watching, finished 看过 Watched
availability: free 空闲 Free, taken 占用 Taken, closed 停用 Closed
category: general 综合 General, important 重点 Important, other 其他 Other
kind: standard 标准 Standard, special 特殊 Special, other 其他 Other
product-kind: daily 日用 Everyday, gift 礼品 Gifts, sale 特惠 On sale
expense-kind: food 餐饮 Food, transport 交通 Transport, housing 居住 Housing, shopping 购物 Shopping, fun 娱乐 Leisure, other 其他 Other
flow: expense 支出 Expense, income 收入 Income
dish-kind: starter 前菜 Starter, main 主菜 Main, dessert 甜点 Dessert, drink 饮品 Drink
task-kind: work 工作 Work, home 生活 Home, study 学习 Study
post-kind: news 动态 News, guide 教程 Guide, life 随笔 Life
leave-kind: annual 年假 Annual, sick 病假 Sick, personal 事假 Personal
service-kind: maintenance 保养 Maintenance, repair 维修 Repair, inspection 年检 Inspection, insurance 保险 Insurance
clothes-kind: top 上装 Top, bottom 下装 Bottom, shoes 鞋 Shoes, accessory 配饰 Accessory
genre: drama 剧情 Drama, comedy 喜剧 Comedy, action 动作 Action, documentary 纪录 Documentary
music-genre: pop 流行 Pop, rock 摇滚 Rock, jazz 爵士 Jazz, classical 古典 Classical
book-kind: fiction 小说 Fiction, history 历史 History, science 科普 Science, art 艺术 Art
language: chinese 中文 Chinese, english 英文 English, other 其他 Other
source: referral 朋友推荐 Referral, website 网站 Website, event 活动 Event, ad 广告 Ad
option: first 方案一 Option A, second 方案二 Option B, third 方案三 Option C
lunch: noodles 面条 Noodles, pizza 披萨 Pizza, salad 沙拉 Salad
feedback-kind: idea 建议 Idea, problem 问题 Problem, praise 表扬 Praise
wine-kind: red 红 Red, white 白 White, sparkling 起泡 Sparkling
animal: dog 狗 Dog, cat 猫 Cat, other 其他 Other
house-kind: apartment 公寓 Apartment, house 别墅 House, office 商铺 Office
loan: borrowed 借出 Borrowed, returned 已归还 Returned, late 已逾期 Overdue
delivery-state: waiting 待取件 Waiting, on-the-way 运输中 On the way, delivered 已送达 Delivered

meal-time: breakfast 早餐 Breakfast, lunch 午餐 Lunch, dinner 晚餐 Dinner, snack 加餐 Snack
baby: feeding 喂奶 Feeding, sleep 睡觉 Sleep, diaper 换尿布 Diaper
stock: in 入库 In, out 出库 Out
liked: quality 质量 Quality, service 服务 Service, price 价格 Price
game-kind: role 角色扮演 Role playing, puzzle 解谜 Puzzle, action 动作 Action
condition: new 全新 New, good 良好 Good, worn 有磨损 Worn
pass: passed 合格 Passed, failed 不合格 Failed
employment: full-time 全职 Full-time, part-time 兼职 Part-time, internship 实习 Internship
stay: reserved 已预订 Reserved, staying 入住中 Checked in, left 已退房 Checked out, cancelled 已取消 Cancelled
rental: reserved 已预订 Reserved, out 租用中 Rented out, returned 已归还 Returned
dues: unpaid 未缴 Unpaid, paid 已缴 Paid, overdue 已逾期 Overdue
contract: draft 草拟中 Draft, active 履行中 Active, ended 已到期 Ended, cancelled 已终止 Terminated
signing-up: open 报名中 Open, full 已满员 Full, ended 已结束 Ended
sale: on-sale 在售 On sale, sold-out 售罄 Sold out, withdrawn 已下架 Withdrawn
`;
