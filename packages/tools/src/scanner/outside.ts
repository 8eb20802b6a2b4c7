import type { Call, OutsideAction } from '@toolbench/kit/define-tool.ts';
import type { Language } from '@toolbench/kit/localized.ts';
import * as s from '@toolbench/kit/schema.ts';
import { itemInWords, itemSchema, problemsInWords } from '../payment-codes/item-in-words.ts';
import type { Found } from './engine/index.ts';
import type { Content } from './engine/interpret-text.ts';

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

const asCodes = ({ codes }: Found, { language }: Call<Uint8Array>) => ({
  codes: codes.map(({ format, text, errorCorrection, corners, content }) => ({
    format,
    text,
    ...(errorCorrection !== '' && { errorCorrection }),
    corners,
    content: contentInWords(content, language),
  })),
});

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
          text: s.text(),
          'errorCorrection?': s.text(),
          corners: s.list(s.record({ x: s.number(), y: s.number() }), 'In pixels'),
          content: s.record(content),
        }),
      ),
    }),
    present: asCodes,
  },
  interpret: {
    about: {
      zh: '判断码里的文本是支付码、芯片卡数据、Wi-Fi、名片还是普通文本，并拆开它。',
      en: 'Says whether the text of a code is a payment code, chip card data, a Wi-Fi network, a contact or plain text, and takes it apart.',
    },
    example: { text: '000201010211' },
    gives: s.record(content),
    present: (value: Content, { language }: Call) => contentInWords(value, language),
  },
} satisfies Readonly<Record<string, OutsideAction>>;
