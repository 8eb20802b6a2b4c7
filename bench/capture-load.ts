import { connect } from 'node:net';

export interface Load {
  /** Answered 200, for each second. */
  readonly perSecond: number;
  /** Milliseconds of each that was answered 200. */
  readonly times: readonly number[];
  /** How many were answered 200, by connection. */
  readonly acknowledged: readonly number[];
}

interface LoadOptions {
  readonly port: number;
  /** Path for the n-th connection. */
  readonly pathOf: (connection: number) => string;
  readonly connections: number;
  /** Ends earlier where the server goes away. */
  readonly seconds: number;
}

const body = Buffer.alloc(1_024, 'x');

/** One connection that sends a request whenever the last was answered, over a bare socket so that it costs little itself. */
function run(port: number, path: string, endsAt: number, times: number[]): Promise<number> {
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  const bytes = Buffer.concat([Buffer.from(head), body]);
  return new Promise((resolve) => {
    let acknowledged = 0;
    let answer = '';
    let sentAt = 0;
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const send = () => {
      answer = '';
      sentAt = performance.now();
      socket.write(bytes);
    };
    socket.on('connect', send).on('error', () => undefined);
    socket.on('close', () => resolve(acknowledged));
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      answer += chunk;
      if (!answer.endsWith('\r\n\r\n')) return;
      if (!answer.startsWith('HTTP/1.1 200')) throw new Error(answer);
      acknowledged += 1;
      times.push(performance.now() - sentAt);
      if (performance.now() < endsAt) send();
      else socket.end();
    });
  });
}

export function percentile(times: readonly number[], part: number): number {
  return times.toSorted((left, right) => left - right)[Math.floor(times.length * part)] ?? 0;
}

/** Sends requests of 1 KB on many connections at once. */
export async function captureLoad({ port, pathOf, connections, seconds }: LoadOptions): Promise<Load> {
  const times: number[] = [];
  const started = performance.now();
  const endsAt = started + seconds * 1_000;
  const running = Array.from({ length: connections }, (_, index) => run(port, pathOf(index), endsAt, times));
  const acknowledged = await Promise.all(running);
  const passed = (performance.now() - started) / 1_000;
  return { perSecond: times.length / passed, times, acknowledged };
}
