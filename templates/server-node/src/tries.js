import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** How many passwords are checked in a quarter of an hour: from one sender, and for one name from all who are new to it. */
const most = { sender: 10, name: 100 };
const windowTime = 15 * 60_000;
const mostCounted = 10_000;

/** Who sent a request: an address, or the network of an IPv6 address, since whoever has one of its addresses has all of them. */
export function senderOf(address = '') {
  const [ip] = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%');
  if (!isIPv6(ip)) return ip;
  // The URL parser writes an address in its one short form.
  const [head, tail] = new URL('http://[' + ip + ']').hostname.slice(1, -1).split('::');
  const parts = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - parts.flat().length }, () => '0');
  return [...parts[0], ...zeros, ...parts[1]].slice(0, 4).join(':');
}

const sealOf = (id, password) =>
  createHmac('sha256', password)
    .update('device ' + id)
    .digest('base64url');

/** What a device keeps after signing in, sealed with the hash of the password: it opens nothing, and is void with the password. */
export function newDevice(password) {
  const id = randomBytes(16).toString('base64url');
  return id + '.' + sealOf(id, password);
}

/** The id of a device on which this account has signed in. */
function knownDevice(device, password) {
  const [id, seal = ''] = device.split('.');
  const right = Buffer.from(sealOf(id, password));
  return seal.length === right.length && timingSafeEqual(Buffer.from(seal), right) ? id : undefined;
}

/**
 * What a try counts for: its sender, and the name whoever tries it. Where this account has signed in before it counts for
 * the device alone, so that nobody else keeps its owner out.
 */
export function subjectsOf({ address, name, device, password }) {
  const known = knownDevice(device, password);
  if (known) return [['device ' + known, most.sender]];
  return [
    ['sender ' + senderOf(address), most.sender],
    ['name ' + name, most.name],
  ];
}

/** Counts tries, whether there is such an account or not. */
export function createTries(clock = () => performance.now()) {
  const counted = new Map();
  const keyOf = (subject) => createHash('sha256').update(subject).digest('base64url');
  const find = (subject) => {
    const found = counted.get(keyOf(subject));
    return found && clock() - found.since < windowTime ? found : undefined;
  };
  const add = (subject) => {
    const found = find(subject);
    if (found) return void (found.count += 1);
    counted.delete(keyOf(subject));
    counted.set(keyOf(subject), { count: 1, since: clock() });
    if (counted.size > mostCounted) counted.delete(counted.keys().next().value);
  };
  return {
    /** Counts a try before its password is checked, so that many at once do not get past; false where there were too many. */
    take: (subjects) => {
      if (subjects.some(([subject, limit]) => (find(subject)?.count ?? 0) >= limit)) return false;
      for (const [subject] of subjects) add(subject);
      return true;
    },
    /** The password was right. */
    giveBack: (subjects) => {
      for (const [subject] of subjects) {
        const found = find(subject);
        if (found?.count > 0) found.count -= 1;
      }
    },
  };
}
