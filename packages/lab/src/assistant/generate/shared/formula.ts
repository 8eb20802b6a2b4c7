/**
 * Formulas of calculators: numbers, names of inputs, + - * / ^ ( ) and min, max, round, sqrt, abs. They are read here, when
 * the project is made, and written into it as ordinary expressions; nothing is evaluated from text later.
 */

export type Formula =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'negative'; readonly of: Formula }
  | { readonly kind: 'binary'; readonly operator: string; readonly left: Formula; readonly right: Formula }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Formula[] };

const functions: Readonly<Record<string, { readonly least: number; readonly most: number }>> = {
  min: { least: 1, most: 12 },
  max: { least: 1, most: 12 },
  round: { least: 1, most: 2 },
  sqrt: { least: 1, most: 1 },
  abs: { least: 1, most: 1 },
};

const token = /\s*(?:(\d+(?:\.\d+)?|\.\d+)|([A-Za-z][A-Za-z0-9]*)|([-+*/^(),]))/y;

function tokensOf(text: string): string[] | undefined {
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.trimEnd().length) {
    const found = token.exec(text);
    if (!found) return undefined;
    tokens.push(found[1] ?? found[2] ?? found[3] ?? '');
  }
  return tokens;
}

const precedence: Readonly<Record<string, number>> = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 4 };
const ofNegative = 3;

/** Reads a formula over the given names; undefined where it is not one. A formula has at most 300 characters. */
export function readFormula(text: string, names: ReadonlySet<string>): Formula | undefined {
  const tokens = tokensOf(text) ?? [];
  let at = 0;
  const take = (wanted: string) => tokens[at] === wanted && ++at > 0;

  function atom(): Formula | undefined {
    const first = tokens[at++] ?? '';
    if (/^[\d.]/.test(first)) return { kind: 'number', value: Number(first) };
    if (first === '(') {
      const inner = expression(0);
      return take(')') ? inner : undefined;
    }
    if (first === '-') return negative();
    if (names.has(first)) return { kind: 'name', name: first };
    return Object.hasOwn(functions, first) && take('(') ? call(first) : undefined;
  }

  function negative(): Formula | undefined {
    const of = expression(ofNegative);
    return of && { kind: 'negative', of };
  }

  function call(name: string): Formula | undefined {
    const args: Formula[] = [];
    do {
      const arg = expression(0);
      if (!arg) return undefined;
      args.push(arg);
    } while (take(','));
    const count = functions[name];
    const isRight = count !== undefined && args.length >= count.least && args.length <= count.most;
    return take(')') && isRight ? { kind: 'call', name, args } : undefined;
  }

  function expression(least: number): Formula | undefined {
    let left = atom();
    for (;;) {
      const operator = tokens[at] ?? '';
      const level = precedence[operator];
      if (!left || level === undefined || level < least) return left;
      at++;
      const right = expression(operator === '^' ? level : level + 1);
      left = right && { kind: 'binary', operator, left, right };
    }
  }

  const read = expression(0);
  return at === tokens.length ? read : undefined;
}

const level = (formula: Formula) => {
  if (formula.kind === 'binary') return precedence[formula.operator] ?? 0;
  return formula.kind === 'negative' ? ofNegative : 9;
};

const within = (formula: Formula, least: number) => {
  const text = jsExpression(formula);
  return level(formula) < least ? `(${text})` : text;
};

/** The formula as an expression of JavaScript over an object `values`. */
export function jsExpression(formula: Formula): string {
  if (formula.kind === 'number') return String(formula.value);
  if (formula.kind === 'name') return `values.${formula.name}`;
  if (formula.kind === 'negative') return `-${within(formula.of, 9)}`;
  if (formula.kind === 'call') return callText(formula.name, formula.args.map(jsExpression));
  const { operator, left, right } = formula;
  const own = level(formula);
  // JavaScript allows no sign before the base of a power, and a power groups to the right.
  if (operator === '^') return `${within(left, 9)} ** ${within(right, own)}`;
  return `${within(left, own)} ${operator} ${within(right, own + 1)}`;
}

function callText(name: string, args: readonly string[]): string {
  if (name === 'round' && args.length === 2) return `roundTo(${args.join(', ')})`;
  return `Math.${name}(${args.join(', ')})`;
}
