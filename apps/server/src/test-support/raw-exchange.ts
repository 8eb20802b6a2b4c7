import { connect } from 'node:net';

/** What comes back on one connection until the other end closes it; the pieces are sent one after the other. */
export function exchange(port: number, ...pieces: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect({ port, host: '127.0.0.1' });
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    socket.on('close', () => resolve(answer)).on('error', reject);
    socket.on('connect', () => {
      const send = ([piece, ...rest]: readonly string[]) => {
        if (piece !== undefined) socket.write(piece, () => setImmediate(send, rest));
      };
      send(pieces);
    });
  });
}

/** A target exactly as it is written, which clients would put in order. */
export function rawGet(port: number, target: string, accept: string): Promise<string> {
  return exchange(port, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nAccept: ${accept}\r\nConnection: close\r\n\r\n`);
}
