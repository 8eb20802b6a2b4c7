/** What the page hands over, and what comes back. */
export interface ReplayJob {
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Uint8Array<ArrayBuffer> | null;
  readonly timeLimitMs: number;
}

export type ReplayReply =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly statusText: string;
      readonly tookMs: number;
      readonly body: string;
    }
  | { readonly kind: 'policy' | 'timeout' | 'network' };

/** As much of an answer as is shown. */
const shownCharacters = 16_384;

/** The part of a worker's scope that is used here; the types of pages do not know it. */
interface WorkerScope {
  postMessage(reply: ReplayReply): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ReplayJob>) => void): void;
  addEventListener(type: 'securitypolicyviolation', listener: () => void): void;
}

const scope = self as unknown as WorkerScope;
let wasForbidden = false;

async function send({ url, method, headers, body, timeLimitMs }: ReplayJob): Promise<ReplayReply> {
  const started = performance.now();
  try {
    const response = await fetch(url, {
      method,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      body,
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeLimitMs),
    });
    const tookMs = Math.round(performance.now() - started);
    const text = (await response.text()).slice(0, shownCharacters);
    return { kind: 'answered', status: response.status, statusText: response.statusText, tookMs, body: text };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return { kind: 'timeout' };
    return { kind: wasForbidden ? 'policy' : 'network' };
  }
}

scope.addEventListener('securitypolicyviolation', () => {
  wasForbidden = true;
});
scope.addEventListener('message', ({ data }) => void send(data).then((reply) => scope.postMessage(reply)));
