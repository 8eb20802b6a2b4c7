import type { Detail } from '@toolbench/kit/result.ts';

/** Limits are whole mebibytes; what is larger than one is written with a digit behind the point. */
export const mebibytes = (bytes: string | number) => `${Math.ceil((Number(bytes) / 1_048_576) * 10) / 10} MiB`;

/** What goes wrong around an engine: the call itself, or running it. */
export const zh = {
  place: (line: number, column: number) => `第 ${line} 行，第 ${column} 列`,
  step: (step: number, name: string) => `第 ${step} 步${name && `（${name}）`}：`,
  failed: ({ code }: Detail) => `失败：${code}`,
  errors: {
    'unknown-action': ({ name, near = '' }: Detail) => `没有名为 ${name} 的操作${near && `；是不是 ${near}？`}`,
    'unknown-method': ({ name }: Detail) => `没有名为 ${name} 的方法`,
    'bad-parameter': ({ name, method }: Detail) => `${method} 的 ${name} 缺失或类型不对`,
    'nothing-fits': () => '没有合适的工具；请换个说法，写出数据格式与要做的事',
    'told-once': () => '结果太大，不重复发送：完整内容在 structuredContent 里',
    'unknown-argument': ({ name, known }: Detail) => `没有参数 ${name}，可用：${known}`,
    'missing-argument': ({ name }: Detail) => `缺少参数 ${name}`,
    'empty-argument': ({ name }: Detail) => `参数 ${name} 为空，不填就没有可做的`,
    'idle-argument': ({ name, option, needed, value }: Detail) =>
      `${name} 只在 ${option} 为 ${needed} 时有用，而它是 ${value}：请去掉 ${name} 或改 ${option}`,
    'wrong-type': ({ name, expected }: Detail) => `参数 ${name} 的类型不对，应为${expected}`,
    'bad-value': ({ name, value, allowed }: Detail) => `参数 ${name} 不能是 ${value}，可用：${allowed}`,
    'bad-base64': ({ name, position, found, expected }: Detail) => {
      const what =
        found === undefined
          ? `在第 ${Number(position) - 1} 个字符后，末组不完整或填充的 = 数目不对`
          : `第 ${position} 个字符是 ${found}`;
      return `参数 ${name} 不是 Base64：${what}${expected === undefined ? '' : `，其中有不属于任何字节的位，编码时应写 ${expected}`}`;
    },
    'input-too-large': ({ size, limit }: Detail) => `输入有 ${mebibytes(size)}，超过上限 ${mebibytes(limit)}，请先拆分`,
    'input-not-utf8': ({ byte, side }: Detail) =>
      `${side === 'left' ? '左边的输入' : side === 'right' ? '右边的输入' : '输入'}不是 UTF-8：这里是 ${byte}。请先转为 UTF-8`,
    'result-too-large': ({ limit }: Detail) => `结果超过上限 ${mebibytes(limit)}，请一次少取一些`,
    'time-limit': ({ seconds }: Detail) => `用时超过 ${seconds} 秒，已停止`,
    'out-of-memory': ({ mebibytes: limit }: Detail) =>
      `处理这份输入所需的内存超过每次调用的上限 ${limit} MiB，已停止；请先拆分`,
    cancelled: () => '已取消',
    crashed: () => '工具内部出错，输入没有改动；换一份内容再试，若仍出错请反馈',
    'recipe-too-long': ({ limit }: Detail) => `配方超过 ${limit} 个字符`,
    'recipe-not-json': () => '配方不是 JSON，请打开在配方页保存的文件',
    'recipe-malformed': ({ where, steps }: Detail) =>
      `配方的 ${where} 处有误：需要 version 为 1，以及 1 到 ${steps} 个 steps，每步有 tool 和 action，按需加 options`,
    'step-takes-nothing': ({ name }: Detail) => `“${name}”无法处理上一步的结果`,
    'bad-comparison': ({ step }: Detail) => `第 ${step} 步没有可比较的内容：只有比较类操作能指定前面的步骤，0 表示输入`,
    busy: () => '正在处理的调用太多，请稍后再试',
  },
  inputs: { file: '文件，Base64 编码', left: '修改前的文本', right: '修改后的文本' },
  types: { string: '字符串', integer: '整数', boolean: 'true 或 false', object: '对象' },
  colon: '：',
  comma: '，',
  pause: '、',
  more: (count: number) => `… 另有 ${count} 项`,
};
