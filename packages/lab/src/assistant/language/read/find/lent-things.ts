/** What is lent, with what loans of it are called. */
const lent: readonly (readonly [things: RegExp, loan: string])[] = [
  [/\b(?:books?|library|librarian|novels|textbooks?)\b/i, 'book'],
  [
    /\b(?:tools?|equipment|gear|games?|toys?|devices?|laptops?|cameras?|items?|things|stuff|costumes?|instruments?|dvds?|keys?)\b/i,
    'item',
  ],
];

const money =
  /\b(?:money|cash|amounts?|interest|banks?|repay\w*|debts?|ow(?:e|es|ed)|mortgages?|credit|payments?|principal|calculators?|iou|dollars|euros|pounds)\b|[$€£¥]|[钱款元]/i;
/** How many loans there were is a figure, and no record of each. */
const figures = /\b(?:charts?|graphs?|dashboards?|figures|kpis?|statistics|stats|per (?:day|week|month|year))\b/i;

const loans =
  /(?<!["“'‘]|\b(?:called|named|on|book|item|tool|equipment) )\bloans?\b(?! (?:date|period|number|status|length|days?|fee|id)\b)(?: of (?:(?:my|our|the) )*(?:books|items|things|tools))?/giu;

/** “loans” of books or tools, written as loans of those: a loan alone is one of money. */
export function withLentThings(text: string): string {
  if (money.test(text) || figures.test(text)) return text;
  const thing = lent.find(([things]) => things.test(text))?.[1];
  return thing === undefined
    ? text
    : text.replace(loans, (words) => `${thing} ${/^loans/i.test(words) ? 'loans' : 'loan'}`);
}
