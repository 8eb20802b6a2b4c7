import type { ModelWish } from './model-messages.ts';

const politely =
  /^(?:(?:and|but|so|then|also|ok(?:ay)?|hi|hello|hey|please)[\s,]+)*(?:(?:in|at|from|to|for|by|on|with|of|under) (?=wh))?/iu;
/** How a sentence begins and ends that asks what is, or how something is done; polite wishes begin in other ways. */
const asked =
  /^(?:(?:where|what|which|who|whose|whom|how|is(?! it possible)|are|was|were|does|did|has|(?:do|have) (?:i|we|you|they|users|people))\b.*[?？]|how (?:do|can|should) (?:i|we)\b.*)$/iu;
/** It asks for words about the code, not for words on a page or to its users. */
const explaining =
  /^(?:explain|describe) (?:how|what|the (?:code|function|file|class|method|module|logic|structure|architecture|difference)s?)\b|^(?:请|麻烦)?(?:解释|讲解|讲讲)(?:一下)?.*(?:代码|函数|文件|方法|逻辑|结构|原理|怎么|如何|区别|[a-z_]\w*\.\w)/iu;
const askedInChinese =
  /^.*(?:(?:什么|哪|怎么|怎样|如何|多少|几[个种次行]|谁|是否|是不是|有没有|会不会).*[?？]|[吗呢][?？]?|[做干]什么用?的)$/iu;
/** What is missing, wrong or to be otherwise: whoever asks why, or says so, may want it mended. */
const complaining =
  /\b(?:a way to|any (?:chance|way)|prefer|rather|would like|why|wrong|missing|broken|empty|fail\w*|not|no|nothing|never|cannot|bugs?|errors?|crash\w*|supposed|should|must|ha(?:s|ve) to)\b|n['’]t\b|为[什何啥]|办法|可能|希望|要|好吗|应该|怎么(?:回事|办|让|才)|如何(?:让|把|给|实现|支持)|(?<!有)没|不(?!同)|能|可以|坏|错|失败|报/iu;
/** Words by which something is to be done, within whatever sentence. */
const wishing =
  /\b(?:(?:can|could|would|will) (?:you|we)|please|let['’]?s|how about|what about|what if|why (?:not|don['’]t (?:you|we)))\b|(?:,|\b(?:and|then|so))\s+(?:then |also |just )?(?:add|make|change|fix|repair|correct|update|remove|delete|rename|move|replace|write|create|build|implement|put|set|turn|use|do|adjust|improve)\b|帮我|帮忙|能不能|可不可以|能否|可以.{0,16}吗|要不要|好不好|行不行|[把将].{0,30}(?:改|换|设|变|移|删|调)|改成|改为|换成|修复|修一下|改一下|(?:^|[,，])(?:请|再|并|然后)?(?:加|增加|添加|新增|删|删除|去掉|修改|改|做|写|实现|优化)/iu;
/** A sentence that says how things are, beside a question. */
const telling =
  /^(?:i|we|it|there|this|that|these|the|my|our|in|on|at|when|if|hi|hello|hey|thanks|thank you|ok(?:ay)?)\b(?!['’]?(?:d| would) like| want| need)|^(?:我(?!要|想|需要)|它|这|那|当|在|你好|谢谢)/iu;

function isAsking(sentence: string): boolean {
  const words = sentence.replace(politely, '');
  return [asked, explaining, askedInChinese].some((form) => form.test(words)) && !wishing.test(words);
}

/**
 * Whether a message only asks something about the project at hand, so that code in what a model answers is there to be read.
 * Where anything in it may be a wish for a change, it is none.
 */
export function asksOnly({ message, requirement, findings, files }: ModelWish): boolean {
  if (requirement !== undefined || findings.length > 0 || files.size === 0 || complaining.test(message)) return false;
  const sentences = message
    .split(/(?<=[?？!！。;；])|(?<=\.)\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  return (
    sentences.some(isAsking) &&
    sentences.every((sentence) => isAsking(sentence) || (telling.test(sentence) && !wishing.test(sentence)))
  );
}
