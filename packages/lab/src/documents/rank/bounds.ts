const digits = String.raw`(?<![\d.,])(?<sign>[$€£¥]\s?)?(?<digits>\d[\d,]*(?:\.\d+)?)\s*`;
const many = String.raw`(?<many>[万亿千]|k\b|thousand\b|million\b)?\s*`;
/** The first word behind a figure; a word that joins two is none. */
const unit = String.raw`(?:个)?(?<unit>工作日|小时|分钟|公[斤里分]|(?![至到以之内及或和与起不])\p{Script=Han}|%|(?!(?:and|or|to)\b)[a-z]+)?`;

const factors: Readonly<Record<string, number>> = { 千: 1e3, k: 1e3, thousand: 1e3, 万: 1e4, million: 1e6, 亿: 1e8 };

/** Words for one unit. */
const sameUnit: Readonly<Record<string, string>> = {
  块: '元',
  '¥': '元',
  日: '天',
  $: 'dollar',
  '€': 'euro',
  '£': 'pound',
  usd: 'dollar',
  eur: 'euro',
  gbp: 'pound',
};

interface Figure {
  /** As it is written. */
  readonly digits: string;
  readonly value: number;
  readonly unit: string;
  readonly start: number;
  readonly end: number;
}

const figure = new RegExp(digits + many + unit, 'giu');

function figuresIn(text: string): Figure[] {
  return [...text.matchAll(figure)].map(({ 0: whole, index, groups = {} }) => {
    const { sign = '', digits: written = '', many: factor = '', unit: word = '' } = groups;
    const bare = (sign.trim() || word).toLowerCase().replace(/(?<=[a-z]{2})s$/u, '');
    return {
      digits: written,
      value: Number(written.replaceAll(',', '')) * (factors[factor.toLowerCase()] ?? 1),
      unit: sameUnit[bare] ?? bare,
      start: index,
      end: index + whole.length,
    };
  });
}

/** Words for more and for less, which a word of denial before them turns into the other. */
const moreBefore =
  /(?:超过|超出|高于|大于|多于|满|达到?|\b(?:over|above|(?:more|greater) than|exceed(?:s|ing)?))\s*$/iu;
const lessBefore = /(?:低于|少于|小于|\b(?:under|below|(?:less|fewer) than))\s*$/iu;
const denied = /(?:不|未|没有?|勿|别|\b(?:not?|never|without))(?:得|能|可以?|应|会|要|许)?\s*(?:to |be |any )?$/iu;
const leastOutright = /(?:至少|\b(?:at least|from|starting at|minimum of))\s*$/iu;
const mostOutright = /(?:不足|至多|最多|\b(?:up to|at most|within|maximum of))\s*$/iu;

/** Whether what stands before a figure says that it is the least, or the most. */
function boundBefore(before: string): 'least' | 'most' | undefined {
  if (leastOutright.test(before)) return 'least';
  if (mostOutright.test(before)) return 'most';
  const [more, less] = [moreBefore.exec(before), lessBefore.exec(before)];
  const found = more ?? less;
  if (!found) return undefined;
  const isDenied = denied.test(before.slice(0, found.index));
  return (more !== null) === isDenied ? 'most' : 'least';
}

const leastBehind = /^\s*(?:[及或]?以上|起|(?:or|and) (?:more|above|over|up)\b|\+)/iu;
const mostBehind = /^\s*(?:[及或]?以[下内]|之?内|(?:or|and) (?:less|below|under|fewer)\b)/iu;
const between = /^\s*(?:至|到|[-–—~～]|to\b|and\b)\s*$/iu;
/** Characters before a figure in which its bound is said. */
const longestWords = 24;
const nothing: ReadonlySet<string> = new Set();
const clauses = /[^，;；。!?！？\n]+/gu;

/** From where to where a clause says that figures of a unit go; undefined where it sets no bound. */
function boundsOf(clause: string, figures: readonly Figure[], unit: string): readonly [number, number] | undefined {
  let least = -Infinity;
  let most = Infinity;
  figures.forEach(({ value, unit: own, start, end }, index) => {
    const next = figures[index + 1];
    if (next?.unit === unit && (own === unit || own === '') && between.test(clause.slice(end, next.start))) {
      least = Math.max(least, value);
      most = Math.min(most, next.value);
    }
    if (own !== unit) return;
    const before = clause.slice(Math.max(0, start - longestWords), start);
    const behind = clause.slice(end);
    const bound = boundBefore(before);
    if (bound === 'least' || leastBehind.test(behind)) least = Math.max(least, value);
    if (bound === 'most' || mostBehind.test(behind)) most = Math.min(most, value);
  });
  return least === -Infinity && most === Infinity ? undefined : [least, most];
}

/**
 * Which figures of a question a text speaks of without naming them: 6000 元 is among 5000 元以上, $6,000 “between $5,000 and
 * $10,000”. Only figures with a unit count.
 */
export function boundTest(question: string): (text: string) => ReadonlySet<string> {
  const asked = figuresIn(question.normalize('NFKC')).filter(({ unit }) => unit !== '');
  if (asked.length === 0) return () => nothing;
  return (text) =>
    new Set(
      (text.normalize('NFKC').match(clauses) ?? []).flatMap((clause) => {
        const figures = figuresIn(clause);
        return asked.flatMap(({ digits, value, unit }) => {
          const [least, most] = boundsOf(clause, figures, unit) ?? [Infinity, -Infinity];
          return least <= value && value <= most ? [digits] : [];
        });
      }),
    );
}
