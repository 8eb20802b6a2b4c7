import { fill } from './messages.js';

/** The first and the last value of a day. */
export const dayOf = (value) =>
  value.length > 10 ? ['T00:00', 'T23:59'].map((time) => value.slice(0, 10) + time) : [value, value];

/** What a limit counts a record under; undefined where it does not count. */
function countedUnder({ by, day, from, to, until }, values) {
  const isOver =
    until && (until.value === undefined ? values[until.name] !== null : values[until.name] === until.value);
  const told = [by, day, from, to].map((name) => (name ? values[name] : ''));
  if (isOver || told.includes(null)) return undefined;
  return JSON.stringify(told.map((value, at) => (at === 1 ? value.slice(0, 10) : value)));
}

/** Whether a record ends before it begins, or as it begins where the next may begin then. */
const endsTooSoon = ({ from, to, backToBack }, values) =>
  to !== undefined && (backToBack ? values[to] <= values[from] : values[to] < values[from]);

/** What a refusal says, and the field that it is told at. */
function refusal({ by, day, from, most }, say) {
  if (from) return [from, say.overlaps];
  return [by ?? day, fill(day ? say.fullOfDay : say.full, most)];
}

/** A message for each limit that a record would exceed. What was counted before may stay, however many there are. */
export async function checkLimits(store, entity, values, record, say) {
  const errors = {};
  for (const limit of entity.limits ?? []) {
    const place = countedUnder(limit, values);
    if (place === undefined || (record && place === countedUnder(limit, record))) continue;
    if (endsTooSoon(limit, values)) {
      errors[limit.to] = say.endsTooSoon;
    } else if ((await store.countLike(entity, limit, values, record?.id)) >= limit.most) {
      const [field, message] = refusal(limit, say);
      errors[field] = message;
    }
  }
  return errors;
}

let last = Promise.resolve();

/** Runs one piece of work after the other, so that of two at once only one takes the last place. */
export function inTurn(work) {
  const run = last.then(work);
  last = run.catch(() => undefined);
  return run;
}
