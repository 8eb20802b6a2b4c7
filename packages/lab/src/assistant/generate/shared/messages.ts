import type { Language } from '@toolbench/kit/localized.ts';
import { rowsOf } from '@toolbench/kit/tables.ts';

type Words = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** Words by their names, of rows `name | Chinese | English`; a row with a name alone has those of `others`. */
export function wordTable(table: string, others?: Words): Words {
  const rows = rowsOf(table);
  return {
    zh: Object.fromEntries(rows.map(([name, zh = others?.zh[name] ?? '']) => [name, zh])),
    en: Object.fromEntries(rows.map(([name, , en = others?.en[name] ?? '']) => [name, en])),
  };
}

/** What a generated server says when it refuses something. `{n}` is a number, `{name}` a name. */
export const serverMessages = wordTable(`
required | 必填 | Required
tooLong | 最多 {n} 个字符 | At most {n} characters
tooShort | 至少 {n} 个字符 | At least {n} characters
tooBig | 不能大于 {n} | At most {n}
tooSmall | 不能小于 {n} | At least {n}
notText | 应为文本 | Must be text
hasNul | 含有不能保存的字符（NUL，U+0000），请删去 | Holds a character that cannot be kept (NUL, U+0000): remove it
notNumber | 应为数字 | Must be a number
notWhole | 应为整数 | Must be a whole number
notBoolean | 应为是或否 | Must be true or false
notDate | 日期无效，应为 2026-01-31 的格式 | Not a date like 2026-01-31
notDateTime | 时间无效，应为 2026-01-31T09:30 的格式 | Not a time like 2026-01-31T09:30
notChoice | 不在可选范围内 | Not one of the choices
notEmail | 邮箱格式不正确 | Not an email address
notUrl | 网址应以 http:// 或 https:// 开头 | Must begin with http:// or https://
notPicture | 应为图片 | Must be a picture
notPhone | 电话格式不正确 | Not a phone number
taken | 已被使用 | Already in use
full | 已达上限，最多 {n} 条 | The limit is reached: at most {n}
fullOfDay | 当天已达上限，最多 {n} 条 | The limit of that day is reached: at most {n}
overlaps | 这段时间已有安排 | That time is taken
endsTooSoon | 结束应晚于开始 | Must be after the beginning
unknown | 所选的记录不存在 | The chosen record does not exist
inUse | 仍有记录引用它，不能删除 | Other records still refer to it, so it cannot be deleted
notFound | 没有找到 | Not found
notJson | 请求内容应为 JSON 对象 | The body must be a JSON object
signIn | 请先登录 | Please sign in first
handled | 已经开始处理，不能取消，请与我们联系 | This is being handled, so it can no longer be cancelled: please contact us
ownerOnly | 只有所有者可以这样做，请用所有者的密码登录 | Only the owner can do this: sign in with the owner’s password
wrongPassword | 用户名或密码不正确 | Wrong name or password
tooManyTries | 尝试次数过多，请稍后再试 | Too many tries, please wait a while
nameLength | 用户名应为 2 到 40 个字符 | A name has 2 to 40 characters
passwordLength | 密码应为 8 到 200 个字符 | A password has 8 to 200 characters
failed | 服务器出错了，请稍后再试 | Something went wrong on the server, please try again later
`);
