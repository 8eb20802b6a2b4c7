/** A number whose decimals stand behind a comma, its thousands apart or not: 1.234,56, 1 234,56, -7,5, 1.234. */
const form = /^(-?)(\d{1,3}(?:([.'’\u00a0\u202f ])\d{3})(?:\3\d{3})*|\d+)(?:,(\d+))?$/;

/** The same number as JSON writes it; undefined where the text is none. */
export function fromDecimalComma(text: string): string | undefined {
  const [, sign, whole, , decimals] = form.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return `${sign}${whole.replace(/\D/g, '')}${decimals === undefined ? '' : `.${decimals}`}`;
}

/** Behind a comma alone, three digits may be thousands as well, which is no evidence. */
const mayBeThousands = /^-?\d{1,3},\d{3}$/;

/** Finds columns that hold numbers with decimal commas, at least one that can be nothing else, and no other text. */
export function createDecimalSearch() {
  const evidence: (string | false | undefined)[] = [];
  return {
    /** A cell that is not empty. */
    add(column: number, text: string): void {
      if (evidence[column] === false) return;
      if (fromDecimalComma(text) === undefined) evidence[column] = false;
      else if (text.includes(',') && !mayBeThousands.test(text)) evidence[column] ??= text;
    },
    /** The columns, each with the first such number. */
    found(): readonly { readonly column: number; readonly text: string }[] {
      return evidence.flatMap((text, column) => (text ? [{ column, text }] : []));
    },
  };
}
