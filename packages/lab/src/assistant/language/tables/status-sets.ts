/**
 * What a bare 状态 or “status” goes through, told by the fields beside it or by what the records are called:
 * `set of choices | names of fields | Chinese words | English words`. The first row that fits counts: what stands beside the
 * status says more than the name of the thing, so rows with fields that nothing else has come first.
 */
export const statusSets = `
loan | borrower | 借阅 借书 借用 出借 借出 外借 图书馆 | borrowing, loan, lending, library
delivery-state | trackingNumber carrier recipient senderName | 快递 包裹 物流 配送 外卖 运单 送货 | delivery, parcel, package, shipment, shipping
leave | approver | 请假 休假 调休 加班 报销 审批 申请单 用车申请 | leave request, leave, time off, expense claim, reimbursement, overtime, approval
stay | checkInDate checkOutDate | 入住 民宿 酒店 客房预订 | stay, room booking, hotel booking
rental | dailyRent | 租车 租借 租赁 出租 租用 | rental, hire
order | orderNumber orderDate deliveryFee | 订单 订货 采购单 下单 | order, purchase order
invoice | invoiceNumber | 发票 | invoice
ticket | | 报修 维修 工单 故障 售后 投诉 修理 问题单 客服 | repair, ticket, maintenance request, work order, complaint, incident, support request, bug
application | | 求职 应聘 候选人 招聘 面试 投递 | job application, candidate, applicant
attendance | | 考勤 签到 出勤 点名 | attendance, roll call
adoption | | 领养 | adoption
lost-found | | 失物 招领 寻物 | lost item, lost property, lost and found
dues | | 缴费 学费 物业费 房租 收租 会费 租金 水电费 应收款 | fee, dues, tuition, rent, receivable
member | | 会员 会员卡 订阅 | membership, member, subscription
contract | | 合同 协议 保单 | contract, agreement, lease, policy
property | | 房源 二手房 楼盘 | property, listing
reading | | 书单 读书 阅读 读书笔记 想读的书 | reading list, reading log
watching | | 电影 片单 电视剧 追剧 影视 动漫 | movie, film, tv show, series, anime, watchlist
availability | | 会议室 房间 场地 车位 座位 教室 包间 床位 | meeting room, room, court, parking space, parking spot, desk, venue
signing-up | | 活动 讲座 比赛 赛事 | event, workshop, talk, tournament
asset | serialNumber | 资产 设备 仪器 服务器 车辆 电脑 器材 工具 | asset, equipment, device, laptop, machine, vehicle, server, tool
sale | | 商品 产品 菜品 二手 | product, goods, second hand item, dish
deal | | 客户 线索 商机 | lead, deal, customer, prospect
publication | | 文章 新闻 稿件 公告 帖子 | article, post, announcement
booking | startsAt+customer startsAt+phone | 预约 预订 订位 预定 订座 约课 | appointment, booking, reservation
`;
