/** Politely asks for what stands behind it, whatever “not” it has: “why not make it public”, 能不能公开. */
const noNegation =
  /\bwhy (?:not|don['’]?t (?:you|we))\b|\b(?:would|do) you mind\b|(?:能不能|可不可以|要不要|该不该|是不是|会不会|愿不愿意?|不如|何不|要不(?!要))/giu;

const negation =
  "(?:do(?:es)? not|did not|must not|should not|shall not|will not|would not|can ?not|may not|(?:is|are|be) not|need not|(?:do|does|did|must|should|will|wo|would|ca|is|are|need)n['’]?t|don['’]?t|not|never|no longer|neither|without|avoid(?:ing)?|stop|cease|refuse to|forbid|prevent|refrain from|nobody|no one|under no circumstances|rather than|instead of)";
const negationInChinese =
  '(?:不要|别(?![人的])|勿|切勿|禁止|严禁|不准|不许|不得|不能|不可以?|不应该?|不该|不必|不用|不需要?|无需|不是|并非|不再|不想|不希望|不愿意?|不让|避免|防止|拒绝|没有?必要)';
const turning = new RegExp(
  [
    String.raw`\b${negation}\b[^,.;:]{0,60}$`,
    `${negationInChinese}(?!为空|重复|留空|空着)(?:(?!而且|并且|但是?|不过|然后)[^,，。;；:：]){0,16}$`,
    '(?:不|没有?|取消|停止|终止|关闭|撤下|撤销|收回)(?:对|再)?$',
    String.raw`\b(?:hid(?:e|es|ing)|conceal|remove|delete|drop|take|without|exclud(?:e|ing))\b[^,.;:]{0,40}\b(?:from|off|out of|without)\b[^,.;:]{0,20}$`,
  ].join('|'),
  'iu',
);

/** Words before or after what everybody may that take somebody out of it. */
const exceptBefore =
  /(?:\b(?:(?:every|any) ?(?:one|body) but|except|but not|other than|apart from|excluding|besides)(?: for)?(?: the| any)?|除了?[^,，。;；]{1,12}(?:以外|之外|外)?[,，]?(?:其[他它余]|别的)?的?(?:[都全]部?)?|(?:只|仅)?(?<!绝)[对向](?!外|所有人|任何人|大家|公众|外界|别人|他人|访客|游客)[^,，。;；]{1,8})\s*$/iu;
const exceptAfter =
  /^给(?!所有人|任何人|大家|公众|外|别人|他人|访客|游客)|^[^.。;；]{0,30}?(?:,? ?\b(?:except|but not|other than|apart from|excluding|without)\b|[,，]?(?:除了|除外|除[^,，。;；]{1,8}外))/iu;

/** Whether the words before a claim on access, in its clause, turn it to its opposite: “do not”, 不要, “not everyone …”. */
export const isTurned = (before: string): boolean => turning.test(before.replace(noNegation, ' '));

/** Whether what everybody may is said of some only: “everyone except strangers”, 除了访客所有人都能看. */
export const hasException = (before: string, after: string): boolean =>
  exceptBefore.test(before) || exceptAfter.test(after);

const condition =
  /\b(?:if|unless|once|until|provided|assuming|in case|as long as|only when|after (?:they |you |we |i |it )?(?:sign|log|regist|pay|paid|approv|verif|confirm)\w*)\b|如果|假如|假设|要是|倘若|若(?!干)|只要|除非|一旦|(?:登录|注册|审核|审批|批准|付款|付费|支付|通过|同意|确认|验证|认证)(?:通过)?(?:之后|以后|后)|的话|(?:之前|以前)(?=[^,，]{0,4}(?:不|别))/iu;

/** Whether what a sentence lets somebody do hangs on something: “if they are signed in”, 审核后. */
export const isConditional = (sentence: string): boolean => condition.test(sentence);

/** Negations by themselves, as what is left around a claim when it is taken out. */
export const negations = new RegExp(`\\b${negation}\\b|${negationInChinese}`, 'giu');
