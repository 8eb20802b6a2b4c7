import { noCase } from 'change-case';

/** Case styles of texts that people read. Those of identifiers take everything away that is no letter and no digit. */

/** Hyphens and full stops stand in names and addresses too, so they alone make no identifier: Jean-Luc, example.com. */
const isIdentifier = (line: string) => /^[\w-]+$/.test(line) && (/[a-z][A-Z]/.test(line) || /[^\W_]_[^\W_]/.test(line));

/** In small letters: the words of an identifier apart, everything of a text as it stands. */
const lowered = (line: string) => (isIdentifier(line) ? noCase(line) : line.toLowerCase());

/** The first letter of a word; an apostrophe within it begins none, but for names such as O’Neil. */
const wordStart = /(?<![\p{L}\p{M}\p{N}]|[\p{L}\p{N}]['’])\p{L}|(?<=(?<![\p{L}\p{N}])[od]['’])\p{L}/gu;

/** The first letter of a sentence: a full stop behind a single letter, as in “e.g.”, ends none. */
const sentenceStart = /(?<=^\P{L}*|(?:[\p{L}\p{N}]{2}\.|[!?…。！？])["'”’)\]]*\s+[^\p{L}]*|[。！？]["'”’)\]]*)\p{L}/gu;

const upper = (letter: string) => letter.toUpperCase();

export const capitalCase = (line: string): string => lowered(line).replaceAll(wordStart, upper);

export const sentenceCase = (line: string): string => lowered(line).replaceAll(sentenceStart, upper);
