import type { CapturedRequest } from '@toolbench/contracts/bins.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { binPaths } from '@toolbench/contracts/routes.ts';
import { headBytes } from '@toolbench/tools/api/engine/captured.ts';
import { exitCodes } from '../exit-codes.ts';
import type { ForwardCommand } from '../own-commands.ts';
import type { Terminal } from '../terminal.ts';
import type { zh } from '../text.zh.ts';
import { pathAtTarget } from './addresses.ts';
import { bodyOf, followBin, newestOf } from './caught.ts';
import { pauseBefore, reasonOf } from './retry.ts';
import { sendOn, type Delivery } from './send-on.ts';

type Words = Pick<typeof zh, 'forward'>;
type Outcome = Delivery | { readonly kind: 'body-too-large' | 'body-gone' };

/** Sends one request on. While nothing listens at the target it waits, because then nothing was delivered. */
async function deliver(
  { bin, target }: ForwardCommand,
  request: CapturedRequest,
  { terminal, path, signal }: { terminal: Terminal; path: string; signal: AbortSignal },
): Promise<Outcome> {
  const body = await bodyOf(bin, request, signal);
  if (typeof body === 'string') return { kind: body };
  for (let retry = 0; ; retry += 1) {
    const delivery = await sendOn(request, { target, path, body, signal });
    if (delivery.kind !== 'refused' || signal.aborted) return delivery;
    if (retry === 0) terminal.complain(terminal.t.forward.refused(target.origin));
    await pauseBefore(retry, signal);
  }
}

function wordsFor(outcome: Outcome, { forward }: Words): string {
  switch (outcome.kind) {
    case 'answered':
      return String(outcome.status);
    case 'failed':
      return forward.failed(outcome.why);
    case 'no-answer':
      return forward['no-answer'](limits.outside.forward.answerMs / 1_000);
    case 'refused':
      return forward.failed('ECONNREFUSED');
    default:
      return forward[outcome.kind];
  }
}

/** What a stranger sent, for a terminal: without what it would obey, that turns text around or is not seen, and not too long. */
function shownInLine(sent: string): string {
  const { shownCharacters } = limits.outside.forward;
  const cut = sent.length > shownCharacters ? `${sent.slice(0, shownCharacters)}…` : sent;
  return cut.toWellFormed().replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, encodeURIComponent);
}

/** One line for each request. */
function lineFor(request: CapturedRequest, path: string, outcome: Outcome, { t, asJson, ms }: LineParts): string {
  const { id, method } = request;
  if (asJson) return `${JSON.stringify({ id, method, path, ms, ...outcome })}\n`;
  const took = outcome.kind === 'answered' ? ` (${ms} ms)` : '';
  return `#${id} ${shownInLine(method)} ${shownInLine(path)} → ${wordsFor(outcome, t)}${took}\n`;
}

interface LineParts {
  readonly t: Words;
  readonly asJson: boolean;
  /** How long the delivery took, in milliseconds. */
  readonly ms: number;
}

/** Where to begin: behind the newest request, or so many before. Undefined where the bin cannot be followed. */
async function beginning(
  command: ForwardCommand,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<number | undefined> {
  const { bin, last, asJson } = command;
  const { t } = terminal;
  const hindered = (code: 'not-there' | 'not-a-bin' | 'unreachable', message: string) => {
    return terminal.complainOf({ code, message }, asJson);
  };
  const place = bin.product + binPaths.address(bin.id);
  try {
    const newest = await newestOf(bin, signal);
    if (typeof newest === 'number') return Math.max(0, newest - last);
    if (newest === 'gone') await hindered('not-there', t.forward['not-there']);
    else await hindered('not-a-bin', t.forward['not-a-bin'](place));
  } catch (error) {
    if (!signal.aborted) await hindered('unreachable', t.forward.unreachable(place, reasonOf(error)));
  }
  return undefined;
}

/** Sends on what a bin catches, in order and each once, until the bin is gone or the user ends it. Answers the exit code. */
export async function forward(command: ForwardCommand, terminal: Terminal): Promise<number> {
  const { t } = terminal;
  const stopped = new AbortController();
  const { signal } = stopped;
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopped.abort());
  const after = await beginning(command, terminal, signal);
  if (after === undefined) return signal.aborted ? exitCodes.done : exitCodes.badInput;
  const { bin, shown, target, asJson } = command;
  terminal.complain(t.forward.started(shown, target.href));
  const count = { sent: 0, failed: 0 };
  let code: number = exitCodes.done;
  for await (const news of followBin(bin, after, signal)) {
    if (news.kind === 'request') {
      const sent = pathAtTarget(target, bin.id, headBytes(news.request).target);
      const path = pathAtTarget(target, bin.id, news.request.url);
      const started = performance.now();
      const outcome = await deliver(command, news.request, { terminal, path: sent, signal });
      if (signal.aborted && outcome.kind !== 'answered') break;
      count[outcome.kind === 'answered' ? 'sent' : 'failed'] += 1;
      await terminal.print(
        lineFor(news.request, path, outcome, { t, asJson, ms: Math.round(performance.now() - started) }),
      );
    } else if (news.kind === 'missed') terminal.complain(t.forward.missed(news.count));
    else if (news.kind === 'lost') terminal.complain(t.forward.lost(news.why));
    else {
      terminal.complain(t.forward[news.kind]);
      if (news.kind === 'gone') code = exitCodes.badInput;
    }
  }
  terminal.complain(t.forward.ended(count.sent, count.failed));
  return code;
}
