import { code } from '../code.ts';

/** server/src/limits.js: how many records of a kind there may be. */
export const limitsFile = () => code`
import { fill } from './messages.js';

/** The first and the last value of a day. */
export const dayOf = (value) => (value.length > 10 ? ['T00:00', 'T23:59'].map((time) => value.slice(0, 10) + time) : [value, value]);

/** What a limit counts a record under; undefined where it does not count. */
function countedUnder({ by, day, until }, values) {
  const isOver = until && (until.value === undefined ? values[until.name] !== null : values[until.name] === until.value);
  if (isOver || (by && values[by] === null) || (day && values[day] === null)) return undefined;
  return JSON.stringify([by && values[by], day && values[day].slice(0, 10)]);
}

/** A message for each limit that a record would exceed. What was counted before may stay, however many there are. */
export async function checkLimits(store, entity, values, record, say) {
  const errors = {};
  for (const limit of entity.limits ?? []) {
    const place = countedUnder(limit, values);
    if (place === undefined || (record && place === countedUnder(limit, record))) continue;
    if ((await store.countLike(entity, limit, values, record?.id)) < limit.most) continue;
    errors[limit.by ?? limit.day] = fill(limit.day ? say.fullOfDay : say.full, limit.most);
  }
  return errors;
}

let last = Promise.resolve();

/** Runs one piece of work after the other, so that of two at once only one takes the last place. */
export function inTurn(work) {
  const run = last.then(work);
  last = run.catch(() => {});
  return run;
}
`;
