import type { Localized } from '@toolbench/kit/localized.ts';

/* What status words say. Source: ISO/IEC 7816-4, table 6; EMV 4.4 Book 3, 6.3.5. */

const words: Readonly<Record<string, Localized>> = {
  '9000': { zh: '正常完成', en: 'Normal completion' },
  '6200': { zh: '警告：无更多信息', en: 'Warning: no further information' },
  '6281': { zh: '返回的数据可能有误', en: 'Part of the returned data may be corrupted' },
  '6282': { zh: '已到文件末尾', en: 'End of the file reached before all was read' },
  '6283': { zh: '所选文件已失效', en: 'The selected file is deactivated' },
  '6300': { zh: '验证失败', en: 'Verification failed' },
  '6581': { zh: '写存储器失败', en: 'Memory failure' },
  '6700': { zh: '长度错误', en: 'Wrong length' },
  '6982': { zh: '安全状态不满足', en: 'Security status not satisfied' },
  '6983': { zh: '认证方法已锁定', en: 'Authentication method blocked' },
  '6984': { zh: '引用的数据已失效', en: 'Referenced data invalidated' },
  '6985': { zh: '使用条件不满足', en: 'Conditions of use not satisfied' },
  '6986': { zh: '命令不允许（没有当前文件）', en: 'Command not allowed, no current file' },
  '6A80': { zh: '数据域参数不正确', en: 'Incorrect parameters in the data field' },
  '6A81': { zh: '不支持此功能', en: 'Function not supported' },
  '6A82': { zh: '找不到文件或应用', en: 'File or application not found' },
  '6A83': { zh: '找不到记录', en: 'Record not found' },
  '6A84': { zh: '存储空间不足', en: 'Not enough memory' },
  '6A86': { zh: '参数 P1 P2 不正确', en: 'Incorrect parameters P1 P2' },
  '6A88': { zh: '找不到引用的数据', en: 'Referenced data not found' },
  '6B00': { zh: '参数 P1 P2 错误', en: 'Wrong parameters P1 P2' },
  '6D00': { zh: '不支持此指令', en: 'Instruction not supported' },
  '6E00': { zh: '不支持此类别', en: 'Class not supported' },
  '6F00': { zh: '无法判定的错误', en: 'No precise diagnosis' },
};

const classes: Readonly<Record<string, Localized>> = {
  '62': { zh: '警告，卡内数据未变', en: 'Warning, the card unchanged' },
  '63': { zh: '警告，卡内数据已变', en: 'Warning, the card changed' },
  '64': { zh: '执行出错，卡内数据未变', en: 'Execution error, the card unchanged' },
  '65': { zh: '执行出错，卡内数据已变', en: 'Execution error, the card changed' },
  '66': { zh: '安全相关的错误', en: 'Security issue' },
  '68': { zh: '不支持该类别的功能', en: 'Functions of the class not supported' },
  '69': { zh: '命令不允许', en: 'Command not allowed' },
  '6A': { zh: '参数错误', en: 'Wrong parameters' },
};

const other: Localized = { zh: '卡片或应用自定义的状态', en: 'Status of the card or application itself' };

/** What a status word of four hex digits says. */
export function readStatusWord(status: string): Localized {
  const [class_, count] = [status.slice(0, 2), Number.parseInt(status.slice(2), 16)];
  if (class_ === '61') return { zh: `还有 ${count || 256} 字节可取`, en: `${count || 256} more bytes available` };
  if (class_ === '6C') return { zh: `长度应为 ${count || 256}`, en: `Wrong length; ${count || 256} is right` };
  if (/^63C/.test(status))
    return { zh: `验证失败，还可试 ${count & 15} 次`, en: `Verification failed, ${count & 15} tries left` };
  return words[status] ?? classes[class_] ?? other;
}

export const statusWordTexts: Readonly<Record<'name' | 'description', Localized>> = {
  name: { zh: '状态字（SW1 SW2）', en: 'Status word (SW1 SW2)' },
  description: { zh: '卡片对命令的答复结果，跟在数据之后', en: 'How the card answers a command, behind the data' },
};
