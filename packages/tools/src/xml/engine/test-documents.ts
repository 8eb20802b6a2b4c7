/** A small generator of pseudo-random numbers (mulberry32), so that failures repeat. */
export function randomSource(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const names = ['a', 'b', 'item', 'p:x', 'p:item', '书', 'long-name.1'];
const spaces = ['', ' ', '\n', '\n    ', '\t', ' \n\n  '];
const texts = [
  'text',
  ' padded ',
  'a &amp; b',
  '1 &lt; 2',
  '&#x4e2d;&#10;',
  'two\nlines',
  '𠮷 emoji 👋',
  '&e;',
  ']] >',
  '&#32;',
];
const values = ['', '1', 'a  b', 'x&#10;y', '&quot;', "it's", '&lt;', '&e;', '中文'];
const extras = ['<!-- a comment -->', '<!---->', '<?pi some data?>', '<?pi?>', '<![CDATA[ <raw> & ]]>', '<![CDATA[]]>'];

/** A well-formed document with mixed content, comments, CDATA, entities, namespaces and untidy white space. */
export function randomDocument(seed: number): string {
  const random = randomSource(seed);
  const pick = (list: readonly string[]) => list[random(list.length)];
  const attributes = () => {
    let text = '';
    for (const name of ['id', 'p:id', '属性'].slice(random(4))) {
      const value = pick(values);
      const quote = value.includes("'") ? '"' : pick(['"', "'"]);
      text += `${pick([' ', '\n ', '\t'])}${name}${pick(['=', ' = ', '\n='])}${quote}${value}${quote}`;
    }
    return text + pick(['', '', '', ' xml:space="preserve"', ' xml:space="default"']);
  };
  const element = (depth: number, head: string): string => {
    const name = pick(names);
    const start = `<${name}${head}${attributes()}${pick(['', ' ', '\n'])}`;
    const isMixed = random(3) === 0;
    let content = pick(spaces);
    for (let left = depth > 0 ? random(5) : 0; left > 0; left -= 1) {
      const choice = random(8);
      if (choice < 5) content += element(depth - 1, '');
      else if (choice < 7) content += pick(isMixed ? extras : extras.slice(0, 4));
      if (isMixed && random(2) === 0) content += pick(texts);
      content += pick(spaces);
    }
    if (content === '' && random(2) === 0) return `${start}/>`;
    if (depth === 0) content = random(2) === 0 ? pick(texts) : content;
    return `${start}>${content}</${name}${pick(['', ' '])}>`;
  };
  const declaration = pick(['', '<?xml version="1.0"?>', "<?xml  version = '1.0'  encoding='UTF-8' ?>"]);
  const doctype = `<!DOCTYPE a [<!ENTITY e "entity text">\n ]>`;
  const root = element(4, ' xmlns:p="urn:p"');
  return `${declaration}${pick(spaces)}${doctype}${pick(spaces)}${pick(extras.slice(0, 4))}${root}${pick(spaces)}`;
}

const markup = '<>&;"\'/=! ?-[]:#%x1中\u0001';

/** A document with one or two characters taken out, put in or replaced. */
export function damagedDocument(seed: number): string {
  const random = randomSource(seed + 1_000_000);
  let text = randomDocument(seed);
  for (let left = 1 + random(2); left > 0; left -= 1) {
    const at = random(text.length);
    const instead = ['', text.charAt(at)].map((rest) => markup.charAt(random(markup.length)) + rest);
    text = text.slice(0, at) + ['', ...instead][random(3)] + text.slice(at + 1);
  }
  return text;
}
