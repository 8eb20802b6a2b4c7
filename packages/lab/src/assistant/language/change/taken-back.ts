const quoted = /["“「『《][^"”」』》\n]{0,80}["”」』》]/gu;

/** What takes back the wish before it: “no wait”, 不对. It stands between marks, so that it is no part of a name. */
const correction =
  /(?<=[,，;；。.!！\n—–-]\s*)(?:oh |but |um+ |uh+ )?(?:no,? wait|wait,? no|wait a (?:minute|moment|second)|wait|hold on|scratch that|actually,? no|no,? actually|no,? sorry|sorry,? no|on second thoughts?|(?:啊|哦|呃)?(?:不对|不不|等等|等一下|等下|慢着|说错了?|我说错了))(?:啊|哦|了)?\s*[,，;；:：。.!！—–-]+\s*|(?<=[,，;；。.!！\n—–-]\s*)(?:(?:actually |oh )?no, (?=(?:please )?(?:keep|leave|don['’]?t)\b)|不[,，]\s*(?=(?:还是)?(?:留|保留|别)))|(?<=[,，;；。.!！\n—–-]\s*)(?:(?:oh |but |um+ |uh+ )?(?:never ?mind|forget (?:it|that)|just kidding|jk|scratch that|i take (?:it|that) back)|(?:还是|不了)?算了(?:吧|啦)?(?:[,，]?(?:还是)?(?:先)?[不别]\p{Script=Han}{0,4})?|开(?:个)?玩笑的?|当我没说)[\s.。!！~]*$/giu;

/** Where the wish begins that is taken back. */
const border = /[,，;；。.!！\n]|\b(?:and|then|but)\b|然后|并且|而且|再(?=[把将加删改])/giu;

/** What only says once more that the wish is taken back: “keep them”, 留着. */
const keeping =
  /^(?:(?:please )?(?:keep|leave) (?:it|them|that|this|those|these|the \w+|both)(?: there| in| alone| as (?:it is|they are))?|don['’]?t(?: do that)?|(?:还是)?(?:留着|保留|留下|不要?[删改动]了?|别[删改动]了?|不用了)(?:吧|它们?)?)\s*(?:[,，;；。.!！]|\b(?:and|but|then)\b|$)\s*/iu;

/** A message without the wishes that it takes back itself, and these. What is in quotation marks takes nothing back. */
export function withoutTakenBack(message: string): { readonly rest: string; readonly back: readonly string[] } {
  const masked = message.replace(quoted, (part) => '_'.repeat(part.length));
  const found = [...masked.matchAll(correction)][0];
  if (found === undefined) return { rest: message, back: [] };
  const before = masked.slice(0, found.index).replace(/[,，;；。.!！\n—–\s-]+$/u, '');
  const last = [...before.matchAll(border)].at(-1);
  const start = last === undefined ? 0 : last.index + last[0].length;
  const after = message.slice(found.index + found[0].length).replace(keeping, '');
  const next = withoutTakenBack(after);
  return {
    rest: `${message.slice(0, last?.index ?? 0)}${last === undefined || next.rest === '' ? '' : ', '}${next.rest}`,
    back: [message.slice(start, before.length).trim(), ...next.back],
  };
}
