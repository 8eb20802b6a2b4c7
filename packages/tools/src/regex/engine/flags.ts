import { fail, ok, type Result } from '@toolbench/kit/result.ts';

/** The flags of ECMAScript 2025 in the order RegExp.prototype.flags lists them. */
export const allFlags = ['d', 'g', 'i', 'm', 's', 'u', 'v', 'y'] as const;
export type Flag = (typeof allFlags)[number];

export type FlagCode = 'unknown-flag' | 'duplicate-flag' | 'unicode-flags-conflict' | 'unsupported-flags';

/** The flags as given, if a RegExp of this engine can be made with them. */
export function checkFlags(flags: string): Result<string, FlagCode> {
  const seen = new Set<string>();
  for (const flag of flags) {
    if (!isFlag(flag)) return fail('unknown-flag', { flag });
    if (seen.has(flag)) return fail('duplicate-flag', { flag });
    seen.add(flag);
  }
  if (seen.has('u') && seen.has('v')) return fail('unicode-flags-conflict');
  return canConstruct(flags) ? ok(flags) : fail('unsupported-flags', { flags });
}

/** Adds or removes one flag and leaves the order of the others; `u` and `v` displace each other. */
export function withFlag(flags: string, flag: Flag, state: 'on' | 'off'): string {
  const rivals: Partial<Record<Flag, Flag>> = { u: 'v', v: 'u' };
  const others = flags.replaceAll(flag, '');
  if (state === 'off') return others;
  if (flags.includes(flag)) return flags;
  return others.replaceAll(rivals[flag] ?? flag, '') + flag;
}

function isFlag(flag: string): flag is Flag {
  return (allFlags as readonly string[]).includes(flag);
}

/** Older engines lack the newest flags. */
function canConstruct(flags: string): boolean {
  try {
    return new RegExp('', flags).flags.length === flags.length;
  } catch {
    return false;
  }
}
