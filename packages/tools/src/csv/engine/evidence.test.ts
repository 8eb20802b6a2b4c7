import { describe, expect, it } from 'vitest';
import { outside } from '../outside.ts';
import { encodings } from '../encodings.ts';
import { createRecordReader } from './read/record-reader.ts';
import { failure, notices, toCsv, toJson, value } from './test-run.ts';

const auto = { delimiter: 'auto' } as const;
const rows = { ...auto, hasHeader: false } as const;

/** The bytes of a text in an encoding of one byte a character, found by decoding them all. */
function inEncoding(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const all = Array.from({ length: 256 }, (_, byte) => decoder.decode(Uint8Array.of(byte), { stream: true }));
  return Uint8Array.from(text, (character) => all.indexOf(character));
}

const hex = (digits: string) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const detectedIn = (bytes: Uint8Array) => value('csv-to-json', bytes).detected.encoding;

describe('[CSV-07] the separator', () => {
  it.each([
    ['dates with commas', 'Mar 1, 2025;x;1;\nMar 2, 2025;y;2;\nMar 3, 2025;z\nMar 4, 2025;w', 'semicolon'],
    ['names with commas', 'Doe, Ann|1|2|3\nRoe, Bob|4\nPoe, Eve|5|6|7\n', 'pipe'],
    ['prices with decimal commas', '1,50\t2,75\t\n3,25\t4,10\n5,00\t6,20\t7\n', 'tab'],
    ['lists in a cell', 'id,tags\n1,a;b;c\n2,d;e\n3,f\n', 'comma'],
    ['entities', 'x &amp; y,2\nv &lt; w,3\n', 'comma'],
    ['a title above the table', 'Report\na;b;c\n1;2;3\n4;5;6\n', 'semicolon'],
    ['carets', 'a^b\n1^2\n', '^'],
    ['lists behind a tab', '1\ta;b;c;d\n2\ta;b;c;d\n', 'tab'],
    ['lists of other lengths behind a tab', 'id\ttags\n1\ta;b;c\n2\td\n3\te,f,g\n', 'tab'],
    ['words behind a tab', 'x\tone|two|three\ny\tfour|five|six\n', 'tab'],
    ['stray tabs', 'a;b;c\n1;2\t;3\n4;5;6\n', 'semicolon'],
    ['tabs at the end', 'a;b;c\t\n1;2;3\t\n', 'semicolon'],
    ['tabs at the beginning', '\ta,b,c\n\t1,2,3\n', 'comma'],
    ['two pipes', 'a||b||c\n1||2||3\n', '||'],
    ['two semicolons', 'x;;y;;z\n1;;;;3\n', ';;'],
    ['two colons', 'a::b::c\n1::2::3\n', '::'],
    ['a pipe between tildes', 'a~|~b~|~c\n1~|~2~|~3\n', '~|~'],
    ['carets in pairs', 'a^^b^^c\n1^^2^^3\n', '^^'],
    ['empty cells', 'Ann,,London\nBob,,Paris\n', 'comma'],
    ['empty columns', 'Name,,Age,,City\nAnn,,5,,Rome\nBob,,6,,Oslo\n', 'comma'],
    ['empty cells here and there', 'a|b|c|d\n1|||4\n|2||\n', 'pipe'],
    ['empty cells in the first row', 'a||c|d|e\n1|2|3|4|5\n', 'pipe'],
    ['addresses', 'https://a.test\nhttps://b.test\n', 'comma'],
    ['names of C++', 'std::string\nstd::vector\n', 'comma'],
  ])('is found in ragged rows with %s', (_, text, delimiter) => {
    expect(value('csv-to-json', text, rows).detected.delimiter).toBe(delimiter);
  });

  it('of a wide ragged table beats that of an even narrow one', () => {
    expect(toJson('Mar 1, 2025;x;1;\nMar 2, 2025;y;2;\nMar 3, 2025;z\nMar 4, 2025;w', rows)).toEqual([
      ['Mar 1, 2025', 'x', 1, ''],
      ['Mar 2, 2025', 'y', 2, ''],
      ['Mar 3, 2025', 'z'],
      ['Mar 4, 2025', 'w'],
    ]);
  });

  it.each([
    ['Sep=;\r\na;b\r\n1;2', 'semicolon'],
    ['SEP=|\na|b\n1|2', 'pipe'],
    ['"sep=;"\na;b\n1;2', 'semicolon'],
    ['"Sep=^"\na^b\n1^2', '^'],
    ['sep=\t\na\tb\n1\t2', 'tab'],
    ['sep=\\t\na\tb\n1\t2', 'tab'],
    ['sep=;;\na;b\n1;2', 'semicolon'],
    ['sep=#\na#b\n1#2', '#'],
    ['sep=||\na||b\n1||2', '||'],
    ['sep=@@\na@@b\n1@@2', '@@'],
    ['"sep=::"\na::b\n1::2', '::'],
    ['sep=;;\na;;b\n1;;2', ';;'],
    ['sep=<>\na<>b\n1<>2', '<>'],
    ['sep=ab\naabb\n1ab2', 'ab'],
    ['sep=||  \r\na||b\r\n1||2', '||'],
    ['\n\nsep=;\na;b\n1;2', 'semicolon'],
  ])('is what the line %j says', (text, delimiter) => {
    expect(toJson(text, auto)).toEqual([{ a: 1, b: 2 }]);
    expect(value('csv-to-json', text, auto).detected.delimiter).toBe(delimiter);
  });

  it('can be any characters, in both directions', () => {
    for (const separator of ['^', '||', '::', '\u0001', '§§§', '<>', ' ', 'ab', '😀', '中']) {
      const [first] = separator;
      const table = [
        { x: 'one', y: `a${separator}b`, z: first },
        { x: separator, y: `end${first}`, z: 'sep=1' },
      ];
      const text = toCsv(table, { separator });
      expect(toJson(text, { separator }), separator).toEqual(table);
      expect(toJson(new TextEncoder().encode(text), { separator, delimiter: 'other' })).toEqual(table);
    }
    expect(toJson('a\tb\n1\t2', { separator: String.raw`\t` })).toEqual([{ a: 1, b: 2 }]);
  });

  it.each(['', '"', 'a\nb'])('cannot be %j', (separator) => {
    expect(failure('csv-to-json', 'a,b', { delimiter: 'other', separator }).code).toBe('bad-separator');
    expect(failure('json-to-csv', '[{"a":1}]', { delimiter: 'other', separator }).code).toBe('bad-separator');
  });

  it('of several characters is seen wherever the text is cut', () => {
    const text = 'a||b|c||"d||e"\n1||2||3|';
    for (let size = 1; size < 6; size += 1) {
      const found: string[][] = [];
      const reader = createRecordReader('||', {
        record({ cells }) {
          found.push([...cells]);
          return undefined;
        },
      });
      for (let at = 0; at < text.length; at += size) reader.push(text.slice(at, at + size));
      reader.end();
      expect(found).toEqual([
        ['a', 'b|c', 'd||e'],
        ['1', '2', '3|'],
      ]);
    }
  });

  it.each([
    ['key::value\nk::v\n', '::'],
    ['a##b\nc##d', '##'],
  ])('of several characters between two columns is offered, not taken: %j', (text, delimiter) => {
    for (const settings of [auto, {}]) {
      expect(notices('csv-to-json', text, settings)['other-delimiter']?.detail).toEqual({ delimiter });
    }
    expect(notices('csv-to-json', 'https://a.test\nhttps://b.test', auto)['other-delimiter']).toBeUndefined();
  });

  it('is doubted where another reads nearly as well, or better than the one that was chosen', () => {
    const doubt = (text: string, settings = {}) => notices('csv-to-json', text, settings)['doubtful-delimiter']?.detail;
    expect(doubt('1,a;b;c\n2,d;e;f\n', rows)).toBeDefined();
    expect(doubt('Mar 1, 2025;x;1\nMar 2, 2025;y;2\n')).toEqual({ delimiter: 'semicolon', used: 'comma' });
    expect(doubt('sep=;\na;b,c\n1;2,3\n', { delimiter: 'comma' })).toEqual({ delimiter: 'semicolon', used: 'comma' });
    expect(doubt('1\ta;b;c;d\n2\ta;b;c;d', { ...rows })).toEqual({ delimiter: 'semicolon', used: 'tab' });
    expect(doubt('a||b||c\n1||2||3', auto)).toEqual({ delimiter: 'pipe', used: '||' });
    expect(doubt('a::b::c\n1::2::3', auto)).toEqual({ delimiter: 'comma', used: '::' });
    expect(doubt('a||b||c\n1||2||3', { delimiter: 'pipe' })).toEqual({ delimiter: '||', used: 'pipe' });
    expect(doubt('sep=;;\na;;b\n1;;2', auto)).toEqual({ delimiter: 'semicolon', used: ';;' });
    expect(doubt('a,b,c\n1,2,3\n')).toBeUndefined();
    expect(doubt('a;b\n1;2,5\n', auto)).toBeUndefined();
  });
});

