import type { Barcode, Point, SequencePart } from '@toolbench/kit/barcodes.ts';
import { decodedText, type CharacterSet } from './character-sets.ts';
import { isGtin } from '../../payment-codes/check-digits.ts';
import { interpretText, type Interpreted } from './interpret-text.ts';

/** A code that was read, and what its text is. */
export interface FoundCode extends Interpreted {
  /** The symbology as people know it: QR Code, EAN-13 … */
  readonly format: string;
  readonly errorCorrection: string;
  /** The four corners in the pixels of the picture. */
  readonly corners: readonly Point[];
  /** What the reader gave: the bytes, and what the code says about itself. */
  readonly data: Pick<Barcode, 'text' | 'bytes' | 'isGs1' | 'saysCharacterSet' | 'symbologyIdentifier'>;
  /** Whether the character set of the text was guessed. */
  readonly isGuessed: boolean;
  /** Two or five digits beside a product's code. */
  readonly addOn?: string;
  /** Of a set of codes that make one text together. */
  readonly part?: SequencePart;
  /** How many codes of a set were joined to this text. */
  readonly joined?: number;
}

/** Names as the standards write them, for those the reader spells otherwise. */
const standardNames: Readonly<Record<string, string>> = {
  QRCode: 'QR Code',
  MicroQRCode: 'Micro QR Code',
  RMQRCode: 'rMQR Code',
  DataMatrix: 'Data Matrix',
  EAN13: 'EAN-13',
  EAN8: 'EAN-8',
  UPCA: 'UPC-A',
  UPCE: 'UPC-E',
  Code39: 'Code 39',
  Code93: 'Code 93',
  Code128: 'Code 128',
  MaxiCode: 'MaxiCode',
  DataBar: 'GS1 DataBar',
  DataBarExp: 'GS1 DataBar Expanded',
  DataBarLtd: 'GS1 DataBar Limited',
};

/** A symbology's name as people know it: EAN-13, Data Matrix. The same in both languages. */
function formatName(format: string): string {
  return standardNames[format] ?? format;
}

/** A code in words, its text in a character set that was chosen or in the likeliest. */
export function foundCode(code: Barcode, chosen?: CharacterSet): FoundCode {
  const { bytes, isGs1, saysCharacterSet, symbologyIdentifier, format, errorCorrection, corners, addOn, part } = code;
  return {
    format: formatName(format),
    errorCorrection,
    corners,
    data: { text: code.text, bytes, isGs1, saysCharacterSet, symbologyIdentifier },
    ...(addOn !== undefined && { addOn }),
    ...(part && { part }),
    ...readAs(formatName(format), code, chosen),
  };
}

/** Symbologies that carry numbers of articles; Interleaved 2 of 5 also others. */
const articleFormats = /^(?:ITF(?:-14)?|EAN-\d+|UPC-[AE]|GS1 DataBar.*)$/;

function readAs(format: string, data: FoundCode['data'], chosen?: CharacterSet) {
  const { text, isGuessed } = decodedText(data, chosen);
  const isArticle = articleFormats.test(format) && isGtin(text);
  return { isGuessed, ...interpretText(text, { isGs1: data.isGs1, isArticle }) };
}

/** The same code with its text in another character set, or in the likeliest. */
export function inCharacterSet({ masked: _, ...code }: FoundCode, chosen?: CharacterSet): FoundCode {
  return { ...code, ...readAs(code.format, code.data, chosen) };
}

/**
 * Codes with what sets of them say together before them, where a set is complete: QR Code structured append, Data
 * Matrix, PDF417 and Aztec likewise. Bytes are joined, not texts: a character may begin in one code and end in the next.
 */
export function withJoined(codes: readonly FoundCode[], chosen?: CharacterSet): readonly FoundCode[] {
  const sets = new Map<string, FoundCode[]>();
  for (const code of codes) {
    if (!code.part || code.part.of < 2) continue;
    const key = [code.format, code.part.of, code.part.set].join(' ');
    const parts = sets.get(key) ?? [];
    parts[code.part.number - 1] ??= code;
    sets.set(key, parts);
  }
  const joined = [...sets.values()].flatMap((parts) => {
    const [first] = parts;
    const isComplete = first?.part && parts.length === first.part.of && !parts.includes(undefined as never);
    return isComplete ? [joinedCode(parts, chosen)] : [];
  });
  return [...joined, ...codes];
}

/** A part without what makes it one. */
function whole({ part: _, masked: __, ...code }: FoundCode): Omit<FoundCode, 'part' | 'masked'> {
  return code;
}

function joinedCode(parts: readonly FoundCode[], chosen?: CharacterSet): FoundCode {
  const first = whole(parts[0]);
  const bytes = Uint8Array.from(parts.flatMap(({ data }) => [...data.bytes]));
  const text = parts.map(({ data }) => data.text).join('');
  const data = { ...first.data, text, bytes };
  return { ...first, data, joined: parts.length, ...readAs(first.format, data, chosen) };
}
