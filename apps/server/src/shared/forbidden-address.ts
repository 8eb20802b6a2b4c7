import { BlockList, isIP } from 'node:net';

/**
 * Addresses that no service of language or speech has: link-local ones, where clouds keep the credentials of a machine, the
 * clouds' own addresses for that outside of those, broadcast and multicast. Loopback and private addresses are allowed
 * unless the operator refuses them: models on one's own machines are there, and only an administrator enters an address.
 */
const forbidden = new BlockList();
forbidden.addSubnet('0.0.0.0', 8, 'ipv4');
forbidden.addSubnet('169.254.0.0', 16, 'ipv4');
forbidden.addSubnet('224.0.0.0', 3, 'ipv4');
// Alibaba Cloud, Oracle Cloud, Azure.
for (const address of ['100.100.100.200', '192.0.0.192', '168.63.129.16']) forbidden.addAddress(address, 'ipv4');
forbidden.addAddress('::', 'ipv6');
forbidden.addSubnet('fe80::', 10, 'ipv6');
forbidden.addSubnet('ff00::', 8, 'ipv6');
// AWS; and link-local addresses as a network writes them that reaches IPv4 through IPv6 (RFC 6052).
forbidden.addAddress('fd00:ec2::254', 'ipv6');
forbidden.addSubnet('64:ff9b::a9fe:0', 112, 'ipv6');

/** This machine's and those of private networks: carriers' (RFC 6598), site-local and unique local ones included. */
const privateOnes = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  privateOnes.addSubnet(network, prefix, 'ipv4');
}
privateOnes.addAddress('::1', 'ipv6');
privateOnes.addSubnet('fc00::', 7, 'ipv6');
privateOnes.addSubnet('fec0::', 10, 'ipv6');

let refusesPrivate = false;

/** Whether private addresses are refused as well, as the operator chose for the whole process. */
export function refusePrivateAddresses(isRefused: boolean): void {
  refusesPrivate = isRefused;
}

/** Names of this machine, wherever they are asked for (RFC 6761, 6.3). */
const ownName = /^(?:.+\.)?localhost\.?$/i;

/**
 * Whether nothing may be sent to this IP address, or name of this machine. Every other name is looked at once it is resolved.
 * @param isPrivateRefused what the operator chose, unless it is about to be chosen
 */
export function isForbiddenAddress(host: string, isPrivateRefused = refusesPrivate): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(address);
  if (family === 0) return isPrivateRefused && ownName.test(address);
  const kind = family === 6 ? 'ipv6' : 'ipv4';
  return forbidden.check(address, kind) || (isPrivateRefused && privateOnes.check(address, kind));
}