describe('[CSV-07] the encoding', () => {
  it.each([
    ['German', 'Größe,Stk\nL,2', 'windows-1252'],
    ['German capitals', 'GRÖSSE,MENGE\nMÜLLER,1', 'windows-1252'],
    ['French', 'prénom,été\nNoël,garçon', 'windows-1252'],
    ['Spanish', 'Año,Dirección\n1,Peñalver', 'windows-1252'],
    ['Portuguese', 'ação,endereço\nSão João,1', 'windows-1252'],
    ['Danish', 'navn,by\nSøren,Ålborg', 'windows-1252'],
    ['Finnish', 'Hyvää,päivää', 'windows-1252'],
    ['Polish', 'imię,miasto\nŁukasz,Łódź', 'windows-1250'],
    ['Czech', 'jméno,příjmení\nŽofie,Dvořák', 'windows-1250'],
    ['Hungarian', 'név,város\nErzsébet,Győr', 'windows-1250'],
    ['Russian', 'имя,фамилия\nИван,Петров', 'windows-1251'],
    ['Ukrainian', 'місто,країна\nКиїв,Україна', 'windows-1251'],
    ['Russian of Unix', 'имя,фамилия\nИван,Петров', 'koi8-r'],
    ['Greek', 'όνομα,πόλη\nΓιώργος,Αθήνα', 'windows-1253'],
    ['Turkish', 'ad,şehir\nAyşe Yıldız,İstanbul', 'windows-1254'],
    ['Hebrew', 'שם,עיר\nדוד,ירושלים', 'windows-1255'],
    ['Arabic', 'اسم,مدينة\nمحمد,القاهرة', 'windows-1256'],
    ['Latvian', 'vārds,pilsēta\nJānis,Rīga', 'windows-1257'],
    ['Thai', 'สินค้า,ราคา\nน้ำปลา,ถูก\nข้าวหอมมะลิ,แพง', 'windows-874'],
    ['Vietnamese', 'Hàng,Giá\nNươ\u0301c mă\u0301m,Đă\u0301t\nCa\u0300 phê sư\u0303a,Re\u0309', 'windows-1258'],
    ['Russian in the ISO alphabet', 'товар,цена\nЯблоки,Дорого\nХлеб,Дёшево', 'iso-8859-5'],
    ['Greek in the ISO alphabet', 'είδος,τιμή\nΆλευρα,Άσπρα\nΨωμί,Άγνωστο', 'iso-8859-7'],
    ['German of old Macs', 'Käse,Größe\nBrötchen,süß\nÄpfel,grün', 'macintosh'],
    ['French of old Macs', 'goût,prix\nthé glacé,élevé\ncrème brûlée,où', 'macintosh'],
  ])('of %s is found, in a few words and in many', (_, text, encoding) => {
    for (const repeated of [text, `${text}\n`.repeat(300)]) {
      expect(detectedIn(inEncoding(repeated, encoding))).toBe(encoding);
    }
  });

  it.each([
    ['prices', 'item,price\nA,£5\nB,12£', 'windows-1252'],
    ['euros', 'item;€\nA;5,20 €\nB;€ 7', 'windows-1252'],
    ['one euro sign', 'a,b\n1,€5\n', 'windows-1252'],
    ['fractions', 'cups,what\n1½,x\n½ a,y\n¾,z\n¼,w', 'windows-1252'],
    ['paragraphs', 'law,text\n§ 5,a\n§12,b', 'windows-1252'],
    ['areas', 'm²,cm³\n3²,2³\n5 m²,1 m³', 'windows-1252'],
    ['degrees and tolerances', 't\n20 °C\n±3\n5 µm', 'windows-1252'],
    ['currencies of each kind', 'a,b\n¢50,¥300\n£1,$2', 'windows-1252'],
    ['marks', 'name\nAcme®\n© 2024\nX™', 'windows-1252'],
    ['ordinals', 'n\n1º\n2ª', 'windows-1252'],
    ['questions', 'q\n¿Que?\n¡No!', 'windows-1252'],
    ['euros in Latin-9', 'item;price\nA;5,20 €\nB;€7', 'iso-8859-15'],
  ])('of a table in which signs alone are beyond ASCII is that of signs: %s', (_, text, encoding) => {
    for (const repeated of [text, `${text}\n`.repeat(50)]) {
      expect(detectedIn(inEncoding(repeated, encoding))).toBe(encoding);
    }
  });

  it.each([
    ['kanji', '1b24423e26494a1b28422c310a1b244234791b28422c320a', '商品,1\n机,2\n'],
    ['half-width kana', '1b284936371b28422c61', 'ｶｷ,a'],
  ])('of Japanese mail is certain by its escape sequences: %s', (_, digits, text) => {
    expect(toJson(hex(digits), rows)).toEqual(toJson(text, rows));
    expect(detectedIn(hex(digits))).toBe('iso-2022-jp');
    expect(notices('csv-to-json', hex(digits))['doubtful-encoding']).toBeUndefined();
    // Colours of a terminal are escape sequences, too.
    expect(detectedIn(new TextEncoder().encode('\u001b[31ma\u001b[0m,b'))).toBe('utf-8');
  });

  it.each([
    ['Big5', 'id,town\n1,', 'bb4fa55f', 'big5'],
    ['GBK', 'id,price\nA1,', 'b9f3', 'gb18030'],
    ['Mac Roman', 'id,name\n1,Jo', '91', 'macintosh'],
  ])('of one word is never silently another: %s', (_, before, word, encoding) => {
    const bytes = Uint8Array.from([...new TextEncoder().encode(before), ...hex(word), 0x0a]);
    const doubt = notices('csv-to-json', bytes)['doubtful-encoding'];
    expect([detectedIn(bytes), doubt?.detail.encoding]).toContain(encoding);
  });

  it.each([
    ['words of one letter', 'а,б\nв и с,1\nя,2', 'windows-1251'],
    ['one letter a cell', 'sex,n\nМ,1\nЖ,2\nМ,3', 'windows-1251'],
    ['letters beside digits', 'class,n\n3Б,20\n4А,21\n5В,19', 'windows-1251'],
    ['words, with signs', 'цена,вес\n5 €,10 кг\n№ 3,§ 5', 'windows-1251'],
  ])('of letters stays that of letters, and the most used one is offered where no word speaks: %s', (_, text, own) => {
    const bytes = inEncoding(text, own);
    expect(detectedIn(bytes)).toBe(own);
    const doubt = notices('csv-to-json', bytes)['doubtful-encoding'];
    if (!/\p{L}{2}/u.test(text.replace(/[a-z]/g, '')))
      expect(doubt?.detail).toMatchObject({ encoding: 'windows-1252' });
    else expect(doubt).toBeUndefined();
  });

  it.each([
    ['Chinese in GBK', 'd0d5c3fb2cb3c7cad00ad5c5ceb02cb1b1bea90a', 'gb18030', '张伟'],
    ['Chinese in Big5', 'a96da65b2cabb0a5ab0ab169b0b62cbb4fa55f0a', 'big5', '張偉'],
    ['Japanese in Shift_JIS', '96bc914f2c93738e730a93638c862c938c8b9e0a', 'shift_jis', '田中'.slice(0, 1)],
    ['Japanese kana in Shift_JIS', '8365835883672c310a', 'shift_jis', 'テスト'],
    ['Japanese kana in EUC-JP', 'a4c6a4b9a4c82c310a', 'euc-jp', 'てすと'],
    ['Korean in EUC-KR', 'c0ccb8a72cb5b5bdc30ab1e8c3b6bcf62cbcadbfef0a', 'euc-kr', '서울'],
  ])('of %s is found', (_, digits, encoding, word) => {
    expect(detectedIn(hex(digits))).toBe(encoding);
    expect(new TextDecoder().decode(value('csv-to-json', hex(digits), rows).text)).toContain(word);
  });

  it('is doubted, with a word in both readings, where the letters leave it open', () => {
    const clear = notices('csv-to-json', inEncoding('Größe,Stk\nL,2', 'windows-1252'));
    expect(clear['doubtful-encoding']).toBeUndefined();
    // Two characters of GBK whose bytes are characters of Big5 and EUC-KR, too.
    const open = notices('csv-to-json', hex('bcdbb8f12c310a'))['doubtful-encoding'];
    expect([open.detail.word, open.detail.otherWord]).toContain('价格');
    expect(open.detail.word).not.toBe(open.detail.otherWord);
    expect(notices('csv-to-json', hex('bcdbb8f12c310a'), { encoding: 'euc-kr' })).toEqual({});
    expect(notices('csv-to-json', hex('bcdbb8f12c310a'), { encoding: 'gb18030' })).toEqual({});
  });

  it.each(encodings)('%s can be chosen, and reads ASCII', (encoding) => {
    const bytes = encoding.startsWith('utf-16')
      ? Uint8Array.from(
          'a,b\n1,2\n'
            .split('')
            .flatMap((one) => (encoding.endsWith('le') ? [one.charCodeAt(0), 0] : [0, one.charCodeAt(0)])),
        )
      : new TextEncoder().encode('a,b\n1,2\n');
    expect(toJson(bytes, { encoding })).toEqual([{ a: 1, b: 2 }]);
  });

  it('and the separator in doubt are said outside the page, too', () => {
    const call = { input: '', options: {}, language: 'en' } as const;
    const said = (input: string | Uint8Array) => outside['csv-to-json'].present(value('csv-to-json', input), call);
    expect(said('Mar 1, 2025;x;1\nMar 2, 2025;y;2\n')).toMatchObject({
      warnings: [expect.stringContaining('Semicolon ;')],
    });
  });
});
