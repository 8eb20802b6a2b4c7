import { describe, expect, it } from 'vitest';
import { boundTest } from './bounds.ts';

const isSpokenOf = (question: string, text: string) => boundTest(question)(text).size > 0;

describe('[RAG-07] figures that a text sets bounds around', () => {
  it.each([
    ['6000 元的退款要谁批？', '单笔 5000 元以上：财务总监审批。', true],
    ['6000 元的退款要谁批？', '单笔 500 元至 5000 元：客服主管审批。', false],
    ['800元', '500-1000 元', true],
    ['800元', '500 到 1000 元', true],
    ['6000块', '不超过一万元，超过 5,000 元的', true],
    ['5万元', '金额在 3 万元以上，10 万元以下', true],
    ['请假 4 天', '3 天以内由组长审批', false],
    ['请假 2 天', '不足 3 天由组长审批', true],
    ['请假 2 天', '不少于 3 天', false],
    ['10 个工作日', '15 个工作日内', true],
    ['10 个人', '超过 8 台', false],
    ['Who approves a trip of $7,000?', 'Trips over $5,000: the CFO.', true],
    ['Who approves a trip of $900?', 'Trips between $500 and $5,000: the head.', true],
    ['a trip of 900 dollars', '$500 to $5,000', true],
    ['a parcel of 12 kg', 'up to 10 kg', false],
    ['a parcel of 12 kg', '10 kg or more', true],
    ['a parcel of 3 kg', 'no more than 5 kg', true],
    ['a parcel of 3 kg', 'must not exceed 5 kg', true],
    ['a parcel of 8 kg', 'not exceeding 5 kg', false],
    ['a parcel of 8 kg', 'not less than 5 kg', true],
    ['a parcel of 3 kg', 'not less than 5 kg', false],
    ['3 公斤', '不得超过 5 公斤', true],
    ['8 公斤', '不能超过 5 公斤', false],
    ['8 公斤', '不得低于 5 公斤', true],
    ['for 3 people', 'at least 2 persons', false],
    ['In 2021 how many?', 'more than 2000 lamps', false],
  ])('%s: %s', (question, text, is) => expect(isSpokenOf(question, text)).toBe(is));
});
