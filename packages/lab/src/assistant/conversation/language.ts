export type Language = 'zh' | 'en';

const chinese = /[\u3400-\u9fff]/;
const letters = /[A-Za-z]{2}/;

/** Small words of the languages of Europe that no English sentence has. */
const foreignWords = new Set(
  'el los las una unos quiero que para por del hola necesito cómo está puedes hacer favor gracias buenos buenas le les une je vous pour avec est bonjour merci veux voudrais ça dans créer faire salut ich der das und ein eine einen mit für bitte mir nicht ist möchte hallo danke machen kannst guten il lo gli voglio per con ciao grazie vorrei della che os uma quero com olá obrigado obrigada não você preciso fazer ik het een van voor met graag niet'.split(
    ' ',
  ),
);
const englishWords =
  /^(?:the|an?|to|with|my|and|of|is|it|for|in|on|make|add|change|remove|i|you|that|this|each|by|as)$/u;

/** What no Chinese or English text is written with: all letters but Han and Latin ones, and pinyin of single signs aside. */
const otherLetters = /(?!\p{Script=Han}|\p{Script=Latin}|\p{Script=Common}|\p{Script=Inherited})\p{L}/gu;
const contentInQuotes = /["“「『《][^"”」』》\n]*["”」』》]/gu;

/** Whether a message is written in neither Chinese nor English. A name in other letters makes none of it. */
export function isForeign(message: string): boolean {
  const said = message.replace(contentInQuotes, '');
  const all = said.match(/\p{L}/gu)?.length ?? 0;
  const others = said.match(otherLetters)?.length ?? 0;
  const kana = new Set(said.match(/\p{Script=Hiragana}/gu)).size;
  if (others * 3 > all || kana > 1) return true;
  if (chinese.test(said)) return false;
  const words = said.toLowerCase().match(/\p{L}+/gu) ?? [];
  const foreign = new Set(words.filter((word) => foreignWords.has(word))).size;
  const english = words.filter((word) => englishWords.test(word)).length;
  return foreign > english && (foreign > 1 || words.length <= 3);
}

/** The language a message is answered in: its own, else the one of the request. */
export function languageOfMessage(message: string, otherwise: Language): Language {
  if (isForeign(message)) return otherwise;
  if (chinese.test(message)) return 'zh';
  return letters.test(message) ? 'en' : otherwise;
}
