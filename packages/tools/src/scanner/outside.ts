import type { Call, OutsideAction } from '@toolbench/kit/define-tool.ts';
import type { Language, Localized } from '@toolbench/kit/localized.ts';
import * as s from '@toolbench/kit/schema.ts';
import type { options } from './options.ts';
import { itemInWords, itemSchema, problemsInWords } from '../payment-codes/item-in-words.ts';
import { hexOf } from '../payment-codes/chip/read-tlv.ts';
import type { Found } from './engine/index.ts';
import { en } from './text/en.ts';
import { zh } from './text/zh.ts';
import { fieldsKinds } from './engine/contents/read-fields.ts';
import type { Content, Hidden } from './engine/interpret-text.ts';
import { joinPictures, type GivenCode } from './join-pictures.ts';
import { fieldInWords } from './field-in-words.ts';

const texts = { zh, en };

/** What a text is, in the reader's language. */
function contentInWords(content: Content, language: Language) {
  if (content.kind === 'plain') return { kind: content.kind };
  if ('fields' in content) {
    return { kind: content.kind, fields: content.fields.map((field) => fieldInWords(field, language)) };
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
    ...(codes.some(({ hides }) => hides === 'numbers') ? [t.maskedOutside] : []),
    ...(codes.some(({ hides }) => hides === 'secret') ? [t.secretOutside] : []),
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
    masked: code.hides !== undefined,
    ...(!code.hides && { hex: hexOf(data.bytes) }),
    ...(code.isGuessed && { guessed: true }),
    ...(data.symbologyIdentifier && { symbologyIdentifier: data.symbologyIdentifier }),
    ...(errorCorrection !== '' && { errorCorrection }),
    corners,
    content: contentInWords(content, language),
  }));
  return { codes, ...(warnings.length > 0 && { warnings }) };
}

interface GivenCodes {
  readonly codes: readonly GivenCode[];
}

/** What the codes of several pictures say together: sets of which each has a part, joined, or what they lack. */
function asJoined(pictures: readonly GivenCodes[], call: Call<Uint8Array>) {
  const t = texts[call.language];
  const { codes, unjoined } = joinPictures(
    pictures.map((picture) => picture.codes),
    call.options,
  );
  if (codes.length === 0 && unjoined.length === 0) return undefined;
  const { warnings = [], ...joined } = asCodes({ codes }, call);
  const lacking = unjoined.map(({ of, missing, isHidden }) =>
    isHidden && missing.length === 0 ? t.hiddenParts(of) : t.missingParts(of, missing),
  );
  const all = [...warnings, ...lacking];
  return { ...joined, ...(all.length > 0 && { warnings: all }) };
}

const content = {
  kind: s.oneOf(['plain', 'payment', 'chip', ...fieldsKinds]),
  'schemes?': s.list(s.text(), 'Of a payment code'),
  'crc?': s.oneOf(['valid', 'wrong', 'missing'], 'Of a payment code'),
  'items?': s.list(itemSchema),
  'fields?': s.list(
    s.record({
      'code?': s.text('GS1 application identifier'),
      name: s.text(),
      value: s.text(),
      'written?': s.text('A date, an amount or a place as people write it'),
      'problem?': s.text('Which rule of its format the value breaks'),
    }),
    'Of all kinds but plain, payment and chip',
  ),
  'warnings?': s.warnings,
};

/** What each option of an action does, for readers who see no page. */
export const optionWords = {
  search: {
    zh: '读出图片里的全部码，或读到第一个就停',
    en: 'Reads every code in the picture, or stops at the first one',
  },
  characterSet: {
    zh: '码里的文本按此字符集解读，auto 为自动判断',
    en: 'The character set in which text in the code is read; auto guesses it',
  },
  showCardNumbers: {
    zh: '写出完整的卡号与密钥，而不是遮住中间',
    en: 'Writes card numbers and secrets out instead of masking them',
  },
} satisfies Readonly<Partial<Record<keyof typeof options, Localized>>>;

export const outside = {
  read: {
    about: {
      zh: '读出图片文件（PNG、JPEG、WebP、GIF、BMP、SVG）里的全部二维码与条形码；支付码逐字段给出；需要图片里的码所含的数据时使用。',
      en: 'Reads every QR code and barcode in a picture file (PNG, JPEG, WebP, GIF, BMP, SVG); payment codes field by field. Use it to get the data out of a photo or screenshot of a code.',
    },
    // A QR code of “hi”.
    example: {
      base64:
        'iVBORw0KGgoAAAANSUhEUgAAADoAAAA6AQAAAADJwHeFAAAAgElEQVR42q3RPQqDMQiAYcE1hxFcP/DqQlahVwm4FmwhP2jWNtMD' +
        'gr4QiPXgVwC+CSRDHDwKiAfjBfMbwBXitvcsAPK+tRDhu2eBuctTQDFMJSOItMKbtRYZzUG9IL4hQzIAX/IUiPc5OiBG5gtqFhWg' +
        'XTLEdWYcALaZevCfH/wA3jRIbLLqXVAAAAAASUVORK5CYII=',
    },
    gives: s.record({
      codes: s.list(
        s.record({
          format: s.text('QR Code, EAN-13 …'),
          text: s.text('The data as text, control characters and separators included'),
          'addOn?': s.text('Two or five digits beside an EAN or UPC code'),
          'part?': s.whole('Which part of a set of codes (structured append), from 1 on'),
          'parts?': s.whole('How many parts there are; 0 where the code does not say it'),
          'set?': s.text('The same for all parts of a set'),
          'joined?': s.whole('How many codes, of the picture or of several, were joined to this text'),
          masked: s.flag('Whether the middle of a card number, or a secret, was hidden in the text'),
          'hex?': s.text('The data byte by byte in hex; left out where something was hidden'),
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
    together: asJoined,
  },
  interpret: {
    about: {
      zh: '判断码里的文本是什么并逐项拆开：支付码、芯片卡数据、Wi-Fi、名片、邮件、电话、地点、日程、动态口令、SEPA 转账、瑞士 QR 账单、UPI 或普通文本；已读出码的文本、想知道其含义时使用。',
      en: 'Says what the text of a code is and takes it apart: a payment code, chip card data, a Wi-Fi network, contact, mail, phone number, place, calendar event, one-time password, SEPA transfer, Swiss QR bill, UPI payment, or plain text. Use it when the text of a code is there and its meaning is asked for.',
    },
    takes: { zh: '码的内容', en: 'What the code says, as text' },
    example: { text: '000201010211' },
    gives: s.record({ ...content, 'masked?': s.flag('Whether card numbers or a secret were hidden') }),
    present: ({ hides, ...value }: Content & { readonly hides?: Hidden }, { language }: Call) => ({
      ...contentInWords(value, language),
      ...(hides && { masked: true }),
    }),
  },
} satisfies Readonly<Record<string, OutsideAction>>;
