// Loaded into a server that is measured: after SIGUSR2 it says how late its event loop was since the last time.
const { writeFileSync } = require('node:fs');
const { monitorEventLoopDelay } = require('node:perf_hooks');

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on('SIGUSR2', () => {
  writeFileSync(
    process.env.EVENT_LOOP_DELAY_FILE,
    JSON.stringify({ p99Ms: delay.percentile(99) / 1e6, maxMs: delay.max / 1e6 }),
  );
  delay.reset();
});
