/** What a generated server says when it refuses something. `{n}` is a number, `{name}` a name. */
export const serverMessages = {
  zh: {
    required: '必填',
    tooLong: '最多 {n} 个字符',
    tooShort: '至少 {n} 个字符',
    tooBig: '不能大于 {n}',
    tooSmall: '不能小于 {n}',
    notText: '应为文本',
    notNumber: '应为数字',
    notWhole: '应为整数',
    notBoolean: '应为是或否',
    notDate: '日期无效，应为 2026-01-31 的格式',
    notDateTime: '时间无效，应为 2026-01-31T09:30 的格式',
    notChoice: '不在可选范围内',
    notEmail: '邮箱格式不正确',
    notUrl: '网址应以 http:// 或 https:// 开头',
    notPhone: '电话格式不正确',
    taken: '已被使用',
    full: '已达上限，最多 {n} 条',
    fullOfDay: '当天已达上限，最多 {n} 条',
    unknown: '所选的记录不存在',
    inUse: '仍有记录引用它，不能删除',
    notFound: '没有找到',
    notJson: '请求内容应为 JSON 对象',
    signIn: '请先登录',
    wrongPassword: '用户名或密码不正确',
    tooManyTries: '尝试次数过多，请稍后再试',
    nameLength: '用户名应为 2 到 40 个字符',
    passwordLength: '密码应为 8 到 200 个字符',
    failed: '服务器出错了，请稍后再试',
  },
  en: {
    required: 'Required',
    tooLong: 'At most {n} characters',
    tooShort: 'At least {n} characters',
    tooBig: 'At most {n}',
    tooSmall: 'At least {n}',
    notText: 'Must be text',
    notNumber: 'Must be a number',
    notWhole: 'Must be a whole number',
    notBoolean: 'Must be true or false',
    notDate: 'Not a date like 2026-01-31',
    notDateTime: 'Not a time like 2026-01-31T09:30',
    notChoice: 'Not one of the choices',
    notEmail: 'Not an email address',
    notUrl: 'Must begin with http:// or https://',
    notPhone: 'Not a phone number',
    taken: 'Already in use',
    full: 'The limit is reached: at most {n}',
    fullOfDay: 'The limit of that day is reached: at most {n}',
    unknown: 'The chosen record does not exist',
    inUse: 'Other records still refer to it, so it cannot be deleted',
    notFound: 'Not found',
    notJson: 'The body must be a JSON object',
    signIn: 'Please sign in first',
    wrongPassword: 'Wrong name or password',
    tooManyTries: 'Too many tries, please wait a while',
    nameLength: 'A name has 2 to 40 characters',
    passwordLength: 'A password has 8 to 200 characters',
    failed: 'Something went wrong on the server, please try again later',
  },
} as const;

const accountKeys = ['signIn', 'wrongPassword', 'tooManyTries', 'nameLength', 'passwordLength'];
const limitKeys = ['full', 'fullOfDay'];

/** Which messages an app needs beside those on fields. */
export interface Needed {
  readonly hasLogin: boolean;
  readonly hasLimits: boolean;
}

/** The messages of an app: those on accounts and on limits only where it has them. */
export function messagesFor(needed: Needed): {
  readonly zh: Record<string, string>;
  readonly en: Record<string, string>;
} {
  const left = new Set([...(needed.hasLogin ? [] : accountKeys), ...(needed.hasLimits ? [] : limitKeys)]);
  const kept = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).filter(([key]) => !left.has(key)));
  return { zh: kept(serverMessages.zh), en: kept(serverMessages.en) };
}
