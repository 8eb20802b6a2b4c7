import type { z } from 'zod';
import { CannotStart } from '../cannot-start.ts';

/** Stands between the words of both languages in a message; no value and no rule holds one. */
const between = '\n';

/** What a variable has to be, in both languages, as the message of a schema. */
export const rule = (zh: string, en: string): string => `${zh}${between}${en}`;

/** What holds of a number, or of how many characters a text has. */
function bound(issue: z.core.$ZodRawIssue, zh: string, en: string, figure: unknown): string {
  return issue.origin === 'string'
    ? rule(`${zh} ${figure} 个字符`, `${en} ${figure} characters`)
    : rule(`${zh} ${figure}`, `${en} ${figure}`);
}

/** Words in both languages where a schema has none of its own; Zod's are in English, others would make each start slower. */
export const inBothLanguages = {
  error(issue: z.core.$ZodRawIssue): string {
    if (issue.code === 'invalid_value')
      return rule(`其中之一：${issue.values.join('、')}`, `one of ${issue.values.join(', ')}`);
    if (issue.code === 'too_small') return bound(issue, '至少', 'at least', issue.minimum);
    if (issue.code === 'too_big') return bound(issue, '至多', 'at most', issue.maximum);
    return rule('写法不对', 'another form is wanted');
  },
};

/** Names the variables that cannot be used and what they have to be, never what they hold. */
export function cannotUseVariables(issues: readonly z.core.$ZodIssue[]): CannotStart {
  const lines = issues.map(({ path, message }) => {
    const [chinese = '', english = chinese] = message.split(between);
    const name = path.join('.');
    return { chinese: `  ${name}：${chinese}`, english: `  ${name}: ${english}` };
  });
  return new CannotStart(
    `这些环境变量不合要求：\n${lines.map(({ chinese }) => chinese).join('\n')}\n` +
      `These environment variables cannot be used:\n${lines.map(({ english }) => english).join('\n')}`,
  );
}
