/** Whether this is `npm run test:long`, which tries all of what a whole run tries one of each kind of. */
export const isLongRun = process.env.TOOLBENCH_LONG === '1';
