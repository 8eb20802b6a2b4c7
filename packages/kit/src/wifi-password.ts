/** Why a network's password cannot be right. */
export type WifiDoubt = 'wpa-password' | 'wpa3-password' | 'wep-password';

const passwords: Readonly<Record<string, readonly [fits: RegExp, doubt: WifiDoubt]>> = {
  // IEEE 802.11, annex J: 8 to 63 printable ASCII characters, or the key itself in 64 hexadecimal digits.
  WPA: [/^(?:[ -~]{8,63}|[\dA-Fa-f]{64})$/, 'wpa-password'],
  // SAE sets no least length; the field that takes it on phones holds 63 characters.
  WPA3: [/^.{1,63}$/su, 'wpa3-password'],
  // Keys of 40, 104 and 128 bits, as characters or in hexadecimal digits.
  WEP: [/^(?:[ -~]{5}|[ -~]{13}|[ -~]{16}|[\dA-Fa-f]{10}|[\dA-Fa-f]{26}|[\dA-Fa-f]{32})$/, 'wep-password'],
};

/** What is wrong with the password of a network: routers differ, so that it may be used all the same. */
export function wifiDoubt({
  security = 'WPA',
  password = '',
}: {
  readonly security?: string;
  readonly password?: string;
}): WifiDoubt | null {
  if (!Object.hasOwn(passwords, security)) return null;
  const [fits, doubt] = passwords[security];
  return fits.test(password) ? null : doubt;
}
