import { z } from 'zod';
import { CannotStart } from '../cannot-start.ts';

/** Stands between the words of both languages in a message; no value and no rule holds one. */
const between = '\n';

/** What a variable has to be, in both languages, as the message of a schema. */
export const rule = (zh: string, en: string): string => `${zh}${between}${en}`;

const [zh, en] = [z.locales.zhCN(), z.locales.en()];

const wordsOf = (said: string | { readonly message: string } | undefined | null) =>
  typeof said === 'string' ? said : (said?.message ?? '');

/** Zod's own words, where a schema has none, in both languages. */
export const inBothLanguages = {
  error: (issue: z.core.$ZodRawIssue) => rule(wordsOf(zh.localeError(issue)), wordsOf(en.localeError(issue))),
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
