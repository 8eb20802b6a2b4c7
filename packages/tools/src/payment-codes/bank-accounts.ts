/*
 * Account numbers and references of bank transfers. Sources: ISO 13616-1 and SWIFT's IBAN registry (release 99) for the
 * lengths; ISO/IEC 7064 MOD 97-10 for the check digits of IBAN and of ISO 11649 references; SIX, Swiss Implementation
 * Guidelines QR-bill 2.3, annex B, for QR references and QR-IBANs.
 */

const lengths = `
AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24
FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32
LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24
RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30
`;

const lengthOf: ReadonlyMap<string, number> = new Map(
  Array.from(lengths.matchAll(/([A-Z]{2})(\d\d)/g), ([, country, length]) => [country, Number(length)]),
);

/** Whether a text without blanks is made as an IBAN is, with its country's length; its check digits are not looked at. */
export function isIban(text: string): boolean {
  return /^[A-Z]{2}\d\d[\dA-Z]+$/.test(text) && lengthOf.get(text.slice(0, 2)) === text.length;
}

/** What may be an IBAN, unbroken or in fours, as ISO 13616-1 has it printed. */
const writtenIban =
  /(?<![\p{L}\p{N}])[A-Z]{2}\d\d(?:[\p{Zs}\p{Cf}\p{Dash}]?[\dA-Z]{4}){2,7}(?:[\p{Zs}\p{Cf}\p{Dash}]?[\dA-Z]{1,3})?(?![\p{L}\p{N}])/gu;

/** Where a text has account numbers: IBANs of a country's length with right check digits. */
export function findIbans(text: string): readonly { readonly start: number; readonly end: number }[] {
  return [...text.matchAll(writtenIban)].flatMap(({ 0: written, index }) => {
    const groups = written.split(/(?=[\p{Zs}\p{Cf}\p{Dash}])/u);
    // Words before and behind the number may look like groups of it.
    for (let from = 0; from < groups.length; from += 1) {
      for (let to = groups.length; to > from; to -= 1) {
        const part = groups.slice(from, to).join('');
        const start = index + groups.slice(0, from).join('').length;
        const compact = part.replace(/[\p{Zs}\p{Cf}\p{Dash}]/gu, '');
        if (isIban(compact) && hasMod97Digits(compact)) return [{ start, end: start + part.length }];
      }
    }
    return [];
  });
}

/** Whether characters five and on agree with the check digits at three and four (ISO/IEC 7064 MOD 97-10). */
export function hasMod97Digits(text: string): boolean {
  let rest = 0;
  for (const character of text.slice(4) + text.slice(0, 4)) {
    const value = parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

const carries = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5];

/** A QR reference: 27 digits of which the last one checks the others (modulo 10, recursive). */
export function isQrReference(text: string): boolean {
  if (!/^\d{27}$/.test(text)) return false;
  let carry = 0;
  for (const digit of text.slice(0, -1)) carry = carries[(carry + Number(digit)) % 10];
  return (10 - carry) % 10 === Number(text[26]);
}

/** Whether a Swiss IBAN is one for QR references: its bank's number is 30000 to 31999. */
export function isQrIban(iban: string): boolean {
  return /^(?:CH|LI)\d\d3[01]/.test(iban);
}
