import type { Call, OutsideAction } from '@toolbench/kit/define-tool.ts';
import type { Language } from '@toolbench/kit/localized.ts';
import * as s from '@toolbench/kit/schema.ts';
import { itemInWords, itemSchema, problemsInWords } from '../payment-codes/item-in-words.ts';
import { hexOf } from '../payment-codes/chip/read-tlv.ts';
import type { Found } from './engine/index.ts';
import { en } from './text/en.ts';
import { zh } from './text/zh.ts';
import type { Content } from './engine/interpret-text.ts';

const texts = { zh, en };

/** What a text is, in the reader's language. */
function contentInWords(content: Content, language: Language) {
  if (content.kind === 'plain') return { kind: content.kind };
  if ('fields' in content) {
    const fields = content.fields.map(({ name, ...field }) => ({ ...field, name: name[language] }));
    return { kind: content.kind, fields };
  }
  const items = content.items.map((item) => itemInWords(item, language));
  if (content.kind === 'chip') return { kind: content.kind, items };
  const warnings = problemsInWords(content.problems, language);
  return {
    kind: content.kind,
    schemes: content.schemes.map(({ name }) => name[language]),
    crc: content.crc.state,
    items,
    ...(warnings.length > 0 && { warnings }),
  };
}

/** What a reader of a code alone could not know, or would not expect. */
function warningsOf({ codes }: Found, language: Language): readonly string[] {
  const t = texts[language];
  const unjoined = codes.filter(
    ({ part, format }) => part && !codes.some((code) => code.joined === part.of && code.format === format),
  );
  return [
    ...(codes.some(({ hidesNumbers }) => hidesNumbers) ? [t.maskedOutside] : []),
    ...(codes.some(({ isGuessed }) => isGuessed) ? [t.guessedOutside] : []),
    ...unjoined.flatMap(({ part }) => (part ? [t.part(part.number, part.of)] : [])),
  ];
}

/** Codes with their data: text, bytes, and what a code says about itself. */
function asCodes(found: Found, { language }: Call<Uint8Array>) {
  const warnings = warningsOf(found, language);
  const codes = found.codes.map(({ format, text, data, errorCorrection, corners, content, ...code }) => ({
    format,
    text,
    ...(code.addOn !== undefined && { addOn: code.addOn }),
    ...(code.part && { part: code.part.number, parts: code.part.of, set: code.part.set }),
    ...(code.joined !== undefined && { joined: code.joined }),
    masked: code.hidesNumbers === true,
    ...(!code.hidesNumbers && { hex: hexOf(data.bytes) }),
    ...(code.isGuessed && { guessed: true }),
    ...(data.symbologyIdentifier && { symbologyIdentifier: data.symbologyIdentifier }),
    ...(errorCorrection !== '' && { errorCorrection }),
    corners,
    content: contentInWords(content, language),
  }));
  return { codes, ...(warnings.length > 0 && { warnings }) };
}

const content = {
  kind: s.oneOf(['plain', 'payment', 'chip', 'gs1', 'wifi', 'vcard']),
  'schemes?': s.list(s.text(), 'Of a payment code'),
  'crc?': s.text('Of a payment code: valid, wrong or missing'),
  'items?': s.list(itemSchema),
  'fields?': s.list(
    s.record({ 'code?': s.text('GS1 application identifier'), name: s.text(), value: s.text(), 'written?': s.text() }),
    'Of GS1, Wi-Fi and contact codes',
  ),
  'warnings?': s.warnings,
};

export const outside = {
  read: {
    about: {
      zh: '读出图片文件（PNG、JPEG、WebP、GIF、BMP）里的全部二维码与条形码；支付码逐字段给出。',
      en: 'Reads every QR code and barcode in a picture file (PNG, JPEG, WebP, GIF, BMP); payment codes field by field.',
    },
    example: { base64: '…' },
    gives: s.record({
      codes: s.list(
        s.record({
          format: s.text('QR Code, EAN-13 …'),
          text: s.text('The data as text, control characters and separators included'),
          'addOn?': s.text('Two or five digits beside an EAN or UPC code'),
          'part?': s.whole('Which part of a set of codes (structured append), from 1 on'),
          'parts?': s.whole('How many parts there are; 0 where the code does not say it'),
          'set?': s.text('The same for all parts of a set'),
          'joined?': s.whole('How many codes of the picture were joined to this text'),
          masked: s.flag('Whether the middle of a card number was hidden in the text'),
          'hex?': s.text('The data byte by byte in hex; left out where card numbers were hidden'),
          'guessed?': s.flag('Whether the character set of the text was guessed; characterSet sets it'),
          'symbologyIdentifier?': s.text('ISO/IEC 15424: ]Q1, ]d2, ]C1 …'),
          'errorCorrection?': s.text(),
          corners: s.list(s.record({ x: s.number(), y: s.number() }), 'In pixels'),
          content: s.record(content),
        }),
      ),
      'warnings?': s.warnings,
    }),
    present: asCodes,
  },
  interpret: {
    about: {
      zh: '判断码里的文本是支付码、芯片卡数据、Wi-Fi、名片还是普通文本，并拆开它。',
      en: 'Says whether the text of a code is a payment code, chip card data, a Wi-Fi network, a contact or plain text, and takes it apart.',
    },
    example: { text: '000201010211' },
    gives: s.record({ ...content, 'masked?': s.flag('Whether card numbers were hidden') }),
    present: ({ hidesNumbers, ...value }: Content & { readonly hidesNumbers?: true }, { language }: Call) => ({
      ...contentInWords(value, language),
      ...(hidesNumbers && { masked: true }),
    }),
  },
} satisfies Readonly<Record<string, OutsideAction>>;
