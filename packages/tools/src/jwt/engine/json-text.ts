/** The tokens of a JSON text that is known to be one: strings, punctuation, and the words and figures between. */
function tokensOf(json: string): readonly string[] {
  return json.match(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g) ?? [];
}

/** The same JSON without white space. Figures stay as they are written, however many digits they have. */
export function compactJson(json: string): string {
  return tokensOf(json).join('');
}

const escape = /(?<!\\)((?:\\\\)*)((?:\\u[\dA-Fa-f]{4})+)/g;

/** A string with the characters that its escapes stand for, but for those that are not seen or that JSON escapes. */
function readable(token: string): string {
  if (!token.includes('\\u')) return token;
  return token.replace(escape, (_, before: string, escapes: string) => {
    const text = JSON.parse(`"${escapes}"`) as string;
    const shown = [...text].map((one) =>
      /[\p{C}\p{Z}\p{M}"\\]|\p{Default_Ignorable_Code_Point}/u.test(one) ? escaped(one) : one,
    );
    return before + shown.join('');
  });
}

/** A character as the escapes of its code units. */
const escaped = (character: string) =>
  Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');

/** The same JSON with a line for each member, in steps of two blanks, and with characters instead of their escapes. */
export function layOutJson(json: string): string {
  const tokens = tokensOf(json).map(readable);
  let level = 0;
  let text = '';
  const newLine = () => `\n${'  '.repeat(level)}`;
  tokens.forEach((token, index) => {
    const next = tokens[index + 1];
    if (token === '{' || token === '[') {
      level += 1;
      text += token + (next === '}' || next === ']' ? '' : newLine());
    } else if (token === '}' || token === ']') {
      level -= 1;
      text += (/[{[]/.test(tokens[index - 1]) ? '' : newLine()) + token;
    } else {
      text += token === ',' ? token + newLine() : token === ':' ? ': ' : token;
    }
  });
  return text;
}

/** The members of a JSON object with their values as they are laid out; a name that comes twice is there twice. */
export function membersOf(json: string): readonly (readonly [name: string, value: string])[] {
  const members: [string, string][] = [];
  let level = 0;
  let isName = true;
  for (const token of tokensOf(json).map(readable)) {
    if (token === '}' || token === ']') level -= 1;
    const isTop = level === 1;
    if (isTop && token === ',') isName = true;
    else if (isTop && isName && token === ':') isName = false;
    else if (isTop && isName && token !== '{') members.push([JSON.parse(token) as string, '']);
    else if (level >= 1 && !isName) members[members.length - 1][1] += token;
    if (token === '{' || token === '[') level += 1;
  }
  return members;
}
