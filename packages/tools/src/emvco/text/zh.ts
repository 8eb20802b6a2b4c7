import type { BuildCode } from '../../payment-codes/build-payment-code.ts';
import type { ChipCode } from '../../payment-codes/chip/parse-chip-data.ts';
import { zh as codes } from '../../payment-codes/text.zh.ts';
import type { ErrorTexts } from '@toolbench/kit/result.ts';
import type { NodesCode } from '../engine/read-nodes.ts';

export type ErrorCode = 'no-field' | BuildCode | NodesCode | ChipCode;

export const zh = {
  input: '支付码内容',
  placeholder: '粘贴支付二维码里的文本，以 000201 开头；也可以粘贴芯片卡的 TLV 十六进制数据',
  copyResult: '复制结果',
  table: {
    title: '字段',
    count: (count: string) => `共 ${count} 个字段`,
    tag: '标签',
    length: '长度',
    value: '值',
    description: '说明',
    hint: '解析结果显示在这里。',
    first: (rows: string) => `表中列出前 ${rows} 个。`,
  },
  samples: '示例',
  tree: {
    title: '结构',
    hint: '模板里的字段、币种、商户类别和支付网络显示在这里。鼠标移到一行，输入框里会标出它的位置。',
    copyJson: '复制 JSON',
    edit: '编辑',
    done: '完成',
  },
  edit: {
    hint: '改动会立即写回输入框，长度与校验和随之更新。',
    tag: (path: string) => `标签 ${path}`,
    value: (path: string) => `${path} 的值`,
    add: '添加字段',
    addInside: (path: string) => `在 ${path} 里添加字段`,
    remove: (path: string) => `删除 ${path}`,
    broken: '读到一半就停了，补全内容之后才能编辑。',
  },
  figures: { schemes: '支付网络', method: '类型', amount: '金额', merchant: '商户', size: '字节' },
  crc: {
    valid: (crc: string) => `校验和 ${crc} 正确`,
    wrong: (found: string, expected: string) => `校验和是 ${found}，按内容应为 ${expected}`,
    missing: (expected: string) => `缺少校验和，应为 ${expected}`,
    fix: (expected: string) => `改为 ${expected}`,
    add: '补上校验和',
  },
  problems: {
    title: '不合规范之处',
    count: (count: number) => `${count} 处`,
  },
  chip: {
    title: '芯片数据',
    masked: '卡号中段已隐藏。',
    show: '显示完整卡号',
    hide: '隐藏卡号',
  },
  help: {
    title: '说明',
    items: [
      ['标签、长度、值', '每个字段由两位标签、两位长度和内容组成，一个接一个。长度按字符数，一个汉字或 emoji 算一个。'],
      ['模板', '标签 26–51、62、64、80–99 的内容也是字段，支付网络的账户就写在里面。'],
      [
        '校验和',
        '最后的标签 63 是 CRC-16，按 UTF-8 字节计算，开头的 6304 也算在内。校验和只防抄错，不能证明收款方可信。',
      ],
      ['静态与动态', '标签 01 为 11 是静态码，可反复使用；12 是动态码，只用于一笔交易。'],
      [
        '支付网络',
        '认得 PayNow、SGQR、PromptPay、Pix、QRIS、DuitNow、VietQR、KHQR、转数快、JPQR、UPI、QR Ph，以及支付宝、微信支付、银联等。',
      ],
      ['芯片数据', '粘贴 TLV 十六进制数据，逐项读出标签、金额、日期和各个标志位，卡号默认隐藏中段。'],
    ] as readonly (readonly [name: string, text: string])[],
  },
  errors: {
    'no-field': () => '没有读到字段。支付码由两位标签、两位长度和内容组成，以 000201 开头。',
    'not-json': () => '不是合法的 JSON。要生成支付码，请给出字段列表，如 [{"tag":"00","value":"01"}]。',
    'not-fields': ({ path }) => `${path} 不是字段。每个字段要有 tag，以及 value 或 nested。`,
    'no-fields': () => '没有字段，请至少给出一个。',
    ...codes.build,
    ...codes.chip,
  } satisfies ErrorTexts<ErrorCode>,
};
