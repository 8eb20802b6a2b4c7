import { limits } from '@toolbench/contracts/limits.ts';
import { isIP } from 'node:net';
import { z } from 'zod';
import { rule } from './rule.ts';

/** A whole number from `least` on; `most` is what the product stands. */
export const whole = (usual: number, most = Number.MAX_SAFE_INTEGER, least = 1) =>
  z.coerce
    .number(rule(`${least} 到 ${most} 的整数`, `a whole number, ${least} to ${most}`))
    .int(rule(`${least} 到 ${most} 的整数`, `a whole number, ${least} to ${most}`))
    .min(least, rule(`不小于 ${least}`, `at least ${least}`))
    .max(most, rule(`不大于 ${most}`, `at most ${most}`))
    .default(usual);

/** Whether a text is an address or a network such as 10.0.0.0/8. */
export function isNetwork(text: string): boolean {
  const [, address = '', prefix = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const family = isIP(address);
  return family !== 0 && Number(prefix) <= (family === 4 ? 32 : 128);
}

export const port = z.coerce.number(rule('端口号，0 到 65535', 'a port, 0 to 65535')).int().min(0).max(65_535);

/** An http(s) address without a path, as an origin is written; absent where it is not set. */
export const origin = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: rule(`形如 ${example} 的地址`, `an address such as ${example}`) })
    .transform((text) => new URL(text))
    .refine(
      ({ pathname, search }) => pathname === '/' && search === '',
      rule('不带路径的地址', 'an address without a path'),
    )
    .transform((url) => url.origin)
    .optional();

const { memoryKiB, passes, lanes } = limits.auth.argon2;
const ownHashes = `$argon2id$v=19$m=${memoryKiB},t=${passes},p=${lanes}$`;

/** A password's hash as the product itself makes it. */
export const passwordHash = z
  .string()
  .startsWith(ownHashes, rule(`以 ${ownHashes} 开头的散列值`, `a hash that begins with ${ownHashes}`));
