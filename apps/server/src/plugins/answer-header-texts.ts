import type { AnswerHeaderFault } from '@toolbench/contracts/answer-headers.ts';
import type { Language } from './request-language.ts';

/** Why an answer of a bin may not set a header. */
export const answerHeaderTexts: Readonly<
  Record<Language, Readonly<Record<AnswerHeaderFault, (name: string) => string>>>
> = {
  zh: {
    connection: (name) => `不能设置 ${name}，它由服务器按连接与内容自动生成；请去掉`,
    origin: (name) =>
      `不能设置 ${name}，它会让浏览器跳转、登录或存 Cookie，而接收地址与工具台同属一个站点；部署者可用 BIN_URL 给接收地址单独的域名`,
    site: (name) => `不能设置 ${name}，它的作用会超出接收地址或保留到以后，或者由服务器为安全而设定；请去掉`,
    'cookie-domain': (name) => `${name} 不能带 Domain，否则 Cookie 也会发给其他域名；请去掉 Domain`,
    name: (name) => `${JSON.stringify(name)} 不是标头的名称，或超过 256 个字符；请改用字母、数字与连字符`,
    value: (name) => `${name} 的值只能含 ASCII 与 Latin-1 可见字符、空格和制表符，最多 4,096 个字符`,
  },
  en: {
    connection: (name) =>
      `${name} cannot be set, the server makes it from the connection and the content; leave it out`,
    origin: (name) =>
      `${name} cannot be set, it makes a browser go elsewhere, sign in or keep cookies, and bins are on the same site as Toolbench; whoever runs it can give bins a host of their own by BIN_URL`,
    site: (name) =>
      `${name} cannot be set, it reaches beyond the bin or stays for later, or the server sets it for safety; leave it out`,
    'cookie-domain': (name) =>
      `${name} cannot have a Domain, which would send the cookie to other hosts too; leave out the Domain`,
    name: (name) =>
      `${JSON.stringify(name)} is not a name of a header, or longer than 256 characters; use letters, digits and hyphens`,
    value: (name) =>
      `the value of ${name} may hold visible characters of ASCII and Latin-1, spaces and tabs alone, at most 4,096`,
  },
};
