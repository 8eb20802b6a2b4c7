import { limits } from '@toolbench/contracts/limits.ts';
import { fail } from '@toolbench/kit/result.ts';
import type { Subtle } from '@toolbench/kit/subtle.ts';
import { readDerItem } from '../der/der-item.ts';
import type { Form, ReadItem } from '../read-item.ts';
import type { Opening } from './decrypt.ts';

/** Commands that write a file anew in an encryption that is read here. */
const rewritingCommands: Readonly<Partial<Record<Form, string>>> = {
  'openssh-private': 'ssh-keygen -p -f id_key',
  putty: 'puttygen key.ppk -O private-openssh -o id_key',
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
  const { encryption, open, place, comment, form } = item;
  if (encryption === undefined) return [item];
  if (!open) {
    const command = rewritingCommands[form] ?? rewritePkcs8;
    return [{ ...item, reason: fail('encryption-unread', { encryption, command }, place) }];
  }
  const opened = await open(opening);
  const found = opened.ok ? readDerItem(opened.value.der, opened.value.form) : opened;
  if (found.ok) {
    return [{ ...found.value, encryption, comment, place, lock: opening.passphrase === '' ? 'empty' : 'open' }];
  }
  if (!opened.ok && opened.code !== 'wrong-passphrase') {
    return [{ ...item, reason: fail(opened.code, opened.detail, place) }];
  }
  // A wrong passphrase can leave a right padding by chance, but no key before it.
  const isWaiting = opening.passphrase === '';
  return [{ ...item, lock: 'closed', ...(!isWaiting && { reason: fail('wrong-passphrase', undefined, place) }) }];
}
