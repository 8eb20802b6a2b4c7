import { createServer } from 'node:http';
import { createListener } from './answer.mjs';
import { openEmbedder } from './embedder.mjs';
import { readSettings } from './settings.mjs';

const settings = readSettings();
const { models, model, host, port } = settings;

const embedder = await openEmbedder(settings).catch((error) => {
  console.error(`${models} 里没有可用的模型 ${model}：${error.message}`);
  console.error(`No usable model ${model} in ${models}. Fetch it with: npm run fetch -- --model ${model}`);
  process.exit(1);
});

const server = createServer(createListener({ model, embedder }));
server.on('error', (error) => {
  console.error(`无法监听 ${host}:${port}：${error.message}\nCannot listen at ${host}:${port}: ${error.message}`);
  process.exit(1);
});
server.listen(port, host, () => {
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${server.address().port}/v1`;
  console.log(`向量服务已启动 Embeddings are served: ${address} (${model})`);
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    server.close(() => void embedder.close().finally(() => process.exit(0)));
    server.closeIdleConnections();
  });
}
