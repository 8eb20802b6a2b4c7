import { calls } from '@toolbench/contracts/routes.ts';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listen, openTestApp } from '../../test-support/test-app.ts';

/** A client that sends its body in pieces and hears the answer before the last of them. */
async function upload(close: string) {
  const socket = connect(await listen(await openTestApp()), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let answer = '';
  socket.on('data', (bytes: Buffer) => (answer += bytes.toString()));
  const piece = Buffer.alloc(64 * 1024, 'x');
  const head = `POST ${calls.uploadDocument} HTTP/1.1\r\nHost: localhost\r\n${close}Content-Type: application/pdf\r\n`;
  socket.write(`${head}Content-Length: ${8 * piece.length}\r\n\r\n`);
  await once(socket, 'data');
  return { socket, piece, answer: () => answer };
}

it('[OPS-01] takes the rest of a body that was refused, so that its sender hears why', async () => {
  const { socket, piece, answer } = await upload('Connection: close\r\n');
  for (let sent = 0; sent < 8; sent += 1) {
    await new Promise<void>((resolve, reject) => {
      socket.write(piece, (error) => (error ? reject(error) : resolve()));
    });
  }
  await once(socket, 'close');
  expect(socket.errored).toBeNull();
  expect(answer()).toMatch(/^HTTP\/1\.1 401/);
});

it('[OPS-01] waits for it no longer than a moment', async () => {
  const { socket, piece } = await upload('Connection: close\r\n');
  socket.write(piece);
  await once(socket, 'close');
});
