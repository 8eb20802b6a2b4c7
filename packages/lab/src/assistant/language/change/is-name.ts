import { fieldPhrases } from '../words/field-lexicon.ts';
import { nounPhrases } from '../words/noun-lexicon.ts';
import { tokenise } from '../words/tokens.ts';

/** Words that sentences are made of and names are not. Those within a known name, such as “date of birth”, do not count. */
const chineseGrammar =
  /[我你您他她它们吗呢吧啊嘛把被让使给就才很太请别没不都也再]|如果|要是|当.*时|的时候|之后|以后|之前|每[天周月年次当]|自动|只[有能]|必须|应该|可以|能够|想要|需要|超过|大于|小于|少于|多于|至少|最多|还有|然后|并且|以及|怎么|为什么|随便|看着办|更[好大小多]|一点|一些$/u;
const englishGrammar =
  /\b(?:i|you|he|she|it|we|they|me|him|them|my|your|this|that|these|those|who|which|when|whenever|if|unless|while|because|so|then|after|before|until|is|are|was|were|be|been|has|have|had|do|does|did|can|could|may|might|must|shall|should|will|would|not|don['’]?t|can['’]?t|cannot|only|every|everyone|everybody|each|always|never|automatically|please|more|less|better|nicer|how|why|what|where|instead|than|to|from|into|with|without|by default|takes?|shows?|sends?|goes?|gets?|makes?|lets?|allows?)\b/iu;

const longestName = { words: 5, characters: 12 };

/** Whether words can be what something new is called, rather than a piece of a sentence that was not understood. */
export function isName(words: string): boolean {
  const bare = words.replace(/\([^()]*\)/g, ' ').trim();
  const tokens = tokenise(bare);
  if (tokens.length === 0 || /[,，、;；:：]|^\d+\s*(?:到|至|-|to)\s*\d+/u.test(bare)) return false;
  if (fieldPhrases.get(bare) !== undefined || nounPhrases.get(bare) !== undefined) return true;
  const isChinese = /\p{Script=Han}/u.test(bare);
  if (tokens.length > (isChinese ? longestName.characters : longestName.words)) return false;
  const known = isChinese
    ? fieldPhrases.find(tokens).filter(({ end, start }) => end - start > 1)
    : fieldPhrases.find(tokens);
  const rest = known.reduceRight(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    bare,
  );
  return (
    !(isChinese && chineseGrammar.test(rest.replace(/是否|有没有|不良|不同|会不会|能否/g, ''))) &&
    !englishGrammar.test(rest)
  );
}
