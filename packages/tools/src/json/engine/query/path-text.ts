/** One step down from a value: a key of an object or an index of an array. */
export type Step = string | number;

/** How a path is written: JSONPath (RFC 9535 with the dot shorthand), or dotted as in lodash. */
export type PathStyle = 'jsonpath' | 'dotted';

/** RFC 9535 §2.5.1.1, member-name-shorthand. */
const shorthand = /^[A-Za-z_\u0080-\ud7ff\ue000-\u{10ffff}][\w\u0080-\ud7ff\ue000-\u{10ffff}]*$/u;

/** One step as a JSONPath segment: `.name`, `["other name"]` or `[3]`. */
export function stepSegment(step: Step): string {
  if (typeof step === 'number') return `[${String(step)}]`;
  return shorthand.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
}

/** The path of a value from the root of its document. */
export function pathText(steps: readonly Step[], style: PathStyle): string {
  const path = steps.map(stepSegment).join('');
  if (style === 'jsonpath') return `$${path}`;
  return path.startsWith('.') ? path.slice(1) : path;
}
