const doubleQuotes = '"“”„‟＂';
const singleQuotes = "'‘’‚‛`´";

/** Every quotation mark that may close a string which `opening` opens: itself, or its kind where it is a curly one. */
export function closingQuotes(opening: string): string {
  if (opening === '"' || opening === "'" || opening === '`') return opening;
  return doubleQuotes.includes(opening) ? doubleQuotes : singleQuotes;
}

export function isQuote(character: string): boolean {
  return character !== '' && (doubleQuotes.includes(character) || singleQuotes.includes(character));
}

const halfWidths: Readonly<Record<string, string>> = {
  '，': ',',
  '、': ',',
  '；': ';',
  '：': ':',
  '｛': '{',
  '｝': '}',
  '［': '[',
  '］': ']',
  '【': '[',
  '】': ']',
  '（': '(',
  '）': ')',
};

/** The punctuation mark that a full-width one stands for; any other character itself. */
export function halfWidth(character: string): string {
  return halfWidths[character] ?? character;
}
