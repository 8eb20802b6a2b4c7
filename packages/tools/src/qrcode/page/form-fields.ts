import type { PayloadKind } from './payloads.ts';
import type { PayloadFields } from './payments/form-values.ts';

/** A field of a form, drawn as an input unless it says otherwise. */
export interface FormField {
  readonly name: FieldName;
  readonly type?: 'date' | 'decimal' | 'flag';
  /** Values of a choice. */
  readonly choices?: readonly ChoiceName[];
  /** Whether the content cannot do without it. */
  readonly needed?: true;
  /** The choice it belongs to, and its values there. */
  readonly when?: readonly [choice: FieldName, ...values: ChoiceName[]];
}

/** The fields of a form that belong to what is chosen in the others. */
export function shownFields(kind: PayloadKind, fields: PayloadFields): readonly FormField[] {
  const shown: FormField[] = [];
  for (const field of formFields[kind]) {
    const [choice, ...values] = field.when ?? [];
    const isOpen = choice === undefined || shown.some(({ name }) => name === choice);
    const chosen = choice && (fields[choice] ?? initialFields[choice]);
    if (isOpen && (choice === undefined || values.some((value) => value === chosen))) shown.push(field);
  }
  return shown;
}

export type FieldName =
  | ('ssid' | 'password' | 'security' | 'hidden' | 'eapMethod' | 'innerMethod' | 'identity' | 'anonymous')
  | ('name' | 'familyName' | 'givenName' | 'organisation' | 'title' | 'phone' | 'email' | 'url')
  | ('to' | 'subject' | 'body')
  | ('payNowProxy' | 'uen' | 'mobileSg' | 'editable' | 'expiry')
  | ('promptPayProxy' | 'mobileTh' | 'taxIdTh' | 'eWallet')
  | ('pixKey' | 'pixRandom' | 'pixEmail' | 'pixPhone' | 'cpf' | 'cnpj' | 'message' | 'transactionId')
  | ('accountTag' | 'networkId' | 'account' | 'category' | 'currency' | 'country' | 'postalCode')
  | ('amount' | 'merchantName' | 'merchantCity' | 'reference' | 'method');

export type ChoiceName =
  | ('WPA' | 'WPA3' | 'WPA2-EAP' | 'WEP' | 'nopass')
  | ('PEAP' | 'TTLS' | 'PWD' | 'MSCHAPV2' | 'PAP' | 'GTC')
  | ('uen' | 'mobile')
  | ('taxId' | 'eWallet')
  | ('pixRandom' | 'pixEmail' | 'pixPhone' | 'cpf' | 'cnpj')
  | ('static' | 'dynamic');

const amount: FormField = { name: 'amount', type: 'decimal' };
const method: FormField = { name: 'method', choices: ['static', 'dynamic'] };

/** The fields of every form, in their order. */
export const formFields: Readonly<Record<PayloadKind, readonly FormField[]>> = {
  wifi: [
    { name: 'ssid', needed: true },
    { name: 'security', choices: ['WPA', 'WPA3', 'WPA2-EAP', 'WEP', 'nopass'] },
    { name: 'eapMethod', choices: ['PEAP', 'TTLS', 'PWD'], when: ['security', 'WPA2-EAP'] },
    { name: 'innerMethod', choices: ['MSCHAPV2', 'PAP', 'GTC'], when: ['eapMethod', 'PEAP', 'TTLS'] },
    { name: 'identity', needed: true, when: ['security', 'WPA2-EAP'] },
    { name: 'anonymous', when: ['eapMethod', 'PEAP', 'TTLS'] },
    { name: 'password', when: ['security', 'WPA', 'WPA3', 'WPA2-EAP', 'WEP'] },
    { name: 'hidden', type: 'flag' },
  ],
  vcard: [
    { name: 'name', needed: true },
    { name: 'familyName' },
    { name: 'givenName' },
    { name: 'organisation' },
    { name: 'title' },
    { name: 'phone' },
    { name: 'email' },
    { name: 'url' },
  ],
  email: [{ name: 'to', needed: true }, { name: 'subject' }, { name: 'body' }],
  paynow: [
    { name: 'payNowProxy', choices: ['uen', 'mobile'] },
    { name: 'uen', needed: true, when: ['payNowProxy', 'uen'] },
    { name: 'mobileSg', needed: true, when: ['payNowProxy', 'mobile'] },
    amount,
    { name: 'merchantName' },
    { name: 'reference' },
    { name: 'expiry', type: 'date' },
    method,
    { name: 'editable', type: 'flag' },
  ],
  promptpay: [
    { name: 'promptPayProxy', choices: ['mobile', 'taxId', 'eWallet'] },
    { name: 'mobileTh', needed: true, when: ['promptPayProxy', 'mobile'] },
    { name: 'taxIdTh', needed: true, when: ['promptPayProxy', 'taxId'] },
    { name: 'eWallet', needed: true, when: ['promptPayProxy', 'eWallet'] },
    amount,
    method,
  ],
  pix: [
    { name: 'pixKey', choices: ['pixRandom', 'pixEmail', 'pixPhone', 'cpf', 'cnpj'] },
    ...(['pixRandom', 'pixEmail', 'pixPhone', 'cpf', 'cnpj'] as const).map((name): FormField => ({
      name,
      needed: true,
      when: ['pixKey', name],
    })),
    { name: 'merchantName', needed: true },
    { name: 'merchantCity', needed: true },
    amount,
    { name: 'message' },
    { name: 'transactionId' },
    method,
  ],
  emvco: [
    { name: 'networkId', needed: true },
    { name: 'account', needed: true },
    { name: 'accountTag', needed: true },
    { name: 'merchantName', needed: true },
    { name: 'merchantCity', needed: true },
    { name: 'country', needed: true },
    { name: 'currency', needed: true },
    amount,
    { name: 'category', needed: true },
    { name: 'postalCode' },
    { name: 'reference' },
    method,
  ],
};

/** What choices and codes begin with. */
export const initialFields: PayloadFields = {
  security: 'WPA',
  eapMethod: 'PEAP',
  innerMethod: 'MSCHAPV2',
  payNowProxy: 'uen',
  promptPayProxy: 'mobile',
  pixKey: 'pixRandom',
  method: 'static',
  accountTag: '26',
  category: '0000',
};
