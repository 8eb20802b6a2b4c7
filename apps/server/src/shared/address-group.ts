import { isIPv6 } from 'node:net';

/**
 * What counts as one sender: an IPv4 address, or the /64 network of an IPv6 address, since one customer usually holds
 * a whole /64. An IPv4 address written as IPv6 (::ffff:a.b.c.d) is the IPv4 address.
 */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  const [withoutZone = ''] = address.split('%');
  if (!isIPv6(withoutZone)) return address;
  // The URL parser writes an address in its one canonical form, with at most one "::".
  const canonical = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(8 - front.length - back.length).fill('0');
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`;
}
