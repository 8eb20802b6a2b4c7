import { pairsOf } from '@toolbench/kit/tables.ts';
import type { zh } from './result-text.zh.ts';

/** A name in camelCase is English words already; here stand those that say more, or need capitals. */
const fields = pairsOf(`
aa: AA (text) | aaLarge: AA (large text) | aaa: AAA (text) | aaaLarge: AAA (large text) | addOn: add-on
alg: algorithm | apca: APCA (Lc) | apcaUse: good by APCA for | at: moment (UTC) | bitsAsFloat: these bits as a float
bom: byte order mark | bySelf: signature by its own key | base64.bytes: content (Base64)
password.bits: entropy (bits) | c: chroma C | compressionRatio: saved (%) | code: GS1 application identifier
crc: CRC | dayOfYear: day of the year | distinctIsAtLeast: more distinct values | encodedAgain: encoded more than once
url.end: why it ended | base.from: read in base | guessed: character set guessed
guessesLog10: guesses (decimal logarithm) | h: hue H | href: normalised URL | id: ID | ids: IDs
isAuthority: certificate authority | isBackwards: backwards | isBroken: collisions practical
isClockChanged: clocks changed before it | isConvertible: convertible | isCut: more than listed
isDaylightSaving: daylight saving time | isEitherDay: runs when either day fits | isExact: exact | isHmac: HMAC
isMatch: the value compared with | hash.matching: equal by
isInP3: within Display P3 | isInSrgb: within sRGB | isNearest: nearest it can say | isNodeRandom: node is random
isOpen: open | isOverChange: clocks changed in between | isOverWhite: background laid over white
isPrivate: private key | isText: is text | isValid: valid | isWeak: weak signature algorithm | iso: ISO 8601
l: lightness L | microseconds: Unix microseconds | milliseconds: Unix milliseconds | most: capacity
nanoseconds: Unix nanoseconds | never: why it never runs | omitted: matches left out | others: other extensions
csv.others: of another type | timestamp.also: in other zones | timestamp.others: zones with the same letters | scanner.parts: of so many parts
passes: reaches (WCAG 2) | pemLabel: PEM label | picker: OKLCH | pin: pin (SHA-256) | ratio: WCAG 2 contrast
readIn: read in the zone | refusal: why the signature is not believed | register: two’s complement | rfc2822: RFC 2822
sameKeyAs: same key as item (from 0) | score: strength (0 to 4) | timestamp.moments.seconds: Unix seconds
password.seconds: time until it is guessed | sha1: SHA-1 | sha256: SHA-256 | size: size (bytes)
qrcode.size: side (pixels) | spki: SPKI | ssh: SSH | swatch: nearest sRGB color | color.text: text color
fastHash: stolen, hashed fast | slowHash: stolen, hashed slowly | login: login | throttledLogin: slowed-down login
utc: UTC | validPercentage: valid (%) | week: ISO week | writing: read as
`);

const values = pairsOf(`
at-start: runs at the start only | body-preferred: body text (preferred)
keypair.empty: opened with the empty passphrase | cdata: CDATA | dns: DNS | doctype: DOCTYPE | epc: SEPA transfer
gs1: GS1 | ip: IP | iso: ISO 8601 | ms: Unix milliseconds | nan: NaN | ns: Unix nanoseconds
otpauth: one-time password | rfc2822: RFC 2822 | s: Unix seconds | sms: SMS | swiss-bill: Swiss QR bill | upi: UPI
uri: URI | us: Unix microseconds | vcard: contact | wifi: Wi-Fi
`);

export const en: typeof zh = {
  fields,
  values,
  yes: 'yes',
  no: 'no',
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
};
