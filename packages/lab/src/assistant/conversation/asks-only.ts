import type { ModelWish } from './model-messages.ts';

const politely =
  /^(?:(?:and|but|so|then|also|ok(?:ay)?|hi|hello|hey|please)[\s,]+)*(?:(?:in|at|from|to|for|by|on|with|of|under) (?=wh))?/iu;
/** How a sentence begins that asks what is, or how something is done, whatever it ends with; polite wishes begin in other ways. */
const asking =
  /^(?:(?:where|what|which \w+|who|when|why|how)(?:['’]s| (?:is|are|was|were|do|does|did|has|have|can i|can it|should i)\b(?! it possible))|(?:show|remind|tell) me (?:where|how|what|which|why|when)\b|i (?:wonder|don['’]t understand|do not understand)\b)/iu;
/** And where it ends with a question mark. */
const asked =
  /^(?:where|what|which|who|whose|whom|when|why|how|is(?! it possible)|are|was|were|does|did|has|am i|(?:do|have) (?:i|we|you|they|users|people))\b/iu;
/** It asks for words about what is there, not for words on a page. */
const explaining =
  /^(?:explain|describe|(?:请|麻烦)?(?:解释|讲解|讲讲))(?!.*(?:\b(?:page|section|screen|footer|header)\b|页))/iu;
const askingInChinese =
  /^(?:.*(?:什么|哪|怎么|怎样|如何|为何|为啥|多少|几[个种次行]|谁|是否|是不是|有没有|会不会|吗|呢).*[?？]$|(?:怎么|怎样|如何|为什么|为何|什么|哪|谁).*|.*(?:[是做干]什么的?|在哪里?|哪儿|怎么回事|怎么用|吗)$)/u;
/** Words by which something is to be done, within whatever sentence. */
const wishing =
  /\b(?:(?:can|could|would|will) (?:you|we)|please|let['’]?s|how about|what about|what if|why (?:not|don['’]t (?:you|we)))\b|(?:,|\b(?:and|then|so))\s+(?:then |also |just )?(?:add|make|change|fix|repair|correct|update|remove|delete|rename|move|replace|write|create|build|implement|put|set|turn|use|do|adjust|improve)\b|帮我|帮忙|能不能|可不可以|能否|可以.{0,16}吗|要不要|好不好|行不行|[把将].{0,30}(?:改|换|设|变|移|删|调)|改成|改为|换成|修复|修一下|改一下|(?:^|[,，])(?:请|再|并|然后)?(?:加|增加|添加|新增|删|删除|去掉|修改|改|做|写|实现|优化)/iu;
/** A sentence that says how things are, beside a question. */
const telling =
  /^(?:i|we|it|there|this|that|these|the|my|our|in|on|at|when|if|hi|hello|hey|thanks|thank you|ok(?:ay)?)\b(?!['’]?(?:d| would) like| want| need)|^(?:我(?!要|想|需要)|它|这|那|当|在|你好|谢谢)/iu;

function isAsking(sentence: string): boolean {
  const words = sentence.replace(politely, '');
  const isAsked = /[?？]$/.test(words) && asked.test(words);
  const isQuestion = isAsked || [asking, explaining, askingInChinese].some((form) => form.test(words));
  return isQuestion && !wishing.test(words);
}

/**
 * Whether a message only asks something about the project at hand, so that code in what a model answers is there to be read.
 * Where anything in it may be a wish for a change, it is none.
 */
export function asksOnly({ message, requirement, findings, files }: ModelWish): boolean {
  if (requirement !== undefined || findings.length > 0 || files.size === 0) return false;
  const sentences = message
    .split(/(?<=[?？!！。;；])|(?<=\.)\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  return (
    sentences.some(isAsking) &&
    sentences.every((sentence) => isAsking(sentence) || (telling.test(sentence) && !wishing.test(sentence)))
  );
}
