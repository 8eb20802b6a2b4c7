/** How a UTF-16 code unit takes part in words and characters. */
export const SPACE = 0;
/** Part of a word that goes on as long as such units do: letters, digits, underscore, Hangul syllables. */
export const LETTER = 1;
/** A word of its own: punctuation and symbols. */
export const SIGN = 2;
/** Han and kana: a character of its own, but only a dictionary knows the words. */
export const IDEOGRAPH = 3;
/** May join its neighbours to one character (surrogates, combining marks, joiners, emoji) or needs its script's rules. */
export const COMPLEX = 4;

const spaces = '09-0d 20 a0 2000-200a 3000';

const letters =
  '30-39 41-5a 5f 61-7a aa b5 ba c0-d6 d8-f6 f8-2ff 370-373 376-377 37b-37d 386 388-3ff 400-482 48a-52f ' +
  '1e00-1fbc ac00-d7a3 ff10-ff19 ff21-ff3a ff41-ff5a';

const signs =
  '00-08 0e-1f 21-2f 3a-40 5b-5e 60 7b-9f a1-a8 ab-ac af-b4 b6-b9 bb-bf d7 f7 2010-2027 2030-203b 203d-2048 ' +
  '204a-205e 20a0-20c0 3001-3004 3008-3020 ff01-ff0f ff1a-ff20 ff3b-ff40 ff5b-ff65 fffd';

const ideographs = '3005-3007 3041-3096 309d-309f 30a1-30fa 30fc-30ff 3400-4dbf 4e00-9fff f900-faff';

/** Ranges are written as hexadecimal code units, the last one included. */
function fillRanges(classes: Uint8Array, ranges: string, value: number): void {
  for (const range of ranges.split(' ')) {
    const [first, last = first] = range.split('-');
    classes.fill(value, parseInt(first ?? '', 16), parseInt(last ?? '', 16) + 1);
  }
}

function buildClasses(): Uint8Array {
  const classes = new Uint8Array(0x10000).fill(COMPLEX);
  fillRanges(classes, spaces, SPACE);
  fillRanges(classes, letters, LETTER);
  fillRanges(classes, signs, SIGN);
  fillRanges(classes, ideographs, IDEOGRAPH);
  return classes;
}

/**
 * The class of every UTF-16 code unit. Units that are not COMPLEX are characters (extended grapheme clusters, UAX #29)
 * of their own unless a COMPLEX one follows; the one exception is CR LF.
 */
export const characterClasses = buildClasses();
