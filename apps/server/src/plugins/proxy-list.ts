import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

type IsProxy = (address: string) => boolean;

/** Whether an address is one of these addresses or in one of these networks. */
export function proxyList(addresses: readonly string[]): IsProxy {
  const list = new BlockList();
  for (const item of addresses) {
    const [address = '', prefix] = item.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/**
 * Who a request comes from, for servers that know no framework: what proxies that are trusted say of it, from the nearest
 * on, up to the first address that is none of theirs.
 * @param isPassed whether another server of ours sent it, whose word is as good as a proxy's
 */
export function clientOf({ socket, headers }: IncomingMessage, isProxy: IsProxy, isPassed = false): string {
  const nearest = socket.remoteAddress ?? '';
  if (!isProxy(nearest) && !isPassed) return nearest;
  const said = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const hops = said.map((hop) => hop.trim()).filter((hop) => hop !== '');
  return hops.findLast((hop) => !isProxy(hop)) ?? hops[0] ?? nearest;
}
