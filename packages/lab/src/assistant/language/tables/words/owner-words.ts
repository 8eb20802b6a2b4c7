/** People who have records, for rules such as “at most 3 books each”. Chinese words are parted by spaces, English ones by commas. */
export const ownerWords = {
  chinese:
    '人 用户 会员 成员 社员 读者 学生 学员 同学 顾客 客户 客人 患者 病人 员工 同事 业主 住户 户 租客 借阅人 借用人 借书人 申请人 预约人 报名者 报名人 选手 老师 教师 家长 孩子 家庭 账号 账户 手机号 工号 学号',
  english:
    'person, people, user, member, customer, client, student, pupil, reader, borrower, guest, visitor, patient, employee, colleague, owner, tenant, resident, applicant, player, teacher, parent, child, kid, family, household, head, account, everyone, everybody, anyone, anybody, participant, passenger',
};

/** Fields that tell whose a record is, the surest first. */
export const ownerFields: readonly string[] = [
  'borrower',
  'member',
  'customer',
  'student',
  'guest',
  'patient',
  'tenant',
  'applicant',
  'employee',
  'owner',
  'recipient',
  'person',
  'author',
  'contactPerson',
  'assignee',
  'username',
  'email',
  'phone',
];
