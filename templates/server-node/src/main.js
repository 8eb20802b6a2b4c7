import { mkdirSync } from 'node:fs';
import { ensureOwner } from './accounts.js';
import { createApp } from './app.js';
import { features } from './model.js';
import { openStore } from './store.js';

const { PORT = '3000', HOST = '127.0.0.1', DATA_DIR = 'data' } = process.env;

mkdirSync(DATA_DIR, { recursive: true });
const store = await openStore(DATA_DIR);
if (features.visitors) await ensureOwner(store, DATA_DIR);
const server = createApp(store).listen(Number(PORT), HOST, (error) => {
  if (error) throw error;
  console.log(`Listening on http://${HOST}:${server.address().port}`);
});

function stop() {
  server.close(() => store.close().then(() => process.exit(0)));
  server.closeAllConnections();
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
