import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '@toolbench/contracts/limits.ts';

const { firstPauseMs, longestPauseMs } = limits.outside.forward;

/** Waits before the next of several tries, longer each time; ends at once when the signal is given. */
export async function pauseBefore(retry: number, signal: AbortSignal): Promise<void> {
  const ms = Math.min(firstPauseMs * 2 ** Math.min(retry, 16), longestPauseMs);
  await sleep(ms, undefined, { signal }).catch(() => undefined);
}

/** Why a call failed, in the few words of the platform: its code where there is one. */
export function reasonOf(error: unknown): string {
  const { cause = error } = error as { cause?: unknown };
  const { code, message = String(cause) } = cause as { code?: unknown; message?: string };
  return typeof code === 'string' ? code : message;
}
