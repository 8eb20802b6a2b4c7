import type { Example } from '@toolbench/kit/define-tool.ts';

/** An example, and the action of the page that suits it. */
export interface JsonExample extends Example {
  readonly action: 'format' | 'repair';
}

/** What the example button of the page offers, in its order. */
export const examples: readonly JsonExample[] = [
  {
    name: { zh: '订单（大整数、重复键）', en: 'Order (big integers, a repeated key)' },
    input:
      '{"orderId":12345678901234567890,"customer":{"name":"李娜","email":"lina@example.com","vip":true},"items":[{"sku":"TB-001","name":"机械键盘","price":399.00,"quantity":1},{"sku":"TB-014","name":"显示器支架","price":128.50,"quantity":2}],"total":656.00,"rate":1e-7,"note":null,"tags":["加急","礼品"],"note":"请放门口"}',
    action: 'format',
  },
  {
    name: { zh: '配置文件（JSON5）', en: 'Configuration (JSON5)' },
    input:
      "// 构建配置\n{\n  name: 'toolbench', // 项目名\n  version: '2.1.0',\n  port: 0xBB8,\n  ratio: .5,\n  features: ['json', 'xml', 'csv',],\n  /* 超时，毫秒 */\n  timeout: +3000,\n}\n",
    options: { dialect: 'json5' },
    action: 'format',
  },
  {
    name: { zh: '待修复的文本', en: 'Text to repair' },
    input:
      '结果如下：\n```json\n{\n  \'name\': \'张伟\',\n  "age": 28\n  "city"： "上海"，\n  skills: [\'Go\', "TypeScript",],\n  "active": True,\n  "bio": "他说"你好"",\n  "scores": [98, 87.5\n```\n',
    action: 'repair',
  },
];
