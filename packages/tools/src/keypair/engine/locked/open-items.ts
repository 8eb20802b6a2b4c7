import { limits } from '@toolbench/contracts/limits.ts';
import { type Failure, type Place, fail } from '@toolbench/kit/result.ts';
import type { Subtle } from '@toolbench/kit/subtle.ts';
import { readDerItem } from '../der/der-item.ts';
import type { Form, Found, ReadCode, ReadItem } from '../read-item.ts';
import type { Opening } from './decrypt.ts';

/**
 * Commands that write a file anew as one that is read here. Those of SSH leave a copy without passphrase: their own
 * derivation (bcrypt, Argon2) has no library that is kept up.
 */
const rewritingCommands: Readonly<Partial<Record<Form, string>>> = {
  'openssh-private': 'cp id_key id_open && ssh-keygen -p -N "" -f id_open',
  pkcs12: 'openssl pkcs12 -legacy -in old.p12 -noenc | openssl pkcs12 -export -out new.p12',
  putty: 'puttygen key.ppk -O private-openssh -o id_open --new-passphrase /dev/null',
};
const rewritePkcs8 = 'openssl pkcs8 -topk8 -in old.pem -out new.pem';

/**
 * The items with their encrypted parts opened by a passphrase. Without one the empty passphrase is tried, which some
 * programs take; what it does not open waits for another.
 */
export async function openItems(
  items: readonly ReadItem[],
  passphrase: string,
  subtle: Subtle,
): Promise<readonly ReadItem[]> {
  const opening: Opening = { passphrase, subtle, rounds: limits.keypair.derivationRounds };
  const all: ReadItem[] = [];
  for (const item of items) all.push(...(await openItem(item, opening)));
  return all;
}

async function openItem(item: ReadItem, opening: Opening): Promise<readonly ReadItem[]> {
  const { encryption, open, place, form } = item;
  if (!open) return [encryption === undefined ? item : { ...item, reason: notOpened(encryption, form, place) }];
  const opened = await open(opening);
  const items = opened.ok ? opened.value.map((found) => readFound(found, item, opening.passphrase)) : [];
  // A wrong passphrase can leave a right padding by chance, but no key before it.
  const isGarbled = form !== 'pkcs12' && items.some(({ reason }) => reason);
  if (opened.ok && !isGarbled) return items.length > 0 ? items : [item];
  if (!opened.ok && opened.code !== 'wrong-passphrase') {
    return [{ ...item, reason: fail(opened.code, opened.detail, place) }];
  }
  const isWaiting = opening.passphrase === '';
  return [{ ...item, lock: 'closed', ...(!isWaiting && { reason: fail('wrong-passphrase', undefined, place) }) }];
}

function readFound(found: Found, { place, encryption, form }: ReadItem, passphrase: string): ReadItem {
  // A container may hold its parts in the open, and then there is nothing to be opened by a passphrase.
  const lock = encryption === undefined ? undefined : passphrase === '' ? 'empty' : 'open';
  const about = { comment: found.comment, encryption: found.encryption, place, lock } as const;
  if ('der' in found) {
    const item = readDerItem(found.der, found.form);
    // An encrypted key says of itself how; the parts of a container do for themselves.
    const own = form === 'pkcs12' ? found.encryption : encryption;
    return item.ok ? { ...item.value, ...about, encryption: own } : { ...about, form: 'unread', reason: item };
  }
  const { code, detail } = found.reason;
  const reason = code === 'encryption-unread' ? notOpened(found.encryption ?? '', form) : fail(code, detail);
  return { ...about, form: found.form, reason };
}

/** Why something encrypted was not opened, with the command that helps. */
function notOpened(encryption: string, form: Form, place?: Place): Failure<ReadCode> {
  return fail('encryption-unread', { encryption, command: rewritingCommands[form] ?? rewritePkcs8 }, place);
}
