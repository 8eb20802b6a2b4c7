import { code } from '../code.ts';

/** server/src/main.js: reads the environment, opens the database and listens. */
export const mainFile = () => code`
import { mkdirSync } from 'node:fs';
import { createApp } from './app.js';
import { openStore } from './store.js';

const { PORT = '3000', HOST = '127.0.0.1', DATA_DIR = 'data' } = process.env;

mkdirSync(DATA_DIR, { recursive: true });
const store = await openStore(DATA_DIR);
const server = createApp(store).listen(Number(PORT), HOST, (error) => {
  if (error) throw error;
  console.log(\`Listening on http://\${HOST}:\${server.address().port}\`);
});

function stop() {
  server.close(() => store.close().then(() => process.exit(0)));
  server.closeAllConnections();
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
`;
