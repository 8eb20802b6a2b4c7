/** Further words for choices than those of the sets, each with its English: `中文 English`. */
export const choiceWords = `
在借 On loan, 已借 On loan, 未借 Not lent, 已还 Returned, 未还 Not returned, 归还 Returned, 逾期 Overdue, 超期 Overdue, 在库 In stock, 出库 Out, 缺货 Out of stock
未开始 Not started, 没开始 Not started, 待处理 Open, 处理中 In progress, 已处理 Handled, 未处理 Open, 完成 Done, 未完成 Not done, 已完成 Done, 暂停 Paused, 取消 Cancelled, 已取消 Cancelled
待审核 To review, 已审核 Reviewed, 审核中 In review, 通过 Passed, 不通过 Rejected, 驳回 Rejected, 同意 Approved, 拒绝 Rejected, 批准 Approved
待付款 To pay, 已付款 Paid, 未付款 Unpaid, 待发货 To ship, 已发货 Shipped, 已签收 Received, 已收货 Received, 退款 Refunded, 未付 Unpaid, 已付 Paid, 未缴 Unpaid, 已缴 Paid, 未交 Not paid, 已交 Paid, 欠费 In arrears
正常 Normal, 异常 Abnormal, 停用 Disabled, 报废 Retired, 损坏 Broken, 丢失 Lost, 维修 In repair, 在用 In use, 闲置 In storage, 空闲 Free, 占用 Taken, 已租 Rented, 未租 Vacant, 空置 Vacant
未联系 Not contacted, 已联系 Contacted, 意向 Interested, 成交 Won, 已成交 Won, 流失 Lost, 已流失 Lost, 跟进中 In contact
高 High, 中 Medium, 低 Low, 紧急 Urgent, 普通 Normal, 一般 Normal, 重要 Important, 不急 Not urgent, 大 Large, 小 Small, 男 Male, 女 Female
open Open, closed Closed, pending Pending, done Done, new New, active Active, inactive Inactive, cancelled Cancelled, canceled Cancelled, approved Approved, rejected Rejected, paid Paid, unpaid Unpaid, overdue Overdue, returned Returned, borrowed Borrowed, available Available, sold Sold, shipped Shipped, delivered Delivered, lost Lost, won Won, urgent Urgent, normal Normal, critical Critical, minor Minor, major Major, small Small, medium Medium, large Large, low Low, high High, todo To do, doing In progress, blocked Blocked, broken Broken, working Working, retired Retired, good Good, bad Bad, ok OK, fair Fair, poor Poor, excellent Excellent, draft Draft, published Published, confirmed Confirmed, out Out, in In, on On, off Off, hot Hot, warm Warm, cold Cold, early Early, late Late
`;
