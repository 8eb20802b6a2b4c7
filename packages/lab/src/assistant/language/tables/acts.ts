/**
 * What people do with the records of an app: `kind | 中文 | English`. “Tenants submit requests, the manager assigns them” tells who
 * a record is from and what it goes through; none of its clauses names a field. Chinese words are parted by spaces, English ones,
 * in the singular, by commas.
 */
export const actVerbs = `
submit | 提交 上报 提报 申报 发起 报告 申请 报修 送来 | submit, report, hand in, send in, turn in, file, raise, drop off, bring in, request, send
assign | 派单 派工 分配 分配给 指派 指派给 分派 派发 转派 转派给 安排给 | assign, dispatch, allocate, forward
handle | 维修 处理 接单 受理 解决 上门 修理 抢修 关闭 | repair, close, fix, handle, solve, resolve, take care of, work on
fill | 填写 录入 填报 写下 写 记下 | fill in, fill out, write down, note down, note, enter, write up
approve | 审核 审批 批准 复核 验收 | approve, review, sign off, verify, check
grade | 批改 判分 | grade, mark, score
rate | 评价 打分 评分 打星 点评 | rate
pay | 付款 缴费 缴款 付费 | pay, pay for it
post | 发布 上架 发帖 | post, list, publish, offer
sign | 签字 签名 签收 | sign
discuss | 留言 评论 提问 咨询 | ask question, leave comment, comment, leave message, message, post comment
reply | 回复 答复 回应 | reply, respond, answer, leave a comment, write a comment, leave feedback, give feedback
`;

/** Who does it: `中文 English`, comma-parted. Words that end like a trade or an office are known without. */
export const actors = `
业主 Owner, 住户 Resident, 居民 Resident, 租客 Tenant, 房东 Landlord, 物业 Property office, 客服 Support agent, 师傅 Technician, 店长 Store manager, 班组长 Team leader, 组长 Team leader, 班长 Class monitor, 老板 Boss, 领导 Manager, 主管 Supervisor, 经理 Manager, 管理员 Administrator, 员工 Employee, 同事 Colleague, 学生 Student, 同学 Student, 学员 Trainee, 老师 Teacher, 教师 Teacher, 家长 Parent, 教练 Coach, 客户 Customer, 顾客 Customer, 客人 Guest, 会员 Member, 用户 User, 卖家 Seller, 买家 Buyer, 商家 Seller, 读者 Reader, 患者 Patient, 病人 Patient, 医生 Doctor, 护士 Nurse, 车间 Workshop, 部门 Department, 工程部 Engineering, 财务 Accountant, 仓管 Storekeeper, 库管 Storekeeper, 司机 Driver, 志愿者 Volunteer, 村民 Villager, 社区 Community office, 班主任 Class teacher, 校长 Head teacher, 门卫 Gatekeeper, 保安 Guard, 质检 Inspector, 采购 Buyer, 销售 Salesperson, 设计师 Designer, 处理人 Handler, 维修工 Repair worker, 维修员 Repair worker, 电工 Electrician, 水电工 Plumber, 工人 Worker, 工程师 Engineer, 技术员 Technician, 巡检员 Inspector, 快递员 Courier, 办公室 Office, 技工 Mechanic, 财务 Finance, 前台 Receptionist, 团队 Team, 骑手 Rider, 送货员 Delivery driver, 检查员 Inspector, 审核员 Reviewer, 操作员 Operator
`;

/** Those of English sentences, in the singular, that no ending tells. */
export const englishActors =
  'tenant, resident, student, pupil, parent, client, guest, applicant, patient, colleague, staff, team, office, mechanic, technician, nurse, coach, boss, accountant, assistant, clerk, chef, child, kid, friend, people, everyone, hr, receptionist, landlord, crew, volunteer, department, employee, agent, sale, support, warehouse, guard, participant, attendee, finance, citizen, villager, vet, therapist, electrician, seller, buyer, manager';
