import type { Example } from '@toolbench/kit/define-tool.ts';

export const encodeExamples: readonly Example[] = [
  { name: { zh: '中文与 emoji', en: 'Chinese and emoji' }, input: '北京 欢迎你 🏮' },
  { name: { zh: '参数值里的 & 与 =', en: '& and = in a value' }, input: 'a=1&b=2 的和是 3？' },
  {
    name: { zh: '整个 URL，含中文域名', en: 'Whole URL with a Chinese host' },
    input: 'https://例子.测试/搜索 结果?q=工具台&page=1#顶部',
    options: { scope: 'url' },
  },
  { name: { zh: '表单字段', en: 'Form field' }, input: 'C++ & Java 入门', options: { scope: 'form' } },
];

export const decodeExamples: readonly Example[] = [
  { name: { zh: '中文', en: 'Chinese' }, input: '%E5%B7%A5%E5%85%B7%E5%8F%B0%20%F0%9F%9B%A0%EF%B8%8F' },
  {
    name: { zh: '整个 URL', en: 'Whole URL' },
    input: 'https%3A%2F%2Fexample.com%2Fsearch%3Fq%3D%E4%B8%AD%E6%96%87%26lang%3Dzh%23top',
  },
  { name: { zh: '编码了三次', en: 'Encoded three times' }, input: '%2525E4%2525BD%2525A0%2525E5%2525A5%2525BD' },
  {
    name: { zh: '旧网页的 GBK', en: 'GBK from an old page' },
    input: '%B1%B1%BE%A9+%CC%EC%C6%F8',
    options: { scope: 'form', charset: 'gb18030' },
  },
];
