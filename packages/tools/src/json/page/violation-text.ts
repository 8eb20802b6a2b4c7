import type { Violation } from '../engine/query/schema-check.ts';
import type { zh } from '../text/zh.ts';

/** What is wrong with a value, in words: the rule that it breaks, and what was found. */
export function violationText({ keyword, expected = '', found }: Violation, t: typeof zh.schema): string {
  const rule = Object.hasOwn(t.rules, keyword) ? t.rules[keyword]({ expected }) : t.otherRule(keyword);
  return found === '' || keyword === 'required' ? rule : `${rule} · ${t.found(found)}`;
}
