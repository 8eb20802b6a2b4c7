const irregular = new Map([
  ['movies', 'movie'],
  ['cookies', 'cookie'],
  ['children', 'child'],
  ['news', 'news'],
  ['series', 'series'],
  ['kpis', 'kpi'],
  ['quizzes', 'quiz'],
  ['men', 'man'],
  ['women', 'woman'],
  ['mice', 'mouse'],
  ['leaves', 'leave'],
  ['gas', 'gas'],
  ['hours', 'hour'],
  ['cds', 'cd'],
]);

const irregularPlurals = new Map([...irregular].flatMap(([plural, word]) => (plural === word ? [] : [[word, plural]])));

/** The singular of an English word in lower case; words that are none come back as they are. */
export function singular(word: string): string {
  const known = irregular.get(word);
  if (known !== undefined) return known;
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** The plural of an English word or of the last word of a phrase; a plural stays one. */
export function plural(phrase: string): string {
  const at = phrase.search(/[A-Za-z]+$/);
  const word = phrase.slice(Math.max(at, 0));
  const lower = word.toLowerCase();
  if (singular(lower) !== lower || lower === 'people' || lower === 'series') return phrase;
  const irregularPlural = irregularPlurals.get(lower);
  if (irregularPlural !== undefined) return phrase.slice(0, at) + irregularPlural;
  if (/[^aeiou]y$/i.test(word)) return `${phrase.slice(0, -1)}ies`;
  return phrase + (/(?:s|x|ch|sh|z)$/i.test(word) ? 'es' : 's');
}

/** Words of ASCII letters and digits, in lower case; capitals within a word begin a new one. */
const parts = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== '');

const longestName = 40;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `dueDate`; empty where the text has no ASCII letters. Names cannot begin with a digit. */
export function camelCase(text: string): string {
  const joined = parts(text)
    .map((part, index) => (index === 0 ? part : capital(part)))
    .join('')
    .replace(/^\d+/, '');
  return joined.charAt(0).toLowerCase() + joined.slice(1, longestName);
}

/** `OrderItem`; empty where the text has no ASCII letters. */
export function pascalCase(text: string): string {
  return capital(camelCase(text));
}

/** `order-items`; empty where the text has no ASCII letters. */
export function kebabCase(text: string): string {
  return parts(text)
    .join('-')
    .replace(/^[\d-]+/, '')
    .slice(0, longestName)
    .replace(/-$/, '');
}

/** `Due date` */
export function sentenceCase(text: string): string {
  return capital(text.trim());
}

/** `shopping-items` for `ShoppingItem`. */
export function pluralPath(name: string): string {
  return kebabCase(plural(camelCase(name).replace(/([a-z\d])([A-Z])/g, '$1 $2'))) || 'items';
}
