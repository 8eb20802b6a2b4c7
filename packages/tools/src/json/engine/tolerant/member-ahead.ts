import { isQuote } from './quotes.ts';

const member = /[\p{L}\p{N}_$-]{1,100}["']?\s{0,20}[:=：]/uy;
const memberBehindComma = /[,，]\s{0,200}(?:["'“][^"'“”\n]{0,100}["'”]|[\p{L}_$][\p{L}\p{N}_$-]{0,100})\s{0,20}[:：]/uy;

/** Whether a key without quotes and a colon follow. */
export function memberAhead(text: string, at: number): boolean {
  member.lastIndex = at;
  return member.test(text);
}

/** Whether a comma, a key and a colon follow. */
export function commaAndMemberAhead(text: string, at: number): boolean {
  memberBehindComma.lastIndex = at;
  return memberBehindComma.test(text);
}

/** Whether a key or a value can begin with that character. */
export function startsMember(character: string): boolean {
  return isQuote(character) || /[\p{L}\p{N}{[(\\$_.+-]/u.test(character);
}
